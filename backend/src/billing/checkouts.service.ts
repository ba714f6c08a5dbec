import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PLANS, pounds } from '@specforge/document';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { AccessService } from '../workspaces/access.service.js';
import { planOffer } from './billing-catalogue.js';
import type { CheckoutStateDto, InvoiceResponseDto } from './billing.dto.js';
import { billingErrors } from './billing.errors.js';
import { CustomersService } from './customers.service.js';
import { dateOf, idOf } from './stripe-facts.js';
import { isMissing } from './stripe-prices.service.js';

const INVOICES = 24;

/** What became of payment pages, and the receipts of the payments. */
@Injectable()
export class CheckoutsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
  ) {}

  /** For the page after paying. Errors: CHECKOUT_NOT_FOUND, PAYMENTS_NOT_CONFIGURED, PAYMENT_PROVIDER_UNAVAILABLE. */
  async state(actor: Actor, workspace: string | null, sessionId: string): Promise<CheckoutStateDto> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'credits.read');
    const session = await this.session(sessionId);
    if (session.client_reference_id !== workspaceId) throw billingErrors.CHECKOUT_NOT_FOUND();
    const [row]: { balance: number; bought: boolean; failed: boolean; credits: number }[] = await this.dataSource.query(
      `WITH first_grant AS (
         SELECT stripe_payment_intent_id AS payment FROM credit_transactions
          WHERE workspace_id = $1 AND idempotency_key LIKE 'plan:' || $3 || ':%' ORDER BY sequence LIMIT 1)
       SELECT w.credit_balance AS balance, p.id IS NOT NULL AS bought,
              EXISTS (SELECT 1 FROM credit_purchases c
                       WHERE c.workspace_id = w.id AND c.stripe_session_id = $2 AND c.status = 'failed')
                OR EXISTS (SELECT 1 FROM payment_events e
                       WHERE e.workspace_id = w.id AND e.result_data ->> 'subscriptionId' = $3
                         AND e.result_data ? 'refused') AS failed,
              coalesce((SELECT sum(t.amount_cents) FROM credit_transactions t
                WHERE p.id IS NOT NULL AND t.workspace_id = w.id AND t.amount_cents > 0
                  AND (t.credit_purchase_id = p.credit_purchase_id
                       OR (p.credit_purchase_id IS NULL
                           AND t.stripe_payment_intent_id = (SELECT payment FROM first_grant)))), 0)::integer AS credits
         FROM workspaces w LEFT JOIN purchases p ON p.workspace_id = w.id AND p.stripe_session_id = $2
        WHERE w.id = $1`,
      [workspaceId, sessionId, idOf(session.subscription) ?? ''],
    );
    return {
      state: stateOf(session, row),
      description: await this.describe(workspaceId, session),
      credits: row?.credits ?? 0,
      amountFormatted: `£${pounds(session.amount_total ?? 0)}`,
      balance: row?.balance ?? 0,
    };
  }

  /** Receipts, the newest first. Without a purchase there are none. Errors: as `state`. */
  async invoices(actor: Actor, workspace: string | null): Promise<InvoiceResponseDto[]> {
    const { workspaceId } = await this.access.resolveWorkspace(actor, workspace, 'billing.manage');
    const customer = await this.customers.find(workspaceId);
    if (customer === null || !this.stripe.configured) return [];
    const { data } = await this.stripe.call((stripe) => stripe.invoices.list({ customer, limit: INVOICES }));
    return data
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => ({
        id: invoice.id ?? '',
        number: invoice.number,
        createdAt: dateOf(invoice.created).toISOString(),
        description: invoice.lines.data.find(({ amount }) => amount > 0)?.description ?? 'SpecForge',
        totalFormatted: `${invoice.total < 0 ? '-' : ''}£${pounds(Math.abs(invoice.total))}`,
        status: invoice.status ?? 'open',
        url: invoice.hosted_invoice_url ?? null,
      }));
  }

  private async session(id: string): Promise<Stripe.Checkout.Session> {
    try {
      return await this.stripe.call((stripe) => stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isMissing(error)) throw billingErrors.CHECKOUT_NOT_FOUND();
      throw error;
    }
  }

  private async describe(workspaceId: string, { metadata }: Stripe.Checkout.Session): Promise<string> {
    const plan = PLANS.find((one) => one === metadata?.['plan']);
    if (plan) return `${planOffer(plan).name} plan`;
    const [purchase]: { description: string }[] = await this.dataSource.query(
      'SELECT description FROM credit_purchases WHERE id::text = $1 AND workspace_id = $2',
      [metadata?.['creditPurchaseId'] ?? '', workspaceId],
    );
    return purchase?.description ?? 'Credits';
  }
}

function stateOf(
  { status }: Stripe.Checkout.Session,
  row: { bought: boolean; failed: boolean } | undefined,
): CheckoutStateDto['state'] {
  if (row?.bought) return 'completed';
  // A bank payment that failed leaves its page complete.
  if (status === 'complete') return row?.failed ? 'failed' : 'processing';
  return status === 'expired' ? 'expired' : 'open';
}
