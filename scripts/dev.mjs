// `npm run dev`: the server restarts and the web app hot-reloads as their sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { at, environment, pinnedNode } from './run.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale({ only: ['document', 'backend'] });

let server;
let restarting;

function startServer() {
  // Vite loads the development build of React Router; the server must not hold another copy of it.
  server = spawn(pinnedNode(), ['--conditions=development', at('backend/dist/main.js'), ...process.argv.slice(2)], {
    env: environment({ SITE_LIVE: 'true' }),
    stdio: 'inherit',
  });
}

/** One restart at a time, and none for every single file of a save. */
function restart() {
  clearTimeout(restarting);
  restarting = setTimeout(async () => {
    await stopped(server);
    // What does not compile yet waits for the next save.
    if (await buildStale({ only: ['document', 'backend'], mayFail: true })) startServer();
  }, 150);
}

function stopped(child) {
  if (!child || child.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

startServer();
for (const folder of ['document/src', 'backend/src', 'content']) watch(at(folder), { recursive: true }, restart);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await stopped(server);
    process.exit(0);
  });
}
