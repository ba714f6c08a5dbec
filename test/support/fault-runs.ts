import { setTimeout as wait } from 'node:timers/promises';
import type { BadModel, Behaviour, ModelCall } from './bad-model.js';
import type { TestClient } from './client.js';
import type { FaultWorld, Sql } from './fault-world.js';
import { IDEA, startRun } from './generation.js';

/** A run of a trial. Its idea is like no other's, so the model's calls tell whose they are. */
export interface TrialRun {
  runId: string;
  documentId: string;
  idea: string;
}

export interface StoredRun {
  id: string;
  status: string;
  step: string;
  attempt: number;
}

/** A section as it stands in the document; `data` is JSON text, so that every id in it counts. */
export interface StoredSection {
  documentId: string;
  key: string;
  revision: number;
  data: string;
}

/** Long enough that a kill lands in the middle, short enough for dozens of trials. */
const DRIP: Behaviour = { kind: 'drip', everyMs: 40, characters: 160 };

/** Generous: it ends as soon as what is waited for is there. */
const PATIENCE_MS = 120_000;

let ideas = 0;
const newIdea = () => `${IDEA} This is idea ${(ideas += 1)}.`;

export async function startTrialRun(user: TestClient): Promise<TrialRun> {
  const idea = newIdea();
  const { runId, documentId } = await startRun(user, { idea });
  return { runId, documentId, idea };
}

/** Lets every section take a while; what `refuse` picks is never written. */
export function writeSlowly(model: BadModel, refuse: (call: ModelCall) => boolean = () => false): void {
  model.behave((call) => (refuse(call) ? { kind: 'refusal' } : slowly(call)));
}

/** A good answer that takes a while. */
export function slowly({ task }: ModelCall): Behaviour {
  return task === 'title' ? { kind: 'good', delayMs: 200 } : DRIP;
}

export function storedRuns(sql: Sql, runs: readonly TrialRun[]): Promise<StoredRun[]> {
  return sql<StoredRun>('SELECT id, status, step, attempt FROM runs WHERE id = ANY ($1) ORDER BY id', [
    runs.map(({ runId }) => runId),
  ]);
}

/** The sections that are finished. */
export function finishedSections(sql: Sql, runs: readonly TrialRun[]): Promise<StoredSection[]> {
  return sql<StoredSection>(
    `SELECT d.document_id AS "documentId", d.key, d.revision, d.data::text AS data
       FROM document_sections d JOIN runs r ON r.document_id = d.document_id
       JOIN run_sections s ON s.run_id = r.id AND s.key = d.key
      WHERE r.id = ANY ($1) AND s.state = 'done' ORDER BY d.document_id, d.position`,
    [runs.map(({ runId }) => runId)],
  );
}

/** Waits until what is stored about the runs is as wanted, and answers it. */
export async function waitForStored(
  sql: Sql,
  runs: readonly TrialRun[],
  wanted: (stored: StoredRun[]) => boolean,
  timeoutMs: number,
): Promise<StoredRun[]> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const stored = await storedRuns(sql, runs);
    if (wanted(stored)) return stored;
    if (Date.now() > until) throw new Error(`After ${timeoutMs} ms the runs are ${JSON.stringify(stored)}`);
    await wait(30);
  }
}

export const haveEnded = (stored: readonly StoredRun[]) =>
  stored.every(({ status }) => status === 'done' || status === 'failed');

export function waitForEnds(
  world: FaultWorld,
  runs: readonly TrialRun[],
  timeoutMs = PATIENCE_MS,
): Promise<StoredRun[]> {
  return waitForStored(world.sql, runs, haveEnded, timeoutMs);
}

/** Sections that the model was asked for although they were finished, among the calls from `since` on. */
export function writtenTwice(
  model: BadModel,
  since: number,
  runs: readonly TrialRun[],
  finished: readonly StoredSection[],
): string[] {
  const documents = new Map(runs.map(({ idea, documentId }) => [idea, documentId]));
  return model.calls.slice(since).flatMap(({ block, section }) => {
    const documentId = documents.get(block?.idea ?? '');
    const known = finished.some((one) => one.documentId === documentId && one.key === section);
    return known ? [`${section} of document ${documentId}`] : [];
  });
}
