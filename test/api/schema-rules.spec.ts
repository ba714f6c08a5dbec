import type { DataSource, EntityManager } from 'typeorm';
import { CreditTransaction } from '../../backend/src/credits/credit-transaction.entity.js';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { Project } from '../../backend/src/projects/project.entity.js';
import { Template } from '../../backend/src/templates/template.entity.js';
import { TemplateVersion } from '../../backend/src/templates/template-version.entity.js';
import { User } from '../../backend/src/users/user.entity.js';
import { UserAccount } from '../../backend/src/users/user-account.entity.js';
import { Workspace } from '../../backend/src/workspaces/workspace.entity.js';
import { createTestDatabase } from '../support/database.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
let counter = 0;

const next = (): number => (counter += 1);

async function addWorkspace(): Promise<{ userId: string; workspaceId: string }> {
  const name = `user-${next()}`;
  const { manager } = dataSource;
  const user = manager.create(User, { name, email: `${name}@example.com`, password: '$argon2id$' });
  await manager.insert(User, user);
  const workspace = manager.create(Workspace, { name, slug: name, personalUserId: user.id });
  await manager.insert(Workspace, workspace);
  return { userId: user.id, workspaceId: workspace.id };
}

async function addProject(owner: { userId: string; workspaceId: string }): Promise<Project> {
  const project = dataSource.manager.create(Project, { ...owner, idea: 'An idea', title: 'A title' });
  await dataSource.manager.insert(Project, project);
  return project;
}

type Row = Partial<CreditTransaction>;

/** Moves a wallet as the ledger does: balance and row in one transaction. */
async function post(workspaceId: string, amount: number, row: Row = {}): Promise<void> {
  await inTransaction(dataSource, async (tx) => {
    await moveBalance(tx, workspaceId, amount);
    await insertRow(tx, workspaceId, amount, row);
  });
}

async function moveBalance(tx: EntityManager, workspaceId: string, amount: number): Promise<void> {
  await tx.query('UPDATE workspaces SET credit_balance = credit_balance + $2 WHERE id = $1', [workspaceId, amount]);
}

async function insertRow(tx: EntityManager, workspaceId: string, amount: number, row: Row = {}): Promise<void> {
  const { creditBalance } = await tx.findOneByOrFail(Workspace, { id: workspaceId });
  const transaction = tx.create(CreditTransaction, {
    workspaceId,
    type: 'promo',
    amountCents: amount,
    description: 'Test',
    balanceAfterCents: creditBalance,
    idempotencyKey: `test:${next()}`,
    ...row,
  });
  await tx.insert(CreditTransaction, transaction);
}

/** The constraint that refuses the statement. */
function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: { driverError?: { constraint?: string; code?: string }; constraint?: string; code?: string }) => {
      const cause = error.driverError ?? error;
      return cause.constraint ?? cause.code;
    },
  );
}

const run = (sql: string, values: unknown[] = []): Promise<unknown> => dataSource.query(sql, values);

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the ledger', () => {
  it('numbers its rows and keeps the balance their sum', async () => {
    const { userId, workspaceId } = await addWorkspace();
    await post(workspaceId, 500, { userId });
    await post(workspaceId, -180, { userId, type: 'generation' });
    await post(workspaceId, 20, { userId, type: 'refund' });

    const rows = await dataSource.manager.find(CreditTransaction, {
      where: { workspaceId },
      order: { sequence: 'ASC' },
    });
    expect(rows.map(({ sequence, balanceAfterCents }) => [sequence, balanceAfterCents])).toEqual([
      [1, 500],
      [2, 320],
      [3, 340],
    ]);
    expect(await dataSource.manager.findOneBy(UserAccount, { userId })).toMatchObject({
      workspaceId,
      plan: 'free',
      creditBalance: 340,
      lifetimeCreditsPurchased: 0,
      lifetimeCreditsSpent: 160,
    });
  });

  it('refuses a balance below zero', async () => {
    const { workspaceId } = await addWorkspace();
    expect(await refusal(post(workspaceId, -1))).toBe('workspaces_credit_balance_check');
  });

  it('refuses to commit a balance that moved without a row', async () => {
    const { workspaceId } = await addWorkspace();
    const move = inTransaction(dataSource, (tx) => moveBalance(tx, workspaceId, 100));
    expect(await refusal(move)).toBe('workspaces_credit_balance_is_ledger');
  });

  it('refuses to commit a row that moved no balance', async () => {
    const { workspaceId } = await addWorkspace();
    const write = inTransaction(dataSource, (tx) => insertRow(tx, workspaceId, 100, { balanceAfterCents: 100 }));
    expect(await refusal(write)).toBe('workspaces_credit_balance_is_ledger');
  });

  it('refuses a row that does not follow from the one before', async () => {
    const { workspaceId } = await addWorkspace();
    await post(workspaceId, 100);
    expect(await refusal(post(workspaceId, 50, { balanceAfterCents: 120 }))).toBe('credit_transactions_chain');
  });

  it('refuses a workspace that starts with credits', async () => {
    const work = run(`INSERT INTO workspaces (name, slug, credit_balance) VALUES ('Rich', 'rich', 5)`);
    expect(await refusal(work)).toBe('workspaces_credit_balance_is_ledger');
  });

  it('refuses to change, delete or empty its rows', async () => {
    const { workspaceId } = await addWorkspace();
    await post(workspaceId, 100);
    const id = [workspaceId];
    expect(
      await refusal(run('UPDATE credit_transactions SET description = $2 WHERE workspace_id = $1', [...id, 'x'])),
    ).toBe('23001');
    expect(await refusal(run('DELETE FROM credit_transactions WHERE workspace_id = $1', id))).toBe('23001');
    expect(await refusal(run('TRUNCATE credit_transactions CASCADE'))).toBe('23001');
    expect(await refusal(run('DELETE FROM workspaces WHERE id = $1', id))).toMatch(/_workspace_id_fkey$/);
  });

  it('takes an idempotency key once', async () => {
    const { workspaceId } = await addWorkspace();
    await post(workspaceId, 100, { idempotencyKey: 'gift:once' });
    expect(await refusal(post(workspaceId, 100, { idempotencyKey: 'gift:once' }))).toBe(
      'credit_transactions_idempotency_key_key',
    );
  });

  it('grants once per workspace, type and period', async () => {
    const { workspaceId } = await addWorkspace();
    const grant: Row = { type: 'subscription_grant', periodKey: '202611' };
    await post(workspaceId, 2000, grant);
    await post(workspaceId, 2000, { ...grant, periodKey: '202612' });
    await post(workspaceId, 100, { ...grant, type: 'monthly_grant' });
    // What an upgrade adds within a period has no period of its own.
    await post(workspaceId, 700, { ...grant, periodKey: null });
    expect(await refusal(post(workspaceId, 2000, grant))).toBe('credit_transactions_grant_key');
  });

  it('refuses a period that is not six digits, and a movement of nothing', async () => {
    const { workspaceId } = await addWorkspace();
    expect(await refusal(post(workspaceId, 1, { periodKey: '2026-1' }))).toBe('credit_transactions_period_key_check');
    expect(await refusal(post(workspaceId, 0))).toBe('credit_transactions_amount_cents_check');
  });

  it('names a purchase in one row only', async () => {
    const { userId, workspaceId } = await addWorkspace();
    const [purchase]: { id: string }[] = await dataSource.query(
      `INSERT INTO credit_purchases (workspace_id, user_id, package_id, amount_cents, credits_granted)
       VALUES ($1, $2, 'small', 500, 500) RETURNING id`,
      [workspaceId, userId],
    );
    const bought: Row = { type: 'purchase', creditPurchaseId: purchase?.id ?? null };
    await post(workspaceId, 500, bought);
    expect(await refusal(post(workspaceId, 500, bought))).toBe('credit_transactions_credit_purchase_id_key');
  });

  it('stays whole when many move one wallet at once', async () => {
    const { workspaceId } = await addWorkspace();
    await post(workspaceId, 100);
    const results = await Promise.all(Array.from({ length: 20 }, () => refusal(post(workspaceId, -10))));
    expect(results.filter((result) => result === undefined)).toHaveLength(10);
    expect(results.filter((result) => result === 'workspaces_credit_balance_check')).toHaveLength(10);
    const [sum]: { total: number }[] = await dataSource.query(
      'SELECT sum(amount_cents) AS total FROM credit_transactions WHERE workspace_id = $1',
      [workspaceId],
    );
    expect(sum?.total).toBe(0);
  });
});

describe('the other rules', () => {
  it('knows an e-mail address whatever its case', async () => {
    const { userId } = await addWorkspace();
    const work = run(
      `INSERT INTO users (name, email, password) SELECT 'Twin', upper(email), 'x' FROM users WHERE id = $1`,
      [userId],
    );
    expect(await refusal(work)).toBe('users_email_key');
  });

  it('takes a member once', async () => {
    const { userId, workspaceId } = await addWorkspace();
    const join = () =>
      run(`INSERT INTO workspace_members (workspace_id, user_id, role) VALUES ($1, $2, 'owner')`, [
        workspaceId,
        userId,
      ]);
    await join();
    expect(await refusal(join())).toBe('workspace_members_workspace_id_user_id_key');
  });

  it.each([-1, 101])('refuses %i per cent of traffic', async (traffic) => {
    const owner = await addWorkspace();
    const project = await addProject(owner);
    const work = run(
      `INSERT INTO variant_sets (workspace_id, project_id, name, traffic_allocation, created_by)
       VALUES ($1, $2, 'Set', $3, $4)`,
      [owner.workspaceId, project.id, traffic, owner.userId],
    );
    expect(await refusal(work)).toBe('variant_sets_traffic_allocation_check');
  });

  it('refuses a template that publishes a version of another, and changes to a version', async () => {
    const { manager } = dataSource;
    const [first, second] = ['first-template', 'second-template'].map((id) =>
      manager.create(Template, { id, name: id, docType: 'PRD', category: 'product-tech', description: 'A template' }),
    );
    await manager.insert(Template, [first!, second!]);
    const content = { id: 'first-template' } as TemplateVersion['content'];
    const version = manager.create(TemplateVersion, {
      templateId: 'first-template',
      version: 1,
      source: 'shipped',
      content,
      contentHash: 'a'.repeat(64),
    });
    await manager.insert(TemplateVersion, version);
    await manager.update(Template, 'first-template', { publishedVersionId: version.id });

    expect(await refusal(manager.update(Template, 'second-template', { publishedVersionId: version.id }))).toBe(
      'templates_published_version_id_fkey',
    );
    expect(await refusal(run('UPDATE template_versions SET version = 2 WHERE id = $1', [version.id]))).toBe('23001');
  });

  it('refuses a row below a row of another workspace', async () => {
    const project = await addProject(await addWorkspace());
    const stranger = await addWorkspace();
    const work = run(
      `INSERT INTO variant_sets (workspace_id, project_id, name, created_by) VALUES ($1, $2, 'Set', $3)`,
      [stranger.workspaceId, project.id, stranger.userId],
    );
    expect(await refusal(work)).toBe('variant_sets_project_id_fkey');
  });

  it('keeps updated_at for statements that forget it', async () => {
    const { id } = await addProject(await addWorkspace());
    await run(`UPDATE projects SET updated_at = '2020-01-01' WHERE id = $1`, [id]);
    await run(`UPDATE projects SET title = 'Another' WHERE id = $1`, [id]);
    const after = await dataSource.manager.findOneByOrFail(Project, { id });
    expect(after.updatedAt.getFullYear()).toBeGreaterThan(2020);
    expect(after.title).toBe('Another');
  });
});
