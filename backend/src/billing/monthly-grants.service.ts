import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/in-transaction.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { monthsOf, periodKey } from './billing-period.js';
import { BillingWorkspacesService, withFreshFacts } from './billing-workspaces.service.js';
import { SubscriptionFactsService } from './subscription-facts.service.js';
import { SubscriptionSettlementService } from './subscription-settlement.service.js';
import type { BillingInterval } from './subscription.entity.js';

interface DueRow {
  workspaceId: string;
  subscriptionId: string;
  billingInterval: BillingInterval;
  start: Date;
  end: Date;
  lastKey: string | null;
}

/** Subscriptions looked at in one go. */
const BATCH = 500;

/**
 * The monthly grant: the months of a yearly plan as they begin, and whatever an event that never arrived left behind.
 * It looks only at subscriptions for which something seems to be due, asks the provider what was paid, and posts by the
 * same keys as the events do.
 */
@Injectable()
export class MonthlyGrantsService {
  private readonly logger = new Logger(MonthlyGrantsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly stripe: StripeClient,
    private readonly facts: SubscriptionFactsService,
    private readonly workspaces: BillingWorkspacesService,
    private readonly settlement: SubscriptionSettlementService,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'monthly-grant' })
  async schedule(): Promise<void> {
    await this.queue.add('billing.monthly-grant', {});
  }

  @HandlesJob('billing.monthly-grant')
  async run(): Promise<void> {
    await this.grantDue(new Date());
  }

  /** Answers how many subscriptions were looked into. One that fails does not keep the others waiting. */
  async grantDue(now: Date): Promise<number> {
    if (!this.stripe.configured) return 0;
    let looked = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.page(after, now);
      for (const row of rows.filter((one) => isDue(one, now))) {
        looked += 1;
        await this.settle(row, now).catch((error: unknown) => {
          this.logger.error({ err: error, workspaceId: row.workspaceId }, 'A monthly grant failed');
        });
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return looked;
      after = last.workspaceId;
    }
  }

  private async settle({ workspaceId, subscriptionId }: DueRow, now: Date): Promise<void> {
    await withFreshFacts(async () => {
      const workspace = await this.workspaces.ofId(workspaceId);
      const state = await this.facts.ask(subscriptionId);
      if (!workspace || !state) return;
      await inTransaction(this.dataSource, async (tx) => {
        await this.workspaces.lock(tx, workspace);
        await this.settlement.settle(tx, workspaceId, state, now);
      });
    });
  }

  private page(after: string, now: Date): Promise<DueRow[]> {
    return this.dataSource.query(
      `SELECT s.workspace_id AS "workspaceId", s.stripe_subscription_id AS "subscriptionId",
              s.billing_interval AS "billingInterval", s.current_period_start AS start, s.current_period_end AS end,
              (SELECT max(right(t.idempotency_key, 6)) FROM credit_transactions t
                WHERE t.workspace_id = s.workspace_id AND t.type = 'subscription_grant'
                  AND t.idempotency_key LIKE 'plan:' || s.stripe_subscription_id || ':%') AS "lastKey"
         FROM subscriptions s
        WHERE s.workspace_id > $1 AND s.status <> 'canceled' AND s.current_period_start <= $2
        ORDER BY s.workspace_id LIMIT ${BATCH}`,
      [after, now],
    );
  }
}

/** The period has run out without a word, or its newest month has no grant. */
function isDue({ billingInterval, start, end, lastKey }: DueRow, now: Date): boolean {
  if (end <= now) return true;
  const begun = monthsOf({ start, end }, billingInterval).filter((month) => month.start <= now);
  const newest = begun.at(-1);
  return newest !== undefined && (lastKey === null || lastKey < periodKey(newest.start));
}
