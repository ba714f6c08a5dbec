import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Plan } from '@specforge/document';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from '../common/actor.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction } from '../database/in-transaction.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { AccessService, type WorkspaceAccess } from '../workspaces/access.service.js';
import { isAllowed } from '../workspaces/permissions.js';
import type { WorkspaceSubscriptionStatus } from '../workspaces/workspace.entity.js';
import { isHigher, type PaidPlan } from './billing-catalogue.js';
import type {
  PlanChangeResponseDto,
  PortalDto,
  RedirectResponseDto,
  SubscriptionStatusDto,
  SubscriptionUpdateDto,
} from './billing.dto.js';
import { billingErrors } from './billing.errors.js';
import { BillingWorkspacesService, withFreshFacts } from './billing-workspaces.service.js';
import { CustomersService } from './customers.service.js';
import { PortalConfiguration } from './portal-configuration.js';
import { returnAddresses } from './return-addresses.js';
import { StripePricesService } from './stripe-prices.service.js';
import { SubscriptionFactsService, type SubscriptionState } from './subscription-facts.service.js';
import { SubscriptionSettlementService } from './subscription-settlement.service.js';
import { shownStatus } from './subscription-states.js';
import type { BillingInterval, SubscriptionStatus } from './subscription.entity.js';

interface StatusRow {
  plan: Plan;
  workspaceStatus: WorkspaceSubscriptionStatus;
  subscriptionId: string | null;
  status: SubscriptionStatus | null;
  pendingPlan: Plan | null;
  billingInterval: BillingInterval | null;
  cancelAtPeriodEnd: boolean | null;
  currentPeriodEnd: Date | null;
}

/** A workspace's plan: shown, changed, ended, resumed. */
@Injectable()
export class SubscriptionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly prices: StripePricesService,
    private readonly facts: SubscriptionFactsService,
    private readonly workspaces: BillingWorkspacesService,
    private readonly settlement: SubscriptionSettlementService,
    private readonly portalConfiguration: PortalConfiguration,
    private readonly audit: AuditService,
  ) {}

  async status(actor: Actor, workspace: string | null): Promise<SubscriptionStatusDto> {
    return this.describe(await this.access.resolveWorkspace(actor, workspace, 'credits.read'));
  }

  /**
   * Changes the plan, ends it with its period, or takes either back. A higher plan is paid and given at once; a lower
   * one begins with the next period. `url`: a payment that the card's bank wants confirmed.
   * Errors: FORBIDDEN, NOTHING_TO_CHANGE, NOT_SUBSCRIBED, SUBSCRIPTION_NOT_ACTIVE, PAYMENT_DECLINED, PAYMENTS_NOT_CONFIGURED,
   * PAYMENT_PROVIDER_UNAVAILABLE.
   */
  async update(
    actor: Actor,
    workspace: string | null,
    operationId: string,
    { plan, cancelAtPeriodEnd }: SubscriptionUpdateDto,
  ): Promise<PlanChangeResponseDto> {
    const access = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    if (plan === undefined && cancelAtPeriodEnd === undefined) throw billingErrors.NOTHING_TO_CHANGE();
    const { workspaceId } = access;
    const subscriptionId = await this.runningSubscription(workspaceId);
    const state = await this.facts.ask(subscriptionId);
    if (!state) throw billingErrors.NOT_SUBSCRIBED();
    if (!['active', 'trialing'].includes(state.facts.status)) throw billingErrors.SUBSCRIPTION_NOT_ACTIVE();
    let url: string | null = null;
    if (plan !== undefined) url = await this.changePlan(state, plan, operationId);
    if (cancelAtPeriodEnd !== undefined && cancelAtPeriodEnd !== state.facts.ending) {
      await this.stripe.call((stripe) =>
        stripe.subscriptions.update(
          subscriptionId,
          { cancel_at_period_end: cancelAtPeriodEnd },
          { idempotencyKey: `subscription-end:${operationId}` },
        ),
      );
    }
    await this.settleNow(subscriptionId, workspaceId);
    await inTransaction(this.dataSource, (tx) =>
      this.audit.record(tx, actor, {
        action: 'subscription.request',
        workspaceId,
        target: { type: 'subscription', id: subscriptionId },
        meta: { plan, cancelAtPeriodEnd },
      }),
    );
    return { url, subscription: await this.describe(access) };
  }

  /** The provider's page for cards, addresses and invoices. Errors: FORBIDDEN, NO_BILLING_ACCOUNT, as `update`. */
  async portal(actor: Actor, workspace: string | null, { returnUrl }: PortalDto): Promise<RedirectResponseDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    const { back } = returnAddresses(this.config.http.publicUrl, returnUrl);
    const customer = await this.customers.find(workspaceId);
    if (customer === null) throw billingErrors.NO_BILLING_ACCOUNT();
    const configuration = await this.portalConfiguration.id();
    const session = await this.stripe.call((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: back, configuration }),
    );
    return { url: session.url };
  }

  private async changePlan(state: SubscriptionState, plan: PaidPlan, operationId: string): Promise<string | null> {
    const { facts, next, terms } = state;
    const current = terms[0]?.priced.plan ?? next.plan;
    if (plan === next.plan && !facts.ending) return null;
    const upgrade = isHigher(plan, current);
    // The difference is reckoned from what was paid, so a lower plan that was to begin later is taken back first.
    if (upgrade && next.plan !== current) await this.setPrice(state, current, `${operationId}:back`);
    if (!upgrade) {
      await this.setPrice(state, plan, operationId);
      return null;
    }
    const price = await this.prices.planPrice(plan, next.interval);
    const updated = await this.stripe.call((stripe) =>
      stripe.subscriptions.update(
        facts.id,
        {
          items: [{ id: facts.itemId, price, quantity: 1 }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: `plan-change:${operationId}` },
      ),
    );
    if (facts.ending) await this.goOn(facts.id, operationId);
    const invoice = updated.latest_invoice;
    if (!updated.pending_update || invoice === null || typeof invoice === 'string') return null;
    return invoice.hosted_invoice_url ?? null;
  }

  /** Bills another plan from the next period on; what was paid stays until then. */
  private async setPrice({ facts, next }: SubscriptionState, plan: PaidPlan, operationId: string): Promise<void> {
    const price = await this.prices.planPrice(plan, next.interval);
    await this.stripe.call((stripe) =>
      stripe.subscriptions.update(
        facts.id,
        {
          items: [{ id: facts.itemId, price, quantity: 1 }],
          proration_behavior: 'none',
          ...(facts.ending && { cancel_at_period_end: false }),
        },
        { idempotencyKey: `plan-later:${operationId}` },
      ),
    );
  }

  /** Who chooses a plan wants to have it after the period too. */
  private async goOn(subscriptionId: string, operationId: string): Promise<void> {
    await this.stripe.call((stripe) =>
      stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: false },
        { idempotencyKey: `plan-goes-on:${operationId}` },
      ),
    );
  }

  /** What was just changed shows at once; the event that tells of it finds nothing new. */
  private async settleNow(subscriptionId: string, workspaceId: string): Promise<void> {
    await withFreshFacts(async () => {
      const workspace = await this.workspaces.ofId(workspaceId);
      const state = await this.facts.ask(subscriptionId);
      if (!workspace || !state) return;
      await inTransaction(this.dataSource, async (tx) => {
        await this.workspaces.lock(tx, workspace);
        await this.settlement.settle(tx, workspaceId, state);
      });
    });
  }

  private async runningSubscription(workspaceId: string): Promise<string> {
    const row = await this.row(workspaceId);
    if (row.subscriptionId === null || row.status === null || row.status === 'canceled') {
      throw billingErrors.NOT_SUBSCRIBED();
    }
    return row.subscriptionId;
  }

  private async describe({ workspaceId, membership }: WorkspaceAccess): Promise<SubscriptionStatusDto> {
    const { plan, status, workspaceStatus, currentPeriodEnd, billingInterval, pendingPlan, cancelAtPeriodEnd } =
      await this.row(workspaceId);
    const running = status !== null && status !== 'canceled';
    return {
      plan,
      status:
        status === null
          ? 'inactive'
          : shownStatus({ plan, status, workspaceStatus, cancelAtPeriodEnd: cancelAtPeriodEnd ?? false }),
      currentPeriodEnd: running ? (currentPeriodEnd?.toISOString() ?? null) : null,
      billingInterval: running ? billingInterval : null,
      pendingPlan: running && !cancelAtPeriodEnd ? pendingPlan : null,
      purchasesAvailable: this.stripe.configured,
      testPayments: this.stripe.testing,
      canManage: isAllowed(membership, 'billing.manage'),
    };
  }

  private async row(workspaceId: string): Promise<StatusRow> {
    const [row]: StatusRow[] = await this.dataSource.query(
      `SELECT w.subscription_plan AS plan, w.subscription_status AS "workspaceStatus",
              s.stripe_subscription_id AS "subscriptionId", s.status, s.pending_plan AS "pendingPlan",
              s.billing_interval AS "billingInterval", s.cancel_at_period_end AS "cancelAtPeriodEnd",
              s.current_period_end AS "currentPeriodEnd"
         FROM workspaces w LEFT JOIN subscriptions s ON s.workspace_id = w.id
        WHERE w.id = $1`,
      [workspaceId],
    );
    if (!row) throw new Error(`Workspace ${workspaceId} is gone.`);
    return row;
  }
}
