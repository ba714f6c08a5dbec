import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { CreditsService } from '../credits/credits.service.js';

/** How much of a payment went back, as the provider says it now. */
export interface ReversalFacts {
  paymentIntentId: string;
  /** Pence. */
  amount: number;
  reversed: number;
}

interface ReversalRow {
  amount: number;
  reversed: number;
  due: number;
  missing: number;
  revision: number;
}

interface GrantedRow {
  id: string;
  userId: string | null;
  amount: number;
}

/** Credits of a payment that were to go back so far, and those of them that were spent already. */
export interface ReversalOutcome {
  creditsDue: number;
  creditsMissing: number;
}

/**
 * Money that went back takes its credits with it, as far as they are unspent; what is missing stays on record for
 * staff. A dispute that is won gives them back. Whether the refund or the payment is told first makes no difference.
 */
@Injectable()
export class PaymentReversalsService {
  constructor(
    private readonly credits: CreditsService,
    private readonly audit: AuditService,
  ) {}

  /** Keeps what went back and moves the credits. The caller holds the lock of the workspace. */
  async record(tx: EntityManager, workspaceId: string, facts: ReversalFacts): Promise<ReversalOutcome> {
    const { paymentIntentId, amount, reversed } = facts;
    if (reversed > 0) {
      await tx.query(
        `INSERT INTO payment_reversals (workspace_id, stripe_payment_intent_id, amount_cents, reversed_cents)
         VALUES ($1, $2, $3, 0) ON CONFLICT (stripe_payment_intent_id) DO NOTHING`,
        [workspaceId, paymentIntentId, amount],
      );
    }
    await tx.query(
      `UPDATE payment_reversals SET reversed_cents = $3 WHERE workspace_id = $1 AND stripe_payment_intent_id = $2`,
      [workspaceId, paymentIntentId, reversed],
    );
    return this.settle(tx, workspaceId, paymentIntentId);
  }

  /** Brings the credits of a payment in line with its money. To be called with every grant that names a payment. */
  async settle(tx: EntityManager, workspaceId: string, paymentIntentId: string): Promise<ReversalOutcome> {
    const [row]: ReversalRow[] = await tx.query(
      `SELECT amount_cents AS amount, reversed_cents AS reversed, credits_due AS due, credits_missing AS missing, revision
         FROM payment_reversals WHERE workspace_id = $1 AND stripe_payment_intent_id = $2 FOR UPDATE`,
      [workspaceId, paymentIntentId],
    );
    if (!row) return { creditsDue: 0, creditsMissing: 0 };
    const granted: GrantedRow[] = await tx.query(
      `SELECT id, user_id AS "userId", amount_cents AS amount FROM credit_transactions
        WHERE workspace_id = $1 AND stripe_payment_intent_id = $2 AND amount_cents > 0
          AND reverses_transaction_id IS NULL
        ORDER BY sequence`,
      [workspaceId, paymentIntentId],
    );
    const total = granted.reduce((sum, { amount }) => sum + amount, 0);
    const due = Math.floor((total * row.reversed) / row.amount);
    const [first] = granted;
    const moved = first ? await this.move(tx, { workspaceId, paymentIntentId, first, row, due }) : 0;
    const missing = row.missing + (due - row.due) - moved;
    await tx.query(
      `UPDATE payment_reversals SET credits_due = $3, credits_missing = $4, revision = revision + $5
        WHERE workspace_id = $1 AND stripe_payment_intent_id = $2`,
      [workspaceId, paymentIntentId, due, missing, due === row.due ? 0 : 1],
    );
    await tx.query(
      `UPDATE credit_purchases SET status = $3
        WHERE workspace_id = $1 AND stripe_payment_intent_id = $2 AND status IN ('completed', 'refunded')`,
      [workspaceId, paymentIntentId, row.reversed >= row.amount ? 'refunded' : 'completed'],
    );
    if (due !== row.due) {
      await this.audit.record(
        tx,
        { kind: 'system', process: 'billing' },
        {
          action: 'payment.reverse',
          workspaceId,
          meta: { paymentIntentId, reversedPence: row.reversed, creditsTaken: moved, creditsMissing: missing },
        },
      );
    }
    return { creditsDue: due, creditsMissing: missing };
  }

  /** Answers the credits that were taken; below 0: that came back. */
  private async move(
    tx: EntityManager,
    asked: { workspaceId: string; paymentIntentId: string; first: GrantedRow; row: ReversalRow; due: number },
  ): Promise<number> {
    const { workspaceId, paymentIntentId, first, row, due } = asked;
    const change = due - row.due;
    const movement = {
      workspaceId,
      userId: first.userId,
      reversesTransactionId: first.id,
      stripePaymentIntentId: paymentIntentId,
      idempotencyKey: `reversal:${paymentIntentId}:${row.revision + 1}`,
    };
    if (change > 0) {
      const amount = Math.min(change, await this.lockedBalance(tx, workspaceId));
      const description = 'Payment refunded or disputed: its credits go back';
      if (amount > 0) await this.credits.charge(tx, { ...movement, type: 'deduction', amount, description });
      return amount;
    }
    const amount = Math.max(0, -change - row.missing);
    const description = 'Payment kept after all: its credits are yours again';
    if (amount > 0) await this.credits.grant(tx, { ...movement, type: 'purchase', amount, description });
    return -amount;
  }

  private async lockedBalance(tx: EntityManager, workspaceId: string): Promise<number> {
    const [wallet]: { balance: number }[] = await tx.query(
      'SELECT credit_balance AS balance FROM workspaces WHERE id = $1 FOR UPDATE',
      [workspaceId],
    );
    return wallet?.balance ?? 0;
  }
}
