import { Injectable } from '@nestjs/common';
import { pounds } from '@specforge/document';
import type Stripe from 'stripe';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { planPence } from './billing-catalogue.js';
import type { PlanChangePreviewDto } from './billing.dto.js';
import { startOfChange, type PlanTerms } from './plan-change-rules.js';
import { grantsOf, paidTerms } from './plan-grants.js';
import { PlanGrantsService } from './plan-grants.service.js';
import { invoiceFacts, type PaidInvoice } from './stripe-facts.js';
import { StripePricesService } from './stripe-prices.service.js';
import type { SubscriptionState } from './subscription-facts.service.js';

/** Changes a running subscription to another plan or interval, and says beforehand what that comes to. */
@Injectable()
export class PlanChangesService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: StripePricesService,
    private readonly grants: PlanGrantsService,
  ) {}

  /**
   * Answers the page on which a bank wants the payment confirmed, if it does. Errors: YEAR_IS_PAID, LOWER_PLAN_YEARLY,
   * PAYMENT_DECLINED.
   */
  async apply(state: SubscriptionState, wanted: PlanTerms, operationId: string): Promise<string | null> {
    const { facts, next } = state;
    const current = currentTerms(state);
    const start = startOfChange({ current, next, ending: facts.ending }, wanted);
    if (start === 'none') return null;
    // The difference is reckoned from what was paid, so a lower plan that was to begin later is taken back first.
    if (start === 'now' && next.plan !== current.plan) await this.billLater(state, current, `${operationId}:back`);
    if (start === 'next-period') {
      await this.billLater(state, wanted, operationId);
      return null;
    }
    const price = await this.prices.planPrice(wanted.plan, wanted.interval);
    const updated = await this.stripe.call((stripe) =>
      stripe.subscriptions.update(
        facts.id,
        {
          items: [{ id: facts.itemId, price, quantity: 1 }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: `plan-change:${operationId}` },
      ),
    );
    if (facts.ending) await this.goOn(facts.id, operationId);
    const invoice = updated.latest_invoice;
    if (!updated.pending_update || invoice === null || typeof invoice === 'string') return null;
    return invoice.hosted_invoice_url ?? null;
  }

  /** What a change would cost and bring. Errors: YEAR_IS_PAID, LOWER_PLAN_YEARLY. */
  async preview(workspaceId: string, state: SubscriptionState, wanted: PlanTerms): Promise<PlanChangePreviewDto> {
    const { facts, next, planOfPrice } = state;
    const start = startOfChange({ current: currentTerms(state), next, ending: facts.ending }, wanted);
    const renewal = `£${pounds(planPence(wanted.plan, wanted.interval))}`;
    const later = { start, duePence: 0, dueFormatted: '£0.00', credits: 0, renewalFormatted: renewal };
    if (start !== 'now') return { ...later, renewsAt: facts.periodEnd.toISOString() };
    const price = await this.prices.planPrice(wanted.plan, wanted.interval);
    const priced = await this.prices.planOfPrice(price);
    const invoice = await this.stripe.call((stripe) =>
      stripe.invoices.createPreview({
        subscription: facts.id,
        subscription_details: {
          items: [{ id: facts.itemId, price, quantity: 1 }],
          proration_behavior: 'always_invoice',
        },
      }),
    );
    const { due, paid } = asPaid(invoice, state);
    const known = (id: string) => (id === price ? priced : planOfPrice(id));
    const [term] = paidTerms([paid], known);
    const bought = term ? grantsOf(workspaceId, [term], known, term.start) : [];
    const fresh = await this.grants.notYetPosted(bought);
    return {
      start,
      duePence: due,
      dueFormatted: `£${pounds(due)}`,
      credits: fresh.reduce((sum, { credits }) => sum + credits, 0),
      renewalFormatted: renewal,
      renewsAt: (term?.end ?? facts.periodEnd).toISOString(),
    };
  }

  /** Bills another plan from the next period on; what was paid stays until then. */
  private async billLater({ facts, next }: SubscriptionState, { plan }: PlanTerms, operationId: string): Promise<void> {
    const price = await this.prices.planPrice(plan, next.interval);
    await this.stripe.call((stripe) =>
      stripe.subscriptions.update(
        facts.id,
        {
          items: [{ id: facts.itemId, price, quantity: 1 }],
          proration_behavior: 'none',
          ...(facts.ending && { cancel_at_period_end: false }),
        },
        { idempotencyKey: `plan-later:${operationId}` },
      ),
    );
  }

  /** Who chooses a plan wants to have it after the period too. */
  private async goOn(subscriptionId: string, operationId: string): Promise<void> {
    await this.stripe.call((stripe) =>
      stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: false },
        { idempotencyKey: `plan-goes-on:${operationId}` },
      ),
    );
  }
}

/** What was paid for; before the first payment, what will be. */
export function currentTerms({ terms, next }: SubscriptionState): PlanTerms {
  const { plan, interval } = terms[0]?.priced ?? next;
  return { plan, interval };
}

/**
 * The invoice that a change would bring, as if it were paid. While a lower plan waits for the next period, the preview
 * gives back at its price; the change itself takes that plan back first and gives back at the price that was paid.
 */
function asPaid(invoice: Stripe.Invoice, state: SubscriptionState): { due: number; paid: PaidInvoice } {
  const { facts, next, terms } = state;
  const paidTerm = terms[0];
  const read = invoiceFacts(invoice, facts.id);
  if (!paidTerm || paidTerm.priced.plan === next.plan) return { due: invoice.amount_due, paid: read };
  const lines = read.lines.map((line) =>
    line.amount < 0
      ? {
          ...line,
          priceId: paidTerm.line.priceId,
          amount: Math.round((line.amount * paidTerm.priced.pence) / next.pence),
        }
      : line,
  );
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  const due = Math.max(0, invoice.amount_due + sum(lines) - sum(read.lines));
  return { due, paid: { ...read, lines } };
}
