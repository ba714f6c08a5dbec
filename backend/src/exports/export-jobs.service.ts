import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { type ListQueryDto, type ListRules, listHeaders, parseListQuery } from '../common/list-query.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { OperationsService } from '../idempotency/operations.service.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { isAllowed } from '../workspaces/permissions.js';
import { AccessService } from '../workspaces/access.service.js';
import { listedItems } from './csv-document.js';
import { signDownload } from './download-links.js';
import { ExportJob, type ExportStatus } from './export-job.entity.js';
import {
  type ExportCreateDto,
  type ExportResponseDto,
  type ExportRow,
  mapExport,
  type ProjectExportDto,
} from './export-jobs.dto.js';
import { exportLifeCycle, type ExportEvent } from './export-life-cycle.js';
import { chosen, ExportSourceService } from './export-source.service.js';
import { LINK_MINUTES } from './export-timing.js';
import { exportErrors } from './exports.errors.js';

const LISTED = 30;
/** More than anybody waits for, and few enough that one workspace does not hold up the others for long. */
const MOST_UNFINISHED = 20;
const COLUMNS = `e.id, e.document_id AS "documentId", e.format,
  coalesce(e.template, 'technical') AS template, e.status, e.status_message AS "statusMessage", e.progress,
  e.error_message AS "errorMessage", e.options, e.file_name AS "fileName", e.file_size AS "fileSize",
  e.mime_type AS "mimeType", e.file_id IS NOT NULL AS "hasFile", e.created_at AS "createdAt",
  e.updated_at AS "updatedAt"`;

const LIST_RULES: ListRules<never> = {
  sortable: { createdAt: 'e.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'e.id',
  filterable: [],
};

/** Exports that workers make in the background: ordering, watching, cancelling and repeating them. All are free. */
@Injectable()
export class ExportJobsService {
  private readonly logger = new Logger(ExportJobsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly access: AccessService,
    private readonly operations: OperationsService,
    private readonly queue: JobQueue,
    private readonly sources: ExportSourceService,
  ) {}

  /**
   * Errors: DOCUMENT_NOT_FOUND, NOTHING_TO_EXPORT, EXPORT_SECTIONS_UNKNOWN, EXPORT_OPTION_UNFIT, EXPORT_NO_RECORDS,
   * TOO_MANY_EXPORTS.
   */
  async create(
    actor: Actor,
    operationId: string,
    documentId: string,
    dto: ExportCreateDto,
  ): Promise<ExportResponseDto> {
    const { workspaceId, projectId } = await this.access.requireDocument(actor, 'document.export', documentId);
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    await this.check(workspaceId, documentId, dto);
    const { format, template = 'technical', options = {} } = dto;
    const id = newId();
    const created = await inTransaction(this.dataSource, async (tx) => {
      await this.checkRoom(tx, workspaceId);
      const row = { id, workspaceId, projectId, documentId, userId, format, template, options: { ...options } };
      await tx.insert(ExportJob, row);
      const answer = await this.read(tx, workspaceId, id);
      await this.operations.complete(tx, operationId, answer);
      return answer;
    });
    await this.wake(id);
    return created;
  }

  /** Newest first. Errors: DOCUMENT_NOT_FOUND. */
  async list(actor: Actor, documentId: string): Promise<ExportResponseDto[]> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.export', documentId);
    const rows: ExportRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM export_jobs e WHERE e.workspace_id = $1 AND e.document_id = $2
        ORDER BY e.created_at DESC, e.id DESC LIMIT $3`,
      [workspaceId, documentId, LISTED],
    );
    return rows.map((row) => this.map(row));
  }

  /** Of all documents of a project, newest first. Who may not export gets no links. Errors: PROJECT_NOT_FOUND. */
  async listOfProject(
    actor: Actor,
    projectId: string,
    query: ListQueryDto,
  ): Promise<{ rows: ProjectExportDto[]; headers: Record<string, string> }> {
    const { workspaceId, membership } = await this.access.requireProject(actor, 'project.read', projectId);
    const { orderBy, limit, offset } = parseListQuery(query, LIST_RULES);
    const from = `export_jobs e
      JOIN documents d ON d.id = e.document_id AND d.workspace_id = e.workspace_id AND d.deleted_at IS NULL
     WHERE e.workspace_id = $1 AND e.project_id = $2`;
    const found: (ExportRow & { documentTitle: string })[] = await this.dataSource.query(
      `SELECT ${COLUMNS}, d.title AS "documentTitle" FROM ${from} ORDER BY ${orderBy} LIMIT $3 OFFSET $4`,
      [workspaceId, projectId, limit, offset],
    );
    const [all]: { total: number }[] = await this.dataSource.query(`SELECT count(*)::integer AS total FROM ${from}`, [
      workspaceId,
      projectId,
    ]);
    const mayOpen = isAllowed(membership, 'document.export');
    const rows = found.map(({ documentTitle, ...row }) => ({
      ...this.map({ ...row, hasFile: row.hasFile && mayOpen }),
      documentTitle,
    }));
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    return { rows, headers: listHeaders('exports', `/api/projects/${projectId}/exports`, query, page) };
  }

  /** Errors: EXPORT_NOT_FOUND. */
  async get(actor: Actor, exportId: string): Promise<ExportResponseDto> {
    const { workspaceId, id } = await this.access.requireExport(actor, 'document.export', exportId);
    return this.read(this.dataSource.manager, workspaceId, id);
  }

  /** At once, also while a worker is at it. Errors: EXPORT_NOT_FOUND, EXPORT_NOT_ACTIVE. */
  async cancel(actor: Actor, exportId: string): Promise<ExportResponseDto> {
    const { workspaceId, id } = await this.access.requireExport(actor, 'document.export', exportId);
    return this.move(workspaceId, id, 'cancel', exportErrors.EXPORT_NOT_ACTIVE);
  }

  /** From the beginning, with the document as it is by then. Errors: EXPORT_NOT_FOUND, EXPORT_NOT_RETRYABLE, TOO_MANY_EXPORTS. */
  async retry(actor: Actor, exportId: string): Promise<ExportResponseDto> {
    const { workspaceId, id } = await this.access.requireExport(actor, 'document.export', exportId);
    const answer = await this.move(workspaceId, id, 'retry', exportErrors.EXPORT_NOT_RETRYABLE);
    await this.wake(id);
    return answer;
  }

  private async move(
    workspaceId: string,
    id: string,
    event: ExportEvent,
    refuse: () => Error,
  ): Promise<ExportResponseDto> {
    return inTransaction(this.dataSource, async (tx) => {
      if (event === 'retry') await this.checkRoom(tx, workspaceId);
      const [row]: { status: ExportStatus }[] = await tx.query(
        'SELECT status FROM export_jobs WHERE id = $1 AND workspace_id = $2 FOR UPDATE',
        [id, workspaceId],
      );
      if (!row || !exportLifeCycle.allows(row.status, event)) throw refuse();
      await tx.query(
        `UPDATE export_jobs SET status = $2, progress = 0, attempt = 0, status_message = NULL, error_message = NULL,
                lease_owner = NULL, lease_until = NULL
          WHERE id = $1`,
        [id, exportLifeCycle.next(row.status, event)],
      );
      return this.read(tx, workspaceId, id);
    });
  }

  /** Locks the workspace, so that those who order at once are counted one after the other. */
  private async checkRoom(tx: EntityManager, workspaceId: string): Promise<void> {
    await tx.query('SELECT 1 FROM workspaces WHERE id = $1 FOR NO KEY UPDATE', [workspaceId]);
    const [{ unfinished } = { unfinished: 0 }]: { unfinished: number }[] = await tx.query(
      `SELECT count(*)::integer AS unfinished FROM export_jobs
        WHERE workspace_id = $1 AND status IN ('queued', 'processing')`,
      [workspaceId],
    );
    if (unfinished >= MOST_UNFINISHED) throw exportErrors.TOO_MANY_EXPORTS();
  }

  /** Nothing is ordered that would fail for what was chosen. */
  private async check(workspaceId: string, documentId: string, { format, template, options = {} }: ExportCreateDto) {
    if (options.flavour !== undefined && format !== 'csv') {
      const details = [{ field: 'options.flavour', message: 'is a choice of csv files only' }];
      throw exportErrors.EXPORT_OPTION_UNFIT({ values: { option: 'options.flavour', format: 'csv' }, details });
    }
    const source = chosen(await this.sources.load(workspaceId, documentId), options.sections);
    if (format === 'csv' && !listedItems(source, template ?? 'technical').length)
      throw exportErrors.EXPORT_NO_RECORDS();
  }

  private async read(manager: EntityManager, workspaceId: string, id: string): Promise<ExportResponseDto> {
    const [row]: ExportRow[] = await manager.query(
      `SELECT ${COLUMNS} FROM export_jobs e WHERE e.id = $1 AND e.workspace_id = $2`,
      [id, workspaceId],
    );
    if (!row) throw new Error(`Export ${id} is gone.`);
    return this.map(row);
  }

  private map(row: ExportRow): ExportResponseDto {
    if (!row.hasFile) return mapExport(row, null);
    const expiresAt = Date.now() + LINK_MINUTES * 60_000;
    const token = signDownload({ exportId: row.id, expiresAt }, this.config.auth.jwtSecret);
    return mapExport(row, { url: `/api/downloads/${token}`, expiresAt });
  }

  /** A job that cannot be added costs time only: workers look for themselves. */
  private async wake(exportId: string): Promise<void> {
    await this.queue
      .add('export.execute', { exportId })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'No worker was woken for an export'));
  }
}
