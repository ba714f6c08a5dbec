import { DAY } from './calendar.js';
import { applyPendingChange } from './pending.js';
import { attemptInvoice } from './invoices.js';
import type { Means } from './payments.js';
import type { InvoiceShape, SubscriptionShape } from './shapes.billing.js';
import { endSubscription } from './subscriptions.js';
import type { Till } from './till.js';

/** Days after the first attempt at which a card that was declined is tried again. */
const RETRY_DAYS = [3, 5, 7];

/** Tries an invoice and draws the consequences for its subscription. Whether it is paid. */
export function collect(till: Till, invoice: InvoiceShape, means: Means): boolean {
  const subscription = subscriptionOf(till, invoice);
  if (means === 'declined' && invoice.amount_due > 0) planRetry(till, invoice, subscription);
  if (attemptInvoice(till, invoice, means)) {
    settled(till, invoice);
    return true;
  }
  if (means === 'declined' && subscription) failed(till, invoice, subscription);
  return false;
}

/** The time of an automatic retry has come. */
export function retry(till: Till, invoice: InvoiceShape, means: Means): void {
  till.state.retries[invoice.id] = (till.state.retries[invoice.id] ?? 0) + 1;
  collect(till, invoice, means);
}

/** After an invoice was paid: a change that waited for it happens, and what was overdue is well again. */
function settled(till: Till, invoice: InvoiceShape): void {
  const subscription = subscriptionOf(till, invoice);
  if (!subscription || subscription.status === 'canceled') return;
  if (till.state.pendingChanges[subscription.id]?.invoice === invoice.id) applyPendingChange(till, subscription);
  if (subscription.status === 'past_due' && !hasOpenInvoice(till, subscription)) {
    till.change('customer.subscription.updated', subscription, () => (subscription.status = 'active'));
  }
}

/** What a failed payment means for a subscription: overdue, or, after the last retry, over. */
function failed(till: Till, invoice: InvoiceShape, subscription: SubscriptionShape): void {
  if (subscription.status === 'canceled' || awaitsChange(till, invoice, subscription)) return;
  if (invoice.next_payment_attempt === null) {
    endSubscription(till, subscription, 'payment_failed');
    return;
  }
  if (subscription.status === 'past_due') return;
  till.change('customer.subscription.updated', subscription, () => (subscription.status = 'past_due'));
}

function subscriptionOf(till: Till, invoice: InvoiceShape): SubscriptionShape | null {
  const id = invoice.parent?.subscription_details.subscription;
  return id === undefined ? null : till.find('subscriptions', id);
}

/** Set before the attempt, so that `invoice.payment_failed` tells when the next one is. */
function planRetry(till: Till, invoice: InvoiceShape, subscription: SubscriptionShape | null): void {
  const days = RETRY_DAYS[till.state.retries[invoice.id] ?? 0];
  const retried =
    subscription !== null && subscription.status !== 'canceled' && !awaitsChange(till, invoice, subscription);
  invoice.next_payment_attempt =
    retried && days !== undefined ? (invoice.status_transitions.finalized_at ?? till.now()) + days * DAY : null;
}

function awaitsChange(till: Till, invoice: InvoiceShape, subscription: SubscriptionShape): boolean {
  return till.state.pendingChanges[subscription.id]?.invoice === invoice.id;
}

function hasOpenInvoice(till: Till, subscription: SubscriptionShape): boolean {
  return Object.values(till.state.invoices).some(
    (invoice) =>
      invoice.status === 'open' &&
      invoice.parent?.subscription_details.subscription === subscription.id &&
      !awaitsChange(till, invoice, subscription),
  );
}
