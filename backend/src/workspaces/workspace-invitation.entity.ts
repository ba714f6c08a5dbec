import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { WORKSPACE_ROLES, type WorkspaceRole } from './workspace-member.entity.js';

export const INVITATION_STATUSES = ['pending', 'accepted', 'declined', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

@Entity('workspace_invitations')
export class WorkspaceInvitation extends WorkspaceRow {
  @Column('varchar', { length: 320 })
  email: string;

  /** Never `owner`: ownership is transferred, not offered. */
  @EnumColumn('workspace_role', WORKSPACE_ROLES)
  role: WorkspaceRole;

  /** SHA-256 in hex of the token in the mail. */
  @Column('char', { length: 64 })
  tokenHash: string;

  @EnumColumn('invitation_status', INVITATION_STATUSES, { default: 'pending' })
  status: InvitationStatus;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  invitedBy: string;

  @Column('boolean', { default: false })
  canInviteMembers: boolean;

  @Column('boolean', { default: false })
  canManageBilling: boolean;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  respondedAt: Date | null;
}
