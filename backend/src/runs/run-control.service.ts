import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from '../common/actor.js';
import { inTransaction } from '../database/in-transaction.js';
import { documentLifeCycle } from '../documents/document-life-cycle.js';
import type { DocumentStatus, GenerationType } from '../documents/document.enumerations.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { AccessService, type RunAccess } from '../workspaces/access.service.js';
import { RunCreditsService } from './run-credits.service.js';
import { runLifeCycle } from './run-life-cycle.js';
import { CHANNELS } from '../integrations/notifications/notifications.service.js';
import { RunReaderService } from './run-reader.service.js';
import { RunSettlementService } from './run-settlement.service.js';
import type { RunStatus } from './run.enumerations.js';
import type { RunResponseDto } from './runs.dto.js';
import { runErrors } from './runs.errors.js';

interface LockedRun {
  status: RunStatus;
  /** A worker holds it at this moment. */
  isHeld: boolean;
  isFree: boolean;
  retries: number;
  baseCredits: number;
  userId: string;
  documentStatus: DocumentStatus;
  documentTitle: string;
  generationType: GenerationType;
}

/** What users may want of a run. A worker that holds it hears at once; without one, the row alone is changed. */
@Injectable()
export class RunControlService {
  private readonly logger = new Logger(RunControlService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly reader: RunReaderService,
    private readonly settlement: RunSettlementService,
    private readonly credits: RunCreditsService,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
  ) {}

  /** Sections being written are finished first. Errors: RUN_NOT_FOUND, RUN_NOT_RUNNING. */
  async pause(actor: Actor, runId: string): Promise<RunResponseDto> {
    const run = await this.access.requireRun(actor, 'run.control', runId);
    await this.change(actor, run, 'run.pause', async (tx, { status, isHeld }) => {
      if (!runLifeCycle.allows(status, 'pause')) throw runErrors.RUN_NOT_RUNNING();
      if (isHeld) await this.set(tx, runId, 'pause_requested_at = coalesce(pause_requested_at, now())');
      else await this.set(tx, runId, `status = '${runLifeCycle.next(status, 'pause')}', paused_at = now()`);
    });
    return this.reader.read(run.workspaceId, runId);
  }

  /** Errors: RUN_NOT_FOUND, RUN_NOT_PAUSED. */
  async resume(actor: Actor, runId: string): Promise<RunResponseDto> {
    const run = await this.access.requireRun(actor, 'run.control', runId);
    await this.change(actor, run, 'run.resume', async (tx, { status }) => {
      const [wish]: { pauseRequested: boolean }[] = await tx.query(
        'SELECT pause_requested_at IS NOT NULL AS "pauseRequested" FROM runs WHERE id = $1',
        [runId],
      );
      // Taking back a pause that has not yet happened.
      if (status === 'running' && wish?.pauseRequested) return this.set(tx, runId, 'pause_requested_at = NULL');
      if (!runLifeCycle.allows(status, 'resume')) throw runErrors.RUN_NOT_PAUSED();
      await this.set(tx, runId, `status = '${runLifeCycle.next(status, 'resume')}', paused_at = NULL`);
    });
    await this.wake(runId);
    return this.reader.read(run.workspaceId, runId);
  }

  /** Keeps what is finished and gives the rest back. Errors: RUN_NOT_FOUND, RUN_NOT_ACTIVE. */
  async cancel(actor: Actor, runId: string): Promise<RunResponseDto> {
    const run = await this.access.requireRun(actor, 'run.control', runId);
    await this.change(actor, run, 'run.cancel', async (tx, { status }) => {
      if (!runLifeCycle.allows(status, 'windUp')) throw runErrors.RUN_NOT_ACTIVE();
      const next = runLifeCycle.next(status, 'windUp');
      await this.set(tx, runId, `status = '${next}', cancel_requested_at = coalesce(cancel_requested_at, now())`);
    });
    // At once where no worker holds it; otherwise its worker has heard.
    await this.settlement.settle(runId, { lease: null, cancelled: true });
    return this.reader.read(run.workspaceId, runId);
  }

  /** Holds the price of the missing sections again and writes them. Errors: RUN_NOT_FOUND, RUN_NOT_FAILED, INSUFFICIENT_CREDITS. */
  async retry(actor: Actor, runId: string): Promise<RunResponseDto> {
    const run = await this.access.requireRun(actor, 'run.control', runId);
    await this.change(actor, run, 'run.retry', (tx, locked) => this.holdAgain(tx, run, locked));
    await this.wake(runId);
    return this.reader.read(run.workspaceId, runId);
  }

  private async holdAgain(tx: EntityManager, run: RunAccess, locked: LockedRun): Promise<void> {
    if (!runLifeCycle.allows(locked.status, 'retry')) throw runErrors.RUN_NOT_FAILED();
    const retries = locked.retries + 1;
    // What a person has written meanwhile is no longer the model's to write.
    const sections: { key: string; price: number; state: string; isWritten: boolean }[] = await tx.query(
      `SELECT s.key, s.price_credits AS price, s.state, d.data IS NOT NULL AS "isWritten"
         FROM run_sections s JOIN document_sections d ON d.document_id = $2 AND d.key = s.key
        WHERE s.run_id = $1 AND d.taken_out_at IS NULL`,
      [run.id, run.documentId],
    );
    const missing = sections.filter(({ isWritten }) => !isWritten);
    if (missing.length === 0) throw runErrors.RUN_NOT_FAILED();
    const nothingDelivered = sections.every(({ state }) => state !== 'done');
    const amount = missing.reduce((sum, { price }) => sum + price, 0) + (nothingDelivered ? locked.baseCredits : 0);
    // When nothing was delivered the free document was given back, and is claimed anew or gone.
    const isFree =
      locked.isFree &&
      (!nothingDelivered ||
        (await this.credits.claimFirstDocument(tx, { id: run.id, userId: locked.userId, documentId: run.documentId })));
    const { workspaceId, projectId, documentId, id } = run;
    await this.credits.hold(tx, { ...locked, id, workspaceId, projectId, documentId, isFree, retries }, amount);
    await tx.query(
      `UPDATE run_sections SET state = 'waiting', refunded = false, error_code = NULL, error_message = NULL,
              started_at = NULL, completed_at = NULL, update_seq = (SELECT update_seq + 1 FROM runs WHERE id = $1)
        WHERE run_id = $1 AND key = ANY ($2)`,
      [id, missing.map(({ key }) => key)],
    );
    await tx.query(`UPDATE document_sections SET state = 'empty' WHERE document_id = $1 AND data IS NULL`, [
      documentId,
    ]);
    await tx.query('UPDATE documents SET status = $2 WHERE id = $1', [
      documentId,
      documentLifeCycle.next(locked.documentStatus, 'generate'),
    ]);
    await tx.query(
      `UPDATE runs
          SET status = $2, step = 'queued', retries = $3, credits_reserved = credits_reserved + $4, is_free = $5,
              credits_spent = 0, completed_at = NULL, settled_at = NULL, cancelled_at = NULL, error_code = NULL,
              error_message = NULL
        WHERE id = $1`,
      [id, runLifeCycle.next(locked.status, 'retry'), retries, amount, isFree],
    );
  }

  private async change(
    actor: Actor,
    { id, workspaceId, projectId }: RunAccess,
    action: string,
    work: (tx: EntityManager, run: LockedRun) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const [run]: LockedRun[] = await tx.query(
        `SELECT r.status, coalesce(r.lease_until > now(), false) AS "isHeld", r.is_free AS "isFree", r.retries,
                r.base_credits AS "baseCredits", r.user_id AS "userId", d.status AS "documentStatus",
                d.title AS "documentTitle", d.generation_type AS "generationType"
           FROM runs r JOIN documents d ON d.id = r.document_id
          WHERE r.id = $1 FOR UPDATE OF r, d`,
        [id],
      );
      if (!run) throw new Error(`Run ${id} is gone.`);
      await work(tx, run);
      await tx.query('UPDATE runs SET update_seq = update_seq + 1 WHERE id = $1', [id]);
      await this.audit.record(tx, actor, { action, workspaceId, projectId, meta: { runId: id } });
      await tx.query('SELECT pg_notify($2, $1), pg_notify($3, $1)', [id, CHANNELS.progress, CHANNELS.control]);
    });
  }

  private async set(tx: EntityManager, runId: string, assignments: string): Promise<void> {
    await tx.query(`UPDATE runs SET ${assignments} WHERE id = $1`, [runId]);
  }

  private async wake(runId: string): Promise<void> {
    await this.queue.add('run.execute', { runId }).catch((error: unknown) => {
      this.logger.warn(`Run ${runId} was not enqueued: ${String(error)}`);
    });
  }
}
