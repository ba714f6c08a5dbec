import type { RunResponseDto } from '#backend/runs/runs.dto.js';
import type { DocumentResponseDto } from '#backend/documents/documents.dto.js';
import type { TemplateDetailDto } from '#backend/templates/templates.dto.js';
import type { Person } from './person.ts';

/** One document written from the first click to the last event. Times in milliseconds since 1970. */
export interface WrittenRun {
  /** Just before the run was asked for. */
  askedAt: number;
  firstTextAt: number;
  firstSectionAt: number;
  endedAt: number;
  document: DocumentResponseDto;
}

const now = () => performance.timeOrigin + performance.now();

/** Writes the whole template as a person would: starts it over HTTP and watches its events. Fails unless it is done. */
export async function writeDocument(person: Person, templateId: string, idea: string): Promise<WrittenRun> {
  const { sections } = await person.get<TemplateDetailDto>(`/forge/templates/${templateId}`);
  const project = await person.post<{ id: string }>('/projects', { idea });
  const askedAt = now();
  const { runId, documentId } = await person.post<{ runId: string; documentId: string }>(
    `/forge/projects/${project.id}/runs`,
    { templateId, enabledSections: sections.map(({ key }) => key) },
  );
  let firstTextAt = 0;
  let firstSectionAt = 0;
  let ended: string | null = null;
  for await (const { name, data } of person.events(`/runs/${runId}/events`)) {
    if (name === 'end') ended = (data as { status: string }).status;
    const shown =
      name === 'snapshot' ? (data as RunResponseDto).progress.sections : name === 'section' ? [data as Shown] : [];
    if (shown.some(({ text, state }) => text || state === 'done')) firstTextAt ||= now();
    if (shown.some(({ state }) => state === 'done')) firstSectionAt ||= now();
  }
  const endedAt = now();
  if (ended !== 'done') throw new Error(`The run of ${templateId} ended ${ended}: ${await failures(person, runId)}`);
  const document = await person.get<DocumentResponseDto>(`/documents/${documentId}`);
  return { askedAt, firstTextAt, firstSectionAt, endedAt, document };
}

async function failures(person: Person, runId: string): Promise<string> {
  const { progress } = await person.get<RunResponseDto>(`/runs/${runId}`);
  const failed = progress.sections.filter(({ error }) => error !== null);
  return failed.map(({ key, error }) => `${key} ${error?.code}`).join(', ');
}

type Shown = RunResponseDto['progress']['sections'][number];
