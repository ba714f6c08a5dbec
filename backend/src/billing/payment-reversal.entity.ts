import { Column, Entity, UpdateDateColumn } from 'typeorm';
import { WorkspaceRow } from '../database/rows.js';

/** A payment of which money went back, by refund or dispute, and what became of the credits it had bought. */
@Entity('payment_reversals')
export class PaymentReversal extends WorkspaceRow {
  @Column('varchar', { length: 255 })
  stripePaymentIntentId: string;

  /** Pence that were paid. */
  @Column('integer')
  amountCents: number;

  /** Pence of it that went back. */
  @Column('integer')
  reversedCents: number;

  /** Credits that went back with the money, or ought to have. */
  @Column('integer', { default: 0 })
  creditsDue: number;

  /** Of these, credits that were spent already and could not be taken. Staff decide what follows. */
  @Column('integer', { default: 0 })
  creditsMissing: number;

  /** Counts the movements, each of which has its own ledger key. */
  @Column('integer', { default: 0 })
  revision: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
