import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SectionData, SectionDependency, Template } from '@specforge/document';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { TemplatesService } from '../templates/templates.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import { sectionWeight } from '../writing/section-weight.js';
import { remainingSeconds } from './remaining-time.js';
import type { RunSectionState, RunStatus, RunStep } from './run.enumerations.js';
import type { RunResponseDto, RunSectionDto } from './runs.dto.js';
import { SETTLED_BY_PEOPLE } from './settled-by-people.js';
import { SectionScheduler } from './section-scheduler.js';

interface RunRow {
  id: string;
  projectId: string;
  documentId: string;
  documentTitle: string;
  templateVersionId: string;
  idea: string;
  status: RunStatus;
  step: RunStep;
  creditsReserved: number;
  creditsSpent: string;
  creditsRefunded: number;
  isFree: boolean;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  errorMessage: string | null;
  offlineDraft: boolean;
  cancelRequested: boolean;
  pauseRequested: boolean;
  seq: number;
}

interface SectionRow {
  key: string;
  state: RunSectionState;
  dependsOn: SectionDependency[];
  text: string | null;
  data: SectionData | null;
  errorCode: string | null;
  errorMessage: string | null;
  isSettled: boolean;
  startedAt: Date | null;
  completedAt: Date | null;
  inputTokens: number;
  outputTokens: number;
  seq: number;
}

/** A run as it stands, and the number of its newest change. */
export interface RunSnapshot {
  run: RunResponseDto;
  seq: number;
  /** Number of the newest change of each section. */
  sectionSeqs: ReadonlyMap<string, number>;
}

@Injectable()
export class RunReaderService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly access: AccessService,
    private readonly templates: TemplatesService,
  ) {}

  /** Errors: RUN_NOT_FOUND. */
  async get(actor: Actor, runId: string): Promise<RunResponseDto> {
    const { workspaceId } = await this.access.requireRun(actor, 'run.read', runId);
    return this.read(workspaceId, runId);
  }

  async read(workspaceId: string, runId: string): Promise<RunResponseDto> {
    return (await this.snapshot(workspaceId, runId)).run;
  }

  /**
   * Bodies (text and data) come only of sections that changed after `since`. The run is read before its sections,
   * so a section may be newer than `seq`: then it comes once more, which does no harm.
   */
  async snapshot(workspaceId: string, runId: string, since = -1): Promise<RunSnapshot> {
    const [row]: RunRow[] = await this.dataSource.query(
      `SELECT r.id, r.project_id AS "projectId", r.document_id AS "documentId", d.title AS "documentTitle",
              d.template_version_id AS "templateVersionId", coalesce(r.idea, p.idea) AS idea, r.status, r.step,
              r.credits_reserved AS "creditsReserved", r.credits_spent AS "creditsSpent",
              r.credits_refunded AS "creditsRefunded", r.is_free AS "isFree", r.created_at AS "createdAt",
              r.started_at AS "startedAt", r.completed_at AS "completedAt", r.cancelled_at AS "cancelledAt",
              r.error_message AS "errorMessage", d.offline_draft AS "offlineDraft",
              r.cancel_requested_at IS NOT NULL AS "cancelRequested",
              r.pause_requested_at IS NOT NULL AS "pauseRequested", r.update_seq AS seq
         FROM runs r JOIN documents d ON d.id = r.document_id JOIN projects p ON p.id = r.project_id
        WHERE r.id = $1 AND r.workspace_id = $2`,
      [runId, workspaceId],
    );
    if (!row) throw accessErrors.RUN_NOT_FOUND();
    const sections: SectionRow[] = await this.dataSource.query(
      `SELECT s.key, s.state, ${SETTLED_BY_PEOPLE} AS "isSettled", s.depends_on AS "dependsOn", s.error_code AS "errorCode",
              s.error_message AS "errorMessage", s.started_at AS "startedAt", s.completed_at AS "completedAt",
              s.input_tokens AS "inputTokens", s.output_tokens AS "outputTokens", s.update_seq AS seq,
              CASE WHEN s.update_seq > $3 AND s.state = 'writing' THEN s.partial_text END AS text,
              CASE WHEN s.update_seq > $3 AND s.state = 'done' THEN d.data END AS data
         FROM run_sections s JOIN document_sections d ON d.document_id = $2 AND d.key = s.key
        WHERE s.run_id = $1 ORDER BY s.position`,
      [runId, row.documentId, since],
    );
    const { template } = await this.templates.getVersion(row.templateVersionId);
    return {
      run: mapRun(row, sections, template, this.config.model.concurrency),
      seq: Number(row.seq),
      sectionSeqs: new Map(sections.map(({ key, seq }) => [key, Number(seq)])),
    };
  }
}

function mapRun(row: RunRow, rows: SectionRow[], template: Template, slots: number): RunResponseDto {
  const titles = new Map(template.sections.map(({ key, title }) => [key, title]));
  const count = (...states: RunSectionState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    id: row.id,
    revision: Number(row.seq),
    projectId: row.projectId,
    documentId: row.documentId,
    documentTitle: row.documentTitle,
    templateId: template.id,
    templateName: template.name,
    idea: row.idea,
    status: row.status,
    step: row.step,
    progress: {
      total: rows.length,
      done: count('done'),
      failed: rows.filter(({ state, isSettled }) => (state === 'failed' || state === 'skipped') && !isSettled).length,
      sections: rows.map((section) => mapSection(section, titles.get(section.key) ?? section.key)),
    },
    creditsReserved: row.creditsReserved,
    creditsSpent: Number(row.creditsSpent),
    creditsRefunded: row.creditsRefunded,
    firstDocumentFree: row.isFree,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    errorMessage: row.errorMessage,
    estimatedSecondsRemaining: row.status === 'running' ? estimate(rows, template, slots) : null,
    offlineDraft: row.offlineDraft,
    cancelRequested: row.cancelRequested,
    pauseRequested: row.pauseRequested,
  };
}

function mapSection(row: SectionRow, title: string): RunSectionDto {
  const { key, state, text, data, errorCode, errorMessage, inputTokens, outputTokens } = row;
  return {
    key,
    title,
    state,
    dependsOn: row.dependsOn.map(({ id }) => id),
    text,
    data,
    error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' },
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    inputTokens,
    outputTokens,
  };
}

function estimate(rows: SectionRow[], template: Template, slots: number): number | null {
  const fields = new Map(template.sections.map((section) => [section.key, section.fields]));
  const weighed = rows.map(({ key, dependsOn }) => ({ key, dependsOn, weight: sectionWeight(fields.get(key) ?? []) }));
  const scheduler = new SectionScheduler(weighed, new Map(rows.map(({ key, state }) => [key, state])));
  const timed = rows.map(({ key, state, startedAt, completedAt }, index) => {
    const duration = state === 'done' && startedAt && completedAt ? completedAt.getTime() - startedAt.getTime() : null;
    return [key, { weight: weighed[index]?.weight ?? 0, duration }] as const;
  });
  return remainingSeconds(scheduler, new Map(timed), slots);
}
