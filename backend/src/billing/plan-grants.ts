import { type PaidPlan, planOffer } from './billing-catalogue.js';
import { addMonths, type BillingMonth, monthsOf, periodKey, restOfMonth } from './billing-period.js';
import { type InvoiceLine, type PaidInvoice, paidLine } from './stripe-facts.js';
import type { PricedPlan } from './stripe-prices.service.js';

/** Credits that a payment has bought, and the key under which they can be posted once only. */
export interface PlanGrant {
  kind: 'month' | 'upgrade' | 'bonus';
  key: string;
  plan: PaidPlan;
  credits: number;
  description: string;
  /** YYYYMM of the month's start; null for what is added within a month. */
  periodKey: string | null;
  paymentIntentId: string | null;
}

type PlanOfPrice = (priceId: string) => PricedPlan | null;

/** A payment of the subscription and the plan it paid for. */
export interface PaidTerm extends BillingMonth {
  invoice: PaidInvoice;
  line: InvoiceLine;
  priced: PricedPlan;
}

const CURRENCY = 'gbp';

/** The terms that were really paid, the newest first. What cost nothing, such as a trial, is none. */
export function paidTerms(invoices: readonly PaidInvoice[], planOfPrice: PlanOfPrice): PaidTerm[] {
  return invoices
    .filter(({ total, currency }) => total > 0 && currency === CURRENCY)
    .flatMap((invoice) => {
      const line = paidLine(invoice);
      const priced = line && planOfPrice(line.priceId);
      return line && priced ? [{ invoice, line, priced, start: line.start, end: line.end }] : [];
    })
    .sort((one, other) => other.start.getTime() - one.start.getTime());
}

/**
 * Everything that the payments of one subscription have bought up to `now`: the month of each first and each renewing
 * invoice, the further months of a year that have begun, the difference of each upgrade, and the bonus of a first time.
 */
export function grantsOf(
  workspaceId: string,
  terms: readonly PaidTerm[],
  planOfPrice: PlanOfPrice,
  now: Date,
): PlanGrant[] {
  const grants = [...terms].reverse().flatMap((term) => {
    const update = term.invoice.reason === 'subscription_update';
    const bought = update ? changed(term, terms, planOfPrice, now) : months(term, terms, now);
    return bought.length > 0 ? [...bought, ...bonus(workspaceId, term)] : [];
  });
  // A bonus belongs to the first payment that brought the plan.
  return grants.filter(({ key }, index) => grants.findIndex((other) => other.key === key) === index);
}

const PERIOD_REASONS = ['subscription_create', 'subscription_cycle'];

function months(term: PaidTerm, terms: readonly PaidTerm[], now: Date): PlanGrant[] {
  const { invoice, line } = term;
  return PERIOD_REASONS.includes(invoice.reason) && !line.proration ? begunMonths(term, terms, now) : [];
}

function begunMonths(term: PaidTerm, terms: readonly PaidTerm[], now: Date): PlanGrant[] {
  const { invoice, priced } = term;
  // The invoice itself brings its first month, also when it is told of late or the clocks disagree.
  return monthsOf(term, priced.interval)
    .filter(({ start }, index) => index === 0 || start <= now)
    .map((month) => {
      const { plan } = planAt(month.start, term, terms);
      const { name, monthlyCredits } = planOffer(plan);
      return {
        kind: 'month',
        key: `plan:${invoice.subscriptionId}:${periodKey(month.start)}`,
        plan,
        credits: monthlyCredits,
        description: `${name} plan, ${spoken(month.start)} to ${spoken(month.end)}`,
        periodKey: periodKey(month.start),
        paymentIntentId: invoice.paymentIntentId,
      };
    });
}

/** A month of a year may begin after an upgrade within that year. */
function planAt(moment: Date, term: PaidTerm, terms: readonly PaidTerm[]): PricedPlan {
  const newest = terms.find(({ start, end }) => term.start < start && start <= moment && moment < end);
  return (newest ?? term).priced;
}

/** A change that took effect at once: to a higher plan, or from months to a year. */
function changed(term: PaidTerm, terms: readonly PaidTerm[], planOfPrice: PlanOfPrice, now: Date): PlanGrant[] {
  const { invoice, line, priced } = term;
  const credited = invoice.lines.find(({ amount }) => amount < 0);
  const before = credited && planOfPrice(credited.priceId);
  if (!before) return [];
  if (before.interval === priced.interval) return difference(term, upgradeCredits(line, priced, before));
  if (priced.interval !== 'yearly') return [];
  const [, ...further] = begunMonths(term, terms, now);
  return [...difference(term, firstOfYear(priced, before, -credited.amount)), ...further];
}

/** The rest of the running month at the higher plan, in the proportion in which it was paid. */
function upgradeCredits(line: InvoiceLine, priced: PricedPlan, before: PricedPlan): number {
  const year = { start: addMonths(line.end, -12), end: line.end };
  const share = priced.interval === 'monthly' ? line.amount / priced.pence : restOfMonth(year, 'yearly', line.start);
  return (planOffer(priced.plan).monthlyCredits - planOffer(before.plan).monthlyCredits) * Math.min(1, share);
}

/** The first month of the year, less what was granted for the part of the month whose money came back. */
function firstOfYear({ plan }: PricedPlan, before: PricedPlan, givenBackPence: number): number {
  const share = Math.min(1, givenBackPence / before.pence);
  return planOffer(plan).monthlyCredits - planOffer(before.plan).monthlyCredits * share;
}

function difference({ invoice, line, priced: { plan } }: PaidTerm, exactly: number): PlanGrant[] {
  const credits = Math.floor(exactly);
  if (credits <= 0) return [];
  return [
    {
      kind: 'upgrade',
      key: `plan-upgrade:${invoice.id}`,
      plan,
      credits,
      description: `${planOffer(plan).name} plan from ${spoken(line.start)}: the difference for this month`,
      periodKey: null,
      paymentIntentId: invoice.paymentIntentId,
    },
  ];
}

/** Once per workspace and plan, ever. */
export function bonusKey(workspaceId: string, plan: PaidPlan): string {
  return `first-bonus:${workspaceId}:${plan}`;
}

function bonus(workspaceId: string, { invoice, priced: { plan } }: PaidTerm): PlanGrant[] {
  const { name, firstTimeBonus } = planOffer(plan);
  if (firstTimeBonus === 0) return [];
  return [
    {
      kind: 'bonus',
      key: bonusKey(workspaceId, plan),
      plan,
      credits: firstTimeBonus,
      description: `First-time bonus of the ${name} plan`,
      periodKey: null,
      paymentIntentId: invoice.paymentIntentId,
    },
  ];
}

const spokenDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function spoken(date: Date): string {
  return spokenDate.format(date);
}
