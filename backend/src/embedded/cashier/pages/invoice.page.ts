import { day, money } from '../money.js';
import type { InvoiceShape } from '../shapes.billing.js';
import { alert, buttons, frame, rows } from './frame.js';

/** An invoice that can be paid, or the receipt of one that was. */
export function invoicePage(invoice: InvoiceShape, token: string, { wasDeclined = false } = {}): string {
  const amount = (value: number) => money(value, invoice.currency);
  const used = invoice.amount_due - invoice.total;
  const content = [
    rows([
      ['From', 'SpecForge (test)'],
      ['To', [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || 'a guest'],
      ['Date', day(invoice.created)],
      ...(invoice.status_transitions.paid_at
        ? [['Paid', day(invoice.status_transitions.paid_at)] as [string, string]]
        : []),
    ]),
    '<h2>What it is for</h2>',
    rows([
      ...invoice.lines.data.map(({ description, amount: value }): [string, string] => [
        description ?? '',
        amount(value),
      ]),
      ['Total', amount(invoice.total)],
      ...(used === 0 ? [] : [[used < 0 ? 'From your balance' : 'To your balance', amount(used)] as [string, string]]),
      [invoice.status === 'paid' ? 'Paid' : 'To pay', amount(invoice.amount_due)],
    ]),
  ].join('');
  if (invoice.status === 'paid') return frame(`Receipt ${invoice.number ?? ''}`, content);
  const title = `Invoice ${invoice.number ?? ''}`;
  if (invoice.status !== 'open') return frame(title, `<p>This invoice is ${invoice.status}.</p>${content}`);
  const failed = wasDeclined ? alert('The card was declined. The invoice is not paid.') : '';
  const ways = buttons(`/dev/cashier/invoice/${invoice.id}`, token, [
    { label: `Pay ${amount(invoice.amount_due)}`, fields: { card: 'good' }, main: true },
    { label: 'Pay with a card that is declined', fields: { card: 'declined' } },
  ]);
  return frame(title, `${failed}${content}${ways}`);
}
