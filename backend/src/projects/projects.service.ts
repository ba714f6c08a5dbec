import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { type ListQueryDto, type ListRules, listHeaders, parseListQuery } from '../common/list-query.js';
import { inTransaction } from '../database/in-transaction.js';
import { OperationsService } from '../idempotency/operations.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import { Project } from './project.entity.js';
import { titleFromIdea } from './project-title.js';
import { mapProject, type ProjectCreateDto, type ProjectResponseDto, type ProjectUpdateDto } from './projects.dto.js';

const LIST_RULES: ListRules<'q'> = {
  sortable: { createdAt: 'p.created_at', updatedAt: 'p.updated_at', title: 'p.title' },
  defaultSort: ['createdAt', 'DESC'],
  tieBreak: 'p.id',
  filterable: ['q'],
};

export interface Page<T> {
  rows: T[];
  headers: Record<string, string>;
}

@Injectable()
export class ProjectsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly audit: AuditService,
    private readonly operations: OperationsService,
  ) {}

  async create(
    actor: Actor,
    operationId: string,
    workspace: string | null,
    { idea }: ProjectCreateDto,
  ): Promise<ProjectResponseDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'project.create');
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    const project = Object.assign(new Project(), { workspaceId, userId, idea, title: titleFromIdea(idea) });
    return inTransaction(this.dataSource, async (tx) => {
      const answer = mapProject(await tx.save(Project, project));
      await this.operations.complete(tx, operationId, answer);
      return answer;
    });
  }

  async list(actor: Actor, workspace: string | null, query: ListQueryDto): Promise<Page<ProjectResponseDto>> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'project.read');
    const { orderBy, limit, offset, filter } = parseListQuery(query, LIST_RULES);
    const like = filter.q === undefined ? null : `%${filter.q.replace(/[\\%_]/g, '\\$&')}%`;
    const found = `projects p
        WHERE p.workspace_id = $1 AND p.deleted_at IS NULL AND ($2::text IS NULL OR p.title ILIKE $2 OR p.idea ILIKE $2)`;
    const rows: Project[] = await this.dataSource.query(
      `SELECT p.id, p.idea, p.title, p.status, p.created_at AS "createdAt", p.updated_at AS "updatedAt"
         FROM ${found}
        ORDER BY ${orderBy} LIMIT $3 OFFSET $4`,
      [workspaceId, like, limit, offset],
    );
    const [all]: { total: number }[] = await this.dataSource.query(`SELECT count(*)::integer AS total FROM ${found}`, [
      workspaceId,
      like,
    ]);
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    const headers = listHeaders('projects', '/api/projects', query, page);
    return { rows: rows.map(mapProject), headers };
  }

  /** Errors: PROJECT_NOT_FOUND. */
  async get(actor: Actor, projectId: string): Promise<ProjectResponseDto> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.read', projectId);
    return mapProject(await this.findOrThrow(projectId, workspaceId));
  }

  /** Errors: PROJECT_NOT_FOUND. */
  async update(actor: Actor, projectId: string, dto: ProjectUpdateDto): Promise<ProjectResponseDto> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.edit', projectId);
    return inTransaction(this.dataSource, async (tx) => {
      const project = await tx.findOne(Project, {
        where: { id: projectId, workspaceId, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!project) throw accessErrors.PROJECT_NOT_FOUND();
      const { title = project.title, idea = project.idea } = dto;
      if (title !== project.title) {
        const meta = { from: project.title, to: title };
        await this.audit.record(tx, actor, { action: 'project.rename', workspaceId, projectId, meta });
      }
      if (idea !== project.idea) {
        await this.audit.record(tx, actor, { action: 'project.editIdea', workspaceId, projectId });
      }
      return mapProject(await tx.save(Project, Object.assign(project, { title, idea })));
    });
  }

  /** Marks the project and its documents; they can be restored for 30 days. Errors: PROJECT_NOT_FOUND. */
  async delete(actor: Actor, projectId: string): Promise<void> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.delete', projectId);
    await inTransaction(this.dataSource, async (tx) => {
      await tx.query('UPDATE projects SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL', [projectId]);
      // The same moment on all of them: restoring the project restores what was deleted with it.
      await tx.query(
        `UPDATE documents SET deleted_at = now() WHERE project_id = $1 AND workspace_id = $2 AND deleted_at IS NULL`,
        [projectId, workspaceId],
      );
      await this.audit.record(tx, actor, { action: 'project.delete', workspaceId, projectId });
    });
  }

  private async findOrThrow(id: string, workspaceId: string): Promise<Project> {
    const project = await this.dataSource.manager.findOneBy(Project, { id, workspaceId, deletedAt: IsNull() });
    if (!project) throw accessErrors.PROJECT_NOT_FOUND();
    return project;
  }
}
