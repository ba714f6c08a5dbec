import { Column, Entity, ForeignKey } from 'typeorm';
import { CostColumn, EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { GENERATION_TYPES, type GenerationType } from '../documents/document.enumerations.js';
import { User } from '../users/user.entity.js';
import { CreditPurchase } from './credit-purchase.entity.js';

export const CREDIT_TRANSACTION_TYPES = [
  'purchase',
  'deduction',
  'refund',
  'admin_adjustment',
  'subscription_grant',
  'monthly_grant',
  'bundle',
  'generation',
  'improve',
  'regenerate',
  'promo',
] as const;
export type CreditTransactionType = (typeof CREDIT_TRANSACTION_TYPES)[number];

/**
 * One movement of a wallet. Rows are only ever added, in the transaction that moves `workspaces.credit_balance`; the
 * database refuses to change or delete one, and to commit a balance that is not the sum of its rows.
 * What a row names and may be purged (project, document, run) is a remembered id without a foreign key.
 */
@Entity('credit_transactions')
export class CreditTransaction extends WorkspaceRow {
  /** 1, 2, 3 … within the workspace, without gaps; given by the database. */
  @Column({ type: 'integer', insert: false, update: false })
  sequence: number;

  /** On whose behalf; null when the system acted by itself. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('uuid', { nullable: true })
  projectId: string | null;

  @Column('uuid', { nullable: true })
  documentId: string | null;

  @Column('uuid', { nullable: true })
  runId: string | null;

  @EnumColumn('credit_transaction_type', CREDIT_TRANSACTION_TYPES)
  type: CreditTransactionType;

  /** Credits, one of which is one penny: above 0 is a credit, below 0 a debit, never 0. */
  @Column('integer')
  amountCents: number;

  @Column('text')
  description: string;

  /** Credits in the wallet after this row. */
  @Column('integer')
  balanceAfterCents: number;

  /** YYYYMM of the billing period's start. A period gets one grant of each type. */
  @Column('char', { length: 6, nullable: true })
  periodKey: string | null;

  /** What the model cost, where it was known when the row was written; see `generation_costs` for runs. */
  @CostColumn({ nullable: true })
  apiCostCents: number | null;

  /** Per cent. Recorded, not used for the price. */
  @Column('integer', { default: 150 })
  markupMultiplier: number;

  @EnumColumn('generation_type', GENERATION_TYPES, { nullable: true })
  generationType: GenerationType | null;

  @Column('varchar', { length: 255, nullable: true })
  stripePaymentIntentId: string | null;

  @ForeignKey(() => CreditPurchase, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  creditPurchaseId: string | null;

  /** What makes this movement happen once: `generation:{runId}`, `signup-gift:{userId}`. */
  @Column('varchar', { length: 200 })
  idempotencyKey: string;

  /** The row that this one takes back, wholly or in part. */
  @ForeignKey(() => CreditTransaction, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  reversesTransactionId: string | null;
}
