import { escape } from '../../local-page.js';
import { awaitsMoney } from '../checkout.js';
import { day, money, nameOf } from '../money.js';
import type { ChargeShape, CustomerShape } from '../shapes.js';
import { periodOf } from '../subscriptions.js';
import type { Till } from '../till.js';
import { type Button, buttons, frame, rows } from './frame.js';

const PATH = '/dev/cashier';
const MOST_CUSTOMERS = 50;
const MOST_EVENTS = 50;

/** The cashier's clock, customers with what they bought, and webhooks that did not arrive. */
export function deskPage(till: Till, token: string): string {
  const customers = Object.values(till.state.customers).reverse().slice(0, MOST_CUSTOMERS);
  const guests = Object.values(till.state.charges).filter(({ customer }) => customer === null);
  return frame(
    'Cashier',
    [
      '<p>Payments are kept on this machine, because STRIPE_SECRET_KEY is not set.</p>',
      clock(till, token),
      '<h2>Customers</h2>',
      customers.length === 0 ? '<p>Nobody has bought anything yet.</p>' : '',
      ...customers.map((customer) => article(till, customer, token)),
      guests.length === 0 ? '' : `<article><h3>Guests</h3>${payments(till, guests, token)}</article>`,
      waiting(till, token),
      undelivered(till),
    ].join(''),
  );
}

function clock(till: Till, token: string): string {
  const now = new Date(till.now() * 1000);
  const steps = (['day', 'month', 'year'] as const).map((step) => ({
    label: `Advance one ${step}`,
    fields: { action: 'advance', step },
  }));
  return `<h2>Clock</h2><p>Here it is <time datetime="${now.toISOString()}">${day(till.now())}, ${now
    .toISOString()
    .slice(
      11,
      16,
    )} UTC</time>. Renewals, retries and trials follow this clock, which only goes forward.</p>${buttons(PATH, token, steps)}`;
}

function article(till: Till, customer: CustomerShape, token: string): string {
  const own = ({ customer: of }: { customer: string | null }) => of === customer.id;
  const plans = Object.values(till.state.subscriptions)
    .filter(own)
    .map((one): [string, string] => [
      one.items.data.map(({ price }) => nameOf(till, price)).join(', '),
      `${one.status.replace('_', ' ')}, ${one.cancel_at_period_end ? 'ends' : 'period until'} ${day(periodOf(one).end)}`,
    ]);
  const charges = Object.values(till.state.charges).filter(own).reverse();
  const title = [customer.name, customer.email].filter(Boolean).join(', ') || customer.id;
  return `<article><h3>${escape(title)}</h3>${rows(plans)}${payments(till, charges, token)}</article>`;
}

function payments(till: Till, charges: ChargeShape[], token: string): string {
  return charges
    .map((charge) => {
      const amount = money(charge.amount, charge.currency);
      const which = `${amount} of ${day(charge.created)}`;
      return `${rows([[`Payment of ${day(charge.created)}`, `${amount}${stateOf(till, charge)}`]])}${buttons(
        PATH,
        token,
        offered(till, charge).map((button) => ({ ...button, name: `${button.label}: ${which}` })),
      )}`;
    })
    .join('');
}

function stateOf(till: Till, { id, amount_refunded, currency, refunded }: ChargeShape): string {
  const dispute = disputeOf(till, id);
  if (dispute) return dispute.status === 'needs_response' ? ', disputed' : `, dispute ${dispute.status}`;
  if (refunded) return ', refunded';
  return amount_refunded > 0 ? `, ${money(amount_refunded, currency)} refunded` : '';
}

function offered(till: Till, { id, refunded, disputed }: ChargeShape): Button[] {
  const dispute = disputeOf(till, id);
  if (dispute?.status === 'needs_response') {
    return [
      { label: 'Win the dispute', fields: { action: 'close', dispute: dispute.id, status: 'won' } },
      { label: 'Lose the dispute', fields: { action: 'close', dispute: dispute.id, status: 'lost' } },
    ];
  }
  if (refunded || disputed) return [];
  return [
    { label: 'Refund', fields: { action: 'refund', charge: id } },
    { label: 'Dispute', fields: { action: 'dispute', charge: id } },
  ];
}

function disputeOf({ state }: Till, charge: string) {
  return Object.values(state.disputes).find((dispute) => dispute.charge === charge);
}

function waiting(till: Till, token: string): string {
  const open = Object.values(till.state.sessions).filter((session) =>
    awaitsMoney(till, session, session.invoice === null ? null : till.find('invoices', session.invoice)),
  );
  if (open.length === 0) return '';
  const list = open.map((session) => {
    const amount = money(session.amount_total, session.currency);
    return `<article>${rows([[`By bank since ${day(session.created)}`, amount]])}${buttons(PATH, token, [
      { label: 'The money arrives', fields: { action: 'settle', session: session.id, outcome: 'succeeded' } },
      { label: 'The payment fails', fields: { action: 'settle', session: session.id, outcome: 'failed' } },
    ])}</article>`;
  });
  return `<h2>Payments by bank</h2>${list.join('')}`;
}

function undelivered({ state }: Till): string {
  const pending = Object.entries(state.deliveries).reverse().slice(0, MOST_EVENTS);
  if (pending.length === 0) return '<h2>Webhooks</h2><p>All were delivered.</p>';
  const list = pending.map(
    ([id, { attempts }]) =>
      `<li>${escape(state.events[id]?.type ?? id)}, ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}</li>`,
  );
  return `<h2>Webhooks that were not delivered</h2><ul>${list.join('')}</ul>`;
}
