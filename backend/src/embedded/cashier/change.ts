import { collect } from './collection.js';
import { declined, invalid } from './errors.js';
import { draftInvoice, type InvoiceDraft, makeInvoice } from './invoices.js';
import { type Metadata, mergeMetadata } from './params.js';
import { defaultMeans } from './payments.js';
import { dropPendingChange, PENDING_SECONDS } from './pending.js';
import { type ChangePlan, type ItemChange, planChange, type ProrationBehavior, unusedLines } from './proration.js';
import type { InvoiceShape, SubscriptionShape } from './shapes.billing.js';
import { endSubscription, periodOf } from './subscriptions.js';
import type { Till } from './till.js';

export interface Change {
  items?: ItemChange[];
  proration_behavior?: ProrationBehavior;
  proration_date?: number;
  payment_behavior?: 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  cancel_at_period_end?: boolean;
  metadata?: Metadata | '';
}

/** Errors: 400; 402 when the card is declined and `error_if_incomplete` was asked for: then nothing has changed. */
export function changeSubscription(till: Till, subscription: SubscriptionShape, change: Change): void {
  if (subscription.status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const behavior = change.proration_behavior ?? 'create_prorations';
  const plan = planChange(till, subscription, { items: change.items ?? [], behavior, date: change.proration_date });
  const draft = immediateInvoice(till, subscription, plan, behavior);
  if (change.items && subscription.pending_update) dropPendingChange(till, subscription);
  const before = structuredClone(subscription);
  if (!draft) {
    apply(till, subscription, plan, change);
    if (plan.prorations.length > 0) (till.state.pendingLines[subscription.id] ??= []).push(...plan.prorations);
    if (JSON.stringify(subscription) !== JSON.stringify(before)) {
      till.emit('customer.subscription.updated', subscription, before);
    }
    return;
  }

  const means = defaultMeans(till, subscription.customer);
  const refused = means === 'declined' && draftInvoice(till, draft).amount_due > 0;
  if (refused && change.payment_behavior === 'error_if_incomplete') throw declined();
  const invoice = makeInvoice(till, draft);
  delete till.state.pendingLines[subscription.id];
  subscription.latest_invoice = invoice.id;
  if (refused && change.payment_behavior === 'pending_if_incomplete')
    postpone(till, subscription, plan, change, invoice);
  else apply(till, subscription, plan, change);
  till.emit('customer.subscription.updated', subscription, before);
  collect(till, invoice, means);
}

/** The invoice that a change brings at once, if it does. */
export function immediateInvoice(
  till: Till,
  subscription: SubscriptionShape,
  { prorations, whole, items }: ChangePlan,
  behavior: ProrationBehavior,
): InvoiceDraft | null {
  if (whole.length === 0 && (behavior !== 'always_invoice' || prorations.length === 0)) return null;
  const [item] = items;
  return {
    customer: subscription.customer,
    currency: subscription.currency,
    lines: [...(till.state.pendingLines[subscription.id] ?? []), ...prorations, ...whole],
    period:
      whole.length > 0 && item
        ? { start: item.current_period_start, end: item.current_period_end }
        : { start: till.now(), end: till.now() },
    reason: 'subscription_update',
    subscription,
  };
}

function apply(till: Till, subscription: SubscriptionShape, { items, anchor }: ChangePlan, change: Change): void {
  subscription.items.data = items;
  if (anchor !== null) subscription.billing_cycle_anchor = anchor;
  subscription.metadata = mergeMetadata(subscription.metadata, change.metadata);
  if (change.cancel_at_period_end !== undefined) planEnd(till, subscription, change.cancel_at_period_end);
}

/** The change waits until its invoice is paid. */
function postpone(
  till: Till,
  subscription: SubscriptionShape,
  { items, anchor }: ChangePlan,
  change: Change,
  invoice: InvoiceShape,
): void {
  till.state.pendingChanges[subscription.id] = { invoice: invoice.id, anchor };
  subscription.pending_update = {
    billing_cycle_anchor: anchor,
    cancel_at_period_end: change.cancel_at_period_end ?? null,
    expires_at: till.now() + PENDING_SECONDS,
    metadata: change.metadata === undefined ? null : mergeMetadata(subscription.metadata, change.metadata),
    subscription_items: items,
    trial_end: null,
    trial_from_plan: null,
  };
}

/** Whether the subscription ends with its period or goes on; without an event. */
function planEnd(till: Till, subscription: SubscriptionShape, ends: boolean): void {
  if (subscription.cancel_at_period_end === ends) return;
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? periodOf(subscription).end : null;
  subscription.canceled_at = ends ? till.now() : null;
  subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
}

interface Cancellation {
  invoice_now?: boolean;
  prorate?: boolean;
  cancellation_details?: { comment?: string; feedback?: string };
}

/** Ends a subscription now. Errors: 404 when it has ended already. */
export function cancelSubscription(till: Till, subscription: SubscriptionShape, how: Cancellation): void {
  const lines = [
    ...(how.invoice_now ? (till.state.pendingLines[subscription.id] ?? []) : []),
    ...(how.prorate ? unusedLines(till, subscription) : []),
  ];
  if (how.invoice_now && lines.length > 0) {
    const invoice = makeInvoice(till, {
      customer: subscription.customer,
      currency: subscription.currency,
      lines,
      period: { start: till.now(), end: till.now() },
      reason: 'subscription_update',
      subscription,
    });
    subscription.latest_invoice = invoice.id;
    collect(till, invoice, defaultMeans(till, subscription.customer));
  }
  subscription.cancellation_details.comment = how.cancellation_details?.comment ?? null;
  subscription.cancellation_details.feedback = how.cancellation_details?.feedback ?? null;
  endSubscription(till, subscription, 'cancellation_requested');
}
