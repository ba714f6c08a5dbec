import { call, page, paging, same, within } from './call.js';
import { DAY } from './calendar.js';
import { invalid } from './errors.js';
import { nameOf } from './money.js';
import {
  address,
  created,
  flag,
  group,
  integer,
  integerFrom,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
} from './params.js';
import { expireSession } from './renewals.js';
import type { LineItemShape, SessionShape } from './shapes.js';
import type { Till } from './till.js';

const expand = ['payment_intent', 'subscription', 'line_items', 'invoice'];
const lineItem = group({ price: required(text), quantity: integerFrom(1, 999_999) });

export const checkoutCalls = [
  call(
    'POST /v1/checkout/sessions',
    {
      mode: required(oneOf('payment', 'subscription')),
      customer: text,
      client_reference_id: text,
      line_items: required(list(required(lineItem))),
      success_url: required(address),
      cancel_url: address,
      metadata,
      payment_intent_data: group({ metadata, description: text }),
      subscription_data: group({ metadata, trial_period_days: integerFrom(1, 730) }),
      invoice_creation: group({ enabled: required(flag) }),
      allow_promotion_codes: flag,
      expires_at: integer,
      locale: text,
      billing_address_collection: oneOf('auto', 'required'),
      allowed_payment_method_types: list(required(text)),
    },
    {
      expand,
      answer: (till, asked) => {
        const { mode, customer, payment_intent_data, subscription_data, expires_at = till.now() + DAY } = asked;
        const lineItems = asked.line_items.map((item, index) => readLineItem(till, item, `line_items[${index}]`));
        const currency = checkItems(till, lineItems, asked);
        if (mode === 'payment' && subscription_data) throw onlyIn('subscription', 'subscription_data');
        if (mode === 'subscription' && payment_intent_data) throw onlyIn('payment', 'payment_intent_data');
        if (mode === 'subscription' && asked.invoice_creation) throw onlyIn('payment', 'invoice_creation');
        if (expires_at < till.now() + 1800 || expires_at > till.now() + DAY) {
          throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours from now.', 'expires_at');
        }
        const trialDays = subscription_data?.trial_period_days ?? 0;
        const total = lineItems
          .filter(({ price }) => trialDays === 0 || price.recurring === null)
          .reduce((sum, item) => sum + item.amount_total, 0);
        const id = till.newId('cs_test');
        const session: SessionShape = {
          id,
          object: 'checkout.session',
          allow_promotion_codes: asked.allow_promotion_codes ?? null,
          allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
          amount_subtotal: total,
          amount_total: total,
          billing_address_collection: asked.billing_address_collection ?? null,
          cancel_url: asked.cancel_url ?? null,
          client_reference_id: asked.client_reference_id ?? null,
          created: till.now(),
          currency,
          customer: customer ?? null,
          customer_details: null,
          expires_at,
          invoice: null,
          invoice_creation: mode === 'payment' ? { enabled: asked.invoice_creation?.enabled ?? false } : null,
          livemode: false,
          locale: asked.locale ?? null,
          metadata: mergeMetadata({}, asked.metadata),
          mode,
          payment_intent: null,
          payment_method_types: asked.allowed_payment_method_types ?? ['card'],
          payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
          status: 'open',
          subscription: null,
          success_url: asked.success_url,
          total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
          ui_mode: 'hosted_page',
          url: `${till.pagesUrl}/pay/${id}`,
        };
        till.state.plans[id] = {
          lineItems,
          intent: {
            metadata: mergeMetadata({}, payment_intent_data?.metadata),
            description: payment_intent_data?.description ?? null,
          },
          subscription: { metadata: mergeMetadata({}, subscription_data?.metadata), trialDays },
        };
        return (till.state.sessions[id] = session);
      },
    },
  ),
  call('GET /v1/checkout/sessions/:id', {}, { expand, answer: (till, _, id) => till.find('sessions', id) }),
  call(
    'GET /v1/checkout/sessions',
    {
      customer: text,
      status: oneOf('open', 'complete', 'expired'),
      payment_intent: text,
      subscription: text,
      created,
      ...paging,
    },
    {
      answer: (till, { customer, status, payment_intent, subscription, created: during, ...where }) =>
        page(
          '/v1/checkout/sessions',
          Object.values(till.state.sessions),
          (session) =>
            same(session.customer, customer) &&
            same(session.status, status) &&
            same(session.payment_intent, payment_intent) &&
            same(session.subscription, subscription) &&
            within(session.created, during),
          where,
        ),
    },
  ),
  call(
    'POST /v1/checkout/sessions/:id/expire',
    {},
    {
      expand,
      answer: (till, _, id) => {
        const session = till.find('sessions', id, 'session');
        if (session.status !== 'open') {
          throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`, 'session');
        }
        expireSession(till, id);
        return session;
      },
    },
  ),
];

function onlyIn(mode: string, name: string): Error {
  return invalid(`You can only pass \`${name}\` in \`${mode}\` mode.`, name);
}

function readLineItem(till: Till, item: { price: string; quantity?: number }, name: string): LineItemShape {
  const price = till.find('prices', item.price, `${name}[price]`);
  if (!price.active) throw invalid(`The price specified is inactive: ${price.id}`, `${name}[price]`);
  if (item.quantity === undefined) {
    throw invalid('Quantity is required. Add `quantity` to each line item.', `${name}[quantity]`, 'parameter_missing');
  }
  const amount = price.unit_amount * item.quantity;
  return {
    id: till.newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: nameOf(till, price),
    metadata: {},
    price: structuredClone(price),
    quantity: item.quantity,
  };
}

interface Asked {
  mode: 'payment' | 'subscription';
  customer?: string;
  invoice_creation?: { enabled: boolean };
}

/** The currency of all. Errors: 400 when they do not go together, with each other or with the customer. */
function checkItems(till: Till, items: LineItemShape[], { mode, customer, invoice_creation }: Asked): string {
  const [first] = items;
  if (!first) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  const { currency } = first;
  if (items.some((item) => item.currency !== currency)) {
    throw invalid('All prices of a Checkout Session must have the same currency.', 'line_items');
  }
  const recurring = items.filter(({ price }) => price.recurring !== null);
  if (mode === 'payment' && recurring.length > 0) {
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items');
  }
  if (mode === 'subscription' && recurring.length === 0) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  }
  const rhythms = new Set(recurring.map(({ price }) => JSON.stringify(price.recurring)));
  if (rhythms.size > 1) throw invalid('All recurring prices must have the same interval.', 'line_items');
  const known = customer === undefined ? null : till.find('customers', customer, 'customer').currency;
  if ((mode === 'subscription' || invoice_creation?.enabled) && known && known !== currency) {
    throw invalid(`You cannot combine currencies on a single customer. This customer uses ${known}.`, 'customer');
  }
  return currency;
}
