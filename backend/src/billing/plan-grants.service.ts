import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditsService } from '../credits/credits.service.js';
import { planOffer } from './billing-catalogue.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import type { PlanGrant } from './plan-grants.js';

/** Posts plan credits. Each grant has a key of its own, so whoever posts it, and however often, it counts once. */
@Injectable()
export class PlanGrantsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly credits: CreditsService,
    private readonly reversals: PaymentReversalsService,
  ) {}

  /** The caller holds the lock of the workspace. Answers the keys that were new. */
  async post(
    tx: EntityManager,
    wallet: { workspaceId: string; userId: string },
    grants: readonly PlanGrant[],
  ): Promise<string[]> {
    const fresh = await this.notYetPosted(grants, tx);
    for (const grant of fresh) await this.postOne(tx, wallet, grant);
    return fresh.map(({ key }) => key);
  }

  /** Those of `grants` that have not brought their credits. */
  async notYetPosted(
    grants: readonly PlanGrant[],
    tx: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<PlanGrant[]> {
    const posted: { key: string }[] = await tx.query(
      'SELECT idempotency_key AS key FROM credit_transactions WHERE idempotency_key = ANY($1)',
      [grants.map(({ key }) => key)],
    );
    const known = new Set(posted.map(({ key }) => key));
    return grants.filter(({ key }) => !known.has(key));
  }

  private async postOne(
    tx: EntityManager,
    { workspaceId, userId }: { workspaceId: string; userId: string },
    grant: PlanGrant,
  ): Promise<void> {
    const { key, kind, plan, credits, description, periodKey, paymentIntentId } = grant;
    await this.credits.grant(tx, {
      workspaceId,
      userId,
      type: kind === 'bonus' ? 'promo' : 'subscription_grant',
      amount: credits,
      description,
      idempotencyKey: key,
      periodKey: periodKey !== null && (await this.isPeriodFree(tx, workspaceId, periodKey)) ? periodKey : null,
      stripePaymentIntentId: paymentIntentId,
    });
    if (kind === 'month') await this.beginMonth(tx, workspaceId, periodKey);
    if (kind === 'bonus') await this.markBonus(tx, userId, plan);
    if (paymentIntentId !== null) await this.reversals.settle(tx, workspaceId, paymentIntentId);
  }

  /**
   * Who ends a plan at once and pays for another within the month has paid twice in one period: the second grant
   * stands without a period, under the key of its own subscription.
   */
  private async isPeriodFree(tx: EntityManager, workspaceId: string, periodKey: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM credit_transactions
        WHERE workspace_id = $1 AND type = 'subscription_grant' AND period_key = $2`,
      [workspaceId, periodKey],
    );
    return rows.length === 0;
  }

  private async beginMonth(tx: EntityManager, workspaceId: string, periodKey: string | null): Promise<void> {
    await tx.query(
      `UPDATE workspaces
          SET last_credit_allocation = now(),
              last_allocation_period_key = greatest(coalesce(last_allocation_period_key, ''), $2)
        WHERE id = $1`,
      [workspaceId, periodKey ?? ''],
    );
  }

  private async markBonus(tx: EntityManager, userId: string, plan: PlanGrant['plan']): Promise<void> {
    if (planOffer(plan).firstTimeBonus === 0) return;
    const column = plan === 'ultimate' ? 'first_time_ultimate_bonus_applied' : 'first_time_pro_bonus_applied';
    await tx.query(`UPDATE users SET ${column} = true WHERE id = $1`, [userId]);
  }
}
