import { call, page, paging, same, within } from './call.js';
import { cancelSubscription, changeSubscription } from './change.js';
import { missing } from './errors.js';
import type { SubscriptionStatus } from './shapes.billing.js';
import { created, flag, group, integer, integerFrom, list, metadata, oneOf, required, text } from './params.js';

const expand = ['latest_invoice', 'latest_invoice.payments', 'customer', 'items.data.price.product'];

/** Some never occur here. `ended` stands for all that are over, `all` for all. */
const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** A change of one item, as it is written everywhere that items are changed. */
export const itemChanges = list(required(group({ id: text, price: text, quantity: integerFrom(1, 999_999) })));
export const prorationBehavior = oneOf('none', 'create_prorations', 'always_invoice');

export const subscriptionCalls = [
  call('GET /v1/subscriptions/:id', {}, { expand, answer: (till, _, id) => till.find('subscriptions', id) }),
  call(
    'GET /v1/subscriptions',
    {
      customer: text,
      status: oneOf(...STATUSES),
      created,
      ...paging,
    },
    {
      expand: ['data.latest_invoice', 'data.latest_invoice.payments', 'data.customer'],
      answer: (till, { customer, status, created: during, ...where }) =>
        page(
          '/v1/subscriptions',
          Object.values(till.state.subscriptions),
          (one) => same(one.customer, customer) && isIn(one.status, status) && within(one.created, during),
          where,
        ),
    },
  ),
  call(
    'POST /v1/subscriptions/:id',
    {
      items: itemChanges,
      proration_behavior: prorationBehavior,
      payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
      cancel_at_period_end: flag,
      metadata,
      proration_date: integer,
    },
    {
      expand,
      answer: (till, change, id) => {
        const subscription = till.find('subscriptions', id);
        changeSubscription(till, subscription, change);
        return subscription;
      },
    },
  ),
  call(
    'DELETE /v1/subscriptions/:id',
    {
      invoice_now: flag,
      prorate: flag,
      cancellation_details: group({ comment: text, feedback: text }),
    },
    {
      expand,
      answer: (till, how, id) => {
        const subscription = till.find('subscriptions', id);
        if (subscription.status === 'canceled') throw missing('subscription', id);
        cancelSubscription(till, subscription, how);
        return subscription;
      },
    },
  ),
];

function isIn(status: SubscriptionStatus, wanted: (typeof STATUSES)[number] | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  return wanted === 'all' || status === (wanted === 'ended' ? 'canceled' : wanted);
}
