import type { ChargeShape, IntentShape, RefundShape } from './shapes.js';
import type { Till } from './till.js';
import { invalid } from './errors.js';

/** How somebody pays: at once, in vain, or by a method whose outcome is known later. */
export type Means = 'good' | 'declined' | 'later';

interface Asked {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

export function defaultMeans(till: Till, customer: string | null): Means {
  return customer !== null && till.state.cards[customer] === 'declining' ? 'declined' : 'good';
}

export function askPayment(till: Till, asked: Asked): IntentShape {
  const id = till.newId('pi');
  const intent: IntentShape = {
    id,
    object: 'payment_intent',
    amount: asked.amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${till.newId('test')}`,
    created: till.now(),
    currency: asked.currency,
    customer: asked.customer,
    description: asked.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: asked.metadata,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
  return (till.state.intents[id] = intent);
}

/** Whether the money came. With `later` it has not come yet. */
export function takePayment(till: Till, intent: IntentShape, means: Means): boolean {
  if (means === 'later') {
    intent.status = 'processing';
    return false;
  }
  if (means === 'declined') {
    failPayment(till, intent);
    return false;
  }
  const charge = newCharge(till, intent);
  till.emit('charge.succeeded', charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.latest_charge = charge.id;
  till.emit('payment_intent.succeeded', intent);
  return true;
}

function failPayment(till: Till, intent: IntentShape): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    type: 'card_error',
  };
  till.emit('payment_intent.payment_failed', intent);
}

function newCharge(till: Till, intent: IntentShape): ChargeShape {
  const customer = intent.customer === null ? undefined : till.state.customers[intent.customer];
  const id = till.newId('ch');
  const charge: ChargeShape = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    billing_details: {
      address: null,
      email: customer?.email ?? null,
      name: customer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    captured: true,
    created: till.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: { ...intent.metadata },
    paid: true,
    payment_intent: intent.id,
    receipt_url: null,
    refunded: false,
    status: 'succeeded',
  };
  return (till.state.charges[id] = charge);
}

interface RefundAsked {
  amount?: number;
  reason?: RefundShape['reason'];
  metadata?: Record<string, string>;
}

/** Gives back what was paid, or a part. Errors: 400 when that much is not left, or while it is disputed. */
export function refundCharge(till: Till, charge: ChargeShape, { amount, reason, metadata }: RefundAsked): RefundShape {
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back.`, undefined, 'charge_disputed');
  const given = amount ?? left;
  if (given > left) {
    throw invalid(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, 'amount');
  }
  const refund: RefundShape = {
    id: till.newId('re'),
    object: 'refund',
    amount: given,
    charge: charge.id,
    created: till.now(),
    currency: charge.currency,
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: reason ?? null,
    status: 'succeeded',
  };
  till.state.refunds[refund.id] = refund;
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount;
  till.emit('refund.created', refund);
  till.emit('charge.refunded', charge);
  return refund;
}
