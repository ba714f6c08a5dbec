import { Column, Entity, ForeignKey } from 'typeorm';
import type { Actor, ActorKind } from '../common/actor.js';
import { ACTOR_KINDS } from '../database/actor-kinds.js';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { Workspace } from '../workspaces/workspace.entity.js';

/** One act that mattered. It outlives what it was done to: project and target are remembered ids. */
@Entity('audit_logs')
export class AuditLog extends Row {
  @EnumColumn('actor_kind', ACTOR_KINDS)
  actorKind: ActorKind;

  /** The user who acted, or in whose place staff did; null for guests and the system. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** The whole actor, with whatever its kind adds: session, share, token, the member of staff behind it. */
  @Column('jsonb')
  actor: Actor;

  @ForeignKey(() => Workspace, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  workspaceId: string | null;

  @Column('uuid', { nullable: true })
  projectId: string | null;

  /** `resource.verb`: `member.remove`. */
  @Column('varchar', { length: 100 })
  action: string;

  @Column('varchar', { length: 60, nullable: true })
  targetType: string | null;

  /** Text, since not every id is a UUID. */
  @Column('varchar', { length: 100, nullable: true })
  targetId: string | null;

  /** Before and after, amounts, reasons. Never secrets. */
  @Column('jsonb', { default: () => "'{}'" })
  meta: Record<string, unknown>;
}
