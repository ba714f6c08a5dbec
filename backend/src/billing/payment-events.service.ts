import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { faultPoint } from '../common/fault-points.js';
import { inTransaction } from '../database/in-transaction.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { withFreshFacts } from './billing-workspaces.service.js';
import type { EventOutcome } from './billing.dto.js';
import { billingErrors } from './billing.errors.js';
import { type EventEffect, EventEffectsService } from './event-effects.service.js';

/** How far the time of a signature may be from ours, in either direction. */
const TOLERANCE_SECONDS = 300;
const SIGNED_AT = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/;

/** Events of the payment provider: each is stored once and has its effect once. */
@Injectable()
export class PaymentEventsService {
  private readonly logger = new Logger(PaymentEventsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly effects: EventEffectsService,
  ) {}

  /**
   * Takes a delivery. Errors: WEBHOOK_REFUSED for what was not signed by the provider within five minutes,
   * PAYMENTS_NOT_CONFIGURED; whatever else goes wrong is thrown, so that the provider delivers again.
   */
  async receive(payload: Buffer | undefined, signature: string | undefined): Promise<EventOutcome> {
    if (payload === undefined || signature === undefined) throw billingErrors.WEBHOOK_REFUSED();
    return this.handle(await this.verify(payload, signature));
  }

  /** Gives an event its effect, unless it has had it. */
  async handle(event: Stripe.Event): Promise<EventOutcome> {
    const stored = await this.store(event);
    if (stored.processed) return 'repeated';
    faultPoint('payment-event-stored');
    return withFreshFacts(async () => {
      const effect = await this.effects.prepare(event);
      faultPoint('payment-event-prepared');
      const outcome = await this.write(event.id, effect);
      faultPoint('payment-event-committed');
      return outcome;
    });
  }

  private async write(eventId: string, effect: EventEffect): Promise<EventOutcome> {
    return inTransaction(this.dataSource, async (tx) => {
      const [row]: { processed: boolean }[] = await tx.query(
        'SELECT processed_at IS NOT NULL AS processed FROM payment_events WHERE stripe_event_id = $1 FOR UPDATE',
        [eventId],
      );
      if (row?.processed) return 'repeated';
      const result = await effect.apply(tx);
      faultPoint('payment-event-applied');
      await tx.query(
        `UPDATE payment_events SET processed_at = now(), workspace_id = $2, result_data = $3 WHERE stripe_event_id = $1`,
        [eventId, effect.workspaceId, JSON.stringify(result)],
      );
      return 'handled';
    });
  }

  private async store({ id, type }: Stripe.Event): Promise<{ processed: boolean }> {
    await this.dataSource.query(
      `INSERT INTO payment_events (stripe_event_id, event_type) VALUES ($1, $2) ON CONFLICT (stripe_event_id) DO NOTHING`,
      [id, type],
    );
    const [row]: { processed: boolean }[] = await this.dataSource.query(
      'SELECT processed_at IS NOT NULL AS processed FROM payment_events WHERE stripe_event_id = $1',
      [id],
    );
    return row ?? { processed: false };
  }

  private async verify(payload: Buffer, signature: string): Promise<Stripe.Event> {
    // The library refuses what is too old and takes what is signed for the future.
    const signedAt = Number(SIGNED_AT.exec(signature)?.[1] ?? Number.NaN);
    if (!(Math.abs(Date.now() / 1000 - signedAt) <= TOLERANCE_SECONDS)) throw billingErrors.WEBHOOK_REFUSED();
    try {
      return await this.stripe.readEvent(payload, signature, TOLERANCE_SECONDS);
    } catch (error) {
      if (!(error instanceof Error) || !('type' in error)) throw error;
      this.logger.warn({ reason: error.message }, 'An event with a wrong signature was refused');
      throw billingErrors.WEBHOOK_REFUSED();
    }
  }
}
