import { request } from '~/lib/api/client';
import type { Project, RunStarted } from '~/lib/api/types';

export interface GenerationRequest {
  idea: string;
  templateId: string;
  enabledSections: string[];
  /** One key per press of the button: a repeated request starts nothing twice. */
  idempotencyKey: string;
  /** The project of an earlier try whose run did not start. */
  projectId?: string;
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
  { idea, templateId, enabledSections, idempotencyKey }: GenerationRequest,
) {
  return request<RunStarted>(`/api/forge/projects/${projectId}/runs`, {
    method: 'POST',
    body: { templateId, enabledSections, userInput: idea },
    idempotencyKey,
  });
}
