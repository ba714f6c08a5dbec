import type { DataSource } from 'typeorm';
import { CreditTransaction } from '../../backend/src/credits/credit-transaction.entity.js';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { UserAccount } from '../../backend/src/users/user-account.entity.js';
import { createTestDatabase } from '../support/database.js';
import { addWorkspace, insertRow, type LedgerRow, moveBalance, post, refusal } from '../support/schema-rows.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;

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
    const { userId, workspaceId } = await addWorkspace(dataSource);
    await post(dataSource, workspaceId, 500, { userId });
    await post(dataSource, workspaceId, -180, { userId, type: 'generation' });
    await post(dataSource, workspaceId, 20, { userId, type: 'refund' });

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
    const { workspaceId } = await addWorkspace(dataSource);
    expect(await refusal(post(dataSource, workspaceId, -1))).toBe('workspaces_credit_balance_check');
  });

  it('refuses to commit a balance that moved without a row', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    const move = inTransaction(dataSource, (tx) => moveBalance(tx, workspaceId, 100));
    expect(await refusal(move)).toBe('workspaces_credit_balance_is_ledger');
  });

  it('refuses to commit a row that moved no balance', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    const write = inTransaction(dataSource, (tx) => insertRow(tx, workspaceId, 100, { balanceAfterCents: 100 }));
    expect(await refusal(write)).toBe('workspaces_credit_balance_is_ledger');
  });

  it('refuses a row that does not follow from the one before', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    await post(dataSource, workspaceId, 100);
    expect(await refusal(post(dataSource, workspaceId, 50, { balanceAfterCents: 120 }))).toBe(
      'credit_transactions_chain',
    );
  });

  it('refuses a workspace that starts with credits', async () => {
    const work = run(`INSERT INTO workspaces (name, slug, credit_balance) VALUES ('Rich', 'rich', 5)`);
    expect(await refusal(work)).toBe('workspaces_credit_balance_is_ledger');
  });

  it('refuses to change, delete or empty its rows', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    await post(dataSource, workspaceId, 100);
    const id = [workspaceId];
    expect(
      await refusal(run('UPDATE credit_transactions SET description = $2 WHERE workspace_id = $1', [...id, 'x'])),
    ).toBe('23001');
    expect(await refusal(run('DELETE FROM credit_transactions WHERE workspace_id = $1', id))).toBe('23001');
    expect(await refusal(run('TRUNCATE credit_transactions CASCADE'))).toBe('23001');
    expect(await refusal(run('DELETE FROM workspaces WHERE id = $1', id))).toMatch(/_workspace_id_fkey$/);
  });

  it('takes an idempotency key once', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    await post(dataSource, workspaceId, 100, { idempotencyKey: 'gift:once' });
    expect(await refusal(post(dataSource, workspaceId, 100, { idempotencyKey: 'gift:once' }))).toBe(
      'credit_transactions_idempotency_key_key',
    );
  });

  it('grants once per workspace, type and period', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    const grant: LedgerRow = { type: 'subscription_grant', periodKey: '202611' };
    await post(dataSource, workspaceId, 2000, grant);
    await post(dataSource, workspaceId, 2000, { ...grant, periodKey: '202612' });
    await post(dataSource, workspaceId, 100, { ...grant, type: 'monthly_grant' });
    // What an upgrade adds within a period has no period of its own.
    await post(dataSource, workspaceId, 700, { ...grant, periodKey: null });
    expect(await refusal(post(dataSource, workspaceId, 2000, grant))).toBe('credit_transactions_grant_key');
  });

  it('refuses a period that is not six digits, and a movement of nothing', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    expect(await refusal(post(dataSource, workspaceId, 1, { periodKey: '2026-1' }))).toBe(
      'credit_transactions_period_key_check',
    );
    expect(await refusal(post(dataSource, workspaceId, 0))).toBe('credit_transactions_amount_cents_check');
  });

  it('names a purchase in one row only', async () => {
    const { userId, workspaceId } = await addWorkspace(dataSource);
    const [purchase]: { id: string }[] = await dataSource.query(
      `INSERT INTO credit_purchases (workspace_id, user_id, package_id, amount_cents, credits_granted)
       VALUES ($1, $2, 'small', 500, 500) RETURNING id`,
      [workspaceId, userId],
    );
    const bought: LedgerRow = { type: 'purchase', creditPurchaseId: purchase?.id ?? null };
    await post(dataSource, workspaceId, 500, bought);
    expect(await refusal(post(dataSource, workspaceId, 500, bought))).toBe(
      'credit_transactions_credit_purchase_id_key',
    );
  });

  it('stays whole when many move one wallet at once', async () => {
    const { workspaceId } = await addWorkspace(dataSource);
    await post(dataSource, workspaceId, 100);
    const results = await Promise.all(Array.from({ length: 20 }, () => refusal(post(dataSource, workspaceId, -10))));
    expect(results.filter((result) => result === undefined)).toHaveLength(10);
    expect(results.filter((result) => result === 'workspaces_credit_balance_check')).toHaveLength(10);
    const [sum]: { total: number }[] = await dataSource.query(
      'SELECT sum(amount_cents) AS total FROM credit_transactions WHERE workspace_id = $1',
      [workspaceId],
    );
    expect(sum?.total).toBe(0);
  });
});
