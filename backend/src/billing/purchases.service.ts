import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { CreditsService } from '../credits/credits.service.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { AccessService } from '../workspaces/access.service.js';
import { bonusCredits, bundleOf } from './billing-catalogue.js';
import type { CreditPurchaseDto, RedirectResponseDto } from './billing.dto.js';
import { CustomersService } from './customers.service.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { returnAddresses } from './return-addresses.js';
import { StripePricesService } from './stripe-prices.service.js';

/** A finished payment page of a bundle, as an event tells it. */
export interface PaidBundle {
  creditPurchaseId: string;
  sessionId: string;
  paymentIntentId: string | null;
  /** Pence. */
  amount: number;
  currency: string;
}

/** Bundles: bought once, granted once. */
@Injectable()
export class PurchasesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly prices: StripePricesService,
    private readonly credits: CreditsService,
    private readonly reversals: PaymentReversalsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens a payment page for a bundle. Credits come when the provider says that it was paid. Errors: FORBIDDEN,
   * PAYMENTS_NOT_CONFIGURED, PAYMENT_PROVIDER_UNAVAILABLE.
   */
  async start(
    actor: Actor,
    workspace: string | null,
    operationId: string,
    { packageId, returnUrl }: CreditPurchaseDto,
  ): Promise<RedirectResponseDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    const addresses = returnAddresses(this.config.http.publicUrl, returnUrl);
    const bundle = bundleOf(packageId);
    const price = await this.prices.bundlePrice(packageId);
    const customer = await this.customers.findOrCreate(workspaceId);
    const credits = bundle.baseCredits + bonusCredits(bundle);
    const description = `${bundle.name} bundle: ${credits.toLocaleString('en-GB')} credits`;
    // The row comes first: whatever dies from here on, the event will find what it is about.
    await this.dataSource.query(
      `INSERT INTO credit_purchases (id, workspace_id, user_id, package_id, amount_cents, credits_granted, description)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
      [operationId, workspaceId, userId, packageId, bundle.pence, credits, description],
    );
    const metadata = { workspaceId, userId, creditPurchaseId: operationId };
    const session = await this.stripe.call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer,
          client_reference_id: workspaceId,
          line_items: [{ price, quantity: 1 }],
          metadata,
          payment_intent_data: { metadata, description },
          invoice_creation: { enabled: true },
          success_url: addresses.success,
          cancel_url: addresses.cancel,
        },
        { idempotencyKey: `purchase:${operationId}` },
      ),
    );
    await this.dataSource.query(
      `UPDATE credit_purchases SET stripe_session_id = $2 WHERE id = $1 AND stripe_session_id IS NULL`,
      [operationId, session.id],
    );
    return { url: session.url };
  }

  /** Grants what was paid for. The caller holds the lock of the workspace. */
  async complete(tx: EntityManager, workspaceId: string, paid: PaidBundle): Promise<Record<string, unknown>> {
    const { creditPurchaseId, sessionId, paymentIntentId, amount, currency } = paid;
    const [purchase]: { userId: string; status: string; amount: number; credits: number; description: string }[] =
      await tx.query(
        `SELECT user_id AS "userId", status, amount_cents AS amount, credits_granted AS credits, description
           FROM credit_purchases WHERE id = $1 AND workspace_id = $2 FOR UPDATE`,
        [creditPurchaseId, workspaceId],
      );
    if (!purchase) return { ignored: 'No such purchase' };
    if (purchase.status === 'completed' || purchase.status === 'refunded') return { repeated: creditPurchaseId };
    if (amount !== purchase.amount || currency !== 'gbp') {
      throw new Error(`Purchase ${creditPurchaseId} was paid with ${amount} ${currency}, not ${purchase.amount} gbp.`);
    }
    await tx.query(
      `UPDATE credit_purchases
          SET status = 'completed', stripe_session_id = $2, stripe_payment_intent_id = $3, completed_at = now()
        WHERE id = $1`,
      [creditPurchaseId, sessionId, paymentIntentId],
    );
    await this.credits.grant(tx, {
      workspaceId,
      userId: purchase.userId,
      type: 'purchase',
      amount: purchase.credits,
      description: purchase.description,
      idempotencyKey: `purchase:${creditPurchaseId}`,
      creditPurchaseId,
      stripePaymentIntentId: paymentIntentId,
    });
    await tx.query(
      `INSERT INTO purchases (workspace_id, user_id, type, stripe_session_id, amount_cents, credit_purchase_id)
       VALUES ($1, $2, 'single', $3, $4, $5) ON CONFLICT DO NOTHING`,
      [workspaceId, purchase.userId, sessionId, amount, creditPurchaseId],
    );
    if (paymentIntentId !== null) await this.reversals.settle(tx, workspaceId, paymentIntentId);
    await this.audit.record(
      tx,
      { kind: 'system', process: 'billing' },
      {
        action: 'credits.purchase',
        workspaceId,
        target: { type: 'creditPurchase', id: creditPurchaseId },
        meta: { pence: amount, credits: purchase.credits },
      },
    );
    return { creditPurchaseId, credits: purchase.credits };
  }

  /** A payment page that ran out, or a delayed payment that failed. What was paid stays paid. */
  async fail(tx: EntityManager, workspaceId: string, creditPurchaseId: string): Promise<Record<string, unknown>> {
    await tx.query(
      `UPDATE credit_purchases SET status = 'failed' WHERE id = $1 AND workspace_id = $2 AND status = 'pending'`,
      [creditPurchaseId, workspaceId],
    );
    return { creditPurchaseId, failed: true };
  }
}
