import { mkdirSync, appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { type FaultWorld, startFaultWorld, startRoles } from './fault-world.js';
import {
  finishedSections,
  startTrialRun,
  type StoredRun,
  storedRuns,
  type TrialRun,
  waitForEnds,
  waitForStored,
  writtenTwice,
} from './fault-runs.js';
import { faultSeed } from './fault-scale.js';
import { brokenInvariants } from './invariants.js';
import { watched } from './promised-time.js';
import type { ServerProcess } from './server-process.js';

/** When the worker dies. */
export type Moment = { point: string } | { afterMs: number };

/** Who goes on: the killed worker started again, or another one that is there. */
export type Successor = 'restarted' | 'another';

export interface KillOutcome {
  signal: string | null;
  /** From the kill, or the end of the restart, until every run that had not ended was in other hands. */
  goesOnAfterMs: number;
  /** Of the machine meanwhile. */
  slowness: number;
  statuses: string[];
  sectionsFinishedAtKill: number;
  /** Finished sections that are not exactly as they were when the worker died. */
  changed: string[];
  /** Finished sections that the model was asked for again. */
  askedAgain: string[];
  broken: string[];
}

const LOG_FOLDER = fileURLToPath(new URL('../../test-results', import.meta.url));
/** A point that is never passed would otherwise hold the trial up for ever. */
const DEATH_MS = 120_000;
/** Generous: the outcome tells the time, and the test judges it. */
const PATIENCE_MS = 120_000;

export interface KillWorld extends FaultWorld {
  /** A worker that is there all the time, and paused while another one is to take the runs. */
  standby: ServerProcess;
}

export async function startKillWorld(): Promise<KillWorld> {
  const world = await startFaultWorld({ RUN_CONCURRENCY: '2' });
  const [standby] = await startRoles(world, ['worker', 'api']);
  if (!standby) throw new Error('There is no worker.');
  return { ...world, standby };
}

/** Two runs of one user, one free and one paid, whose worker is killed with SIGKILL; another one finishes them. */
export async function killWorker(world: KillWorld, moment: Moment, successor: Successor): Promise<KillOutcome> {
  const { sql, model, standby } = world;
  standby.pause();
  const [user, worker] = await Promise.all([
    world.newUser(),
    world.start('worker', 'point' in moment ? { FAULT_POINT: moment.point } : {}),
  ]);
  const runs = [await startTrialRun(user), await startTrialRun(user)];
  await Promise.race([waitForStored(sql, runs, areTaken, DEATH_MS), worker.exited]);
  if (successor === 'another') standby.resume();
  if ('afterMs' in moment) {
    await wait(moment.afterMs);
    void worker.kill();
  }
  const { signal, at } = await worker.end(DEATH_MS);
  const before = await storedRuns(sql, runs);
  const finished = await finishedSections(sql, runs);
  const calls = model.calls.length;
  const restarted = successor === 'restarted' ? await world.start('worker') : null;
  const since = restarted ? performance.now() : at;
  const { slowness } = await watched(() => waitForStored(sql, runs, (stored) => goOn(stored, before), PATIENCE_MS));
  const goesOnAfterMs = Math.round(performance.now() - since);
  const ended = await waitForEnds(world, runs, PATIENCE_MS);
  const after = await finishedSections(sql, runs);
  await restarted?.kill();
  standby.resume();
  const outcome: KillOutcome = {
    signal,
    goesOnAfterMs,
    slowness,
    statuses: ended.map(({ status }) => status),
    sectionsFinishedAtKill: finished.length,
    changed: finished
      .filter((one) => !after.some((other) => JSON.stringify(other) === JSON.stringify(one)))
      .map(({ key }) => key),
    askedAgain: writtenTwice(model, calls, runs, finished),
    broken: await brokenInvariants(sql),
  };
  log(moment, successor, before, runs, outcome);
  return outcome;
}

const areTaken = (stored: readonly StoredRun[]) => stored.every(({ attempt }) => attempt > 0);

/** Every run that had not ended has been taken once more, or has ended meanwhile. */
function goOn(stored: readonly StoredRun[], before: readonly StoredRun[]): boolean {
  return stored.every(({ id, status, attempt }) => {
    const was = before.find((one) => one.id === id);
    return status !== 'running' || attempt > (was?.attempt ?? 0);
  });
}

/** The record of every kill, so that one that went wrong can be repeated. */
function log(
  moment: Moment,
  successor: Successor,
  before: readonly StoredRun[],
  runs: readonly TrialRun[],
  outcome: KillOutcome,
): void {
  mkdirSync(LOG_FOLDER, { recursive: true });
  const entry = {
    at: new Date().toISOString(),
    seed: faultSeed,
    ...moment,
    successor,
    runs: runs.map(({ runId }) => runId),
    before: before.map(({ status, step, attempt }) => `${status}/${step}/${attempt}`),
    ...outcome,
  };
  appendFileSync(`${LOG_FOLDER}/kills.jsonl`, `${JSON.stringify(entry)}\n`);
}
