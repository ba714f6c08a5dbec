import { randomUUID } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { CreditsService } from '../../backend/src/credits/credits.service.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { RunCreditsService } from '../../backend/src/runs/run-credits.service.js';
import type { RunStatus } from '../../backend/src/runs/run.enumerations.js';
import type { WorkspaceRole } from '../../backend/src/workspaces/workspace-member.entity.js';
import type { NewUser, TestApp } from './app.js';
import type { TestClient } from './client.js';
import { FOUR_SECTIONS, IDEA, TEMPLATE, waitForEnd } from './generation.js';

/** Somebody with an account, and how to sign in to it. */
export interface Person extends NewUser {
  client: TestClient;
}

/** A workspace with a finished document in it, written by a real run. */
export interface Tenant {
  workspaceId: string;
  owner: Person;
  seed: TenantRows;
}

/** One row of each kind in a workspace. */
export interface TenantRows {
  projectId: string;
  documentId: string;
  runId: string;
  transactionId: string;
}

/** How a copied document and its run stand. `held`: a worker elsewhere is writing it. */
export type CopyState = Exclude<RunStatus, 'running'> | 'held' | 'deleted';

/** The last section: nothing that is needed depends on it. */
export const LAST_SECTION = 'user-stories';
const ENOUGH_CREDITS = 100_000_000;
const PRICE = { reserved: 225, base: 125, section: 25 };

let counter = 0;

export async function newPerson(app: TestApp, name = 'Ada Lind'): Promise<Person> {
  counter += 1;
  const account = { name, email: `person${counter}-${process.pid}@example.test`, password: 'harvest-moon' };
  return { ...account, client: await app.newUser(account) };
}

/** A workspace for several people, with credits and one finished document. */
export async function newTenant(app: TestApp, owner: Person): Promise<Tenant> {
  const [workspace]: { id: string }[] = await app.dataSource.query(
    `INSERT INTO workspaces (name, slug) VALUES ('Shared', $1) RETURNING id`,
    [randomUUID()],
  );
  const workspaceId = workspace?.id ?? '';
  await joinTenant(app, workspaceId, owner, 'owner');
  const transactionId = await inTransaction(app.dataSource, async (tx) => {
    const { transaction } = await app.app.get(CreditsService).grant(tx, {
      workspaceId,
      userId: owner.client.userId,
      type: 'promo',
      amount: ENOUGH_CREDITS,
      description: 'For testing',
      idempotencyKey: `test:${randomUUID()}`,
    });
    return transaction.id;
  });
  const project = await owner.client.post<{ id: string }>('/projects', { idea: IDEA }, inWorkspace(workspaceId));
  const started = await owner.client.post<{ runId: string; documentId: string }>(
    `/forge/projects/${project.body.id}/runs`,
    { templateId: TEMPLATE, enabledSections: FOUR_SECTIONS },
  );
  const { runId, documentId } = started.body;
  const run = await waitForEnd(owner.client, runId);
  if (run.status !== 'done') throw new Error(`The run ended ${run.status}: ${run.errorMessage}`);
  return { workspaceId, owner, seed: { projectId: project.body.id, documentId, runId, transactionId } };
}

export async function joinTenant(app: TestApp, workspaceId: string, { client }: Person, role: WorkspaceRole) {
  await app.dataSource.query('INSERT INTO workspace_members (workspace_id, user_id, role) VALUES ($1, $2, $3)', [
    workspaceId,
    client.userId,
    role,
  ]);
}

export function inWorkspace(workspaceId: string) {
  return { headers: { 'X-Workspace-Id': workspaceId } };
}

/** A copy of the finished document, its project and its run, in the state that is wanted. Its price is held again. */
export async function copyRows(app: TestApp, tenant: Tenant, state: CopyState = 'done'): Promise<TenantRows> {
  const { workspaceId, owner, seed } = tenant;
  const ids = { projectId: randomUUID(), documentId: randomUUID(), runId: randomUUID() };
  await inTransaction(app.dataSource, async (tx) => {
    const parents = { project_id: ids.projectId, document_id: ids.documentId };
    await copy(tx, 'projects', 'id', seed.projectId, { id: ids.projectId });
    await copy(tx, 'documents', 'id', seed.documentId, { id: ids.documentId, project_id: ids.projectId });
    await copy(tx, 'document_sections', 'document_id', seed.documentId, { ...parents, id: 'new' });
    await copy(tx, 'document_records', 'document_id', seed.documentId, parents);
    await copy(tx, 'prd_versions', 'document_id', seed.documentId, { ...parents, id: 'new' });
    await copy(tx, 'runs', 'id', seed.runId, {
      ...parents,
      id: ids.runId,
      is_free: false,
      credits_reserved: PRICE.reserved,
      base_credits: PRICE.base,
      credits_spent: PRICE.reserved,
    });
    await copy(tx, 'run_sections', 'run_id', seed.runId, { run_id: ids.runId, price_credits: PRICE.section });
    const charged = { ...ids, id: ids.runId, workspaceId, userId: owner.client.userId ?? '' };
    await app.app
      .get(RunCreditsService)
      .hold(
        tx,
        { ...charged, documentTitle: 'A copy', generationType: 'basic', isFree: false, retries: 0 },
        PRICE.reserved,
      );
    await putInto(tx, state, ids);
  });
  return { ...ids, transactionId: seed.transactionId };
}

/** Copies rows with some columns changed; `new` gives each its own id. */
async function copy(tx: EntityManager, table: string, column: string, id: string, changes: Record<string, unknown>) {
  const fresh = changes['id'] === 'new' ? `|| jsonb_build_object('id', gen_random_uuid())` : '';
  await tx.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(r, $2::jsonb ${fresh})).* FROM ${table} r WHERE ${column} = $1`,
    [id, JSON.stringify(changes)],
  );
}

async function putInto(tx: EntityManager, state: CopyState, { documentId, runId }: Omit<TenantRows, 'transactionId'>) {
  if (state === 'done') return;
  if (state === 'deleted') {
    await tx.query('UPDATE documents SET deleted_at = now() WHERE id = $1', [documentId]);
    return;
  }
  const failed = state === 'failed';
  await tx.query('UPDATE documents SET status = $2 WHERE id = $1', [documentId, failed ? 'failed' : 'generating']);
  await tx.query(`UPDATE document_sections SET data = NULL, state = $3 WHERE document_id = $1 AND key = $2`, [
    documentId,
    LAST_SECTION,
    failed ? 'failed' : 'empty',
  ]);
  await tx.query(
    `UPDATE run_sections SET state = $3, refunded = $4, completed_at = NULL WHERE run_id = $1 AND key = $2`,
    [runId, LAST_SECTION, failed ? 'failed' : 'waiting', failed],
  );
  const changes = {
    paused: `status = 'paused', step = 'writing', paused_at = now(), completed_at = NULL, settled_at = NULL,
             credits_spent = 0`,
    held: `status = 'running', step = 'writing', lease_owner = 'a worker elsewhere', completed_at = NULL,
           settled_at = NULL, lease_until = now() + interval '1 hour', credits_spent = 0`,
    failed: `status = 'failed', credits_refunded = ${PRICE.section}, credits_spent = credits_spent - ${PRICE.section}`,
  }[state];
  await tx.query(`UPDATE runs SET ${changes} WHERE id = $1`, [runId]);
}
