import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { type ListQueryDto, type ListRules, listHeaders, parseListQuery } from '../common/list-query.js';
import { AccessService } from '../workspaces/access.service.js';
import { mapRunSummary, type RunSummaryDto, type RunSummaryRow } from './project-runs.dto.js';

const LIST_RULES: ListRules<never> = {
  sortable: { createdAt: 'r.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'r.id',
  filterable: [],
};

@Injectable()
export class ProjectRunsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /** Newest first; those of deleted documents are left out. Errors: PROJECT_NOT_FOUND. */
  async listOfProject(
    actor: Actor,
    projectId: string,
    query: ListQueryDto,
  ): Promise<{ rows: RunSummaryDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.read', projectId);
    const { orderBy, limit, offset } = parseListQuery(query, LIST_RULES);
    const from = `runs r
      JOIN documents d ON d.id = r.document_id AND d.workspace_id = r.workspace_id AND d.deleted_at IS NULL
      JOIN templates t ON t.id = r.template_id
      JOIN users u ON u.id = r.user_id
     WHERE r.workspace_id = $1 AND r.project_id = $2`;
    const found: RunSummaryRow[] = await this.dataSource.query(
      `SELECT x.*, s.done, s.total
         FROM (SELECT r.id, d.id AS "documentId", d.title AS "documentTitle", t.name AS "templateName", r.status,
                      r.credits_reserved AS "creditsReserved", r.credits_spent AS "creditsSpent",
                      r.credits_refunded AS "creditsRefunded", r.is_free AS "firstDocumentFree", u.id AS "userId",
                      u.name AS "userName", r.created_at AS "createdAt", r.completed_at AS "completedAt",
                      row_number() OVER (ORDER BY ${orderBy}) AS place
                 FROM ${from} ORDER BY ${orderBy} LIMIT $3 OFFSET $4) x
         CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE state = 'done')::integer AS done, count(*)::integer AS total
                               FROM run_sections WHERE run_id = x.id) s
        ORDER BY x.place`,
      [workspaceId, projectId, limit, offset],
    );
    const [all]: { total: number }[] = await this.dataSource.query(`SELECT count(*)::integer AS total FROM ${from}`, [
      workspaceId,
      projectId,
    ]);
    const rows = found.map(mapRunSummary);
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    return { rows, headers: listHeaders('runs', `/api/projects/${projectId}/runs`, query, page) };
  }
}
