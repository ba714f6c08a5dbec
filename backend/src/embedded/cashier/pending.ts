import { voidInvoice } from './invoices.js';
import type { SubscriptionShape } from './shapes.billing.js';
import type { Till } from './till.js';

/** How long a change waits for its payment. */
export const PENDING_SECONDS = 23 * 3600;

/** The invoice of a pending change was paid: the change happens. */
export function applyPendingChange(till: Till, subscription: SubscriptionShape): void {
  const pending = subscription.pending_update;
  const anchor = till.state.pendingChanges[subscription.id]?.anchor ?? null;
  delete till.state.pendingChanges[subscription.id];
  if (!pending) return;
  till.change('customer.subscription.updated', subscription, () => {
    subscription.items.data = pending.subscription_items;
    subscription.metadata = pending.metadata ?? subscription.metadata;
    if (anchor !== null) subscription.billing_cycle_anchor = anchor;
    subscription.pending_update = null;
  });
}

/** Nobody paid in time, or another change takes its place. */
export function dropPendingChange(till: Till, subscription: SubscriptionShape): void {
  const change = till.state.pendingChanges[subscription.id];
  delete till.state.pendingChanges[subscription.id];
  if (change) voidInvoice(till, till.find('invoices', change.invoice));
  if (!subscription.pending_update) return;
  till.change('customer.subscription.updated', subscription, () => (subscription.pending_update = null));
}
