import type { TestClient } from '../support/client.js';
import {
  finishedSections,
  slowly,
  startTrialRun,
  type StoredRun,
  type TrialRun,
  waitForEnds,
  waitForStored,
  writeSlowly,
  writtenTwice,
} from '../support/fault-runs.js';
import { type FaultWorld, startFaultWorld } from '../support/fault-world.js';
import { brokenInvariants } from '../support/invariants.js';
import { within } from '../support/promised-time.js';

const RUNS = 10;
/** The signup gift pays for two documents beside the free one. */
const RUNS_PER_USER = 3;
const SECONDS = 1000;
const EXIT_MS = 30 * SECONDS;
/** Generous: it ends as soon as what is waited for is there. */
const PATIENCE_MS = 120 * SECONDS;
/** The section that builds on the others. */
const LAST = 'user-stories';

let world: FaultWorld;
beforeAll(async () => {
  world = await startFaultWorld({ RUN_CONCURRENCY: String(RUNS), LLM_CONCURRENCY: '24' });
});
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
    // No run ends before the signal comes, however long that takes.
    model.behave((call) => (call.section === LAST ? { kind: 'hang' } : slowly(call)));
    await world.start('api');
    const runs = await startRuns();
    const worker = await world.start('worker');
    const areWriting = (stored: StoredRun[]) => stored.every(({ attempt, step }) => attempt > 0 && step === 'writing');
    await waitForStored(sql, runs, areWriting, PATIENCE_MS);

    const { code, signal } = await within(EXIT_MS, () => {
      void worker.kill('SIGTERM');
      return worker.end(PATIENCE_MS);
    });
    expect({ code, signal }).toEqual({ code: 0, signal: null });

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

    writeSlowly(model);
    await world.start('worker');
    const ended = await waitForEnds(world, runs);
    expect(ended.map(({ status }) => status)).toEqual(runs.map(() => 'done'));
    expect(await finishedSections(sql, runs)).toEqual(expect.arrayContaining(finished));
    expect(writtenTwice(model, calls, runs, finished)).toEqual([]);
    expect(await brokenInvariants(sql)).toEqual([]);
  },
  600 * SECONDS,
);
