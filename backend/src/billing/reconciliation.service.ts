import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { PaymentEventsService } from './payment-events.service.js';

/** Days looked back at. A day that was missed is still within it. */
const DAYS = 3;
const DAY_SECONDS = 86_400;
const PAGE = 100;

/** The events that have an effect here. */
const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/**
 * Compares what the provider did in the last three days with what was handled here, and gives the rest its effect:
 * a delivery can be lost for good. Handling is idempotent, so one that arrives after all changes nothing.
 */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger(ReconciliationService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly stripe: StripeClient,
    private readonly events: PaymentEventsService,
  ) {}

  @Cron('47 4 * * *', { name: 'billing-reconcile' })
  async schedule(): Promise<void> {
    await this.queue.add('billing.reconcile', {});
  }

  @HandlesJob('billing.reconcile')
  async run(): Promise<void> {
    await this.reconcile(new Date());
  }

  /** Answers how many events were made up for. */
  async reconcile(now: Date): Promise<number> {
    if (!this.stripe.configured) return 0;
    const since = Math.floor(now.getTime() / 1000) - DAYS * DAY_SECONDS;
    let repaired = 0;
    let after: string | undefined;
    for (;;) {
      const { data, has_more: more } = await this.stripe.call((stripe) =>
        stripe.events.list({
          created: { gte: since },
          types: TYPES,
          limit: PAGE,
          ...(after !== undefined && { starting_after: after }),
        }),
      );
      repaired += await this.makeUp(data);
      after = data.at(-1)?.id;
      if (!more || after === undefined) break;
    }
    if (repaired > 0) this.logger.warn(`${repaired} payment events had been lost and were handled now.`);
    return repaired;
  }

  private async makeUp(events: readonly Stripe.Event[]): Promise<number> {
    const handled: { id: string }[] = await this.dataSource.query(
      `SELECT stripe_event_id AS id FROM payment_events
        WHERE stripe_event_id = ANY($1) AND processed_at IS NOT NULL`,
      [events.map(({ id }) => id)],
    );
    const known = new Set(handled.map(({ id }) => id));
    let repaired = 0;
    for (const event of events.filter(({ id }) => !known.has(id))) {
      try {
        await this.events.handle(event);
        repaired += 1;
      } catch (error) {
        this.logger.error({ err: error, event: event.id }, 'A lost payment event could not be handled');
      }
    }
    return repaired;
  }
}
