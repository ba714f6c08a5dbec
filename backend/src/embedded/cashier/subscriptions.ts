import { listOf } from './call.js';
import { DAY, periodEnd } from './calendar.js';
import { invalid } from './errors.js';
import { newLine } from './invoices.js';
import { described } from './money.js';
import type { LineItemShape, PriceShape } from './shapes.js';
import type { InvoiceLineShape, SubscriptionItemShape, SubscriptionShape } from './shapes.billing.js';
import type { Till } from './till.js';

interface Start {
  customer: string;
  lineItems: LineItemShape[];
  metadata: Record<string, string>;
  trialDays: number;
}

/** A subscription to the recurring prices among the line items, from now on. */
export function startSubscription(till: Till, { customer, lineItems, metadata, trialDays }: Start): SubscriptionShape {
  const now = till.now();
  const id = till.newId('sub');
  const trialEnd = trialDays > 0 ? now + trialDays * DAY : null;
  const items = lineItems
    .filter(({ price }) => price.recurring !== null)
    .map(({ price, quantity }) => {
      const period = { start: now, end: trialEnd ?? periodEnd(now, now, intervalOf(price)) };
      return newItem(till, id, { price, quantity, period });
    });
  const subscription: SubscriptionShape = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: lineItems[0]?.currency ?? 'gbp',
    customer,
    description: null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    livemode: false,
    metadata,
    pending_update: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
  };
  return (till.state.subscriptions[id] = subscription);
}

interface NewItem {
  price: PriceShape;
  quantity: number;
  period: { start: number; end: number };
}

export function newItem(till: Till, subscription: string, { price, quantity, period }: NewItem): SubscriptionItemShape {
  return {
    id: till.newId('si'),
    object: 'subscription_item',
    created: till.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    metadata: {},
    price: structuredClone(price),
    quantity,
    subscription,
  };
}

/** Errors: 400 when the price does not recur. */
export function intervalOf({ id, recurring }: PriceShape): NonNullable<PriceShape['recurring']> {
  if (recurring === null) throw invalid(`The price ${id} does not recur.`, 'price');
  return recurring;
}

/** All items of a subscription have one period. */
export function periodOf({ items }: SubscriptionShape): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** The lines for whole periods; in a trial they cost nothing. */
export function periodLines(
  till: Till,
  subscription: string,
  items: SubscriptionItemShape[],
  { free = false } = {},
): InvoiceLineShape[] {
  return items.map(({ id, price, quantity, current_period_start, current_period_end }) =>
    newLine(till, {
      amount: free ? 0 : price.unit_amount * quantity,
      description: described(till, price, quantity, free),
      period: { start: current_period_start, end: current_period_end },
      price,
      quantity,
      subscription,
      subscriptionItem: id,
      proration: false,
    }),
  );
}

type CancelReason = NonNullable<SubscriptionShape['cancellation_details']['reason']>;

/** Over, at this moment. */
export function endSubscription(till: Till, subscription: SubscriptionShape, reason: CancelReason): void {
  const now = till.now();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.pending_update = null;
  subscription.cancellation_details.reason = reason;
  delete till.state.pendingLines[subscription.id];
  delete till.state.pendingChanges[subscription.id];
  for (const invoice of Object.values(till.state.invoices)) {
    if (invoice.status !== 'open' || invoice.parent?.subscription_details.subscription !== subscription.id) continue;
    // It may still be paid by hand.
    invoice.next_payment_attempt = null;
    invoice.auto_advance = false;
  }
  till.emit('customer.subscription.deleted', subscription);
}
