import { call, type Call } from './call.js';
import { paySession, settleSession } from './checkout.js';
import { collect } from './collection.js';
import { closeDispute, openDispute } from './disputes.js';
import { declined, invalid } from './errors.js';
import { chargeOf } from './payments.calls.js';
import { flag, integer, integerFrom, oneOf, required, text } from './params.js';
import { catchUp } from './renewals.js';
import type { InvoiceShape } from './shapes.billing.js';
import type { Till } from './till.js';

/** What a test can switch, besides what happens in the till. */
export interface Switches {
  /** `false` holds webhooks back. */
  deliver: boolean;
  /** So many calls of the API fail next, with this status. */
  failures: { next: number; status: number };
}

/** Sets the clock forward; what is due until then happens, each at its own moment. Errors: 400 for an earlier time. */
export function advanceTo(till: Till, to: number): void {
  const now = till.now();
  if (to < now) throw invalid('The clock only goes forward.', 'to');
  catchUp(till, to);
  till.state.clockOffset += to - now;
}

/** Somebody pays an open invoice on its page, with a card that works. Errors: 400. */
function payInvoice(till: Till, invoice: InvoiceShape): void {
  if (invoice.status !== 'open') throw invalid(`Invoice ${invoice.id} is ${invoice.status}.`);
  collect(till, invoice, 'good');
}

/** Calls that only tests make, on the same server. They are not Stripe's. */
export function testControls(switches: Switches): Call[] {
  return [
    call('GET /_test/clock', {}, { answer: (till) => ({ now: till.now() }) }),
    call(
      'POST /_test/clock',
      { to: required(moment) },
      {
        answer: (till, { to }) => {
          advanceTo(till, to);
          return { now: till.now() };
        },
      },
    ),
    call(
      'POST /_test/sessions/:id/pay',
      { card: required(oneOf('good', 'declined', 'later')) },
      {
        answer: (till, { card }, id) => {
          const session = till.find('sessions', id);
          if (!paySession(till, session, card)) throw declined();
          return session;
        },
      },
    ),
    call(
      'POST /_test/sessions/:id/settle',
      { outcome: required(oneOf('succeeded', 'failed')) },
      {
        answer: (till, { outcome }, id) => {
          const session = till.find('sessions', id);
          settleSession(till, session, outcome);
          return session;
        },
      },
    ),
    call(
      'POST /_test/invoices/:id/pay',
      {},
      {
        answer: (till, _, id) => {
          const invoice = till.find('invoices', id);
          payInvoice(till, invoice);
          return invoice;
        },
      },
    ),
    call(
      'POST /_test/customers/:id/card',
      { card: required(oneOf('good', 'declining')) },
      {
        answer: (till, { card }, id) => {
          till.state.cards[till.find('customers', id).id] = card;
          return { card };
        },
      },
    ),
    call(
      'POST /_test/disputes',
      { payment_intent: required(text), amount: integerFrom(1, 99_999_999), reason: text },
      {
        answer: (till, { payment_intent, amount, reason }) =>
          openDispute(till, chargeOf(till, { payment_intent }), amount, reason),
      },
    ),
    call(
      'POST /_test/disputes/:id/close',
      { status: required(oneOf('won', 'lost')) },
      {
        answer: (till, { status }, id) => closeDispute(till, till.find('disputes', id), status),
      },
    ),
    call(
      'POST /_test/webhooks',
      { deliver: required(flag) },
      {
        answer: (_, { deliver }) => {
          switches.deliver = deliver;
          return { deliver };
        },
      },
    ),
    call(
      'POST /_test/failures',
      { next: required(integerFrom(0, 1000)), status: integerFrom(400, 599) },
      {
        answer: (_, { next, status = 500 }) => (switches.failures = { next, status }),
      },
    ),
  ];
}

/** Seconds since 1970, or a date as it is written: `2027-01-31T12:00:00Z`. */
function moment(value: Parameters<typeof integer>[0], name: string): number | undefined {
  const given = text(value, name);
  if (given === undefined || /^\d+$/.test(given)) return integer(given, name);
  const at = Date.parse(given);
  if (Number.isNaN(at)) throw invalid(`Invalid time: ${given}`, name);
  return Math.floor(at / 1000);
}
