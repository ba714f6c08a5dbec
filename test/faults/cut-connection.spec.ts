import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { startCutting } from '../support/connection-cutter.js';
import { BusyClient } from '../support/fault-clients.js';
import { waitForEnds } from '../support/fault-runs.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { type FaultWorld, startFaultWorld } from '../support/fault-world.js';
import { finishedDocument, FOUR_SECTIONS, readDocument } from '../support/generation.js';
import { brokenInvariants } from '../support/invariants.js';
import { watched } from '../support/promised-time.js';
import type { ServerProcess } from '../support/server-process.js';

const SECONDS = 1000;
const CUT_EVERY_MS = 200;
const CUTTING_MS = trials(6, 30) * SECONDS;
/** Half of what an idle machine comes to. */
const LEAST_CUTS = CUTTING_MS / CUT_EVERY_MS / 2;
const RECOVERY_MS = 5 * SECONDS;
const CLIENTS = 4;
/** Enough for the longest cutting. */
const CUTS = 1000;

let world: FaultWorld;
let processes: ServerProcess[];
beforeAll(async () => {
  world = await startFaultWorld({ RUN_CONCURRENCY: '8' });
  processes = await Promise.all([world.start('api'), world.start('worker')]);
});
afterAll(() => world.close());

it(
  `a random session is cut every ${CUT_EVERY_MS} ms for ${CUTTING_MS / SECONDS} s (FAULT_SEED=${faultSeed})`,
  async () => {
    const owners = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const user = await world.newUser();
        return { user, document: await finishedDocument(user) };
      }),
    );
    const clients = owners.map(({ user, document }) => new BusyClient(world.client, user, document));
    const numbers = fc.sample(fc.noBias(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), {
      seed: faultSeed,
      numRuns: CUTS,
    });
    const working = clients.map((client) => client.work());
    const cutter = await startCutting(world.databaseUrl, CUT_EVERY_MS, () => numbers.pop() ?? 0);
    const cuts = () => [...cutter.cut.values()].reduce((sum, count) => sum + count, 0);
    await wait(CUTTING_MS);
    while (cuts() <= LEAST_CUTS) await wait(CUT_EVERY_MS);
    await cutter.stop();
    const { slowness } = await watched(() => wait(RECOVERY_MS));
    await wait(RECOVERY_MS * (slowness - 1));
    const recovered = performance.now();
    await wait(2 * SECONDS);
    for (const client of clients) client.stop();
    await Promise.all(working);

    // Every kind of session was cut, the queue's too, and nobody died of it.
    expect(cuts()).toBeGreaterThan(LEAST_CUTS);
    expect(processes.map(({ exit }) => exit)).toEqual([null, null]);
    expect(clients.flatMap((client) => client.unexpected())).toEqual([]);
    expect(clients.flatMap((client) => client.troubledAfter(recovered))).toEqual([]);

    const stored = await world.sql<{ runId: string; documentId: string; idea: string }>(
      `SELECT id AS "runId", document_id AS "documentId", '' AS idea FROM runs`,
    );
    const ended = await waitForEnds(world, stored);
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'done'));
    const admitted = clients.flatMap((client) => [...client.admitted.values()]);
    expect(new Set(admitted).size).toBe(admitted.length);
    // The finished documents of the beginning, and one for each admitted request.
    expect(stored).toHaveLength(CLIENTS + admitted.length);
    for (const [index, { user, document }] of owners.entries()) {
      const { sections } = await readDocument(user, document.id);
      expect(sections[FOUR_SECTIONS[0] ?? '']).toMatchObject({ context: clients[index]?.lastEdit });
    }
    expect(await brokenInvariants(world.sql)).toEqual([]);
  },
  CUTTING_MS + 600 * SECONDS,
);
