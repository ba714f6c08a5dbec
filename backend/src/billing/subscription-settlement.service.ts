import { Injectable } from '@nestjs/common';
import type { Plan } from '@specforge/document';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { grantsOf } from './plan-grants.js';
import { PlanGrantsService } from './plan-grants.service.js';
import type { SubscriptionState } from './subscription-facts.service.js';
import { subscriptionMeaning } from './subscription-states.js';
import type { SubscriptionStatus } from './subscription.entity.js';

interface MirrorRow {
  stripeSubscriptionId: string;
  status: SubscriptionStatus;
  plan: Plan;
  pendingPlan: Plan | null;
  cancelAtPeriodEnd: boolean;
}

const FIRST_PAYMENT_OPEN = ['incomplete', 'incomplete_expired'];

/**
 * Writes what a subscription is and posts what its payments have bought. It starts from the whole state and never from
 * a single event, so that events may come late, twice, and in any order.
 */
@Injectable()
export class SubscriptionSettlementService {
  constructor(
    private readonly grants: PlanGrantsService,
    private readonly audit: AuditService,
  ) {}

  /** The caller holds the lock of the workspace. `now` decides which months of a paid year have begun. */
  async settle(
    tx: EntityManager,
    workspaceId: string,
    state: SubscriptionState,
    now = new Date(),
  ): Promise<Record<string, unknown>> {
    const { facts, terms, planOfPrice } = state;
    if (facts.refused) return { refused: 'It came beside another one', subscriptionId: facts.id };
    // Until its first payment is through it is nobody's plan, and stands in nobody's way.
    if (FIRST_PAYMENT_OPEN.includes(facts.status)) return { waiting: facts.status, subscriptionId: facts.id };
    const [mirror]: MirrorRow[] = await tx.query(
      `SELECT stripe_subscription_id AS "stripeSubscriptionId", status, plan, pending_plan AS "pendingPlan",
              cancel_at_period_end AS "cancelAtPeriodEnd"
         FROM subscriptions WHERE workspace_id = $1 FOR UPDATE`,
      [workspaceId],
    );
    const { live } = subscriptionMeaning(facts.status);
    const another = mirror !== undefined && mirror.stripeSubscriptionId !== facts.id;
    // The first one stays; nothing of a second is granted.
    if (another && live && mirror.status !== 'canceled') {
      return { refused: 'The workspace has another subscription', subscriptionId: facts.id };
    }
    if (!another || live) await this.mirror(tx, workspaceId, state, mirror);
    const userId = facts.metadata?.userId;
    if (userId === undefined) return { refused: 'The subscription names no user', subscriptionId: facts.id };
    const posted = await this.grants.post(tx, { workspaceId, userId }, grantsOf(workspaceId, terms, planOfPrice, now));
    return { subscriptionId: facts.id, status: facts.status, posted };
  }

  private async mirror(
    tx: EntityManager,
    workspaceId: string,
    { facts, next, terms }: SubscriptionState,
    before: MirrorRow | undefined,
  ): Promise<void> {
    const { status, workspace, entitled } = subscriptionMeaning(facts.status);
    const [paid] = terms;
    // A trial is entitled before anything was paid.
    const plan = paid?.priced.plan ?? next.plan;
    const effective: Plan = entitled && (paid || facts.status === 'trialing') ? plan : 'free';
    const pendingPlan = status !== 'canceled' && next.plan !== plan ? next.plan : null;
    await tx.query(
      `INSERT INTO subscriptions (workspace_id, user_id, stripe_customer_id, stripe_subscription_id, status, plan,
              pending_plan, billing_interval, current_period_start, current_period_end, cancel_at_period_end)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (workspace_id) DO UPDATE
         SET user_id = excluded.user_id, stripe_customer_id = excluded.stripe_customer_id,
             stripe_subscription_id = excluded.stripe_subscription_id, status = excluded.status, plan = excluded.plan,
             pending_plan = excluded.pending_plan, billing_interval = excluded.billing_interval,
             current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
             cancel_at_period_end = excluded.cancel_at_period_end`,
      [
        workspaceId,
        facts.metadata?.userId,
        facts.customerId,
        facts.id,
        status,
        plan,
        pendingPlan,
        next.interval,
        facts.periodStart,
        facts.periodEnd,
        facts.ending,
      ],
    );
    await tx.query(
      `UPDATE workspaces
          SET subscription_status = coalesce($2, subscription_status), subscription_plan = $3,
              stripe_subscription_id = $4, current_period_start = $5, current_period_end = $6
        WHERE id = $1`,
      [workspaceId, workspace, effective, facts.id, facts.periodStart, facts.periodEnd],
    );
    const changed =
      before?.stripeSubscriptionId !== facts.id ||
      before.status !== status ||
      before.plan !== plan ||
      before.pendingPlan !== pendingPlan ||
      before.cancelAtPeriodEnd !== facts.ending;
    if (!changed) return;
    await this.audit.record(
      tx,
      { kind: 'system', process: 'billing' },
      {
        action: 'subscription.update',
        workspaceId,
        target: { type: 'subscription', id: facts.id },
        meta: { status: facts.status, plan: effective, pendingPlan, endsWithPeriod: facts.ending },
      },
    );
  }
}
