import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../scripts/redis.mjs';
import { slowly, startTrialRun, type StoredRun, waitForEnds, waitForStored } from '../support/fault-runs.js';
import { type FaultWorld, startFaultWorld } from '../support/fault-world.js';
import { brokenInvariants } from '../support/invariants.js';
import { within } from '../support/promised-time.js';

const SECONDS = 1000;
const EXIT_MS = 20 * SECONDS;
/** A start waits a moment for the queue and then leaves the run to be found. */
const ANSWER_MS = 5 * SECONDS;
const GOES_ON_MS = 10 * SECONDS;
/** Clients ask for a lost Redis less and less often; by now they would be silent for longer than a farewell lasts. */
const AWAY_MS = 20 * SECONDS;
/** The section that builds on the others. */
const LAST = 'user-stories';
/** Generous: it ends as soon as what is waited for is there. */
const PATIENCE_MS = 120 * SECONDS;

let world: FaultWorld | null = null;
const redis = await startRedis();
beforeAll(async () => {
  if (!redis) return;
  world = await startFaultWorld({ REDIS_URL: redis.url, RUN_CONCURRENCY: '4' });
});
afterAll(async () => {
  await world?.close();
});

(redis ? it : it.skip)(
  'Redis dies while runs are written: they end, new ones are taken, and processes stop in time',
  async () => {
    if (!world || !redis) throw new Error('There is no world.');
    const { sql, model } = world;
    // No run ends before Redis does, however long that takes.
    const { promise: gone, resolve: isGone } = Promise.withResolvers<void>();
    model.behave((call) => (call.section === LAST ? { kind: 'good', after: gone } : slowly(call)));
    const [api, worker] = await Promise.all([world.start('api'), world.start('worker')]);
    const user = await world.newUser();
    const before = [await startTrialRun(user), await startTrialRun(user)];
    await waitForStored(sql, before, (stored) => stored.every(({ step }) => step === 'writing'), PATIENCE_MS);
    await redis.stop();
    isGone();
    const away = sleep(AWAY_MS);

    const later = await within(ANSWER_MS, () => startTrialRun(user));
    const isTaken = ([run]: StoredRun[]) => (run?.attempt ?? 0) > 0;
    await within(GOES_ON_MS, () => waitForStored(sql, [later], isTaken, PATIENCE_MS));
    const ended = await waitForEnds(world, [...before, later]);
    expect(ended.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect([api.exit, worker.exit]).toEqual([null, null]);
    expect(await brokenInvariants(sql)).toEqual([]);

    await away;
    const exits = await within(EXIT_MS, () => {
      for (const one of [worker, api]) void one.kill('SIGTERM');
      return Promise.all([worker, api].map((one) => one.end(PATIENCE_MS)));
    });
    expect(exits).toMatchObject([{ code: 0 }, { code: 0 }]);
  },
  600 * SECONDS,
);
