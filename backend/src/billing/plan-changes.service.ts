import { Injectable } from '@nestjs/common';
import { pounds } from '@specforge/document';
import { StripeClient } from '../integrations/stripe/stripe.client.js';
import { planPence } from './billing-catalogue.js';
import type { PlanChangePreviewDto } from './billing.dto.js';
import { type PlanChangeStart, type PlanTerms, startOfChange } from './plan-change-rules.js';
import { grantsOf, paidTerms } from './plan-grants.js';
import { PlanGrantsService } from './plan-grants.service.js';
import { invoiceFacts } from './stripe-facts.js';
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
   * Answers the page on which a bank wants the payment confirmed, if it does. Errors: those of
   * `startOfChange`, PAYMENT_DECLINED.
   */
  async apply(state: SubscriptionState, wanted: PlanTerms, operationId: string): Promise<string | null> {
    const { facts } = state;
    const start = startOf(state, wanted);
    if (start === 'none') return null;
    const price = await this.priceOf(state, wanted);
    if (start === 'next-period') {
      // Who chooses a plan wants to have it after the period too.
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
      return null;
    }
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
    if (updated.pending_update) {
      // Not paid yet: what was to end still ends.
      const invoice = updated.latest_invoice;
      return invoice === null || typeof invoice === 'string' ? null : (invoice.hosted_invoice_url ?? null);
    }
    if (facts.ending) await this.goOn(facts.id, operationId);
    return null;
  }

  /** What a change would cost and bring. Errors: those of `startOfChange`. */
  async preview(workspaceId: string, state: SubscriptionState, wanted: PlanTerms): Promise<PlanChangePreviewDto> {
    const { facts, planOfPrice } = state;
    const start = startOf(state, wanted);
    const price = await this.priceOf(state, wanted);
    const priced = await this.prices.planOfPrice(price);
    const renewalFormatted = `£${pounds(priced?.pence ?? planPence(wanted.plan, wanted.interval))}`;
    if (start !== 'now') {
      const renewsAt = facts.periodEnd.toISOString();
      return { start, duePence: 0, dueFormatted: '£0.00', credits: 0, renewalFormatted, renewsAt };
    }
    const invoice = await this.stripe.call((stripe) =>
      stripe.invoices.createPreview({
        subscription: facts.id,
        subscription_details: {
          items: [{ id: facts.itemId, price, quantity: 1 }],
          proration_behavior: 'always_invoice',
        },
      }),
    );
    const known = (id: string) => (id === price ? priced : planOfPrice(id));
    // A preview calls itself "upcoming", whatever it is that comes.
    const [term] = paidTerms([{ ...invoiceFacts(invoice, facts.id), reason: 'subscription_update' }], known);
    const bought = term ? grantsOf(workspaceId, [term], known, term.start) : [];
    const fresh = await this.grants.notYetPosted(bought);
    return {
      start,
      duePence: invoice.amount_due,
      dueFormatted: `£${pounds(invoice.amount_due)}`,
      credits: fresh.reduce((sum, { credits }) => sum + credits, 0),
      renewalFormatted,
      renewsAt: (term?.end ?? facts.periodEnd).toISOString(),
    };
  }

  /** Who keeps or takes back what is paid for keeps its price too, whatever is asked for it today. */
  private async priceOf({ terms: [paid] }: SubscriptionState, { plan, interval }: PlanTerms): Promise<string> {
    const same = paid && paid.priced.plan === plan && paid.priced.interval === interval;
    return same ? paid.line.priceId : this.prices.planPrice(plan, interval);
  }

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

function startOf(state: SubscriptionState, wanted: PlanTerms): PlanChangeStart {
  const { facts, next } = state;
  return startOfChange({ current: currentTerms(state), next, ending: facts.ending }, wanted);
}
