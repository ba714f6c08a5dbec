import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';

export const CREDIT_PURCHASE_STATUSES = ['pending', 'completed', 'failed', 'refunded'] as const;
export type CreditPurchaseStatus = (typeof CREDIT_PURCHASE_STATUSES)[number];

/** Credits bought for money. */
@Entity('credit_purchases')
export class CreditPurchase extends WorkspaceRow {
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  /** `small`, `medium`, `large` or `mega`. */
  @Column('varchar', { length: 40 })
  packageId: string;

  /** Pence. */
  @Column('integer')
  amountCents: number;

  @Column('integer')
  creditsGranted: number;

  @Column('varchar', { length: 255, nullable: true })
  stripePaymentIntentId: string | null;

  @Column('varchar', { length: 255, nullable: true })
  stripeSessionId: string | null;

  @EnumColumn('credit_purchase_status', CREDIT_PURCHASE_STATUSES, { default: 'pending' })
  status: CreditPurchaseStatus;

  @Column('text', { default: 'Credit top-up' })
  description: string;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
