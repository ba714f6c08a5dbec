// Starts a throw-away PostgreSQL for one Jest run and tells the workers where it is.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SourceLoader } from './source-loader.mjs';

const PREFIX = 'specforge-test-';

const root = fileURLToPath(new URL('../..', import.meta.url));
const hooks = registerHooks(new SourceLoader(root, join(root, 'node_modules/.cache/specforge')).hooks());
const { startEmbeddedPostgres } = await import('../../backend/src/embedded/postgres.ts');
hooks.deregister();

export default async function setup() {
  await removeLeftovers();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.specforgeTestServer = { server, folder };
}

/** Folders of runs that were killed; PostgreSQL's own pid file tells whether a server still lives there. */
async function removeLeftovers() {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length));
    if (!pid || isAlive(pid)) continue;
    const leftover = await startEmbeddedPostgres({ dataDir: join(tmpdir(), name), durable: false }).catch(
      () => undefined,
    );
    await leftover?.stop();
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
