import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WorkspaceMember } from './workspace-member.entity.js';
import { newSlug } from './slug.js';
import { Workspace } from './workspace.entity.js';

@Injectable()
export class PersonalWorkspacesService {
  /** Makes the workspace that every user owns alone, as part of registering. */
  async create(tx: EntityManager, user: { id: string; name: string }): Promise<Workspace> {
    const workspace = new Workspace();
    workspace.name = `${user.name}'s workspace`;
    workspace.slug = newSlug(user.name);
    workspace.personalUserId = user.id;
    await tx.insert(Workspace, workspace);

    const member = new WorkspaceMember();
    member.workspaceId = workspace.id;
    member.userId = user.id;
    member.role = 'owner';
    await tx.insert(WorkspaceMember, member);
    return workspace;
  }
}
