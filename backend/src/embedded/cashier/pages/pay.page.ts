import { money, priced } from '../money.js';
import type { SessionShape } from '../shapes.js';
import type { Till } from '../till.js';
import { alert, buttons, frame, link, rows } from './frame.js';

/** The address to which somebody goes who has paid. */
export function paidAddress({ success_url, id }: SessionShape): string {
  return (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** What is bought, and the ways to pay for it. `wasDeclined`: the card was just tried in vain. */
export function payPage(till: Till, session: SessionShape, token: string, { wasDeclined = false } = {}): string {
  const plan = till.state.plans[session.id];
  const items = (plan?.lineItems ?? []).map(({ description, quantity, price }): [string, string] => [
    `${quantity === 1 ? '' : `${quantity} × `}${description ?? ''}`,
    priced(price),
  ]);
  const total = money(session.amount_total, session.currency);
  const trialDays = plan?.subscription.trialDays ?? 0;
  const what = rows([
    ...items,
    ...(trialDays > 0 ? [['Free trial', `${trialDays} days`] as [string, string]] : []),
    ['To pay now', total],
  ]);
  if (session.status === 'complete') {
    return frame('Payment complete', `${what}${link(paidAddress(session), 'Continue')}`);
  }
  const back = session.cancel_url === null ? '' : link(session.cancel_url, 'Go back without paying');
  if (session.status === 'expired') {
    return frame('Payment expired', `<p>This page can no longer be used. Nothing was paid.</p>${what}${back}`);
  }
  const path = `/dev/cashier/pay/${session.id}`;
  const pay = session.amount_total === 0 ? 'Start without paying' : `Pay ${total}`;
  const ways = buttons(path, token, [
    { label: pay, fields: { card: 'good' }, main: true },
    { label: 'Pay with a card that is declined', fields: { card: 'declined' } },
    ...(session.amount_total === 0 ? [] : [{ label: 'Pay later by bank', fields: { card: 'later' } }]),
  ]);
  const failed = wasDeclined ? alert('The card was declined. Nothing was paid. Try another way.') : '';
  return frame('Pay', `${failed}${what}<h2>How to pay</h2>${ways}${back}`);
}
