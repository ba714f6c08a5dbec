import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GenerationType } from '../documents/document.enumerations.js';
import type { CreditTransactionType } from './credit-transaction.entity.js';
import { creditsErrors } from './credits.errors.js';

/** What a movement is about. `amount` is in credits (one credit is one penny), a positive whole number. */
export interface Movement {
  workspaceId: string;
  /** Who caused it; null for what the system does by itself. */
  userId: string | null;
  projectId?: string | null;
  documentId?: string | null;
  runId?: string | null;
  type: CreditTransactionType;
  amount: number;
  description: string;
  /** Names the movement for ever, `generation:{runId}`: posting it again returns the first result. */
  idempotencyKey: string;
  /** The row that this one takes back, in whole or in part. */
  reversesTransactionId?: string | null;
  /** YYYYMM of the billing period a grant belongs to. */
  periodKey?: string | null;
  generationType?: GenerationType | null;
  stripePaymentIntentId?: string | null;
  creditPurchaseId?: string | null;
  /** What the model cost, in US cents. */
  apiCostCents?: number | null;
}

interface LedgerTransaction {
  id: string;
  workspaceId: string;
  type: CreditTransactionType;
  /** Signed: positive credits, negative debits. */
  amount: number;
  balanceAfter: number;
  createdAt: Date;
}

export interface Posting {
  transaction: LedgerTransaction;
  /** Balance of the wallet right after the movement. */
  balance: number;
  /** True when the key had been posted before and nothing moved now. */
  repeated: boolean;
}

/**
 * The ledger: the only code that changes a balance. Each method takes the caller's transaction, so that the movement
 * and what it pays for happen together or not at all. One guarded UPDATE takes the wallet's row lock, one INSERT
 * writes the immutable row. Errors: INSUFFICIENT_CREDITS.
 */
@Injectable()
export class CreditsService {
  /** Takes credits for work that is about to start. What is not delivered comes back by `refund`. */
  hold(tx: EntityManager, movement: Omit<Movement, 'type'>): Promise<Posting> {
    return this.post(tx, { ...movement, type: 'generation' }, -whole(movement.amount));
  }

  /** Takes credits for something delivered, or reverses a gift. */
  charge(tx: EntityManager, movement: Movement): Promise<Posting> {
    return this.post(tx, movement, -whole(movement.amount));
  }

  /** Gives back what a named earlier row took. */
  refund(tx: EntityManager, movement: Omit<Movement, 'type'> & { reversesTransactionId: string }): Promise<Posting> {
    return this.post(tx, { ...movement, type: 'refund' }, whole(movement.amount));
  }

  /** Adds credits: gifts, purchases, plan allowances. */
  grant(tx: EntityManager, movement: Movement): Promise<Posting> {
    return this.post(tx, movement, whole(movement.amount));
  }

  /** A correction by staff or by settlement. `amount` is signed here. */
  adjust(tx: EntityManager, movement: Omit<Movement, 'type'> & { type?: CreditTransactionType }): Promise<Posting> {
    if (!Number.isSafeInteger(movement.amount) || movement.amount === 0) throw new RangeError('Not a whole amount.');
    return this.post(tx, { type: 'admin_adjustment', ...movement }, movement.amount);
  }

  private async post(tx: EntityManager, movement: Movement, amount: number): Promise<Posting> {
    const balance = await this.move(tx, movement.workspaceId, amount);
    if (balance === null) return this.findPosted(tx, movement, amount, () => insufficient(movement.type, amount));

    const transaction = await this.write(tx, movement, amount, balance);
    if (transaction) return { transaction, balance, repeated: false };

    // Posted before, or by somebody we waited for: the row lock is ours, so taking our change back is exact.
    await this.move(tx, movement.workspaceId, -amount);
    return this.findPosted(tx, movement, amount, () => new Error('A ledger row vanished.'));
  }

  /** Changes the balance unless it would fall below zero. Answers the new balance, or null when refused. */
  private async move(tx: EntityManager, workspaceId: string, amount: number): Promise<number | null> {
    const [rows]: [{ balance: number }[], number] = await tx.query(
      `UPDATE workspaces SET credit_balance = credit_balance + $2
        WHERE id = $1 AND credit_balance + $2 >= 0
        RETURNING credit_balance AS balance`,
      [workspaceId, amount],
    );
    return rows[0]?.balance ?? null;
  }

  /** Answers null when the movement's key was there already. */
  private async write(tx: EntityManager, movement: Movement, amount: number, balance: number) {
    const [row]: LedgerTransaction[] = await tx.query(
      `INSERT INTO credit_transactions (workspace_id, user_id, project_id, document_id, run_id, type, amount_cents,
              description, balance_after_cents, idempotency_key, reverses_transaction_id, period_key, generation_type,
              stripe_payment_intent_id, credit_purchase_id, api_cost_cents)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       ON CONFLICT (idempotency_key) DO NOTHING
       RETURNING ${LEDGER_COLUMNS}`,
      [
        movement.workspaceId,
        movement.userId,
        movement.projectId ?? null,
        movement.documentId ?? null,
        movement.runId ?? null,
        movement.type,
        amount,
        movement.description,
        balance,
        movement.idempotencyKey,
        movement.reversesTransactionId ?? null,
        movement.periodKey ?? null,
        movement.generationType ?? null,
        movement.stripePaymentIntentId ?? null,
        movement.creditPurchaseId ?? null,
        movement.apiCostCents ?? null,
      ],
    );
    return row ?? null;
  }

  private async findPosted(
    tx: EntityManager,
    movement: Movement,
    amount: number,
    otherwise: () => Error,
  ): Promise<Posting> {
    const [transaction]: LedgerTransaction[] = await tx.query(
      `SELECT ${LEDGER_COLUMNS} FROM credit_transactions WHERE idempotency_key = $1`,
      [movement.idempotencyKey],
    );
    if (!transaction) throw otherwise();
    if (transaction.workspaceId !== movement.workspaceId || transaction.amount !== amount) {
      throw new Error(`The ledger key ${movement.idempotencyKey} was posted with another wallet or amount.`);
    }
    return { transaction, balance: transaction.balanceAfter, repeated: true };
  }
}

const LEDGER_COLUMNS = `id, workspace_id AS "workspaceId", type, amount_cents AS amount,
  balance_after_cents AS "balanceAfter", created_at AS "createdAt"`;

const PURPOSES: Partial<Record<CreditTransactionType, string>> = {
  generation: 'generate this document',
  improve: 'improve this section',
};

function insufficient(type: CreditTransactionType, amount: number): Error {
  const required = -amount;
  const purpose = PURPOSES[type] ?? 'do this';
  return creditsErrors.INSUFFICIENT_CREDITS({ values: { required, purpose }, body: { required } });
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not a whole amount of credits.`);
  return amount;
}
