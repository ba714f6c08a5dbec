import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';

export interface AuditEntry {
  /** What was done, as `resource.verb`: `session.revoke`, `run.start`. */
  action: string;
  workspaceId?: string | null;
  projectId?: string | null;
  /** What it was done to, where that is neither the workspace nor the project. */
  target?: { type: string; id: string };
  /** Before and after, amounts, reasons. Never secrets. */
  meta?: Record<string, unknown>;
}

/** The one writer of the audit log. Takes the transaction of what it records: either both happened or neither. */
@Injectable()
export class AuditService {
  async record(tx: EntityManager, actor: Actor, entry: AuditEntry): Promise<void> {
    await tx.query(
      `INSERT INTO audit_logs (actor_kind, actor, user_id, workspace_id, project_id, action, target_type, target_id, meta)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        actor.kind,
        JSON.stringify(actor),
        actorUserId(actor),
        entry.workspaceId ?? null,
        entry.projectId ?? null,
        entry.action,
        entry.target?.type ?? null,
        entry.target?.id ?? null,
        JSON.stringify(entry.meta ?? {}),
      ],
    );
  }
}
