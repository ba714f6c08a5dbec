import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedPostgres } from './postgres.js';

async function listen(): Promise<{ port: number; close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { port: address.port, close: () => server.close() };
}

it('goes on with another port when somebody has taken the first meanwhile', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'specforge-postgres-'));
  const taken = await listen();
  const free = await listen();
  free.close();
  const ports = [taken.port, free.port];
  try {
    const server = await startEmbeddedPostgres({ dataDir, durable: false, nextPort: async () => ports.shift()! });
    const client = new pg.Client({ connectionString: server.url });
    try {
      await client.connect();
      expect((await client.query('SHOW port')).rows).toEqual([{ port: String(free.port) }]);
    } finally {
      await client.end();
      await server.stop();
    }
  } finally {
    taken.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
