import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../scripts/redis.mjs';
import { startTrialRun, waitForEnds, waitForStored, writeSlowly } from '../support/fault-runs.js';
import { type FaultWorld, startFaultWorld } from '../support/fault-world.js';
import { brokenInvariants } from '../support/invariants.js';

const SECONDS = 1000;
const EXIT_MS = 20 * SECONDS;
/** A start waits a moment for the queue and then leaves the run to be found. */
const ANSWER_MS = 5 * SECONDS;
const GOES_ON_MS = 10 * SECONDS;
/** Clients ask for a lost Redis less and less often; by now they would be silent for longer than a farewell lasts. */
const AWAY_MS = 20 * SECONDS;

let world: FaultWorld | null = null;
const redis = await startRedis();
beforeAll(async () => {
  if (!redis) return;
  world = await startFaultWorld({ REDIS_URL: redis.url, RUN_CONCURRENCY: '4' });
  writeSlowly(world.model);
}, 90 * SECONDS);
afterAll(async () => {
  await world?.close();
});

(redis ? it : it.skip)(
  'Redis dies while runs are written: they end, new ones are taken, and processes stop in time',
  async () => {
    if (!world || !redis) throw new Error('There is no world.');
    const { sql } = world;
    const [api, worker] = await Promise.all([world.start('api'), world.start('worker')]);
    const user = await world.newUser();
    const before = [await startTrialRun(user), await startTrialRun(user)];
    await waitForStored(sql, before, (stored) => stored.every(({ step }) => step === 'writing'), GOES_ON_MS);
    await redis.stop();
    const away = sleep(AWAY_MS);

    const asked = performance.now();
    const later = await startTrialRun(user);
    expect(performance.now() - asked).toBeLessThan(ANSWER_MS);
    await waitForStored(sql, [later], ([run]) => (run?.attempt ?? 0) > 0, GOES_ON_MS);
    const ended = await waitForEnds(world, [...before, later], 60 * SECONDS);
    expect(ended.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect([api.exit, worker.exit]).toEqual([null, null]);
    expect(await brokenInvariants(sql)).toEqual([]);

    await away;
    for (const one of [worker, api]) void one.kill('SIGTERM');
    for (const one of [worker, api]) expect(await one.end(EXIT_MS)).toMatchObject({ code: 0 });
  },
  180 * SECONDS,
);
