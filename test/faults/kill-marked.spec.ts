import fc from 'fast-check';
import { writeSlowly } from '../support/fault-runs.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { WorldPool } from '../support/fault-world.js';
import { killWorker, startKillWorld, type Successor } from '../support/kill-trial.js';
import type { FaultPoint } from '../../backend/src/common/fault-points.js';

/** The moments in a worker's life, with how often two runs of four sections pass each at least. */
const WORKER_POINTS: [FaultPoint, number][] = [
  ['run-claimed', 2],
  ['run-prepared', 2],
  ['title-saved', 2],
  ['section-marked-writing', 8],
  ['before-model-call', 8],
  ['during-model-call', 20],
  ['text-written', 4],
  ['after-model-call', 8],
  ['section-saved-before-mark', 8],
  ['section-marked-before-commit', 8],
  ['section-committed', 8],
  ['section-failed', 1],
  ['all-sections-ended', 2],
  ['settlement-refunded', 2],
  ['settlement-before-commit', 2],
  ['settlement-committed', 2],
];
/** There the model refuses a section, so that something goes back. */
const WITH_REFUSAL: FaultPoint[] = ['section-failed', 'settlement-refunded'];
const REFUSED = 'user-stories';

const SECONDS = 1000;
const GOES_ON_MS = 10 * SECONDS;

/** Every point once, then some a second time at another passage, in an order of the seed's. */
function plan(count: number): [string, Successor][] {
  const passage = (name: string, passes: number) =>
    fc.integer({ min: 1, max: passes }).map((pass) => (pass === 1 ? name : `${name}:${pass}`));
  const [points = []] = fc.sample(
    fc
      .tuple(
        fc.shuffledSubarray(WORKER_POINTS, { minLength: WORKER_POINTS.length }),
        fc.shuffledSubarray(
          WORKER_POINTS.filter(([, passes]) => passes > 2),
          { minLength: 4, maxLength: 4 },
        ),
      )
      .chain(([all, again]) => fc.tuple(...[...all, ...again].map(([name, passes]) => passage(name, passes)))),
    { seed: faultSeed, numRuns: 1 },
  );
  return points.slice(0, count).map((point, index) => [point, index % 2 === 0 ? 'restarted' : 'another']);
}

const worlds = new WorldPool(2, startKillWorld);
afterAll(() => worlds.close());

describe(`a worker killed at a marked moment (FAULT_SEED=${faultSeed})`, () => {
  it.concurrent.each(plan(trials(4, 20)))(
    '%s, %s',
    (point, successor) =>
      worlds.use(async (world) => {
        const refusal = WITH_REFUSAL.some((name) => point.startsWith(name));
        writeSlowly(world.model, ({ section }) => refusal && section === REFUSED);
        const outcome = await killWorker(world, { point }, successor);
        expect(outcome).toMatchObject({ signal: 'SIGKILL', changed: [], askedAgain: [], broken: [] });
        expect(outcome.statuses).toEqual(refusal ? ['failed', 'failed'] : ['done', 'done']);
        expect(outcome.goesOnAfterMs).toBeLessThan(GOES_ON_MS * outcome.slowness);
      }),
    trials(300, 1800) * SECONDS,
  );
});
