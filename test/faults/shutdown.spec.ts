import type { TestClient } from '../support/client.js';
import {
  finishedSections,
  startTrialRun,
  type TrialRun,
  waitForEnds,
  waitForStored,
  writeSlowly,
  writtenTwice,
} from '../support/fault-runs.js';
import { type FaultWorld, startFaultWorld } from '../support/fault-world.js';
import { brokenInvariants } from '../support/invariants.js';

const RUNS = 10;
/** The signup gift pays for two documents beside the free one. */
const RUNS_PER_USER = 3;
const SECONDS = 1000;
const EXIT_MS = 30 * SECONDS;

let world: FaultWorld;
beforeAll(async () => {
  world = await startFaultWorld({ RUN_CONCURRENCY: String(RUNS), LLM_CONCURRENCY: '24' });
  writeSlowly(world.model);
}, 90 * SECONDS);
afterAll(() => world.close());

async function startRuns(): Promise<TrialRun[]> {
  const runs: TrialRun[] = [];
  let user: TestClient | null = null;
  for (let count = 0; count < RUNS; count += 1) {
    if (count % RUNS_PER_USER === 0 || !user) user = await world.newUser();
    runs.push(await startTrialRun(user));
  }
  return runs;
}

it(
  `SIGTERM with ${RUNS} running jobs: nothing fails, and all of them finish after the restart`,
  async () => {
    const { sql, model } = world;
    await world.start('api');
    const runs = await startRuns();
    const worker = await world.start('worker');
    await waitForStored(
      sql,
      runs,
      (stored) => stored.every(({ attempt, step }) => attempt > 0 && step === 'writing'),
      EXIT_MS,
    );

    const asked = performance.now();
    void worker.kill('SIGTERM');
    const { code, signal, at } = await worker.end(EXIT_MS);
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(at - asked).toBeLessThan(EXIT_MS);

    const left = await sql<{ status: string; leaseOwner: string | null; writing: number }>(
      `SELECT status, lease_owner AS "leaseOwner",
              (SELECT count(*)::int FROM run_sections WHERE run_id = r.id AND state IN ('writing', 'failed')) AS writing
         FROM runs r`,
    );
    // Let go, with nothing half written: another worker need not wait for the lease to run out.
    expect(left).toEqual(left.map(() => ({ status: 'running', leaseOwner: null, writing: 0 })));
    expect(left).toHaveLength(RUNS);
    const finished = await finishedSections(sql, runs);
    const calls = model.calls.length;

    await world.start('worker');
    const ended = await waitForEnds(world, runs, 60 * SECONDS);
    expect(ended.map(({ status }) => status)).toEqual(runs.map(() => 'done'));
    expect(await finishedSections(sql, runs)).toEqual(expect.arrayContaining(finished));
    expect(writtenTwice(model, calls, runs, finished)).toEqual([]);
    expect(await brokenInvariants(sql)).toEqual([]);
  },
  240 * SECONDS,
);
