import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type BadModel, startBadModel } from '../support/bad-model.js';
import { TestClient } from '../support/client.js';
import { createTestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { readDocument, startRun, waitForEnd } from '../support/generation.js';
import { type Environment, newDataDir, Program, removeDataDir } from './program.js';

/** A Redis of the machine's own, where it has one: the same module that `npm test` uses. */
interface Redis {
  url: string;
  stop(): Promise<void>;
}
const { startRedis } = (await import(new URL('../../scripts/redis.mjs', import.meta.url).href)) as {
  startRedis(): Promise<Redis | undefined>;
};
const redis = await startRedis();
afterAll(() => redis?.stop());

const QUEUES: [name: string, url: string | null][] = [
  ['PostgreSQL', null],
  ...(redis ? [['Redis', redis.url] as [string, string]] : []),
];

describe.each(QUEUES)('api, worker and scheduler as processes of their own, with queues on %s', (_, redisUrl) => {
  const programs: Program[] = [];
  const folders: string[] = [];
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let models: { api: BadModel; worker: BadModel };

  async function start(role: 'api' | 'worker' | 'scheduler', env: Environment = {}): Promise<Program> {
    const folder = await newDataDir();
    folders.push(folder);
    const model = role === 'worker' ? models.worker : models.api;
    const program = new Program({
      args: [`--role=${role}`],
      env: {
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        ...(redisUrl !== null && { REDIS_URL: redisUrl }),
        OPENAI_BASE_URL: model.url,
        PORT: '0',
        ...env,
      },
    });
    programs.push(program);
    await program.says(role === 'api' ? 'SpecForge is ready' : `SpecForge ${role} is running.`);
    return program;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    models = { api: await startBadModel(), worker: await startBadModel() };
  });
  afterEach(async () => {
    for (const program of programs.splice(0)) await program.stop();
  });
  afterAll(async () => {
    for (const folder of folders) await removeDataDir(folder);
    await Promise.all([models.api.close(), models.worker.close()]);
    await database.drop();
  });

  it('a run started through the api is written by the worker', async () => {
    const port = await freePort();
    const healthPort = await freePort();
    const [api, worker, scheduler] = await Promise.all([
      start('api', { PORT: String(port) }),
      start('worker', { HEALTH_PORT: String(healthPort) }),
      start('scheduler'),
    ]);
    const client = new TestClient(`http://127.0.0.1:${port}`);
    await client.register({ name: 'Ada Lind', email: 'ada@example.test', password: 'harvest-moon' });
    expect((await client.get('/health/ready')).status).toBe(200);
    // A worker answers for its own health, and for nothing else.
    const answer = async (path: string) => (await fetch(`http://127.0.0.1:${healthPort}${path}`)).status;
    expect(await Promise.all(['/api/health/live', '/api/health/ready', '/api/user'].map(answer))).toEqual([
      200, 200, 404,
    ]);
    const metrics = await (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
    expect(metrics).toMatch(/^specforge_runs_waiting 0$/m);
    expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds /m);
    // Nobody has looked yet, and nought would look like a clean ledger.
    expect(metrics).not.toMatch(/^specforge_ledger_problems /m);

    const { runId, documentId } = await startRun(client);
    const run = await waitForEnd(client, runId);
    expect(run).toMatchObject({ status: 'done', progress: { done: 4, failed: 0 } });
    expect(Object.keys((await readDocument(client, documentId)).sections)).toHaveLength(4);
    expect(models.api.calls).toHaveLength(0);
    expect(models.worker.calls.length).toBeGreaterThanOrEqual(4);

    // Without a worker nothing is lost: the run waits, and the next worker writes it.
    await worker.stop();
    const waiting = await startRun(client);
    expect(await client.get(`/runs/${waiting.runId}`)).toMatchObject({ status: 200, body: { step: 'queued' } });
    const next = await start('worker');
    expect(await waitForEnd(client, waiting.runId)).toMatchObject({ status: 'done' });

    for (const program of [api, next, scheduler]) {
      program.signal('SIGTERM');
      expect(await program.end()).toMatchObject({ code: 0, lines: [] });
    }
    expect(await worker.end()).toMatchObject({ code: 0, lines: [] });
    expect(models.api.calls).toHaveLength(0);
  }, 600_000);
});

if (!redis) {
  it.todo('the same with queues on Redis: there is no redis-server on this machine');
}
