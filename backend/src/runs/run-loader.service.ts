import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { listRecords, type SectionData, type TemplateSection } from '@specforge/document';
import { DataSource } from 'typeorm';
import { DocumentContentService, type LoadedDocument } from '../documents/document-content.service.js';
import { EarlierDocumentsService } from '../documents/earlier-documents.service.js';
import type { DocumentBrief, FinishedSection } from '../writing/brief.js';
import { sectionWeight } from '../writing/section-weight.js';
import type { Lease } from './run-lease.service.js';
import type { RunSectionState } from './run.enumerations.js';
import { SectionScheduler } from './section-scheduler.js';

/** What a worker knows of its run while it works: read once, kept up to date as sections are finished. */
export interface RunWork {
  document: LoadedDocument;
  brief: DocumentBrief;
  scheduler: SectionScheduler;
  /** Data of the finished sections, by key. */
  finished: Map<string, SectionData>;
  /** A worker that is gone left sections half written. */
  hasInterrupted: boolean;
  /** The document has no name of its own yet. */
  needsTitle: boolean;
}

interface RunRow {
  workspaceId: string;
  documentId: string;
  idea: string | null;
  earlierVersions: string[];
  userInput: string | null;
  createdAt: Date;
  hasTitle: boolean;
}

@Injectable()
export class RunLoaderService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly content: DocumentContentService,
    private readonly earlier: EarlierDocumentsService,
  ) {}

  async load({ runId }: Lease): Promise<RunWork> {
    const [run]: RunRow[] = await this.dataSource.query(
      `SELECT workspace_id AS "workspaceId", document_id AS "documentId", idea, user_input AS "userInput",
              earlier_versions AS "earlierVersions",
              created_at AS "createdAt", helper_usage <> '{}' AS "hasTitle"
         FROM runs WHERE id = $1`,
      [runId],
    );
    if (!run) throw new Error(`Run ${runId} is gone.`);
    const document = await this.content.load(this.dataSource.manager, run.workspaceId, run.documentId);
    const rows: { key: string; state: RunSectionState }[] = await this.dataSource.query(
      'SELECT key, state FROM run_sections WHERE run_id = $1',
      [runId],
    );
    const finished = new Map(document.sections.flatMap(({ key, data }) => (data ? [[key, data] as const] : [])));
    const states = new Map(rows.map(({ key, state }) => [key, finished.has(key) ? 'done' : atRest(state)]));
    const settled = await this.earlier.read(this.dataSource.manager, run.workspaceId, run.earlierVersions);
    const { template, outline } = document;
    return {
      document,
      brief: {
        // What was edited since is for other documents: the sections of this one agree.
        idea: run.idea ?? document.idea,
        userInput: run.userInput,
        today: run.createdAt.toISOString().slice(0, 10),
        template,
        sections: outline,
        ...(settled && { settled }),
      },
      scheduler: new SectionScheduler(
        outline.map(({ key, dependsOn, fields }) => ({ key, dependsOn, weight: sectionWeight(fields) })),
        states,
      ),
      finished,
      hasInterrupted: rows.some(({ state }) => state === 'writing'),
      needsTitle: !run.hasTitle,
    };
  }
}

/** What was being written is to be written again. What a person wrote after a failure counts as written. */
function atRest(state: RunSectionState): RunSectionState {
  return state === 'writing' ? 'waiting' : state;
}

/** The finished sections that this one builds on, in the order of the document. */
export function dependenciesOf(work: RunWork, { dependsOn }: TemplateSection): FinishedSection[] {
  return work.document.outline.flatMap((section) => {
    const data = work.finished.get(section.key);
    return data && dependsOn.some(({ id }) => id === section.key) ? [{ section, data }] : [];
  });
}

/** Ids that the section may refer to: a reference leads only to sections that its own depends on. */
export function knownIds(dependencies: readonly FinishedSection[]): Set<string> {
  return new Set(dependencies.flatMap(({ section, data }) => listRecords(section, data).map(({ id }) => id)));
}
