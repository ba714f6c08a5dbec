import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';

export interface AuditEntry {
  /** What was done, as `resource.verb`: `session.revoke`, `run.start`. */
  action: string;
  workspaceId?: string | null;
  projectId?: string | null;
  meta?: Record<string, unknown>;
}

/** The one writer of the audit log. Takes the transaction of what it records: either both happened or neither. */
@Injectable()
export class AuditService {
  async record(tx: EntityManager, actor: Actor, entry: AuditEntry): Promise<void> {
    await tx.query(
      `INSERT INTO audit_logs (actor_kind, actor, user_id, workspace_id, project_id, action, meta)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        actor.kind,
        JSON.stringify(actor),
        actorUserId(actor),
        entry.workspaceId ?? null,
        entry.projectId ?? null,
        entry.action,
        JSON.stringify(entry.meta ?? {}),
      ],
    );
  }
}
