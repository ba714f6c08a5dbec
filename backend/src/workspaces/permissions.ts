import type { WorkspaceRole } from './workspace-member.entity.js';

/** Roles in a workspace, weakest first. Each may do what the ones before it may. */
const RANKS = ['viewer', 'editor', 'admin', 'owner'] as const satisfies readonly WorkspaceRole[];

/** What each role adds to the roles before it. The only place where a permission is named. */
const ADDED_BY_ROLE = {
  viewer: [
    'workspace.read',
    'member.read',
    'credits.read',
    'project.read',
    'document.read',
    'version.read',
    'run.read',
    'comment.read',
    'comment.create',
  ],
  editor: [
    'project.create',
    'project.edit',
    'project.delete',
    'document.create',
    'document.edit',
    'document.improve',
    'document.delete',
    'document.export',
    'run.create',
    'run.control',
    'comment.resolve',
    'share.read',
    'share.create',
    'share.delete',
  ],
  admin: ['workspace.update', 'member.invite', 'member.manage', 'billing.manage'],
  owner: ['workspace.transfer', 'workspace.delete'],
} as const satisfies Record<WorkspaceRole, readonly string[]>;

export type Permission = (typeof ADDED_BY_ROLE)[WorkspaceRole][number];

/** Single rights that a membership may carry on top of its role. */
const ADDED_BY_FLAG = {
  canInviteMembers: 'member.invite',
  canManageBilling: 'billing.manage',
} as const satisfies Record<string, Permission>;

export interface MembershipRights {
  role: WorkspaceRole;
  canInviteMembers: boolean;
  canManageBilling: boolean;
}

const PERMISSIONS_OF_ROLE: ReadonlyMap<WorkspaceRole, ReadonlySet<Permission>> = new Map(
  RANKS.map((role, rank) => [
    role,
    new Set<Permission>(RANKS.slice(0, rank + 1).flatMap((lower) => ADDED_BY_ROLE[lower])),
  ]),
);

export const PERMISSIONS: readonly Permission[] = RANKS.flatMap((role) => ADDED_BY_ROLE[role]);

export function isAllowed(membership: MembershipRights, permission: Permission): boolean {
  if (PERMISSIONS_OF_ROLE.get(membership.role)?.has(permission)) return true;
  if (ADDED_BY_FLAG.canInviteMembers === permission) return membership.canInviteMembers;
  return ADDED_BY_FLAG.canManageBilling === permission && membership.canManageBilling;
}
