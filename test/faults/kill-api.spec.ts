import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { FaultPoint } from '../../backend/src/common/fault-points.js';
import type { Answer, TestClient } from '../support/client.js';
import { type StoredRun, type TrialRun, waitForEnds, waitForStored, writeSlowly } from '../support/fault-runs.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { type FaultWorld, startFaultWorld, startRoles, WorldPool } from '../support/fault-world.js';
import { FOUR_SECTIONS, IDEA, readBalance, startRun, TEMPLATE } from '../support/generation.js';
import { brokenInvariants } from '../support/invariants.js';
import { within } from '../support/promised-time.js';

/** The moments of a request that spends, with whether its effect is committed by then. */
const START_POINTS: [FaultPoint, boolean][] = [
  ['run-start-after-hold', false],
  ['run-start-before-commit', false],
  ['after-commit-before-enqueue', true],
  ['after-enqueue', true],
];
const IMPROVE_POINTS: FaultPoint[] = ['improve-held', 'improve-written'];

const SECONDS = 1000;
const GOES_ON_MS = 10 * SECONDS;
/** Generous: it ends as soon as what is waited for is there. */
const PATIENCE_MS = 120 * SECONDS;
const TRIAL_MS = trials(300, 1800) * SECONDS;
const SIGNUP_GIFT = 500;
const IMPROVE_COST = 10;

const [startPoints = []] = fc.sample(
  fc.shuffledSubarray(START_POINTS, { minLength: trials(2, 4), maxLength: trials(2, 4) }),
  { seed: faultSeed, numRuns: 1 },
);
const improvePoints = IMPROVE_POINTS.slice(0, trials(0, 2));

const worlds = new WorldPool(trials(1, 2), async () => {
  const world = await startFaultWorld();
  writeSlowly(world.model);
  // Without the scheduler nobody looks for improvements whose process died.
  await startRoles(world, improvePoints.length > 0 ? ['worker', 'scheduler'] : ['worker']);
  return world;
});
afterAll(() => worlds.close());

/** Sends a request that the process does not survive, restarts it, and repeats the request until it is answered. */
async function sendTwice<T>(
  world: FaultWorld,
  point: FaultPoint,
  prepare: (user: TestClient) => Promise<() => Promise<Answer<T>>>,
  meanwhile: (user: TestClient) => Promise<void>,
): Promise<{ user: TestClient; answer: Answer<T> }> {
  const armed = await world.start('api', { FAULT_POINT: point });
  const user = await world.newUser();
  const send = await prepare(user);
  await expect(send()).rejects.toThrow();
  expect(await armed.end(PATIENCE_MS)).toMatchObject({ signal: 'SIGKILL' });
  await meanwhile(user);
  const api = await world.start('api');
  // A repetition takes over once the lock of the dead process has lapsed.
  const until = Date.now() + PATIENCE_MS;
  let answer = await send();
  while (answer.status === 409 && Date.now() < until) {
    await wait(500);
    answer = await send();
  }
  const again = await send();
  expect(again).toMatchObject({ status: answer.status, body: answer.body });
  await api.kill();
  return { user, answer };
}

function runsOf(world: FaultWorld, { userId }: TestClient): Promise<TrialRun[]> {
  return world.sql<TrialRun>(
    `SELECT id AS "runId", document_id AS "documentId", '' AS idea FROM runs WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );
}

async function balanceOf({ sql }: FaultWorld, { userId }: TestClient): Promise<number> {
  const [wallet] = await sql<{ balance: number }>(
    `SELECT w.credit_balance AS balance FROM workspaces w JOIN workspace_members m ON m.workspace_id = w.id
      WHERE m.user_id = $1`,
    [userId],
  );
  return wallet?.balance ?? NaN;
}

describe(`the process that answers, killed while it starts a run (FAULT_SEED=${faultSeed})`, () => {
  it.concurrent.each(startPoints)(
    '%s (committed: %s)',
    (point, committed) =>
      worlds.use(async (world) => {
        const { user, answer } = await sendTwice<{ runId: string }>(
          world,
          point,
          async (client) => {
            const project = await client.post<{ id: string }>('/projects', { idea: IDEA });
            const body = { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS };
            const headers = { 'Idempotency-Key': `start-${point}` };
            return () => client.post(`/forge/projects/${project.body.id}/runs`, body, { headers });
          },
          async (client) => {
            const runs = await runsOf(world, client);
            expect(runs).toHaveLength(committed ? 1 : 0);
            // With nobody there to enqueue it, a run that was committed is found by a worker.
            const areTaken = (stored: StoredRun[]) => stored.every(({ attempt }) => attempt > 0);
            await within(GOES_ON_MS, () => waitForStored(world.sql, runs, areTaken, PATIENCE_MS));
          },
        );
        expect(answer.status).toBe(202);
        const runs = await runsOf(world, user);
        expect(runs.map(({ runId }) => runId)).toEqual([answer.body.runId]);
        expect((await waitForEnds(world, runs)).map(({ status }) => status)).toEqual(['done']);
        expect(await brokenInvariants(world.sql)).toEqual([]);
      }),
    TRIAL_MS,
  );
});

// An abandoned improvement gives its credits back after half a minute: too long for the sample.
if (improvePoints.length > 0) {
  describe('the same while it improves a section', () => {
    it.concurrent.each(improvePoints)(
      '%s',
      (point) =>
        worlds.use(async (world) => {
          const { user, answer } = await sendTwice<{ revision: number }>(
            world,
            point,
            async (client) => {
              const { documentId } = await startRun(client);
              await waitForEnds(world, await runsOf(world, client));
              expect(await readBalance(client)).toBe(SIGNUP_GIFT);
              const path = `/forge/documents/${documentId}/sections/${FOUR_SECTIONS[0]}/improve`;
              const headers = { 'Idempotency-Key': `improve-${point}` };
              return () => client.post(path, { instructions: 'Be bolder' }, { headers });
            },
            async (client) => expect(await balanceOf(world, client)).toBe(SIGNUP_GIFT - IMPROVE_COST),
          );
          expect(answer).toMatchObject({ status: 200, body: { revision: 2 } });
          const until = Date.now() + PATIENCE_MS;
          while ((await balanceOf(world, user)) !== SIGNUP_GIFT - IMPROVE_COST && Date.now() < until) await wait(500);
          expect(await balanceOf(world, user)).toBe(SIGNUP_GIFT - IMPROVE_COST);
          expect(await brokenInvariants(world.sql)).toEqual([]);
        }),
      TRIAL_MS,
    );
  });
}
