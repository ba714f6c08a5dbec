import { invalid } from './errors.js';
import type { ChargeShape, DisputeShape } from './shapes.js';
import type { Till } from './till.js';

/** What a bank does when its customer objects. Errors: 400 when the charge is disputed already. */
export function openDispute(
  till: Till,
  charge: ChargeShape,
  amount = charge.amount,
  reason = 'fraudulent',
): DisputeShape {
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`);
  if (amount < 1 || amount > charge.amount) throw invalid('That amount was not charged.', 'amount');
  const dispute: DisputeShape = {
    id: till.newId('du'),
    object: 'dispute',
    amount,
    charge: charge.id,
    created: till.now(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  till.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  till.emit('charge.dispute.created', dispute);
  return dispute;
}

/** The bank decides. Errors: 400 when it has decided already. */
export function closeDispute(till: Till, dispute: DisputeShape, status: 'won' | 'lost'): DisputeShape {
  if (dispute.status !== 'needs_response') throw invalid(`Dispute ${dispute.id} is closed.`);
  dispute.status = status;
  till.emit('charge.dispute.closed', dispute);
  return dispute;
}
