import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { acceptAnswer, IMPROVE_COST, type SectionData, type TemplateSection } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { CodedError } from '../common/coded-error.js';
import { commonErrors } from '../common/common.errors.js';
import { faultPoint } from '../common/fault-points.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { OperationsService } from '../idempotency/operations.service.js';
import { noUsage } from '../integrations/llm/llm.types.js';
import { AccessService } from '../workspaces/access.service.js';
import { type DocumentBrief, type FinishedSection, improveBrief } from '../writing/brief.js';
import { recordGenerationCost } from '../writing/generation-costs.js';
import { SECTION_FAILURES, type SectionFailureCode } from '../writing/section-failures.js';
import { SectionWriter, type WritingResult } from '../writing/section-writer.js';
import { DiagramRequestsService } from './diagram-requests.service.js';
import { DocumentContentService, type LoadedDocument } from './document-content.service.js';
import { type DocumentOrigin, EarlierDocumentsService } from './earlier-documents.service.js';
import { documentErrors } from './documents.errors.js';
import { IMPROVEMENT_RENEW_MS, ImprovementHoldsService } from './improvement-holds.service.js';
import { readRecordIds } from './record-projection.js';
import type { FieldChangeDto, SectionImproveDto, SectionImproveResponseDto } from './section-changes.dto.js';
import { conflict, refuseWhileWriting } from './section-edits.service.js';
import type { SectionImprovement } from './section-improvement.entity.js';

interface Prepared {
  operationId: string;
  improvement: SectionImprovement;
  document: LoadedDocument;
  section: TemplateSection;
  before: SectionData;
}

/** AI Improve: 10 credits, held before the model is asked, kept only when a new text stands. */
@Injectable()
export class SectionImproveService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly content: DocumentContentService,
    private readonly holds: ImprovementHoldsService,
    private readonly writer: SectionWriter,
    private readonly operations: OperationsService,
    private readonly audit: AuditService,
    private readonly diagrams: DiagramRequestsService,
    private readonly earlier: EarlierDocumentsService,
  ) {}

  /**
   * Improves a section at once, as a new version. Errors: DOCUMENT_NOT_FOUND, SECTION_NOT_FOUND, SECTION_EMPTY,
   * SECTION_BEING_WRITTEN, INSUFFICIENT_CREDITS, SECTION_CONFLICT when somebody saved meanwhile, IMPROVE_FAILED,
   * IMPROVE_UNAVAILABLE. After each of them nothing is charged.
   */
  async improve(
    actor: Actor,
    operationId: string,
    documentId: string,
    key: string,
    { instructions }: SectionImproveDto,
  ): Promise<SectionImproveResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.improve', documentId);
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    const prepared = await inTransaction(this.dataSource, (tx) =>
      this.prepare(tx, { operationId, workspaceId, documentId, key, userId, instructions }),
    );
    faultPoint('improve-held');
    const { improvement } = prepared;
    const renewal = setInterval(
      () => void this.holds.renew(improvement.id).catch(() => undefined),
      IMPROVEMENT_RENEW_MS,
    );
    try {
      const started = performance.now();
      const result = await this.ask(prepared, instructions);
      faultPoint('improve-written');
      if (result.kind !== 'written') throw failure(result.kind === 'failed' ? result.code : 'MODEL_UNAVAILABLE');
      const elapsedMs = performance.now() - started;
      const improved = await inTransaction(this.dataSource, (tx) => this.apply(tx, actor, prepared, result, elapsedMs));
      this.diagrams.request(documentId, prepared.section, improved.data);
      return improved;
    } catch (error) {
      await this.holds.release(improvement.id, error instanceof CodedError ? error.code : 'INTERNAL');
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async prepare(
    tx: EntityManager,
    asked: {
      operationId: string;
      workspaceId: string;
      documentId: string;
      key: string;
      userId: string;
      instructions: string;
    },
  ): Promise<Prepared> {
    const { operationId, workspaceId, documentId, key, userId, instructions } = asked;
    const document = await this.content.load(tx, workspaceId, documentId);
    const { section, row } = this.content.findSection(document, key);
    refuseWhileWriting(document, row);
    if (!row.data) throw documentErrors.SECTION_EMPTY();
    const start = { document, section, revision: row.revision, userId, instructions };
    const improvement = await this.holds.hold(tx, start);
    return { operationId, improvement, document, section, before: row.data };
  }

  private async ask({ document, section, before }: Prepared, instructions: string): Promise<WritingResult> {
    const ids = await readRecordIds(this.dataSource.manager, document.id, section.key);
    const origin = await this.earlier.originOf(this.dataSource.manager, document.workspaceId, document.id);
    const block = improveBrief(
      briefOf(document, origin),
      section,
      finishedBefore(document, section),
      before,
      instructions,
    );
    return this.writer.write({ block, section, knownIds: new Set(ids.knownIds), slot: 'take' });
  }

  private async apply(
    tx: EntityManager,
    actor: Actor,
    { operationId, improvement, section, before }: Prepared,
    result: Extract<WritingResult, { kind: 'written' }>,
    generationTimeMs: number,
  ): Promise<SectionImproveResponseDto> {
    const { id, workspaceId, documentId, userId, instructions, holdTransactionId } = improvement;
    const { document, row } = await this.content.loadForChange(tx, workspaceId, documentId, section.key);
    if (row.revision !== improvement.baseRevision) throw conflict(row);
    const ids = await readRecordIds(tx, documentId, section.key);
    const data = acceptAnswer(section, result.answer, { newUid: newId, ...ids, previous: before });
    const { revision } = await this.content.write(tx, document, section, data, { kind: 'system', process: 'improve' });
    const [, updated]: [unknown, number] = await tx.query(
      `UPDATE section_improvements SET status = 'done', revision = $2, completed_at = now()
        WHERE id = $1 AND status = 'running'`,
      [id, revision],
    );
    // The credits went back while the model was still writing: then nothing was bought.
    if (updated === 0) throw failure('MODEL_TIMEOUT');
    const version = await this.content.recordVersion(tx, workspaceId, documentId, {
      actor,
      origin: 'improvement',
      aiPrompt: instructions,
    });
    await recordGenerationCost(tx, {
      workspaceId,
      userId,
      projectId: document.projectId,
      documentId,
      runId: null,
      creditTransactionId: holdTransactionId,
      generationType: document.generationType,
      main: result.usage,
      mini: noUsage(),
      finalChargedCents: IMPROVE_COST,
      generationTimeMs,
    });
    await this.audit.record(tx, actor, {
      action: 'section.improve',
      workspaceId,
      projectId: document.projectId,
      meta: { documentId, sectionKey: section.key, revision, credits: IMPROVE_COST },
    });
    const [wallet]: { balance: number }[] = await tx.query(
      'SELECT credit_balance AS balance FROM workspaces WHERE id = $1',
      [workspaceId],
    );
    const answer = {
      key: section.key,
      before,
      data,
      revision,
      version,
      changes: changesBetween(section, before, data),
      creditsCharged: IMPROVE_COST,
      balance: wallet?.balance ?? 0,
    };
    await this.operations.complete(tx, operationId, answer);
    return answer;
  }
}

function failure(code: SectionFailureCode): CodedError {
  const make = code.startsWith('MODEL_') ? documentErrors.IMPROVE_UNAVAILABLE : documentErrors.IMPROVE_FAILED;
  return make({ values: { reason: SECTION_FAILURES[code] } });
}

function briefOf(document: LoadedDocument, origin: DocumentOrigin | null): DocumentBrief {
  const { template, outline, createdAt } = document;
  return {
    idea: origin?.idea ?? document.idea,
    userInput: origin?.userInput ?? null,
    today: createdAt.toISOString().slice(0, 10),
    template,
    sections: outline,
    ...(origin?.settled && { settled: origin.settled }),
  };
}

/** What the section builds on, as far as it is there. */
function finishedBefore(document: LoadedDocument, { dependsOn }: TemplateSection): FinishedSection[] {
  return document.outline.flatMap((section, index) => {
    const data = document.sections[index]?.data;
    return data && dependsOn.some(({ id }) => id === section.key) ? [{ section, data }] : [];
  });
}

function changesBetween(section: TemplateSection, before: SectionData, after: SectionData): FieldChangeDto[] {
  return section.fields.flatMap(({ name, label }) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    return isDeepStrictEqual(was, is) ? [] : [{ field: name, label, before: was, after: is }];
  });
}
