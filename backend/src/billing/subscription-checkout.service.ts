import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { AccessService } from '../workspaces/access.service.js';
import type { CheckoutDto, RedirectResponseDto } from './billing.dto.js';
import { billingErrors } from './billing.errors.js';
import { CustomersService } from './customers.service.js';
import { returnAddresses } from './return-addresses.js';
import { StripePricesService } from './stripe-prices.service.js';
import { subscriptionMeaning } from './subscription-states.js';

/** Subscribing: a payment page for a plan, of which a workspace has one at most. */
@Injectable()
export class SubscriptionCheckoutService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly prices: StripePricesService,
  ) {}

  /** Errors: FORBIDDEN, ALREADY_SUBSCRIBED, PAYMENTS_NOT_CONFIGURED, PAYMENT_PROVIDER_UNAVAILABLE. */
  async start(
    actor: Actor,
    workspace: string | null,
    operationId: string,
    { plan, billingInterval = 'monthly', returnUrl }: CheckoutDto,
  ): Promise<RedirectResponseDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    const addresses = returnAddresses(this.config.http.publicUrl, returnUrl);
    await this.refuseSecond(workspaceId);
    const price = await this.prices.planPrice(plan, billingInterval);
    const customer = await this.customers.findOrCreate(workspaceId);
    const metadata = { workspaceId, userId, plan, billingInterval };
    const session = await this.stripe.call(async (stripe) => {
      await refuseSecondAtProvider(stripe, customer);
      const created = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: workspaceId,
          line_items: [{ price, quantity: 1 }],
          metadata,
          subscription_data: { metadata },
          success_url: addresses.success,
          cancel_url: addresses.cancel,
        },
        { idempotencyKey: `checkout:${operationId}` },
      );
      await closeOlderPages(stripe, customer, created);
      return created;
    });
    return { url: session.url };
  }

  private async refuseSecond(workspaceId: string): Promise<void> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM subscriptions WHERE workspace_id = $1 AND status = 'active'`,
      [workspaceId],
    );
    if (rows.length > 0) throw billingErrors.ALREADY_SUBSCRIBED();
  }
}

/** Our mirror may be behind by an event: what was paid a moment ago is known there. */
async function refuseSecondAtProvider(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
  const running = data.filter(({ status }) => status !== 'incomplete' && subscriptionMeaning(status).live);
  if (running.length > 0) throw billingErrors.ALREADY_SUBSCRIBED();
}

/** A page left open in another tab could still be paid: then there would be two plans. */
async function closeOlderPages(stripe: Stripe, customer: string, newest: Stripe.Checkout.Session): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 20 });
  const older = data.filter(
    ({ id, mode, created }) => mode === 'subscription' && id !== newest.id && created <= newest.created,
  );
  for (const { id } of older) await stripe.checkout.sessions.expire(id).catch(ignoreClosed);
}

/** Another request may have closed the page by now, or somebody has paid it: then it is open no more. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError')) throw error;
}
