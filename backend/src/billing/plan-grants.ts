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

/**
 * The months that have begun. One that lies after an upgrade within its year brings the difference too, as bought by the
 * payment of that upgrade: if that goes back, the difference goes with it.
 */
function begunMonths(term: PaidTerm, terms: readonly PaidTerm[], now: Date): PlanGrant[] {
  const { invoice, priced } = term;
  const { name, monthlyCredits } = planOffer(priced.plan);
  // The invoice itself brings its first month, also when it is told of late or the clocks disagree.
  return monthsOf(term, priced.interval)
    .filter(({ start }, index) => index === 0 || start <= now)
    .flatMap(({ start, end }) => [
      {
        kind: 'month' as const,
        key: `plan:${invoice.subscriptionId}:${periodKey(start)}`,
        plan: priced.plan,
        credits: monthlyCredits,
        description: `${name} plan, ${spoken(start)} to ${spoken(end)}`,
        periodKey: periodKey(start),
        paymentIntentId: invoice.paymentIntentId,
      },
      ...upgradesBefore(start, term, terms).flatMap((upgrade, index, all) =>
        difference(
          upgrade,
          planOffer(upgrade.priced.plan).monthlyCredits -
            planOffer((all[index - 1] ?? term).priced.plan).monthlyCredits,
          start,
        ),
      ),
    ]);
}

/** Upgrades within the year of `term` that had taken effect by `moment`, the oldest first. */
function upgradesBefore(moment: Date, term: PaidTerm, terms: readonly PaidTerm[]): PaidTerm[] {
  return terms
    .filter(
      ({ start, end, priced }) =>
        term.start < start && start <= moment && moment < end && end <= term.end && priced.interval === 'yearly',
    )
    .reverse();
}

/** A change that took effect at once: to a higher plan, or from months to a year. */
function changed(term: PaidTerm, terms: readonly PaidTerm[], planOfPrice: PlanOfPrice, now: Date): PlanGrant[] {
  const { invoice, line, priced } = term;
  const credited = invoice.lines.find(({ amount }) => amount < 0);
  const before = credited && planOfPrice(credited.priceId);
  if (!before) return [];
  if (before.interval === priced.interval) return difference(term, upgradeCredits(line, priced, before));
  if (priced.interval !== 'yearly') return [];
  const further = begunMonths(term, terms, now).filter(({ periodKey: month }) => month !== periodKey(term.start));
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

/** `month`: the start of a later month of the same year; without it, what is left of the running one. */
function difference({ invoice, line, priced: { plan } }: PaidTerm, exactly: number, month?: Date): PlanGrant[] {
  const credits = Math.floor(exactly);
  if (credits <= 0) return [];
  return [
    {
      kind: 'upgrade',
      key: `plan-upgrade:${invoice.id}${month ? `:${periodKey(month)}` : ''}`,
      plan,
      credits,
      description: `${planOffer(plan).name} plan: the difference for the month from ${spoken(month ?? line.start)}`,
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
