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
import { PAID_PLANS, type PaidPlan } from './billing-catalogue.js';
import type {
  PlanChangePreviewDto,
  PlanChangePreviewQuery,
  PlanChangeResponseDto,
  PortalDto,
  RedirectResponseDto,
  SubscriptionStatusDto,
  SubscriptionUpdateDto,
} from './billing.dto.js';
import { billingErrors } from './billing.errors.js';
import { BillingWorkspacesService, withFreshFacts } from './billing-workspaces.service.js';
import { CustomersService } from './customers.service.js';
import { bonusKey } from './plan-grants.js';
import { currentTerms, PlanChangesService } from './plan-changes.service.js';
import type { PlanTerms } from './plan-change-rules.js';
import { PortalConfiguration } from './portal-configuration.js';
import { returnAddresses } from './return-addresses.js';
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
  bonusKeys: string[];
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
    private readonly changes: PlanChangesService,
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
   * Errors: FORBIDDEN, NOTHING_TO_CHANGE, NOT_SUBSCRIBED, SUBSCRIPTION_NOT_ACTIVE, YEAR_IS_PAID, LOWER_PLAN_YEARLY,
   * CHANGE_WAITING, PAYMENT_DECLINED, PAYMENTS_NOT_CONFIGURED, PAYMENT_PROVIDER_UNAVAILABLE.
   */
  async update(
    actor: Actor,
    workspace: string | null,
    operationId: string,
    { plan, billingInterval, cancelAtPeriodEnd }: SubscriptionUpdateDto,
  ): Promise<PlanChangeResponseDto> {
    const access = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    const changes = plan !== undefined || billingInterval !== undefined;
    if (!changes && cancelAtPeriodEnd === undefined) throw billingErrors.NOTHING_TO_CHANGE();
    const { workspaceId } = access;
    const state = await this.activeState(workspaceId);
    const subscriptionId = state.facts.id;
    const url = changes
      ? await this.changes.apply(state, wantedTerms(state, plan, billingInterval), operationId)
      : null;
    // A change of plan may have let it go on.
    if (cancelAtPeriodEnd !== undefined && (changes || cancelAtPeriodEnd !== state.facts.ending)) {
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
        meta: { plan, billingInterval, cancelAtPeriodEnd },
      }),
    );
    return { url, subscription: await this.describe(access) };
  }

  /** What a change of plan or interval would cost and bring. Errors: as `update`. */
  async preview(
    actor: Actor,
    workspace: string | null,
    { plan, billingInterval }: PlanChangePreviewQuery,
  ): Promise<PlanChangePreviewDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    const state = await this.activeState(workspaceId);
    return this.changes.preview(workspaceId, state, wantedTerms(state, plan, billingInterval));
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

  /** The running subscription as it is now. Errors: NOT_SUBSCRIBED, SUBSCRIPTION_NOT_ACTIVE. */
  private async activeState(workspaceId: string): Promise<SubscriptionState> {
    const { subscriptionId, status } = await this.row(workspaceId);
    const running = status !== null && status !== 'canceled';
    const state = running && subscriptionId !== null ? await this.facts.ask(subscriptionId) : null;
    if (!state) throw billingErrors.NOT_SUBSCRIBED();
    if (!['active', 'trialing'].includes(state.facts.status)) throw billingErrors.SUBSCRIPTION_NOT_ACTIVE();
    return state;
  }

  private async describe({ workspaceId, membership }: WorkspaceAccess): Promise<SubscriptionStatusDto> {
    const row = await this.row(workspaceId);
    const { plan, status, workspaceStatus, currentPeriodEnd, billingInterval, pendingPlan, cancelAtPeriodEnd } = row;
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
      usedBonuses: PAID_PLANS.filter((one) => row.bonusKeys.includes(bonusKey(workspaceId, one))),
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
              s.current_period_end AS "currentPeriodEnd",
              ARRAY(SELECT t.idempotency_key FROM credit_transactions t
                     WHERE t.idempotency_key = ANY($2)) AS "bonusKeys"
         FROM workspaces w LEFT JOIN subscriptions s ON s.workspace_id = w.id
        WHERE w.id = $1`,
      [workspaceId, PAID_PLANS.map((plan) => bonusKey(workspaceId, plan))],
    );
    if (!row) throw new Error(`Workspace ${workspaceId} is gone.`);
    return row;
  }
}

/** What is not named stays: the plan that was paid for, and its interval. */
function wantedTerms(state: SubscriptionState, plan?: PaidPlan, interval?: BillingInterval): PlanTerms {
  const current = currentTerms(state);
  return { plan: plan ?? current.plan, interval: interval ?? current.interval };
}
