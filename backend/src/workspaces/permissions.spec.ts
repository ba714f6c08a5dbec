import { isAllowed, type Permission, PERMISSIONS } from './permissions.js';
import type { WorkspaceRole } from './workspace-member.entity.js';

const ROLES: WorkspaceRole[] = ['viewer', 'editor', 'admin', 'owner'];

function rolesWith(permission: Permission): WorkspaceRole[] {
  return ROLES.filter((role) => isAllowed({ role, canInviteMembers: false, canManageBilling: false }, permission));
}

describe('permissions', () => {
  it.each<[Permission, WorkspaceRole[]]>([
    ['document.read', ['viewer', 'editor', 'admin', 'owner']],
    ['comment.create', ['viewer', 'editor', 'admin', 'owner']],
    ['document.edit', ['editor', 'admin', 'owner']],
    ['run.create', ['editor', 'admin', 'owner']],
    ['share.create', ['editor', 'admin', 'owner']],
    ['document.export', ['editor', 'admin', 'owner']],
    ['member.manage', ['admin', 'owner']],
    ['member.invite', ['admin', 'owner']],
    ['billing.manage', ['admin', 'owner']],
    ['workspace.delete', ['owner']],
    ['workspace.transfer', ['owner']],
  ])('%s is for %j', (permission, roles) => {
    expect(rolesWith(permission)).toEqual(roles);
  });

  it('grow with the role: nobody loses a permission by being promoted', () => {
    for (const permission of PERMISSIONS) {
      const allowed = ROLES.map((role) => rolesWith(permission).includes(role));
      expect(allowed).toEqual([...allowed].sort());
    }
  });

  it('name each permission once', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  });

  it('take exactly one more right from each flag', () => {
    const viewer = { role: 'viewer', canInviteMembers: false, canManageBilling: false } as const;
    const added = (flags: object) =>
      PERMISSIONS.filter(
        (permission) => isAllowed({ ...viewer, ...flags }, permission) && !isAllowed(viewer, permission),
      );
    expect(added({ canInviteMembers: true })).toEqual(['member.invite']);
    expect(added({ canManageBilling: true })).toEqual(['billing.manage']);
  });
});
