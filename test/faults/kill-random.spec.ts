import fc from 'fast-check';
import { writeSlowly } from '../support/fault-runs.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { WorldPool } from '../support/fault-world.js';
import { killWorker, startKillWorld, type Successor } from '../support/kill-trial.js';

/** Two runs of four sections take a worker about so long. */
const RUN_MS = 4_000;
const SECONDS = 1000;
const GOES_ON_MS = 10 * SECONDS;

const moments = fc.sample(
  fc.tuple(fc.noBias(fc.integer({ min: 0, max: RUN_MS })), fc.constantFrom<Successor>('restarted', 'another')),
  { seed: faultSeed, numRuns: trials(2, 20) },
);

const worlds = new WorldPool(trials(1, 2), startKillWorld);
afterAll(() => worlds.close());

describe(`a worker killed at a random moment (FAULT_SEED=${faultSeed})`, () => {
  it.concurrent.each(moments)(
    '%i ms after the start, %s',
    (afterMs, successor) =>
      worlds.use(async (world) => {
        writeSlowly(world.model);
        const outcome = await killWorker(world, { afterMs }, successor);
        expect(outcome).toMatchObject({ signal: 'SIGKILL', changed: [], askedAgain: [], broken: [] });
        expect(outcome.statuses).toEqual(['done', 'done']);
        expect(outcome.goesOnAfterMs).toBeLessThan(GOES_ON_MS * outcome.slowness);
      }),
    trials(300, 1800) * SECONDS,
  );
});
