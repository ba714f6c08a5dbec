import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPROVE_COST, type TemplateSection } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditsService } from '../credits/credits.service.js';
import { inTransaction } from '../database/in-transaction.js';
import type { LoadedDocument } from './document-content.service.js';
import { SectionImprovement } from './section-improvement.entity.js';

/** Longer than a stop of the process lasts, renewed while the model writes. */
const LEASE_SECONDS = 30;
export const IMPROVEMENT_RENEW_MS = 10_000;

export interface ImprovementStart {
  document: LoadedDocument;
  section: TemplateSection;
  revision: number;
  userId: string;
  instructions: string;
}

/** The money of improvements: held before the model is asked, given back whenever nothing comes of it. */
@Injectable()
export class ImprovementHoldsService {
  private readonly logger = new Logger(ImprovementHoldsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly credits: CreditsService,
  ) {}

  /** Errors: INSUFFICIENT_CREDITS. */
  async hold(tx: EntityManager, start: ImprovementStart): Promise<SectionImprovement> {
    const { document, section, revision, userId, instructions } = start;
    const { id: documentId, workspaceId, projectId, generationType } = document;
    const improvement = new SectionImprovement();
    const { transaction } = await this.credits.charge(tx, {
      workspaceId,
      userId,
      projectId,
      documentId,
      type: 'improve',
      amount: IMPROVE_COST,
      description: `AI Improve: ${section.title} in ${document.title}`.slice(0, 250),
      idempotencyKey: `improve:${improvement.id}`,
      generationType,
    });
    Object.assign(improvement, {
      workspaceId,
      documentId,
      sectionKey: section.key,
      userId,
      instructions,
      holdTransactionId: transaction.id,
      baseRevision: revision,
      leaseUntil: new Date(Date.now() + LEASE_SECONDS * 1000),
    });
    return tx.save(SectionImprovement, improvement);
  }

  async renew(improvementId: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE section_improvements SET lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND status = 'running'`,
      [improvementId, LEASE_SECONDS],
    );
  }

  /** Gives the credits back, once. */
  async release(improvementId: string, errorCode: string): Promise<void> {
    await inTransaction(this.dataSource, (tx) => this.releaseWithin(tx, improvementId, errorCode));
  }

  /** Gives back what improvements of processes that died still hold. Answers how many there were. */
  async releaseAbandoned(): Promise<number> {
    const abandoned: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM section_improvements WHERE status = 'running' AND lease_until < now() LIMIT 100`,
    );
    for (const { id } of abandoned) {
      await inTransaction(this.dataSource, (tx) => this.releaseWithin(tx, id, 'INTERRUPTED', { onlyAbandoned: true }));
      this.logger.warn(`Improvement ${id} was interrupted; its credits went back.`);
    }
    return abandoned.length;
  }

  private async releaseWithin(
    tx: EntityManager,
    id: string,
    errorCode: string,
    { onlyAbandoned = false } = {},
  ): Promise<void> {
    const [rows]: [{ workspaceId: string; userId: string; documentId: string; holdTransactionId: string }[], number] =
      await tx.query(
        `UPDATE section_improvements SET status = 'failed', error_code = $2, completed_at = now()
          WHERE id = $1 AND status = 'running' AND (NOT $3::boolean OR lease_until < now())
          RETURNING workspace_id AS "workspaceId", user_id AS "userId", document_id AS "documentId",
                    hold_transaction_id AS "holdTransactionId"`,
        [id, errorCode, onlyAbandoned],
      );
    const [failed] = rows;
    if (!failed) return;
    await this.credits.refund(tx, {
      workspaceId: failed.workspaceId,
      userId: failed.userId,
      documentId: failed.documentId,
      amount: IMPROVE_COST,
      description: 'AI Improve did not succeed',
      idempotencyKey: `improve:${id}:refund`,
      reversesTransactionId: failed.holdTransactionId,
    });
  }
}
