import type { DataSource, EntityManager } from 'typeorm';
import { CreditTransaction } from '../../backend/src/credits/credit-transaction.entity.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { Project } from '../../backend/src/projects/project.entity.js';
import { User } from '../../backend/src/users/user.entity.js';
import { Workspace } from '../../backend/src/workspaces/workspace.entity.js';

let counter = 0;

/** Makes names and keys unique within a file. */
const next = (): number => (counter += 1);

export async function addWorkspace(dataSource: DataSource): Promise<{ userId: string; workspaceId: string }> {
  const name = `user-${next()}`;
  const { manager } = dataSource;
  const user = manager.create(User, { name, email: `${name}@example.com`, password: '$argon2id$' });
  await manager.insert(User, user);
  const workspace = manager.create(Workspace, { name, slug: name, personalUserId: user.id });
  await manager.insert(Workspace, workspace);
  return { userId: user.id, workspaceId: workspace.id };
}

export async function addProject(
  dataSource: DataSource,
  owner: { userId: string; workspaceId: string },
): Promise<Project> {
  const project = dataSource.manager.create(Project, { ...owner, idea: 'An idea', title: 'A title' });
  await dataSource.manager.insert(Project, project);
  return project;
}

/** What a test says of a ledger row. */
export type LedgerRow = Partial<CreditTransaction>;

/** Moves a wallet as the ledger does: balance and row in one transaction. */
export async function post(
  dataSource: DataSource,
  workspaceId: string,
  amount: number,
  row: LedgerRow = {},
): Promise<void> {
  await inTransaction(dataSource, async (tx) => {
    await moveBalance(tx, workspaceId, amount);
    await insertRow(tx, workspaceId, amount, row);
  });
}

export async function moveBalance(tx: EntityManager, workspaceId: string, amount: number): Promise<void> {
  await tx.query('UPDATE workspaces SET credit_balance = credit_balance + $2 WHERE id = $1', [workspaceId, amount]);
}

export async function insertRow(
  tx: EntityManager,
  workspaceId: string,
  amount: number,
  row: LedgerRow = {},
): Promise<void> {
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
export function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: { driverError?: { constraint?: string; code?: string }; constraint?: string; code?: string }) => {
      const cause = error.driverError ?? error;
      return cause.constraint ?? cause.code;
    },
  );
}
