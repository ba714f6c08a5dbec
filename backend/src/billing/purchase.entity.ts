import { Column, Entity, ForeignKey } from 'typeorm';
import { CreditPurchase } from '../credits/credit-purchase.entity.js';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';

export const PURCHASE_TYPES = ['single', 'plus', 'pro', 'ultimate'] as const;
/** single is a bundle of credits; the rest are plans. */
export type PurchaseType = (typeof PURCHASE_TYPES)[number];

/** One paid checkout of any type, for receipts. It outlives the project it was made from. */
@Entity('purchases')
export class Purchase extends WorkspaceRow {
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  /** The project that the buyer came from. */
  @Column('uuid', { nullable: true })
  projectId: string | null;

  @EnumColumn('purchase_type', PURCHASE_TYPES)
  type: PurchaseType;

  @Column('varchar', { length: 255 })
  stripeSessionId: string;

  /** Pence. */
  @Column('integer')
  amountCents: number;

  /** What a bundle bought. */
  @ForeignKey(() => CreditPurchase, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  creditPurchaseId: string | null;
}
