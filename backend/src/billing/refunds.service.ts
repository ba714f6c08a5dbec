import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Actor } from '../common/actor.js';
import { inTransaction } from '../database/in-transaction.js';
import { OperationsService } from '../idempotency/operations.service.js';
import { StripeClient, StripeRefusal } from '../integrations/stripe/stripe.client.js';
import { BillingWorkspacesService, withFreshFacts } from './billing-workspaces.service.js';
import { billingErrors } from './billing.errors.js';
import { CustomersService } from './customers.service.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { ReversalFactsService } from './reversal-facts.service.js';
import { idOf } from './stripe-facts.js';
import { isMissing } from './stripe-prices.service.js';
import type { PaymentRefundDto, PaymentRefundResponseDto } from './staff-billing.dto.js';

/** Paying back by staff: the money at the provider, the credits here. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeClient,
    private readonly operations: OperationsService,
    private readonly customers: CustomersService,
    private readonly workspaces: BillingWorkspacesService,
    private readonly reversals: PaymentReversalsService,
    private readonly facts: ReversalFactsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Pays a payment back, in whole or in part; its credits go back as far as they are unspent. Errors:
   * PAYMENT_NOT_FOUND, REFUND_REFUSED, PAYMENTS_NOT_CONFIGURED, PAYMENT_PROVIDER_UNAVAILABLE.
   */
  async refund(actor: Actor, operationId: string, dto: PaymentRefundDto): Promise<PaymentRefundResponseDto> {
    const { workspaceId, paymentIntentId, amountCents, reason } = dto;
    await this.requirePayment(workspaceId, paymentIntentId);
    // First who wants it and why: whatever dies from here on, the event will bring the rest.
    await inTransaction(this.dataSource, (tx) =>
      this.audit.record(tx, actor, {
        action: 'payment.refund',
        workspaceId,
        meta: { paymentIntentId, amountCents, reason },
      }),
    );
    await this.payBack(paymentIntentId, amountCents, operationId);
    return withFreshFacts(async () => {
      const workspace = await this.workspaces.ofId(workspaceId);
      const facts = await this.facts.ask(paymentIntentId);
      if (!workspace || !facts) throw billingErrors.PAYMENT_NOT_FOUND();
      return inTransaction(this.dataSource, async (tx) => {
        await this.workspaces.lock(tx, workspace);
        const { creditsDue, creditsMissing } = await this.reversals.record(tx, workspaceId, facts);
        const answer = { paymentIntentId, refundedCents: facts.reversed, creditsDue, creditsMissing };
        await this.operations.complete(tx, operationId, answer);
        return answer;
      });
    });
  }

  /** A payment of the workspace, also one that has brought no credits yet. */
  private async requirePayment(workspaceId: string, paymentIntentId: string): Promise<void> {
    const customer = await this.customers.find(workspaceId);
    try {
      const intent = await this.stripe.call((stripe) => stripe.paymentIntents.retrieve(paymentIntentId));
      if (customer !== null && idOf(intent.customer) === customer) return;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    throw billingErrors.PAYMENT_NOT_FOUND();
  }

  private async payBack(paymentIntentId: string, amount: number | undefined, operationId: string): Promise<void> {
    try {
      await this.stripe.call((stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntentId, reason: 'requested_by_customer', ...(amount !== undefined && { amount }) },
          { idempotencyKey: `refund:${operationId}` },
        ),
      );
    } catch (error) {
      if (error instanceof StripeRefusal) throw billingErrors.REFUND_REFUSED({ values: { reason: error.message } });
      throw error;
    }
  }
}
