import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportStyle } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { LeaseLost } from '../common/claimed-work.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import type { ExportFormat } from './export-job.entity.js';
import { exportLifeCycle, type ExportEvent } from './export-life-cycle.js';
import { exportTiming } from './export-timing.js';
import type { ExportOptions } from './export-options.js';

/** An export that this worker makes; `owner` is new each time, so that a worker that lost it is fenced off. */
export interface ClaimedExport {
  id: string;
  owner: string;
  workspaceId: string;
  documentId: string;
  userId: string;
  format: ExportFormat;
  template: ExportStyle;
  options: ExportOptions;
  /** 1 for the first try. */
  attempt: number;
}

export interface FinishedExport {
  fileId: string;
  fileName: string;
  fileSize: number;
  mimeType: string;
}

type Changes = Record<string, string | number | null>;

/**
 * Leases in the export's row, by the database's clock, and every change that a worker makes under one. A cancelled
 * export is a lost one.
 */
@Injectable()
export class ExportLeaseService {
  private readonly process = `${hostname().slice(0, 40)}:${process.pid}`;
  private readonly seconds: number;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.seconds = exportTiming(config).leaseMs / 1000;
  }

  /** Takes the oldest export that nobody works on, or null. */
  async claim(): Promise<ClaimedExport | null> {
    const owner = `${this.process}:${randomUUID()}`;
    const [rows]: [Omit<ClaimedExport, 'owner'>[], number] = await this.dataSource.query(
      `UPDATE export_jobs
          SET status = $3, lease_owner = $1, lease_until = now() + make_interval(secs => $2), attempt = attempt + 1
        WHERE id = (SELECT id FROM export_jobs
                     WHERE status IN ('queued', 'processing') AND (lease_until IS NULL OR lease_until < now())
                     ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, workspace_id AS "workspaceId", document_id AS "documentId", user_id AS "userId", format,
                  coalesce(template, 'technical') AS template, options, attempt`,
      [owner, this.seconds, exportLifeCycle.next('queued', 'take')],
    );
    const [row] = rows;
    return row ? { ...row, owner } : null;
  }

  /** Errors: LeaseLost. */
  async renew(job: ClaimedExport): Promise<void> {
    await this.update(job, {}, true);
  }

  /** `progress` is per cent. Errors: LeaseLost. */
  async report(job: ClaimedExport, progress: number, statusMessage: string): Promise<void> {
    await this.update(job, { progress, status_message: statusMessage }, true);
  }

  /** Errors: LeaseLost. */
  async complete(job: ClaimedExport, { fileId, fileName, fileSize, mimeType }: FinishedExport): Promise<void> {
    const file = { file_id: fileId, file_name: fileName, file_size: fileSize, mime_type: mimeType };
    await inTransaction(this.dataSource, async (tx) => {
      const changes = { ...file, progress: 100, status_message: null, error_message: null };
      await this.end(job, 'complete', changes, undefined, tx);
      await this.recordSections(tx, job, fileId);
    });
  }

  /** A file of chosen sections is recorded with what it holds. */
  private async recordSections(tx: EntityManager, job: ClaimedExport, fileId: string): Promise<void> {
    const { sections } = job.options;
    if (sections === undefined) return;
    await tx.query(
      `INSERT INTO section_exports (id, workspace_id, document_id, user_id, file_id, export_type, sections_included)
       SELECT $1, $2, $3, $4, $5, $6, coalesce(array_agg(key ORDER BY position), '{}')
         FROM document_sections WHERE document_id = $3 AND workspace_id = $2 AND key = ANY($7)`,
      [newId(), job.workspaceId, job.documentId, job.userId, fileId, job.format, sections],
    );
  }

  /** `reason` is what the user reads. Errors: LeaseLost. */
  async fail(job: ClaimedExport, reason: string): Promise<void> {
    await this.end(job, 'fail', { error_message: reason, status_message: null });
  }

  /** For another try, by whoever is free `waitMs` from now. Errors: LeaseLost. */
  async putBack(job: ClaimedExport, waitMs: number, statusMessage: string | null): Promise<void> {
    await this.end(job, 'putBack', { progress: 0, status_message: statusMessage }, waitMs);
  }

  /** The process is stopping, so this try does not count. Errors: LeaseLost. */
  async release(job: ClaimedExport): Promise<void> {
    await this.end(job, 'putBack', { progress: 0, status_message: null, attempt: job.attempt - 1 });
  }

  private async end(
    job: ClaimedExport,
    event: ExportEvent,
    changes: Changes,
    waitMs?: number,
    manager?: EntityManager,
  ): Promise<void> {
    const status = exportLifeCycle.next('processing', event);
    await this.update(job, { ...changes, status, lease_owner: null }, false, waitMs, manager);
  }

  private async update(
    job: ClaimedExport,
    changes: Changes,
    renews: boolean,
    waitMs?: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const seconds = renews ? this.seconds : waitMs === undefined ? null : waitMs / 1000;
    const columns = Object.keys(changes);
    const sets = columns.map((column, index) => `${column} = $${index + 4}`);
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE export_jobs SET ${[`lease_until = now() + make_interval(secs => $3)`, ...sets].join(', ')}
        WHERE id = $1 AND lease_owner = $2 AND status = 'processing'`,
      [job.id, job.owner, seconds, ...Object.values(changes)],
    );
    if (count === 0) throw new LeaseLost(`export ${job.id}`);
  }
}
