import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

it('waits until the processes of a server that was killed have let go of the data', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'specforge-postgres-'));
  try {
    const killed = await startEmbeddedPostgres({ dataDir, durable: false });
    const client = new pg.Client({ connectionString: killed.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const session = rows[0]!.pid;
    const lines = (await readFile(join(killed.dataFolder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
    // A session that stands still does not notice that its server is gone.
    process.kill(session, 'SIGSTOP');
    process.kill(Number(lines[0]), 'SIGKILL');
    const starting = startEmbeddedPostgres({ dataDir, durable: false });
    let isStarted = false;
    void starting.finally(() => (isStarted = true)).catch(() => undefined);
    const log = () => readFile(join(killed.dataFolder, 'postgres.log'), 'utf8');
    while (!isStarted && !/still in use|already exists/.test(await log())) await wait(20);
    expect(isStarted).toBe(false);
    process.kill(session, 'SIGCONT');
    const server = await starting;
    await server.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
