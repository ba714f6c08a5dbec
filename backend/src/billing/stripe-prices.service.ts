import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient, StripeRefusal } from '../integrations/stripe/stripe.client.js';
import { type BundleId, bundleOf, type PaidPlan, PAID_PLANS, planOffer, planPence } from './billing-catalogue.js';
import { STRIPE_INTERVALS } from './stripe-facts.js';
import { BILLING_INTERVALS, type BillingInterval } from './subscription.entity.js';

/** One thing that is sold, as Stripe knows it. */
interface Offer {
  productId: string;
  name: string;
  lookupKey: string;
  pence: number;
  interval: BillingInterval | null;
  metadata: Record<string, string>;
}

export interface PricedPlan {
  plan: PaidPlan;
  interval: BillingInterval;
  /** What one interval costs at this price. */
  pence: number;
}

/**
 * Prices in Stripe, found by lookup key and created where they are missing or cost something else than
 * `content/billing` says. A new amount takes the key over; running subscriptions keep the price they began with.
 */
@Injectable()
export class StripePricesService {
  private readonly ids = new Map<string, Promise<string>>();
  private readonly plans = new Map<string, Promise<PricedPlan | null>>();

  constructor(private readonly stripe: StripeClient) {}

  bundlePrice(id: BundleId): Promise<string> {
    const { name, pence } = bundleOf(id);
    return this.priceOf({
      productId: `specforge_bundle_${id}`,
      name: `${name} bundle of credits`,
      lookupKey: `specforge_bundle_${id}`,
      pence,
      interval: null,
      metadata: { bundle: id },
    });
  }

  planPrice(plan: PaidPlan, interval: BillingInterval): Promise<string> {
    return this.priceOf({
      productId: `specforge_plan_${plan}`,
      name: `${planOffer(plan).name} plan`,
      lookupKey: `specforge_${plan}_${interval}`,
      pence: planPence(plan, interval),
      interval,
      metadata: { plan, billingInterval: interval },
    });
  }

  /** The plan that a price of ours stands for, also one that is no longer sold; null for a price of somebody else. */
  planOfPrice(priceId: string): Promise<PricedPlan | null> {
    return remember(this.plans, priceId, async () => {
      const price = await this.stripe.call((stripe) => stripe.prices.retrieve(priceId));
      const { metadata, unit_amount: pence } = price;
      const plan = PAID_PLANS.find((one) => one === metadata['plan']);
      const interval = BILLING_INTERVALS.find((one) => one === metadata['billingInterval']);
      return plan && interval && pence !== null ? { plan, interval, pence } : null;
    });
  }

  private priceOf(offer: Offer): Promise<string> {
    return remember(this.ids, offer.lookupKey, () => this.stripe.call((stripe) => findOrCreate(stripe, offer)));
  }
}

const CURRENCY = 'gbp';

async function findOrCreate(stripe: Stripe, offer: Offer): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [offer.lookupKey], active: true, limit: 1 });
  const [known] = data;
  if (known && known.unit_amount === offer.pence && known.currency === CURRENCY) return known.id;
  await ensureProduct(stripe, offer);
  const price = await stripe.prices.create(
    {
      product: offer.productId,
      currency: CURRENCY,
      unit_amount: offer.pence,
      lookup_key: offer.lookupKey,
      transfer_lookup_key: true,
      metadata: offer.metadata,
      ...(offer.interval && { recurring: { interval: STRIPE_INTERVALS[offer.interval] } }),
    },
    { idempotencyKey: `price:${offer.lookupKey}:${offer.pence}:${known?.id ?? 'first'}` },
  );
  return price.id;
}

async function ensureProduct(stripe: Stripe, { productId, name }: Offer): Promise<void> {
  try {
    await stripe.products.retrieve(productId);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id: productId, name }, { idempotencyKey: `product:${productId}` });
  }
}

/** Whether Stripe says that there is no such object. */
export function isMissing(error: unknown): boolean {
  const code = error instanceof StripeRefusal || (error instanceof Error && 'code' in error) ? error.code : null;
  return code === 'resource_missing';
}

/** Asks once; what failed is asked again. */
function remember<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
