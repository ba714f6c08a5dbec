import { Injectable } from '@nestjs/common';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { type PaidTerm, paidTerms } from './plan-grants.js';
import { paidInvoice, subscriptionFacts, type SubscriptionFacts } from './stripe-facts.js';
import { type PricedPlan, StripePricesService } from './stripe-prices.service.js';

/** A subscription and its payments, as the provider tells them now. */
export interface SubscriptionState {
  facts: SubscriptionFacts;
  /** What its next period will be billed for. */
  next: PricedPlan;
  /** The newest first. */
  terms: PaidTerm[];
  planOfPrice: (priceId: string) => PricedPlan | null;
}

/** Payments looked back at. Older ones were posted long ago: each event and each day looks again. */
const INVOICES = 30;

@Injectable()
export class SubscriptionFactsService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: StripePricesService,
  ) {}

  /** Null for a subscription to something that is not ours. */
  async ask(subscriptionId: string): Promise<SubscriptionState | null> {
    const subscription = await this.stripe.call((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    const facts = subscriptionFacts(subscription);
    if (!facts?.metadata) return null;
    const { data } = await this.stripe.call((stripe) =>
      stripe.invoices.list({
        subscription: subscriptionId,
        status: 'paid',
        limit: INVOICES,
        expand: ['data.payments'],
      }),
    );
    const invoices = data.flatMap((invoice) => paidInvoice(invoice) ?? []);
    const priceIds = new Set([facts.priceId, ...invoices.flatMap(({ lines }) => lines.map(({ priceId }) => priceId))]);
    const known = new Map<string, PricedPlan | null>();
    for (const id of priceIds) known.set(id, await this.prices.planOfPrice(id));
    const planOfPrice = (id: string) => known.get(id) ?? null;
    const next = planOfPrice(facts.priceId);
    return next && { facts, next, terms: paidTerms(invoices, planOfPrice), planOfPrice };
  }
}
