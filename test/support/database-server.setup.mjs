// Starts a throw-away PostgreSQL for one Jest run and tells the workers where it is.
import { chmod, mkdtemp } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PREFIX, removeLeftovers } from './leftovers.mjs';
import { SourceLoader } from './source-loader.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const hooks = registerHooks(new SourceLoader(root, join(root, 'node_modules/.cache/specforge')).hooks());
const { startEmbeddedPostgres } = await import('../../backend/src/embedded/postgres.ts');
hooks.deregister();

export default async function setup() {
  await removeLeftovers(tmpdir(), async (dataDir) => (await startEmbeddedPostgres({ dataDir, durable: false })).stop());
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user where this one is root.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.specforgeTestServer = { server, folder };
}
