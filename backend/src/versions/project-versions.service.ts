import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { type ListQueryDto, type ListRules, listHeaders, parseListQuery } from '../common/list-query.js';
import { AccessService } from '../workspaces/access.service.js';
import { mapVersion, type ProjectVersionDto, VERSION_COLUMNS, type VersionRow } from './versions.dto.js';

const LIST_RULES: ListRules<never> = {
  sortable: { createdAt: 'v.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'v.id',
  filterable: [],
};

@Injectable()
export class ProjectVersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /** Of all documents of a project, newest first. Errors: PROJECT_NOT_FOUND. */
  async listOfProject(
    actor: Actor,
    projectId: string,
    query: ListQueryDto,
  ): Promise<{ rows: ProjectVersionDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.read', projectId);
    const { orderBy, limit, offset } = parseListQuery(query, LIST_RULES);
    const from = `prd_versions v
      JOIN documents d ON d.id = v.document_id AND d.workspace_id = v.workspace_id AND d.deleted_at IS NULL
      LEFT JOIN users u ON u.id = v.created_by
     WHERE v.workspace_id = $1 AND v.project_id = $2`;
    const found: (VersionRow & Pick<ProjectVersionDto, 'documentId' | 'documentTitle'>)[] = await this.dataSource.query(
      `SELECT ${VERSION_COLUMNS}, d.id AS "documentId", d.title AS "documentTitle"
         FROM ${from} ORDER BY ${orderBy} LIMIT $3 OFFSET $4`,
      [workspaceId, projectId, limit, offset],
    );
    const [all]: { total: number }[] = await this.dataSource.query(`SELECT count(*)::integer AS total FROM ${from}`, [
      workspaceId,
      projectId,
    ]);
    const rows = found.map(({ documentId, documentTitle, ...row }) => ({
      ...mapVersion(row),
      documentId,
      documentTitle,
    }));
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    return { rows, headers: listHeaders('versions', `/api/projects/${projectId}/versions`, query, page) };
  }
}
