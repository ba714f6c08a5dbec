import { Injectable } from '@nestjs/common';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import type { ReversalFacts } from './payment-reversals.service.js';
import { reversedPence } from './stripe-facts.js';

/** How much of a payment went back, as the provider tells it now. */
@Injectable()
export class ReversalFactsService {
  constructor(private readonly stripe: StripeClient) {}

  /** Null for what was never paid. */
  async ask(paymentIntentId: string): Promise<ReversalFacts | null> {
    const [charge, disputes] = await this.stripe.call(async (stripe) => {
      const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
      const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 });
      return [intent.latest_charge, data] as const;
    });
    if (charge === null || typeof charge === 'string') return null;
    return { paymentIntentId, amount: charge.amount, reversed: reversedPence(charge, disputes) };
  }
}
