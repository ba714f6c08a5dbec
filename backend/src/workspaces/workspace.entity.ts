import { PLANS, type Plan } from '@specforge/document';
import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';

export const WORKSPACE_SUBSCRIPTION_STATUSES = ['trial', 'active', 'past_due', 'canceled', 'paused'] as const;
export type WorkspaceSubscriptionStatus = (typeof WORKSPACE_SUBSCRIPTION_STATUSES)[number];

/** Where people work together: it holds the documents, the wallet and the plan. */
@Entity('workspaces')
export class Workspace extends Row {
  @Column('varchar', { length: 255 })
  name: string;

  @Column('varchar', { length: 100 })
  slug: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** The user whose personal workspace this is; null for any other. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  personalUserId: string | null;

  @Column('varchar', { length: 255, nullable: true })
  stripeCustomerId: string | null;

  @Column('varchar', { length: 255, nullable: true })
  stripeSubscriptionId: string | null;

  /** `trial` is the state until a first subscription; it grants nothing. */
  @EnumColumn('workspace_subscription_status', WORKSPACE_SUBSCRIPTION_STATUSES, { default: 'trial' })
  subscriptionStatus: WorkspaceSubscriptionStatus;

  @EnumColumn('plan', PLANS, { default: 'free' })
  subscriptionPlan: Plan;

  @Column('timestamptz', { nullable: true })
  currentPeriodStart: Date | null;

  @Column('timestamptz', { nullable: true })
  currentPeriodEnd: Date | null;

  @Column('timestamptz', { nullable: true })
  trialEndsAt: Date | null;

  /** Counted and shown; it stops nobody. */
  @Column('integer', { default: 5 })
  monthlyPrdLimit: number;

  @Column('integer', { default: 0 })
  prdUsedThisMonth: number;

  /** Credits, never below 0. Only the ledger moves it: a save of this entity leaves it alone. */
  @Column({ type: 'integer', default: 0, update: false })
  creditBalance: number;

  /** When plan credits were last granted, and for which period (YYYYMM). */
  @Column('timestamptz', { nullable: true })
  lastCreditAllocation: Date | null;

  @Column('varchar', { length: 6, nullable: true })
  lastAllocationPeriodKey: string | null;

  /** Goes up with everything the payment provider told of it: facts that were asked for before are out of date. */
  @Column({ type: 'integer', default: 0, update: false })
  billingRevision: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
