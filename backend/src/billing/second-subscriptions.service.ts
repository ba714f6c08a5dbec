import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { StripeClient, StripeRefusal } from '../integrations/stripe/stripe.client.js';
import { isMissing } from './stripe-prices.service.js';
import { SubscriptionFactsService, type SubscriptionState } from './subscription-facts.service.js';
import { subscriptionMeaning } from './subscription-states.js';

/**
 * A workspace has one plan. A second subscription can only come about outside the product, by hand at the provider or
 * by a payment page that was open elsewhere: it is ended, and what was paid for it goes back.
 */
@Injectable()
export class SecondSubscriptionsService {
  private readonly logger = new Logger(SecondSubscriptionsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly facts: SubscriptionFactsService,
  ) {}

  /** The other subscription that stands as running here, as it is now; null where there is none. */
  async otherOf(workspaceId: string, { facts }: SubscriptionState): Promise<SubscriptionState | null> {
    const [other]: { id: string }[] = await this.dataSource.query(
      `SELECT stripe_subscription_id AS id FROM subscriptions
        WHERE workspace_id = $1 AND status <> 'canceled' AND stripe_subscription_id <> $2`,
      [workspaceId, facts.id],
    );
    return other ? this.facts.ask(other.id) : null;
  }

  /** Ends a subscription at once and pays back what was paid for it. To be repeated until it goes through. */
  async giveBack(state: SubscriptionState): Promise<void> {
    const { facts, terms } = state;
    if (!facts.refused) {
      await this.stripe.call((stripe) => stripe.subscriptions.update(facts.id, { metadata: { refused: 'second' } }));
    }
    for (const { invoice } of terms) await this.refund(invoice.paymentIntentId);
    if (isLive(state)) await this.end(facts.id);
    this.logger.warn(
      { subscriptionId: facts.id, payments: terms.length },
      'A second subscription is ended and paid back',
    );
  }

  private async end(subscriptionId: string): Promise<void> {
    try {
      await this.stripe.call((stripe) => stripe.subscriptions.cancel(subscriptionId));
    } catch (error) {
      // One that has ended meanwhile is not found any more.
      if (!isMissing(error)) throw error;
    }
  }

  private async refund(paymentIntentId: string | null): Promise<void> {
    if (paymentIntentId === null) return;
    try {
      await this.stripe.call((stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntentId, reason: 'duplicate' },
          { idempotencyKey: `second-subscription:${paymentIntentId}` },
        ),
      );
    } catch (error) {
      // Somebody was faster.
      if (!(error instanceof StripeRefusal) || error.code !== 'charge_already_refunded') throw error;
    }
  }
}

export function isLive({ facts }: SubscriptionState): boolean {
  return subscriptionMeaning(facts.status).live;
}
