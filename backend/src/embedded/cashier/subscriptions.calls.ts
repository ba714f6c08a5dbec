import { call, page, paging } from './call.js';
import { cancelSubscription, changeSubscription } from './change.js';
import { missing } from './errors.js';
import { created, flag, group, integer, integerFrom, list, metadata, oneOf, required, text } from './params.js';

const expand = ['latest_invoice', 'latest_invoice.payments', 'customer', 'items.data.price.product'];

/** A change of one item, as it is written everywhere that items are changed. */
export const itemChanges = list(required(group({ id: text, price: text, quantity: integerFrom(1, 999_999) })));
export const prorationBehavior = oneOf('none', 'create_prorations', 'always_invoice');

export const subscriptionCalls = [
  call('GET /v1/subscriptions/:id', {}, { expand, answer: (till, _, id) => till.find('subscriptions', id) }),
  call(
    'GET /v1/subscriptions',
    {
      customer: text,
      status: oneOf('active', 'all', 'canceled', 'past_due', 'trialing'),
      created,
      ...paging,
    },
    {
      answer: (till, { customer, status, created: during, ...where }) => {
        const subscriptions = Object.values(till.state.subscriptions)
          .filter((one) => customer === undefined || one.customer === customer)
          .filter((one) => status === 'all' || (status ? one.status === status : one.status !== 'canceled'))
          .filter((one) => during?.(one.created) ?? true);
        return page('/v1/subscriptions', subscriptions, where);
      },
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
