import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DocType } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from '../common/actor.js';
import { type ListQueryDto, type ListRules, listHeaders, parseListQuery } from '../common/list-query.js';
import { inTransaction } from '../database/in-transaction.js';
import { AccessService } from '../workspaces/access.service.js';
import { DocumentContentService } from './document-content.service.js';
import type { DocumentStatus } from './document.enumerations.js';
import { shownStatus } from './document-life-cycle.js';
import {
  type DocumentResponseDto,
  type DocumentSummaryDto,
  type DocumentUpdateDto,
  mapDocument,
} from './documents.dto.js';

const LIST_RULES: ListRules<'q' | 'projectId' | 'templateId' | 'status'> = {
  sortable: { createdAt: 'd.created_at', updatedAt: 'd.updated_at', title: 'd.title' },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'd.id',
  filterable: ['q', 'projectId', 'templateId', 'status'],
};

interface SummaryRow {
  id: string;
  title: string;
  templateId: string;
  templateName: string;
  docType: DocType;
  status: DocumentStatus;
  createdAt: Date;
  updatedAt: Date;
  projectId: string;
  projectTitle: string;
  fromOlderIdea: boolean;
  runId: string | null;
  total: number;
}

@Injectable()
export class DocumentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly content: DocumentContentService,
    private readonly audit: AuditService,
  ) {}

  /** The documents of a workspace, newest first unless asked otherwise. */
  async list(
    actor: Actor,
    workspace: string | null,
    query: ListQueryDto,
  ): Promise<{ rows: DocumentSummaryDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'document.read');
    const { orderBy, limit, offset, filter } = parseListQuery(query, LIST_RULES);
    const values: unknown[] = [workspaceId];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['d.workspace_id = $1', 'd.deleted_at IS NULL'];
    if (filter.q !== undefined) conditions.push(`d.title ILIKE ${bind(`%${filter.q.replace(/[\\%_]/g, '\\$&')}%`)}`);
    if (filter.projectId !== undefined) conditions.push(`d.project_id::text = ${bind(filter.projectId)}`);
    if (filter.templateId !== undefined) conditions.push(`d.template_id = ${bind(filter.templateId)}`);
    if (filter.status !== undefined) {
      conditions.push(`d.status::text = ${bind(filter.status === 'completed' ? 'ready' : filter.status)}`);
    }
    const where = conditions.join(' AND ');
    const asked = [...values];
    const rows: SummaryRow[] = await this.dataSource.query(
      `SELECT d.id, d.title, d.template_id AS "templateId", t.name AS "templateName", v.doc_type AS "docType",
              d.status, d.created_at AS "createdAt", d.updated_at AS "updatedAt", d.project_id AS "projectId",
              p.title AS "projectTitle", r.id AS "runId", coalesce(r.idea <> p.idea, false) AS "fromOlderIdea",
              (SELECT count(*) FROM documents d WHERE ${where})::integer AS total
         FROM (SELECT d.* FROM documents d WHERE ${where}
                ORDER BY ${orderBy} LIMIT ${bind(limit)} OFFSET ${bind(offset)}) d
         JOIN templates t ON t.id = d.template_id
         JOIN template_versions v ON v.id = d.template_version_id
         JOIN projects p ON p.id = d.project_id
         LEFT JOIN LATERAL (SELECT id, idea FROM runs WHERE document_id = d.id ORDER BY created_at DESC LIMIT 1) r
           ON true
        ORDER BY ${orderBy}`,
      values,
    );
    const total = rows[0]?.total ?? (offset === 0 ? 0 : await this.count(where, asked));
    const headers = listHeaders('documents', '/api/documents', query, { limit, offset, count: rows.length, total });
    return { rows: rows.map(mapSummary), headers };
  }

  /** Errors: DOCUMENT_NOT_FOUND. */
  async get(actor: Actor, documentId: string): Promise<DocumentResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.read', documentId);
    return this.read(workspaceId, documentId);
  }

  /** Errors: DOCUMENT_NOT_FOUND. */
  async rename(actor: Actor, documentId: string, { title }: DocumentUpdateDto): Promise<DocumentResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.edit', documentId);
    await inTransaction(this.dataSource, async (tx) => {
      const [before]: { title: string; hasVersion: boolean }[] = await tx.query(
        `SELECT title, EXISTS (SELECT 1 FROM prd_versions WHERE document_id = $1) AS "hasVersion"
           FROM documents WHERE id = $1 AND workspace_id = $2 FOR NO KEY UPDATE`,
        [documentId, workspaceId],
      );
      if (before?.title === title) return;
      await tx.query('UPDATE documents SET title = $2 WHERE id = $1', [documentId, title]);
      // Before the first version there is nothing to compare with: that one will have the new title.
      if (before?.hasVersion) await this.content.recordVersion(tx, workspaceId, documentId, { actor, origin: 'edit' });
    });
    return this.read(workspaceId, documentId);
  }

  /** Marks the document; it can be restored for 30 days. Errors: DOCUMENT_NOT_FOUND. */
  async delete(actor: Actor, documentId: string): Promise<void> {
    const { workspaceId, projectId } = await this.access.requireDocument(actor, 'document.delete', documentId);
    await inTransaction(this.dataSource, async (tx) => {
      await tx.query('UPDATE documents SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL', [documentId]);
      await this.audit.record(tx, actor, {
        action: 'document.delete',
        workspaceId,
        projectId,
        meta: { documentId, title: await titleOf(tx, documentId) },
      });
    });
  }

  /** Takes a deletion back, and that of its project. Errors: DOCUMENT_NOT_FOUND. */
  async restore(actor: Actor, documentId: string): Promise<DocumentResponseDto> {
    const includeDeleted = { includeDeleted: true };
    const access = await this.access.requireDocument(actor, 'document.delete', documentId, includeDeleted);
    const { workspaceId, projectId } = access;
    await inTransaction(this.dataSource, async (tx) => {
      await tx.query('UPDATE documents SET deleted_at = NULL WHERE id = $1', [documentId]);
      await tx.query('UPDATE projects SET deleted_at = NULL WHERE id = $1 AND deleted_at IS NOT NULL', [projectId]);
      await this.audit.record(tx, actor, {
        action: 'document.restore',
        workspaceId,
        projectId,
        meta: { documentId, title: await titleOf(tx, documentId) },
      });
    });
    return this.read(workspaceId, documentId);
  }

  /** For a page behind the last one: the list has become shorter, not empty. */
  private async count(where: string, values: readonly unknown[]): Promise<number> {
    const [row]: { total: number }[] = await this.dataSource.query(
      `SELECT count(*)::integer AS total FROM documents d WHERE ${where}`,
      [...values],
    );
    return row?.total ?? 0;
  }

  private async read(workspaceId: string, documentId: string): Promise<DocumentResponseDto> {
    const document = await this.content.load(this.dataSource.manager, workspaceId, documentId);
    const [row]: { runId: string | null; version: number }[] = await this.dataSource.query(
      `SELECT (SELECT id FROM runs WHERE document_id = $1 ORDER BY created_at DESC LIMIT 1) AS "runId",
              (SELECT coalesce(max(version), 0) FROM prd_versions WHERE document_id = $1)::integer AS version`,
      [documentId],
    );
    return mapDocument(document, row ?? { runId: null, version: 0 });
  }
}

/** For the audit log, which outlives the document. */
async function titleOf(tx: EntityManager, documentId: string): Promise<string | null> {
  const [row]: { title: string }[] = await tx.query('SELECT title FROM documents WHERE id = $1', [documentId]);
  return row?.title ?? null;
}

function mapSummary({ total: _, status, createdAt, updatedAt, ...row }: SummaryRow): DocumentSummaryDto {
  return {
    ...row,
    status: shownStatus(status),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
