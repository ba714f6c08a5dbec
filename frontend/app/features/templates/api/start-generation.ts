import { request } from '~/lib/api/client';
import type { Project, RunStarted } from '~/lib/api/types';

export interface GenerationRequest {
  /** What the author says to this document; nothing where the project's idea says it all. */
  userInput: string;
  templateId: string;
  enabledSections: string[];
  /** One key per press of the button: a repeated request starts nothing twice. */
  idempotencyKey: string;
}

export async function createProject(idea: string, idempotencyKey: string): Promise<Project> {
  return request<Project>('/api/projects', {
    method: 'POST',
    body: { idea },
    idempotencyKey: `${idempotencyKey}-project`,
  });
}

export async function startRun(
  projectId: string,
  { userInput, templateId, enabledSections, idempotencyKey }: GenerationRequest,
) {
  return request<RunStarted>(`/api/forge/projects/${projectId}/runs`, {
    method: 'POST',
    body: { templateId, enabledSections, userInput },
    idempotencyKey,
  });
}
