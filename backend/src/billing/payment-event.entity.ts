import { Column, Entity, ForeignKey } from 'typeorm';
import { Row } from '../database/rows.js';
import { Workspace } from '../workspaces/workspace.entity.js';

/** A webhook event of the payment provider, kept so that one delivered twice has one effect. */
@Entity('payment_events')
export class PaymentEvent extends Row {
  @Column('varchar', { length: 255 })
  stripeEventId: string;

  @Column('varchar', { length: 100 })
  eventType: string;

  /** Null when the event concerns none of ours. */
  @ForeignKey(() => Workspace, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  workspaceId: string | null;

  /** What came of it. */
  @Column('jsonb', { nullable: true })
  resultData: Record<string, unknown> | null;

  /** Null until its effects are committed. */
  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;
}
