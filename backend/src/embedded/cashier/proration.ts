import { periodEnd } from './calendar.js';
import { invalid } from './errors.js';
import { newLine } from './invoices.js';
import { day, nameOf } from './money.js';
import type { PriceShape } from './shapes.js';
import type { InvoiceLineShape, SubscriptionItemShape, SubscriptionShape } from './shapes.billing.js';
import { intervalOf, newItem, periodLines, periodOf } from './subscriptions.js';
import type { Till } from './till.js';

export type ProrationBehavior = 'none' | 'create_prorations' | 'always_invoice';

export interface ItemChange {
  id?: string;
  price?: string;
  quantity?: number;
}

/** What a change of items comes to. Nothing has happened yet. */
export interface ChangePlan {
  items: SubscriptionItemShape[];
  /** What is unused of the old, and what is left of the new. */
  prorations: InvoiceLineShape[];
  /** Whole periods to pay at once, where another interval begins a new cycle. */
  whole: InvoiceLineShape[];
  /** Start of that new cycle. */
  anchor: number | null;
}

interface Wanted {
  items: ItemChange[];
  behavior: ProrationBehavior;
  /** The moment from which to count, instead of now. */
  date?: number;
}

/** Errors: 400 for prices that do not fit the subscription, or a date outside its period; 404. */
export function planChange(till: Till, subscription: SubscriptionShape, { items, behavior, date }: Wanted): ChangePlan {
  const period = periodOf(subscription);
  const at = date ?? till.now();
  if (at < period.start || at > period.end) {
    throw invalid('The proration date must be in the current billing period.', 'proration_date');
  }
  const before = subscription.items.data;
  const after = changedItems(till, subscription, items);
  const [first] = after;
  const restarts =
    subscription.status !== 'trialing' &&
    first !== undefined &&
    before[0] !== undefined &&
    rhythm(first.price) !== rhythm(before[0].price);
  if (restarts) {
    const now = till.now();
    for (const item of after) {
      item.current_period_start = now;
      item.current_period_end = periodEnd(now, now, intervalOf(item.price));
    }
  }
  const prorated = behavior !== 'none' && subscription.status !== 'trialing';
  const rest = { at, period, share: (period.end - at) / (period.end - period.start) };
  return {
    items: after,
    prorations: prorated
      ? [
          ...before
            .filter((item) => restarts || isChanged(item, after))
            .map((item) => prorationLine(till, item, -1, rest)),
          ...after
            .filter((item) => !restarts && isChanged(item, before))
            .map((item) => prorationLine(till, item, 1, rest)),
        ]
      : [],
    whole: restarts ? periodLines(till, subscription.id, after) : [],
    anchor: restarts ? till.now() : null,
  };
}

function changedItems(till: Till, subscription: SubscriptionShape, changes: ItemChange[]): SubscriptionItemShape[] {
  const items = structuredClone(subscription.items.data);
  for (const [index, { id, price, quantity }] of changes.entries()) {
    const name = `items[${index}]`;
    const wanted = price === undefined ? undefined : till.find('prices', price, `${name}[price]`);
    if (wanted && !wanted.active) throw invalid(`The price ${wanted.id} is inactive.`, `${name}[price]`);
    if (wanted && wanted.currency !== subscription.currency) {
      throw invalid(`The price ${wanted.id} is not in ${subscription.currency}.`, `${name}[price]`);
    }
    if (id === undefined) {
      if (!wanted) throw invalid(`Missing required param: ${name}[price].`, `${name}[price]`, 'parameter_missing');
      const period = periodOf(subscription);
      items.push(newItem(till, subscription.id, { price: wanted, quantity: quantity ?? 1, period }));
      continue;
    }
    const item = items.find((one) => one.id === id);
    if (!item) throw invalid(`No such subscription item: '${id}'`, `${name}[id]`, 'resource_missing');
    if (wanted) item.price = structuredClone(wanted);
    item.quantity = quantity ?? item.quantity;
  }
  if (new Set(items.map((item) => rhythm(item.price))).size > 1) {
    throw invalid('All prices on a subscription must have the same `recurring.interval`.', 'items');
  }
  return items;
}

function rhythm(price: PriceShape): string {
  const { interval, interval_count } = intervalOf(price);
  return `${interval_count} ${interval}`;
}

function isChanged(item: SubscriptionItemShape, others: SubscriptionItemShape[]): boolean {
  const other = others.find(({ id }) => id === item.id);
  return other?.price.id !== item.price.id || other.quantity !== item.quantity;
}

interface Rest {
  at: number;
  period: { start: number; end: number };
  /** How much of the period is left, from 0 to 1. */
  share: number;
}

function prorationLine(
  till: Till,
  { id, price, quantity, subscription }: SubscriptionItemShape,
  sign: 1 | -1,
  { at, period, share }: Rest,
): InvoiceLineShape {
  const what = `${quantity === 1 ? '' : `${quantity} × `}${nameOf(till, price)}`;
  return newLine(till, {
    // `0 -` and not a minus sign: no line costs minus nothing.
    amount:
      sign === 1
        ? Math.round(price.unit_amount * quantity * share)
        : 0 - Math.round(price.unit_amount * quantity * share),
    description: `${sign === 1 ? 'Remaining' : 'Unused'} time on ${what} after ${day(at)}`,
    period: { start: at, end: period.end },
    price,
    quantity,
    subscription,
    subscriptionItem: id,
    proration: true,
  });
}

/** What is given back when a subscription ends in the middle of its period. */
export function unusedLines(till: Till, subscription: SubscriptionShape): InvoiceLineShape[] {
  const period = periodOf(subscription);
  const at = till.now();
  const rest = { at, period, share: (period.end - at) / (period.end - period.start) };
  if (subscription.status === 'trialing') return [];
  return subscription.items.data.map((item) => prorationLine(till, item, -1, rest));
}
