import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentResponseDto } from '../../backend/src/documents/documents.dto.js';
import type { RunResponseDto, RunStartedDto } from '../../backend/src/runs/runs.dto.js';
import type { Answer, TestClient } from './client.js';

export const IDEA =
  'Rosterly helps 40 regional airlines to plan crews. Planners lose 6 hours a week to phone calls when a flight is ' +
  'late; with Rosterly a planner sees who is rested and free, offers the shift, and the crew member accepts on a phone.';

/** The smallest selection of `prd-saas-starter`: four sections, of which some depend on others. */
export const FOUR_SECTIONS = ['strategic-goals', 'user-personas', 'scope-features', 'user-stories'];
export const TEMPLATE = 'prd-saas-starter';

/** Generous: it ends as soon as what is waited for is there. */
const PATIENCE_MS = 120_000;

export interface StartOptions {
  sections?: string[];
  templateId?: string;
  idea?: string;
  userInput?: string;
  headers?: Record<string, string>;
}

/** Creates a project and asks for a run. */
export async function requestRun(user: TestClient, options: StartOptions = {}): Promise<Answer<RunStartedDto>> {
  const project = await user.post<{ id: string }>('/projects', { idea: options.idea ?? IDEA });
  return user.post<RunStartedDto>(
    `/forge/projects/${project.body.id}/runs`,
    {
      templateId: options.templateId ?? TEMPLATE,
      enabledSections: options.sections ?? FOUR_SECTIONS,
      ...(options.userInput !== undefined && { userInput: options.userInput }),
    },
    { headers: options.headers ?? {} },
  );
}

/** The same, for tests in which starting must work. */
export async function startRun(user: TestClient, options: StartOptions = {}): Promise<RunStartedDto> {
  const answer = await requestRun(user, options);
  if (answer.status !== 202) throw new Error(`Starting answered ${answer.status}: ${answer.bytes.toString()}`);
  return answer.body;
}

async function readRun(user: TestClient, runId: string): Promise<RunResponseDto> {
  const { status, body, bytes } = await user.get<RunResponseDto>(`/runs/${runId}`);
  if (status !== 200) throw new Error(`Reading the run answered ${status}: ${bytes.toString()}`);
  return body;
}

/** Waits until the run is as wanted; the run as it then stands. */
export async function waitForRun(
  user: TestClient,
  runId: string,
  wanted: (run: RunResponseDto) => boolean,
  timeoutMs = PATIENCE_MS,
): Promise<RunResponseDto> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const run = await readRun(user, runId);
    if (wanted(run)) return run;
    if (Date.now() > until) {
      const states = run.progress.sections.map(({ key, state, error }) => `${key} ${state} ${error?.code ?? ''}`);
      throw new Error(`The run is ${run.status}, ${run.step}: ${states.join('; ')}`);
    }
    await wait(40);
  }
}

export function waitForEnd(user: TestClient, runId: string, timeoutMs?: number): Promise<RunResponseDto> {
  return waitForRun(user, runId, ({ status }) => status === 'done' || status === 'failed', timeoutMs);
}

/** A finished document of four sections. */
export async function finishedDocument(user: TestClient, options: StartOptions = {}): Promise<DocumentResponseDto> {
  const { runId, documentId } = await startRun(user, options);
  const run = await waitForEnd(user, runId);
  if (run.status !== 'done') throw new Error(`The run ended ${run.status}: ${run.errorMessage}`);
  return readDocument(user, documentId);
}

export async function readDocument(user: TestClient, documentId: string): Promise<DocumentResponseDto> {
  return (await user.get<DocumentResponseDto>(`/documents/${documentId}`)).body;
}

export async function readBalance(user: TestClient): Promise<number> {
  return (await user.get<{ balance: number }>('/credits/balance')).body.balance;
}
