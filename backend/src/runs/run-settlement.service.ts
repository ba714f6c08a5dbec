import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { LeaseLost } from '../common/claimed-work.js';
import { faultPoint } from '../common/fault-points.js';
import { inTransaction } from '../database/in-transaction.js';
import { DocumentContentService } from '../documents/document-content.service.js';
import { documentLifeCycle } from '../documents/document-life-cycle.js';
import type { DocumentStatus, GenerationType } from '../documents/document.enumerations.js';
import { updateProjectStatus } from '../projects/project-status.js';
import { addUsage, noUsage, type LlmUsage } from '../integrations/llm/llm.types.js';
import { recordGenerationCost } from '../writing/generation-costs.js';
import { type Lease, RunLeaseService } from './run-lease.service.js';
import { endingEvent, runLifeCycle } from './run-life-cycle.js';
import { CHANNELS } from '../integrations/notifications/notifications.service.js';
import { RunCreditsService } from './run-credits.service.js';
import type { RunSectionState, RunStatus } from './run.enumerations.js';
import { SETTLED_BY_PEOPLE } from './settled-by-people.js';
import { settle, type Settlement } from './settlement.js';
import { countUsage, isFirstDelivery } from './usage-counters.js';

export interface SettledRun {
  id: string;
  workspaceId: string;
  projectId: string;
  documentId: string;
  userId: string;
  status: RunStatus;
  creditsReserved: number;
  baseCredits: number;
  creditsRefunded: number;
  isFree: boolean;
  retries: number;
  createdAt: Date;
  helperUsage: Partial<LlmUsage>;
  isHeld: boolean;
  documentStatus: DocumentStatus;
  documentTitle: string;
  generationType: GenerationType;
}

export interface SectionAccount {
  key: string;
  state: RunSectionState;
  price: number;
  refunded: boolean;
  /** A person has written it since, or taken it out: the run owes it no longer. */
  isSettled: boolean;
  usage: LlmUsage;
}

const CANCELLED = { code: 'CANCELLED', message: 'Not written, because the generation was cancelled.' };

/** The end of a run: everything that follows from it happens in one transaction, or not yet. */
@Injectable()
export class RunSettlementService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly leases: RunLeaseService,
    private readonly content: DocumentContentService,
    private readonly credits: RunCreditsService,
    private readonly audit: AuditService,
  ) {}

  /** Puts a run on hold whose last section in writing has finished. Errors: LeaseLost. */
  async pause(lease: Lease): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await this.leases.fence(tx, lease);
      await tx.query(
        `UPDATE runs SET status = $2, paused_at = now(), pause_requested_at = NULL, lease_owner = NULL,
                lease_until = NULL WHERE id = $1`,
        [lease.runId, runLifeCycle.next('running', 'pause')],
      );
      await notify(tx, lease.runId);
    });
  }

  /**
   * Ends a run and settles its credits. Without a lease only a run that no worker holds is settled. A run that has
   * ended already is left alone. Answers whether it was settled now. Errors: LeaseLost.
   */
  async settle(runId: string, { lease, cancelled }: { lease: Lease | null; cancelled: boolean }): Promise<boolean> {
    return inTransaction(this.dataSource, async (tx) => {
      const run = await this.lock(tx, runId, lease);
      if (!run) return false;
      const sections = await this.endSections(tx, run, cancelled);
      const settlement = settle({
        reserved: run.creditsReserved,
        refunded: run.creditsRefunded,
        base: run.baseCredits,
        sections: sections.map(({ key, state, price, refunded }) => ({
          key,
          price,
          refunded,
          delivered: state === 'done',
        })),
      });
      if (settlement.refunds.length > 0) {
        await this.credits.refund(tx, run, settlement, await this.titles(tx, run));
      }
      faultPoint('settlement-refunded');
      const owed = sections.filter(({ isSettled }) => !isSettled).length;
      const event = endingEvent(settlement.delivered, owed, cancelled);
      await this.endDocument(tx, run, event, settlement.delivered);
      await this.recordCosts(tx, run, sections, settlement);
      await this.endRun(tx, run, event, settlement, owed, cancelled);
      await this.recordEnd(tx, run, settlement, cancelled);
      await notify(tx, runId);
      faultPoint('settlement-before-commit');
      return true;
    });
  }

  private async lock(tx: EntityManager, runId: string, lease: Lease | null): Promise<SettledRun | null> {
    if (lease) {
      try {
        await this.leases.fence(tx, lease);
      } catch (error) {
        // Settled before: a commit that seemed to break had taken place.
        if (error instanceof LeaseLost && (await this.hasEnded(tx, runId))) return null;
        throw error;
      }
    }
    const [run]: SettledRun[] = await tx.query(
      `SELECT r.id, r.workspace_id AS "workspaceId", r.project_id AS "projectId", r.document_id AS "documentId",
              r.user_id AS "userId", r.status, r.credits_reserved AS "creditsReserved",
              r.base_credits AS "baseCredits", r.credits_refunded AS "creditsRefunded", r.is_free AS "isFree",
              r.retries, r.created_at AS "createdAt", r.helper_usage AS "helperUsage",
              coalesce(r.lease_until > now(), false) AS "isHeld", d.status AS "documentStatus",
              d.title AS "documentTitle", d.generation_type AS "generationType"
         FROM runs r JOIN documents d ON d.id = r.document_id
        WHERE r.id = $1 FOR UPDATE OF r, d`,
      [runId],
    );
    if (!run || run.status !== 'running') return null;
    return lease === null && run.isHeld ? null : run;
  }

  private async hasEnded(tx: EntityManager, runId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(`SELECT 1 FROM runs WHERE id = $1 AND status IN ('done', 'failed')`, [
      runId,
    ]);
    return rows.length > 0;
  }

  /** What was not written when a run is cancelled will not be. */
  private async endSections(tx: EntityManager, run: SettledRun, cancelled: boolean): Promise<SectionAccount[]> {
    if (cancelled) {
      await tx.query(
        `UPDATE run_sections SET state = 'skipped', partial_text = NULL, error_code = $2, error_message = $3,
                completed_at = now(), update_seq = (SELECT update_seq + 1 FROM runs WHERE id = $1)
          WHERE run_id = $1 AND state IN ('waiting', 'writing')`,
        [run.id, CANCELLED.code, CANCELLED.message],
      );
      await tx.query(
        `UPDATE document_sections SET state = 'empty' WHERE document_id = $1 AND data IS NULL AND state = 'writing'`,
        [run.documentId],
      );
    }
    const rows: (Omit<SectionAccount, 'usage'> & Record<keyof LlmUsage, string | number>)[] = await tx.query(
      `SELECT s.key, s.state, s.price_credits AS price, s.refunded, ${SETTLED_BY_PEOPLE} AS "isSettled",
              s.api_calls AS calls, s.input_tokens AS "inputTokens",
              s.cached_input_tokens AS "cachedInputTokens", s.output_tokens AS "outputTokens",
              s.input_token_cost_cents AS "inputCostCents", s.output_token_cost_cents AS "outputCostCents"
         FROM run_sections s JOIN document_sections d ON d.document_id = $2 AND d.key = s.key
        WHERE s.run_id = $1 ORDER BY s.position`,
      [run.id, run.documentId],
    );
    return rows.map(({ key, state, price, refunded, isSettled, ...usage }) => ({
      key,
      state,
      price,
      refunded,
      isSettled,
      usage: Object.assign(
        noUsage(),
        Object.fromEntries(Object.entries(usage).map(([name, value]) => [name, Number(value)])),
      ),
    }));
  }

  private async titles(tx: EntityManager, { workspaceId, documentId }: SettledRun): Promise<Map<string, string>> {
    const { outline } = await this.content.load(tx, workspaceId, documentId);
    return new Map(outline.map(({ key, title }) => [key, title]));
  }

  private async endDocument(
    tx: EntityManager,
    run: SettledRun,
    event: 'complete' | 'fail',
    delivered: number,
  ): Promise<void> {
    // A person may have written what the model could not: then nothing is missing any more.
    const [gaps]: { count: number }[] = await tx.query(
      `SELECT count(*)::integer AS count FROM document_sections
        WHERE document_id = $1 AND data IS NULL AND taken_out_at IS NULL`,
      [run.documentId],
    );
    await tx.query('UPDATE documents SET status = $2 WHERE id = $1', [
      run.documentId,
      documentLifeCycle.next(run.documentStatus, gaps?.count === 0 ? 'complete' : event),
    ]);
    if (delivered > 0) {
      await this.content.recordVersion(tx, run.workspaceId, run.documentId, {
        actor: { kind: 'system', process: 'run' },
        origin: 'generation',
      });
      if (await isFirstDelivery(tx, run.documentId)) await countUsage(tx, run);
    }
    await updateProjectStatus(tx, run.projectId);
  }

  private async recordCosts(
    tx: EntityManager,
    run: SettledRun,
    sections: readonly SectionAccount[],
    settlement: Settlement,
  ): Promise<void> {
    await recordGenerationCost(tx, {
      workspaceId: run.workspaceId,
      userId: run.userId,
      projectId: run.projectId,
      documentId: run.documentId,
      runId: run.id,
      creditTransactionId: await this.credits.holdId(tx, run.id, 0),
      generationType: run.generationType,
      main: sections.map(({ usage }) => usage).reduce(addUsage, noUsage()),
      mini: { ...noUsage(), ...run.helperUsage },
      finalChargedCents: run.isFree ? 0 : settlement.spent,
      generationTimeMs: Date.now() - run.createdAt.getTime(),
    });
  }

  private async recordEnd(
    tx: EntityManager,
    run: SettledRun,
    { delivered, refunded, spent }: Settlement,
    cancelled: boolean,
  ): Promise<void> {
    const { id: runId, workspaceId, projectId, documentId, isFree } = run;
    await this.audit.record(
      tx,
      { kind: 'system', process: 'settlement' },
      {
        action: 'run.settle',
        workspaceId,
        projectId,
        meta: { runId, documentId, delivered, refunded, spent, isFree, cancelled },
      },
    );
  }

  private async endRun(
    tx: EntityManager,
    run: SettledRun,
    event: 'complete' | 'fail',
    { delivered, refunded, spent, refunds }: Settlement,
    total: number,
    cancelled: boolean,
  ): Promise<void> {
    const missing = total - delivered;
    const message = event === 'fail' ? failureMessage(missing, total, cancelled) : null;
    await tx.query(
      `UPDATE run_sections SET refunded = true, update_seq = (SELECT update_seq + 1 FROM runs WHERE id = $1)
        WHERE run_id = $1 AND key = ANY ($2)`,
      [run.id, refunds.flatMap(({ section }) => section ?? [])],
    );
    await tx.query(
      `UPDATE runs
          SET status = $2, step = 'finished', credits_refunded = $3, credits_spent = $4, completed_at = now(),
              settled_at = now(), cancelled_at = CASE WHEN $5::boolean THEN now() ELSE cancelled_at END,
              cancel_requested_at = NULL, pause_requested_at = NULL, paused_at = NULL, lease_owner = NULL,
              lease_until = NULL, error_code = $6, error_message = $7, update_seq = update_seq + 1
        WHERE id = $1`,
      [
        run.id,
        runLifeCycle.next(run.status, event),
        refunded,
        run.isFree ? 0 : spent,
        cancelled && missing > 0,
        message && (cancelled ? 'RUN_CANCELLED' : 'SECTIONS_FAILED'),
        message,
      ],
    );
  }
}

function failureMessage(missing: number, total: number, cancelled: boolean): string {
  if (cancelled) return 'The generation was cancelled before anything was written. All credits have been returned.';
  if (missing === total) return 'Nothing could be written. All credits have been returned. Please try again.';
  const sections = missing === 1 ? '1 section' : `${missing} of ${total} sections`;
  return `${sections} could not be written. What they cost has been returned; you can try them again.`;
}

function notify(tx: EntityManager, runId: string): Promise<unknown> {
  return tx.query('SELECT pg_notify($1, $2)', [CHANNELS.progress, runId]);
}
