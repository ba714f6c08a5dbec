import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { BillingWorkspacesService } from './billing-workspaces.service.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { PurchasesService } from './purchases.service.js';
import { ReversalFactsService } from './reversal-facts.service.js';
import { isLive, SecondSubscriptionsService } from './second-subscriptions.service.js';
import { idOf } from './stripe-facts.js';
import { isMissing } from './stripe-prices.service.js';
import { SubscriptionFactsService } from './subscription-facts.service.js';
import { SubscriptionSettlementService } from './subscription-settlement.service.js';

/** What an event changes here: worked out beforehand, written in the transaction that marks the event as handled. */
export interface EventEffect {
  workspaceId: string | null;
  apply(tx: EntityManager): Promise<Record<string, unknown>>;
}

/** One way to handle each kind of object that events tell of. Of the rest there is nothing to do. */
@Injectable()
export class EventEffectsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly workspaces: BillingWorkspacesService,
    private readonly purchases: PurchasesService,
    private readonly facts: SubscriptionFactsService,
    private readonly settlement: SubscriptionSettlementService,
    private readonly seconds: SecondSubscriptionsService,
    private readonly reversals: PaymentReversalsService,
    private readonly reversalFacts: ReversalFactsService,
  ) {}

  /** Asks the provider for whatever the event leaves open. */
  prepare(event: Stripe.Event): Promise<EventEffect> {
    const object = event.data.object;
    switch (object.object) {
      case 'checkout.session':
        return this.ofSession(object as Stripe.Checkout.Session, event.type);
      case 'subscription':
        return this.ofSubscription(idOf((object as Stripe.Subscription).customer), object.id);
      case 'invoice': {
        const { customer, parent } = object as Stripe.Invoice;
        return this.ofSubscription(idOf(customer), idOf(parent?.subscription_details?.subscription));
      }
      case 'charge':
      case 'refund':
      case 'dispute':
        // A payment that went through is told by its session or invoice.
        if (event.type === 'charge.succeeded') return Promise.resolve(nothing('Nothing to do'));
        return this.ofPayment(idOf((object as Stripe.Charge | Stripe.Refund | Stripe.Dispute).payment_intent));
      default:
        return Promise.resolve(nothing('Nothing to do'));
    }
  }

  private async ofSession(session: Stripe.Checkout.Session, eventType: string): Promise<EventEffect> {
    const workspace = await this.workspaceOf(idOf(session.customer));
    if (!workspace) return nothing('Unknown customer');
    if (session.mode === 'subscription') return this.ofSubscriptionSession(session, workspace.id);
    const creditPurchaseId = session.metadata?.['creditPurchaseId'];
    if (creditPurchaseId === undefined) return nothing('Not one of our purchases', workspace.id);
    return {
      workspaceId: workspace.id,
      apply: async (tx) => {
        await this.workspaces.lock(tx, workspace);
        if (session.payment_status === 'paid') {
          return this.purchases.complete(tx, workspace.id, {
            creditPurchaseId,
            sessionId: session.id,
            paymentIntentId: idOf(session.payment_intent),
            amount: session.amount_total ?? 0,
            currency: session.currency ?? '',
          });
        }
        const over = ['checkout.session.expired', 'checkout.session.async_payment_failed'].includes(eventType);
        return over ? this.purchases.fail(tx, workspace.id, creditPurchaseId) : { waiting: session.payment_status };
      },
    };
  }

  private async ofSubscriptionSession(session: Stripe.Checkout.Session, workspaceId: string): Promise<EventEffect> {
    const effect = await this.ofSubscription(idOf(session.customer), idOf(session.subscription));
    const { userId, plan } = session.metadata ?? {};
    if (session.payment_status !== 'paid' || userId === undefined || plan === undefined) return effect;
    return {
      workspaceId,
      apply: async (tx) => {
        const result = await effect.apply(tx);
        if ('refused' in result) return result;
        await tx.query(
          `INSERT INTO purchases (workspace_id, user_id, type, stripe_session_id, amount_cents)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT (stripe_session_id) DO NOTHING`,
          [workspaceId, userId, plan, session.id, session.amount_total ?? 0],
        );
        return result;
      },
    };
  }

  private async ofSubscription(customerId: string | null, subscriptionId: string | null): Promise<EventEffect> {
    if (subscriptionId === null) return nothing('Not about a plan');
    const workspace = await this.workspaceOf(customerId);
    if (!workspace) return nothing('Unknown customer');
    const state = await this.facts.ask(subscriptionId);
    if (!state) return nothing('Not one of our plans', workspace.id);
    const other = await this.seconds.otherOf(workspace.id, state);
    const second = state.facts.refused || (other !== null && isLive(other) && isLive(state));
    // Again with every event, until it is over: a first attempt may have failed, and a payment may arrive late.
    if (second) await this.seconds.giveBack(state);
    return {
      workspaceId: workspace.id,
      apply: async (tx) => {
        await this.workspaces.lock(tx, workspace);
        if (second) return { refused: 'The workspace had another subscription', subscriptionId };
        // It has ended, which nobody may have told yet: its place is free.
        if (other) await this.settlement.settle(tx, workspace.id, other);
        return this.settlement.settle(tx, workspace.id, state);
      },
    };
  }

  private async ofPayment(paymentIntentId: string | null): Promise<EventEffect> {
    if (paymentIntentId === null) return nothing('Not about a payment');
    const workspace = await this.workspaceOf(await this.customerOfPayment(paymentIntentId));
    if (!workspace) return nothing('Unknown customer');
    const facts = await this.reversalFacts.ask(paymentIntentId);
    if (!facts) return nothing('Never paid', workspace.id);
    return {
      workspaceId: workspace.id,
      apply: async (tx) => {
        await this.workspaces.lock(tx, workspace);
        return { ...(await this.reversals.record(tx, workspace.id, facts)) };
      },
    };
  }

  /** The revision of the workspace is read before anything is asked for it. */
  private async workspaceOf(customerId: string | null) {
    return customerId === null ? null : this.workspaces.ofCustomer(customerId);
  }

  /** What was bought here is known here; the rest is asked for. */
  private async customerOfPayment(paymentIntentId: string): Promise<string | null> {
    const [known]: { customerId: string }[] = await this.dataSource.query(
      `SELECT w.stripe_customer_id AS "customerId" FROM credit_transactions t JOIN workspaces w ON w.id = t.workspace_id
        WHERE t.stripe_payment_intent_id = $1 LIMIT 1`,
      [paymentIntentId],
    );
    if (known) return known.customerId;
    try {
      const intent = await this.stripe.call((stripe) => stripe.paymentIntents.retrieve(paymentIntentId));
      return idOf(intent.customer);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

function nothing(ignored: string, workspaceId: string | null = null): EventEffect {
  return { workspaceId, apply: () => Promise.resolve({ ignored }) };
}
