// `npm start`: installs and builds what is missing or stale, then becomes the product.
import { spawn } from 'node:child_process';
import { at, environment, pinnedNode } from './run.mjs';
import { ensureInstalled } from './install.mjs';
import { buildStale } from './build.mjs';

await ensureInstalled();
await buildStale();

const child = spawn(pinnedNode(), [at('backend/dist/main.js'), ...process.argv.slice(2)], {
  // Keeps compiled modules, so that the next start need not compile them again.
  env: environment({ NODE_COMPILE_CACHE: at('node_modules/.cache/specforge/compiled') }),
  stdio: 'inherit',
});
// Ctrl-C reaches the child by itself; a signal sent to this process alone must be handed on. Stopping is idempotent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
