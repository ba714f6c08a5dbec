import { PLANS, type Plan } from '@specforge/document';
import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';

export const SUBSCRIPTION_STATUSES = ['active', 'canceled', 'incomplete'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const BILLING_INTERVALS = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** The mirror of a workspace's Stripe subscription, one per workspace. */
@Entity('subscriptions')
export class Subscription extends WorkspaceRow {
  /** Who subscribed. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @Column('varchar', { length: 255 })
  stripeCustomerId: string;

  @Column('varchar', { length: 255 })
  stripeSubscriptionId: string;

  @EnumColumn('subscription_status', SUBSCRIPTION_STATUSES, { default: 'incomplete' })
  status: SubscriptionStatus;

  /** What was paid for last. */
  @EnumColumn('plan', PLANS)
  plan: Plan;

  /** What it becomes with its next period; null when that is the same. */
  @EnumColumn('plan', PLANS, { nullable: true })
  pendingPlan: Plan | null;

  @EnumColumn('billing_interval', BILLING_INTERVALS, { default: 'monthly' })
  billingInterval: BillingInterval;

  @Column('timestamptz', { nullable: true })
  currentPeriodStart: Date | null;

  @Column('timestamptz', { nullable: true })
  currentPeriodEnd: Date | null;

  @Column('boolean', { default: false })
  cancelAtPeriodEnd: boolean;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
