import { call, page, paging, same, within } from './call.js';
import { invalid } from './errors.js';
import { refundCharge } from './payments.js';
import { created, integerFrom, mergeMetadata, metadata, oneOf, text } from './params.js';
import type { ChargeShape } from './shapes.js';
import type { Till } from './till.js';

export const paymentCalls = [
  call(
    'GET /v1/payment_intents/:id',
    {},
    {
      expand: ['latest_charge'],
      answer: (till, _, id) => till.find('intents', id),
    },
  ),
  call('GET /v1/charges/:id', {}, { answer: (till, _, id) => till.find('charges', id) }),
  call(
    'POST /v1/refunds',
    {
      payment_intent: text,
      charge: text,
      amount: integerFrom(1, 99_999_999),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    },
    {
      answer: (till, { amount, reason, metadata: given, ...of }) =>
        refundCharge(till, chargeOf(till, of), { amount, reason, metadata: mergeMetadata({}, given) }),
    },
  ),
  call(
    'GET /v1/refunds',
    { payment_intent: text, charge: text, created, ...paging },
    {
      answer: (till, { payment_intent, charge, created: during, ...where }) =>
        page(
          '/v1/refunds',
          Object.values(till.state.refunds),
          (refund) =>
            same(refund.payment_intent, payment_intent) &&
            same(refund.charge, charge) &&
            within(refund.created, during),
          where,
        ),
    },
  ),
  call(
    'GET /v1/disputes',
    { payment_intent: text, charge: text, created, ...paging },
    {
      answer: (till, { payment_intent, charge, created: during, ...where }) =>
        page(
          '/v1/disputes',
          Object.values(till.state.disputes),
          (dispute) =>
            same(dispute.payment_intent, payment_intent) &&
            same(dispute.charge, charge) &&
            within(dispute.created, during),
          where,
        ),
    },
  ),
  call('GET /v1/disputes/:id', {}, { answer: (till, _, id) => till.find('disputes', id) }),
];

/** The charge itself, or the one that paid a payment intent. Errors: 400, 404. */
export function chargeOf(
  till: Till,
  { charge, payment_intent }: { charge?: string; payment_intent?: string },
): ChargeShape {
  if (charge !== undefined) return till.find('charges', charge, 'charge');
  if (payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
      'parameter_missing',
    );
  }
  const intent = till.find('intents', payment_intent, 'payment_intent');
  if (intent.latest_charge === null) {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge.`, 'payment_intent');
  }
  return till.find('charges', intent.latest_charge);
}
