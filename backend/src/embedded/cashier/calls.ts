import type { Call } from './call.js';
import { catalogueCalls } from './catalogue.calls.js';
import { checkoutCalls } from './checkout.calls.js';
import { customerCalls } from './customers.calls.js';
import { eventCalls } from './events.calls.js';
import { invoiceCalls } from './invoices.calls.js';
import { paymentCalls } from './payments.calls.js';
import { portalCalls } from './portal.calls.js';
import { subscriptionCalls } from './subscriptions.calls.js';

const CALLS: readonly Call[] = [
  ...customerCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...portalCalls,
  ...eventCalls,
];

/** Finds who answers `POST /v1/prices/price_1` among calls, and the id. A path of words goes before one with an id. */
export function findCall(method: string, path: string, calls = CALLS): { call: Call; id: string } | null {
  const parts = path.split('/');
  const exact = calls.find((call) => call.method === method && call.path === path);
  if (exact) return { call: exact, id: '' };
  for (const call of calls) {
    const pattern = call.path.split('/');
    if (call.method !== method || pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === parts[index] || (part === ':id' && parts[index]))) continue;
    return { call, id: parts[pattern.indexOf(':id')] ?? '' };
  }
  return null;
}
