import type Stripe from 'stripe';
import type { BillingInterval } from './subscription.entity.js';

/** What we read out of Stripe's objects, and nothing else. Pure. */

/** What we write on everything we create there, to know it again. */
export interface BillingMetadata {
  workspaceId: string;
  userId: string;
}

/** The id of something that may be expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function metadataOf(metadata: Stripe.Metadata | null): BillingMetadata | null {
  const { workspaceId, userId } = metadata ?? {};
  return workspaceId !== undefined && userId !== undefined ? { workspaceId, userId } : null;
}

export interface InvoiceLine {
  priceId: string;
  /** Pence; below 0 for what an upgrade gives back. */
  amount: number;
  proration: boolean;
  start: Date;
  end: Date;
}

/** A paid invoice of a subscription. */
export interface PaidInvoice {
  id: string;
  subscriptionId: string;
  reason: string;
  currency: string;
  /** Pence. */
  total: number;
  paymentIntentId: string | null;
  lines: InvoiceLine[];
}

/** Null for an invoice that is not paid or belongs to no subscription. */
export function paidInvoice(invoice: Stripe.Invoice): PaidInvoice | null {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  if (invoice.status !== 'paid' || subscriptionId === null || invoice.id === undefined) return null;
  return invoiceFacts(invoice, subscriptionId);
}

/** What an invoice of a subscription says, paid or only previewed. */
export function invoiceFacts(invoice: Stripe.Invoice, subscriptionId: string): PaidInvoice {
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    id: invoice.id,
    subscriptionId,
    reason: invoice.billing_reason ?? 'manual',
    currency: invoice.currency,
    total: invoice.total,
    paymentIntentId: idOf(payment?.payment.payment_intent),
    lines: invoice.lines.data.flatMap((line) => {
      const priceId = idOf(line.pricing?.price_details?.price);
      if (priceId === null) return [];
      const details = line.parent?.subscription_item_details ?? line.parent?.invoice_item_details;
      const proration = details?.proration ?? false;
      const { start, end } = line.period;
      return [{ priceId, amount: line.amount, proration, start: dateOf(start), end: dateOf(end) }];
    }),
  };
}

/** The line that says what is paid for from now on: of several, the one that lasts longest. */
export function paidLine({ lines }: Pick<PaidInvoice, 'lines'>): InvoiceLine | null {
  const charged = lines.filter(({ amount }) => amount > 0);
  return charged.reduce<InvoiceLine | null>((last, line) => (last && last.end >= line.end ? last : line), null);
}

/** A subscription as it is now. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  status: string;
  itemId: string;
  priceId: string;
  periodStart: Date;
  periodEnd: Date;
  /** It ends with its period, or at a set time. */
  ending: boolean;
  /** It came beside another one, was ended and paid back: it brings nothing. */
  refused: boolean;
  metadata: BillingMetadata | null;
}

export function subscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts | null {
  const item = subscription.items.data[0];
  const customerId = idOf(subscription.customer);
  if (!item || customerId === null) return null;
  return {
    id: subscription.id,
    customerId,
    status: subscription.status,
    itemId: item.id,
    priceId: item.price.id,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    ending: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    refused: subscription.metadata['refused'] !== undefined,
    metadata: metadataOf(subscription.metadata),
  };
}

/** How much of a payment went back, in pence: what was refunded, and what a dispute holds or took. */
export function reversedPence(
  charge: Pick<Stripe.Charge, 'amount' | 'amount_refunded'>,
  disputes: readonly Pick<Stripe.Dispute, 'amount' | 'status'>[],
): number {
  const disputed = disputes
    .filter(({ status }) => status !== 'won' && !status.startsWith('warning_'))
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(charge.amount, charge.amount_refunded + disputed);
}

export const STRIPE_INTERVALS: Record<BillingInterval, 'month' | 'year'> = { monthly: 'month', yearly: 'year' };
