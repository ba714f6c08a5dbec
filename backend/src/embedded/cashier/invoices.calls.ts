import { call, page, paging, same, within } from './call.js';
import { periodEnd } from './calendar.js';
import { immediateInvoice } from './change.js';
import { collect } from './collection.js';
import { declined, invalid } from './errors.js';
import { draftInvoice, intentOf } from './invoices.js';
import { defaultMeans } from './payments.js';
import { created, group, integer, oneOf, required, text } from './params.js';
import { planChange } from './proration.js';
import type { InvoiceLineShape, InvoiceShape, SubscriptionItemShape, SubscriptionShape } from './shapes.billing.js';
import { intervalOf, periodLines } from './subscriptions.js';
import { itemChanges, prorationBehavior } from './subscriptions.calls.js';
import type { Till } from './till.js';

const expand = [
  'customer',
  'payments',
  'payments.data.payment.payment_intent',
  'parent.subscription_details.subscription',
];

export const invoiceCalls = [
  call('GET /v1/invoices/:id', {}, { expand, answer: (till, _, id) => till.find('invoices', id) }),
  call(
    'GET /v1/invoices',
    {
      customer: text,
      subscription: text,
      status: oneOf('draft', 'open', 'paid', 'void', 'uncollectible'),
      created,
      ...paging,
    },
    {
      expand: ['data.customer', 'data.payments', 'data.parent.subscription_details.subscription'],
      answer: (till, { customer, subscription, status, created: during, ...where }) =>
        page(
          '/v1/invoices',
          Object.values(till.state.invoices),
          (one) =>
            same(one.customer, customer) &&
            same(one.parent?.subscription_details.subscription, subscription) &&
            same(one.status, status) &&
            within(one.created, during),
          where,
        ),
    },
  ),
  call(
    'POST /v1/invoices/:id/pay',
    {},
    {
      expand,
      answer: (till, _, id) => {
        const invoice = till.find('invoices', id, 'invoice');
        if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
        if (invoice.status !== 'open') throw invalid(`Invoice is ${invoice.status}`, undefined, 'invoice_not_editable');
        if (!collect(till, invoice, defaultMeans(till, invoice.customer))) throw declined(intentOf(till, invoice));
        return invoice;
      },
    },
  ),
  call(
    'POST /v1/invoices/create_preview',
    {
      customer: text,
      subscription: required(text),
      subscription_details: group({
        items: itemChanges,
        proration_behavior: prorationBehavior,
        proration_date: integer,
      }),
    },
    {
      answer: (till, { customer, subscription: id, subscription_details: details }) => {
        const subscription = till.find('subscriptions', id, 'subscription');
        if (customer !== undefined && customer !== subscription.customer) {
          throw invalid(`The subscription ${id} is not of the customer ${customer}.`, 'customer');
        }
        if (subscription.status === 'canceled') {
          throw invalid('No upcoming invoices for canceled subscription', 'subscription', 'invoice_upcoming_none');
        }
        return preview(till, subscription, {
          items: details?.items ?? [],
          behavior: details?.proration_behavior ?? 'create_prorations',
          date: details?.proration_date,
        });
      },
    },
  ),
];

/** What a change would bring at once; where it brings nothing at once, the next invoice. */
function preview(till: Till, subscription: SubscriptionShape, wanted: Parameters<typeof planChange>[2]): InvoiceShape {
  const plan = planChange(till, subscription, wanted);
  const immediate = immediateInvoice(till, subscription, plan, wanted.behavior);
  const draft = immediate ?? {
    customer: subscription.customer,
    currency: subscription.currency,
    lines: [
      ...(till.state.pendingLines[subscription.id] ?? []),
      ...plan.prorations,
      ...(subscription.cancel_at_period_end ? [] : nextLines(till, subscription, plan.items)),
    ],
    period: { start: plan.items[0]?.current_period_start ?? 0, end: plan.items[0]?.current_period_end ?? 0 },
    reason: 'upcoming' as const,
    subscription,
  };
  const invoice = draftInvoice(till, draft);
  return { ...invoice, id: `upcoming_${invoice.id}`, billing_reason: 'upcoming' };
}

function nextLines(till: Till, subscription: SubscriptionShape, items: SubscriptionItemShape[]): InvoiceLineShape[] {
  const next = items.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, item.current_period_end, intervalOf(item.price)),
  }));
  return periodLines(till, subscription.id, next);
}
