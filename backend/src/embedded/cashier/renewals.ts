import { periodEnd } from './calendar.js';
import { collect, retry } from './collection.js';
import { makeInvoice } from './invoices.js';
import { defaultMeans } from './payments.js';
import { dropPendingChange } from './pending.js';
import type { SubscriptionShape } from './shapes.billing.js';
import { endSubscription, intervalOf, periodLines, periodOf } from './subscriptions.js';
import type { Till } from './till.js';

interface Due {
  at: number;
  happen(): void;
}

/** Lets everything happen that is due, in order, each at its own moment. Whether anything was. */
export function catchUp(till: Till, until = till.now()): boolean {
  let happened = false;
  for (let next = earliest(till); next && next.at <= until; next = earliest(till)) {
    const { at, happen } = next;
    till.at(at, happen);
    happened = true;
  }
  return happened;
}

/** When something is due next, in seconds of the cashier's clock. */
export function nextDue(till: Till): number | undefined {
  return earliest(till)?.at;
}

function earliest(till: Till): Due | undefined {
  let first: Due | undefined;
  for (const due of allDue(till)) if (!first || due.at < first.at) first = due;
  return first;
}

function* allDue(till: Till): Generator<Due> {
  const { sessions, subscriptions, invoices } = till.state;
  for (const session of Object.values(sessions)) {
    if (session.status === 'open') yield { at: session.expires_at, happen: () => expireSession(till, session.id) };
  }
  for (const invoice of Object.values(invoices)) {
    if (invoice.status !== 'open' || invoice.next_payment_attempt === null) continue;
    const means = () => defaultMeans(till, invoice.customer);
    yield { at: invoice.next_payment_attempt, happen: () => retry(till, invoice, means()) };
  }
  for (const subscription of Object.values(subscriptions)) {
    if (subscription.status === 'canceled') continue;
    const { pending_update } = subscription;
    if (pending_update) {
      yield { at: pending_update.expires_at, happen: () => dropPendingChange(till, subscription) };
    }
    yield { at: periodOf(subscription).end, happen: () => renew(till, subscription) };
  }
}

export function expireSession(till: Till, id: string): void {
  const session = till.find('sessions', id);
  session.status = 'expired';
  session.url = null;
  till.emit('checkout.session.expired', session);
}

function renew(till: Till, subscription: SubscriptionShape): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(till, subscription, 'cancellation_requested');
    return;
  }
  if (subscription.pending_update) dropPendingChange(till, subscription);
  const before = structuredClone(subscription);
  const period = periodOf(subscription);
  if (subscription.status === 'trialing') subscription.status = 'active';
  for (const item of subscription.items.data) {
    item.current_period_start = period.end;
    item.current_period_end = periodEnd(subscription.billing_cycle_anchor, period.end, intervalOf(item.price));
  }
  const invoice = makeInvoice(till, {
    customer: subscription.customer,
    currency: subscription.currency,
    lines: [
      ...(till.state.pendingLines[subscription.id] ?? []),
      ...periodLines(till, subscription.id, subscription.items.data),
    ],
    period,
    reason: 'subscription_cycle',
    subscription,
  });
  delete till.state.pendingLines[subscription.id];
  subscription.latest_invoice = invoice.id;
  till.emit('customer.subscription.updated', subscription, before);
  collect(till, invoice, defaultMeans(till, subscription.customer));
}
