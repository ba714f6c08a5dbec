import { randomUUID } from 'node:crypto';
import { Controller, Get, Post } from '@nestjs/common';
import { Public, StaffOnly } from '../../backend/src/common/access-route.decorators.js';
import type { Actor } from '../../backend/src/common/actor.js';
import { AccessService } from '../../backend/src/workspaces/access.service.js';
import { Requires } from '../../backend/src/workspaces/requires.decorator.js';
import { startApp, type TestApp } from '../support/app.js';
import { TestClient } from '../support/client.js';
import { startExtraRoutes } from '../support/extra-routes.js';

let app: TestApp;
let access: AccessService;
beforeAll(async () => {
  app = await startApp();
  access = app.app.get(AccessService);
});
afterAll(() => app.close());

type Role = 'owner' | 'admin' | 'editor' | 'viewer';

async function insert(sql: string, values: unknown[]): Promise<string> {
  const [row]: { id: string }[] = await app.dataSource.query(`${sql} RETURNING id`, values);
  return row?.id ?? '';
}

/** A shared workspace with a project, a document and a run. */
async function sharedWorkspace(owner: TestClient) {
  const workspaceId = await insert(`INSERT INTO workspaces (name, slug) VALUES ('Farm', $1)`, [randomUUID()]);
  await join(owner, workspaceId, 'owner');
  const projectId = await insert(
    `INSERT INTO projects (workspace_id, user_id, idea, title) VALUES ($1, $2, 'An idea', 'Idea')`,
    [workspaceId, owner.userId],
  );
  const [template]: { id: string; templateId: string }[] = await app.dataSource.query(
    'SELECT id, template_id AS "templateId" FROM template_versions LIMIT 1',
  );
  const documentId = await insert(
    `INSERT INTO documents (workspace_id, project_id, user_id, template_id, template_version_id, title)
     VALUES ($1, $2, $3, $4, $5, 'Document')`,
    [workspaceId, projectId, owner.userId, template?.templateId, template?.id],
  );
  const runId = await insert(
    `INSERT INTO runs (workspace_id, project_id, document_id, user_id, template_id, status, step, credits_reserved,
       base_credits, completed_at, settled_at)
     VALUES ($1, $2, $3, $4, $5, 'done', 'finished', 0, 0, now(), now())`,
    [workspaceId, projectId, documentId, owner.userId, template?.templateId],
  );
  return { workspaceId, projectId, documentId, runId };
}

async function join(client: TestClient, workspaceId: string, role: Role, flags = { invite: false, billing: false }) {
  await insert(
    `INSERT INTO workspace_members (workspace_id, user_id, role, can_invite_members, can_manage_billing)
     VALUES ($1, $2, $3, $4, $5)`,
    [workspaceId, client.userId, role, flags.invite, flags.billing],
  );
}

function actorOf(client: TestClient): Actor {
  const [, payload = ''] = client.accessToken?.split('.') ?? [];
  const { sub, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; sid: string };
  return { kind: 'user', userId: sub, sessionId: sid };
}

describe('the access check', () => {
  it('finds every kind of row for each role, and lets it do what the table says', async () => {
    const owner = await app.newUser();
    const farm = await sharedWorkspace(owner);
    const people: [Role, TestClient][] = [['owner', owner]];
    for (const role of ['admin', 'editor', 'viewer'] as const) {
      const member = await app.newUser();
      await join(member, farm.workspaceId, role);
      people.push([role, member]);
    }

    for (const [role, client] of people) {
      const actor = actorOf(client);
      const membership = { workspaceId: farm.workspaceId, userId: client.userId, role };
      const rights = { canInviteMembers: false, canManageBilling: false };
      expect(await access.requireDocument(actor, 'document.read', farm.documentId)).toEqual({
        id: farm.documentId,
        projectId: farm.projectId,
        workspaceId: farm.workspaceId,
        status: 'draft',
        membership: { ...membership, ...rights },
      });
      expect(await access.requireProject(actor, 'project.read', farm.projectId)).toMatchObject({ id: farm.projectId });
      expect(await access.requireRun(actor, 'run.read', farm.runId)).toMatchObject({
        id: farm.runId,
        documentId: farm.documentId,
        status: 'done',
      });
      expect(await access.require(actor, 'workspace.read', farm.workspaceId)).toMatchObject({ membership });

      const edit = access.requireDocument(actor, 'document.edit', farm.documentId);
      if (role === 'viewer') await expect(edit).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
      else await expect(edit).resolves.toMatchObject({ id: farm.documentId });
    }
  });

  it('answers foreign, missing and malformed ids alike, in every kind', async () => {
    const farm = await sharedWorkspace(await app.newUser());
    const stranger = actorOf(await app.newUser());
    const missing = [randomUUID(), 'not-a-uuid', ''];
    for (const id of [farm.documentId, ...missing]) {
      await expect(access.requireDocument(stranger, 'document.read', id)).rejects.toMatchObject({
        status: 404,
        code: 'DOCUMENT_NOT_FOUND',
      });
    }
    for (const id of [farm.projectId, ...missing]) {
      await expect(access.requireProject(stranger, 'project.read', id)).rejects.toMatchObject({
        code: 'PROJECT_NOT_FOUND',
      });
    }
    for (const id of [farm.runId, ...missing]) {
      await expect(access.requireRun(stranger, 'run.read', id)).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' });
    }
    for (const id of [farm.workspaceId, ...missing]) {
      await expect(access.require(stranger, 'workspace.read', id)).rejects.toMatchObject({
        code: 'WORKSPACE_NOT_FOUND',
      });
    }
  });

  it('does not find what is deleted, unless asked to', async () => {
    const owner = await app.newUser();
    const { documentId, workspaceId } = await sharedWorkspace(owner);
    const actor = actorOf(owner);
    await app.dataSource.query('UPDATE documents SET deleted_at = now() WHERE id = $1', [documentId]);
    await expect(access.requireDocument(actor, 'document.read', documentId)).rejects.toMatchObject({ status: 404 });
    const found = await access.requireDocument(actor, 'document.delete', documentId, { includeDeleted: true });
    expect(found.id).toBe(documentId);
    await app.dataSource.query('UPDATE workspaces SET deleted_at = now() WHERE id = $1', [workspaceId]);
    await expect(access.require(actor, 'workspace.read', workspaceId)).rejects.toMatchObject({ status: 404 });
  });

  it('knows no session that has ended, and nobody but users', async () => {
    const owner = await app.newUser();
    const { documentId } = await sharedWorkspace(owner);
    const actor = actorOf(owner);
    await owner.post('/auth/logout');
    for (const dead of [actor, { ...actorOf(await app.newUser()), sessionId: randomUUID() } as Actor]) {
      await expect(access.requireDocument(dead, 'document.read', documentId)).rejects.toMatchObject({ status: 401 });
    }
    const guest: Actor = { kind: 'shareGuest', shareId: randomUUID(), guestName: null };
    await expect(access.requireDocument(guest, 'document.read', documentId)).rejects.toMatchObject({ status: 403 });
  });

  it('adds single rights by flag', async () => {
    const farm = await sharedWorkspace(await app.newUser());
    const viewer = await app.newUser();
    await join(viewer, farm.workspaceId, 'viewer', { invite: true, billing: false });
    const actor = actorOf(viewer);
    await expect(access.require(actor, 'member.invite', farm.workspaceId)).resolves.toBeDefined();
    await expect(access.require(actor, 'billing.manage', farm.workspaceId)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the workspace of a request', () => {
  it('is the personal one, or that of the header where the user is a member', async () => {
    const owner = await app.newUser();
    const { workspaceId } = await sharedWorkspace(owner);
    const inWorkspace = (id: string) => ({ headers: { 'X-Workspace-Id': id } });
    expect((await owner.get('/credits/balance')).body).toMatchObject({ balance: 500 });
    expect((await owner.get('/credits/balance', inWorkspace(workspaceId))).body).toMatchObject({ balance: 0 });

    const stranger = await app.newUser();
    for (const id of [workspaceId, randomUUID(), "' OR true --"]) {
      const answer = await stranger.get('/credits/balance', inWorkspace(id));
      expect([answer.status, answer.body['code']]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
    }
  });
});

@Controller('open')
class OpenController {
  @Get()
  read() {
    return 'nobody said who may read this';
  }
}

@Controller('probe')
class ProbeController {
  @Get('public')
  @Public()
  everybody() {
    return { ok: true };
  }

  @Post('forgotten')
  @Requires('document.edit')
  forgotten() {
    return { ok: true };
  }

  @Get('staff')
  @StaffOnly('finance')
  staff() {
    return { ok: true };
  }
}

describe('routes', () => {
  it('stop the start when one does not say who may call it', async () => {
    await expect(startExtraRoutes(app.config, [OpenController])).rejects.toThrow('OpenController.read: say who may');
  });

  describe('with decorators', () => {
    let routes: Awaited<ReturnType<typeof startExtraRoutes>>;
    beforeAll(async () => {
      routes = await startExtraRoutes(app.config, [ProbeController]);
    });
    afterAll(() => routes.close());

    const at = (user: TestClient | null) => {
      const client = new TestClient(routes.url);
      client.accessToken = user?.accessToken ?? null;
      return client;
    };

    it('open for everybody only when public', async () => {
      expect((await at(null).get('/probe/public')).status).toBe(200);
      expect((await at(null).post('/probe/forgotten')).status).toBe(401);
    });

    it('fail when their service never asked for access', async () => {
      expect((await at(await app.newUser()).post('/probe/forgotten')).status).toBe(500);
    });

    it('for staff open by staff role alone', async () => {
      const user = await app.newUser();
      const status = async () => (await at(user).get('/probe/staff')).status;
      const promote = (role: string | null) =>
        app.dataSource.query('UPDATE users SET staff_role = $2 WHERE id = $1', [user.userId, role]);
      expect(await status()).toBe(403);
      await promote('content');
      expect(await status()).toBe(403);
      await promote('finance');
      expect(await status()).toBe(200);
      await promote('admin');
      expect(await status()).toBe(200);
    });
  });
});
