import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { Workspace } from './workspace.entity.js';

export const WORKSPACE_ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

@Entity('workspace_members')
export class WorkspaceMember extends Row {
  @Column('uuid')
  workspaceId: string;

  @ManyToOne(() => Workspace, { onDelete: 'RESTRICT' })
  @JoinColumn()
  workspace: Relation<Workspace>;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn()
  user: Relation<User>;

  @EnumColumn('workspace_role', WORKSPACE_ROLES)
  role: WorkspaceRole;

  /** Each adds one right to any role; owner and admin have both anyway. */
  @Column('boolean', { default: false })
  canInviteMembers: boolean;

  @Column('boolean', { default: false })
  canManageBilling: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  joinedAt: Date;
}
