import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import type { CodedError } from '../common/coded-error.js';
import { commonErrors } from '../common/common.errors.js';
import { isUuid } from '../common/uuid.js';
import { markAccessChecked } from './access-check.js';
import { isAllowed, type MembershipRights, type Permission } from './permissions.js';
import { accessErrors } from './workspaces.errors.js';

/** The actor's place in the workspace that was asked for. */
interface Membership extends MembershipRights {
  workspaceId: string;
  userId: string;
}

export interface WorkspaceAccess {
  workspaceId: string;
  membership: Membership;
}

export interface ProjectAccess extends WorkspaceAccess {
  id: string;
}

export interface DocumentAccess extends WorkspaceAccess {
  id: string;
  projectId: string;
  /** As stored: draft, generating, ready or failed. */
  status: string;
}

export interface RunAccess extends WorkspaceAccess {
  id: string;
  projectId: string;
  documentId: string;
  status: string;
}

export interface ExportAccess extends WorkspaceAccess {
  id: string;
  documentId: string;
  status: string;
}

export interface AccessOptions {
  /** Also finds rows that are marked as deleted: for restoring them. */
  includeDeleted?: boolean;
}

/** One kind of row that lives in a workspace: its columns, where they come from, what to say when it is not there. */
interface Target {
  columns: string;
  /** A from-clause that offers `workspace_id` through the alias `t`; `$3` is the id asked for. */
  from: string;
  where: string;
  notDeleted: string | null;
  notFound: () => CodedError;
}

const TARGETS = {
  workspace: {
    columns: 't.id AS id, t.id AS "workspaceId"',
    from: '(SELECT id, id AS workspace_id, personal_user_id FROM workspaces) t',
    where: 't.id = $3',
    notDeleted: null,
    notFound: accessErrors.WORKSPACE_NOT_FOUND,
  },
  personalWorkspace: {
    columns: 't.id AS id, t.id AS "workspaceId"',
    from: '(SELECT id, id AS workspace_id, personal_user_id FROM workspaces) t',
    where: 't.personal_user_id = $3',
    notDeleted: null,
    notFound: accessErrors.WORKSPACE_NOT_FOUND,
  },
  project: {
    columns: 't.id AS id, t.workspace_id AS "workspaceId"',
    from: 'projects t',
    where: 't.id = $3',
    notDeleted: 't.deleted_at IS NULL',
    notFound: accessErrors.PROJECT_NOT_FOUND,
  },
  document: {
    columns: 't.id AS id, t.workspace_id AS "workspaceId", t.project_id AS "projectId", t.status AS status',
    from: 'documents t',
    where: 't.id = $3',
    notDeleted: 't.deleted_at IS NULL',
    notFound: accessErrors.DOCUMENT_NOT_FOUND,
  },
  run: {
    columns:
      't.id AS id, t.workspace_id AS "workspaceId", t.project_id AS "projectId", t.document_id AS "documentId", ' +
      't.status AS status',
    from: 'runs t',
    where: 't.id = $3',
    notDeleted: null,
    notFound: accessErrors.RUN_NOT_FOUND,
  },
  export: {
    columns: 't.id AS id, t.workspace_id AS "workspaceId", t.document_id AS "documentId", t.status AS status',
    from: '(SELECT e.*, d.deleted_at FROM export_jobs e JOIN documents d ON d.id = e.document_id) t',
    where: 't.id = lower($3)',
    notDeleted: 't.deleted_at IS NULL',
    notFound: accessErrors.EXPORT_NOT_FOUND,
  },
} as const satisfies Record<string, Target>;

interface FoundRow extends MembershipRights {
  id: string | null;
  workspaceId: string;
  projectId: string;
  documentId: string;
  status: string;
}

/**
 * The one place that decides who may touch what. Every method is one query that joins the session, the row and the
 * actor's membership, so that a session ended a moment ago opens nothing, and a row in somebody else's workspace
 * cannot be told from one that does not exist. Errors: AUTHENTICATION_REQUIRED, …_NOT_FOUND, FORBIDDEN.
 */
@Injectable()
export class AccessService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async require(actor: Actor, permission: Permission, workspaceId: string): Promise<WorkspaceAccess> {
    const { workspaceId: id, membership } = await this.find(actor, permission, TARGETS.workspace, workspaceId);
    return { workspaceId: id, membership };
  }

  async requireProject(
    actor: Actor,
    permission: Permission,
    projectId: string,
    options: AccessOptions = {},
  ): Promise<ProjectAccess> {
    const { id, workspaceId, membership } = await this.find(actor, permission, TARGETS.project, projectId, options);
    return { id, workspaceId, membership };
  }

  async requireDocument(
    actor: Actor,
    permission: Permission,
    documentId: string,
    options: AccessOptions = {},
  ): Promise<DocumentAccess> {
    const row = await this.find(actor, permission, TARGETS.document, documentId, options);
    const { id, workspaceId, projectId, status, membership } = row;
    return { id, workspaceId, projectId, status, membership };
  }

  async requireRun(actor: Actor, permission: Permission, runId: string): Promise<RunAccess> {
    const row = await this.find(actor, permission, TARGETS.run, runId);
    const { id, workspaceId, projectId, documentId, status, membership } = row;
    return { id, workspaceId, projectId, documentId, status, membership };
  }

  async requireExport(actor: Actor, permission: Permission, exportId: string): Promise<ExportAccess> {
    const row = await this.find(actor, permission, TARGETS.export, exportId);
    const { id, workspaceId, documentId, status, membership } = row;
    return { id, workspaceId, documentId, status, membership };
  }

  /** For lists and creations: the workspace of the `X-Workspace-Id` header, else the actor's personal one. */
  async resolveWorkspace(actor: Actor, header: string | null, permission: Permission): Promise<WorkspaceAccess> {
    if (header !== null) return this.require(actor, permission, header);
    const userId = 'userId' in actor ? actor.userId : '';
    const { workspaceId, membership } = await this.find(actor, permission, TARGETS.personalWorkspace, userId);
    return { workspaceId, membership };
  }

  private async find(actor: Actor, permission: Permission, target: Target, id: string, options: AccessOptions = {}) {
    if (!('sessionId' in actor)) throw commonErrors.FORBIDDEN();
    markAccessChecked(actor);
    const notDeleted = target.notDeleted && !options.includeDeleted ? ` AND ${target.notDeleted}` : '';
    const rows: FoundRow[] = await this.dataSource.query(
      `SELECT ${target.columns}, m.role AS role, m.can_invite_members AS "canInviteMembers",
              m.can_manage_billing AS "canManageBilling"
         FROM sessions s
         LEFT JOIN (${target.from}
              JOIN workspace_members m ON m.workspace_id = t.workspace_id
              JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL)
           ON m.user_id = s.user_id AND ${target.where}${notDeleted}
        WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()`,
      [actor.sessionId, actor.userId, isUuid(id) ? id : null],
    );
    const [row] = rows;
    if (!row) throw commonErrors.AUTHENTICATION_REQUIRED();
    if (row.id === null) throw target.notFound();
    if (!isAllowed(row, permission)) throw commonErrors.FORBIDDEN();
    const { role, canInviteMembers, canManageBilling } = row;
    const membership: Membership = {
      workspaceId: row.workspaceId,
      userId: actor.userId,
      role,
      canInviteMembers,
      canManageBilling,
    };
    return { ...row, id: row.id, membership };
  }
}
