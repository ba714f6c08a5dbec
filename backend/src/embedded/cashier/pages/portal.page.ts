import { escape } from '../../local-page.js';
import { day, money, nameOf, priced } from '../money.js';
import type { InvoiceShape, SubscriptionShape } from '../shapes.billing.js';
import type { PortalSessionShape } from '../shapes.js';
import { periodOf } from '../subscriptions.js';
import type { Till } from '../till.js';
import { type Button, buttons, frame, link, rows } from './frame.js';

/** Where a customer sees the card, the invoices and the plan, and changes what the configuration allows. */
export function portalPage(till: Till, session: PortalSessionShape, token: string): string {
  const customer = till.find('customers', session.customer);
  const { features, business_profile } = till.find('configurations', session.configuration);
  const path = `/dev/cashier/portal/${session.id}`;
  const parts = [
    business_profile.headline ? `<p>${escape(business_profile.headline)}</p>` : '',
    rows([['Customer', [customer.name, customer.email].filter(Boolean).join(', ') || customer.id]]),
  ];
  if (features.payment_method_update.enabled) {
    const card = till.state.cards[customer.id] ?? 'good';
    parts.push(
      '<h2>Card</h2>',
      rows([['Default card', card === 'good' ? 'A card that works' : 'A card that is declined']]),
    );
    parts.push(
      buttons(path, token, [
        card === 'good'
          ? { label: 'Use a card that is declined', fields: { action: 'declining' } }
          : { label: 'Use a card that works', fields: { action: 'good' } },
      ]),
    );
  }
  parts.push('<h2>Plan</h2>');
  const subscriptions = Object.values(till.state.subscriptions).filter((one) => one.customer === customer.id);
  const current = subscriptions.filter(({ status }) => status !== 'canceled');
  if (current.length === 0) parts.push('<p>No plan.</p>');
  for (const one of current) parts.push(plan(till, one, path, token, features.subscription_cancel));
  if (features.invoice_history.enabled) {
    const invoices = Object.values(till.state.invoices).filter((one) => one.customer === customer.id);
    parts.push('<h2>Invoices</h2>', history(invoices.reverse()));
  }
  if (session.return_url !== null) parts.push(`<nav>${link(session.return_url, 'Back to SpecForge')}</nav>`);
  return frame('Your billing', parts.join(''));
}

function plan(
  till: Till,
  subscription: SubscriptionShape,
  path: string,
  token: string,
  cancel: { enabled: boolean; mode: string },
): string {
  const end = day(periodOf(subscription).end);
  const named = subscription.items.data.map(({ price, quantity }): [string, string] => [
    `${quantity === 1 ? '' : `${quantity} × `}${nameOf(till, price)}`,
    priced(price),
  ]);
  const fields = { subscription: subscription.id };
  const offered: Button[] = [];
  if (subscription.cancel_at_period_end) {
    offered.push({ label: 'Keep the plan', fields: { action: 'keep', ...fields }, main: true });
  } else if (cancel.enabled) {
    const label = cancel.mode === 'immediately' ? 'Cancel the plan now' : `Cancel the plan on ${end}`;
    offered.push({ label, fields: { action: 'cancel', ...fields } });
  }
  const state = subscription.status.replace('_', ' ');
  return `<article>${rows([
    ...named,
    ['Status', state],
    [subscription.cancel_at_period_end ? 'Ends on' : 'Renews on', end],
  ])}${buttons(path, token, offered)}</article>`;
}

function history(invoices: InvoiceShape[]): string {
  if (invoices.length === 0) return '<p>No invoices.</p>';
  const items = invoices.map(
    ({ id, number, created, amount_due, currency, status }) =>
      `<li><a href="/dev/cashier/invoice/${id}">${escape(number ?? id)}</a>, ${day(created)}, ${escape(money(amount_due, currency))}, ${status}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
