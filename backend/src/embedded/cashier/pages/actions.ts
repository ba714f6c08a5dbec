import { addMonths, DAY } from '../calendar.js';
import { cancelSubscription, changeSubscription } from '../change.js';
import { settleSession } from '../checkout.js';
import { advanceTo } from '../controls.js';
import { closeDispute, openDispute } from '../disputes.js';
import { invalid, missing } from '../errors.js';
import { refundCharge } from '../payments.js';
import type { PortalSessionShape } from '../shapes.js';
import type { Till } from '../till.js';

type Fields = Record<string, string>;

/** What the buttons of the cashier's own page do. Errors: CashierError. */
export function actAtDesk(till: Till, fields: Fields): void {
  const named = (name: string) => fields[name] ?? '';
  switch (fields['action']) {
    case 'advance':
      return advanceTo(till, stepFrom(till.now(), named('step')));
    case 'refund':
      return void refundCharge(till, till.find('charges', named('charge')), { reason: 'requested_by_customer' });
    case 'dispute':
      return void openDispute(till, till.find('charges', named('charge')));
    case 'close':
      return void closeDispute(
        till,
        till.find('disputes', named('dispute')),
        named('status') === 'won' ? 'won' : 'lost',
      );
    case 'settle':
      return settleSession(
        till,
        till.find('sessions', named('session')),
        named('outcome') === 'succeeded' ? 'succeeded' : 'failed',
      );
    default:
      throw invalid('This page knows no such button.');
  }
}

function stepFrom(now: number, step: string): number {
  if (step === 'year') return addMonths(now, 12);
  return step === 'month' ? addMonths(now, 1) : now + DAY;
}

/** What a customer does in the portal, as far as its configuration allows it. Errors: CashierError. */
export function actInPortal(till: Till, { customer, configuration }: PortalSessionShape, fields: Fields): void {
  const { features } = till.find('configurations', configuration);
  const { action } = fields;
  if ((action === 'good' || action === 'declining') && features.payment_method_update.enabled) {
    till.state.cards[customer] = action;
    return;
  }
  const subscription = till.find('subscriptions', fields['subscription'] ?? '');
  if (subscription.customer !== customer) throw missing('subscription', subscription.id);
  if (action === 'keep') return changeSubscription(till, subscription, { cancel_at_period_end: false });
  if (action !== 'cancel' || !features.subscription_cancel.enabled) throw invalid('This page knows no such button.');
  const { mode, proration_behavior } = features.subscription_cancel;
  if (mode === 'at_period_end') return changeSubscription(till, subscription, { cancel_at_period_end: true });
  const prorate = proration_behavior !== 'none';
  cancelSubscription(till, subscription, { prorate, invoice_now: proration_behavior === 'always_invoice' });
}
