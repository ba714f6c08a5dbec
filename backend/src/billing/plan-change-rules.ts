import { type PaidPlan, isHigher } from './billing-catalogue.js';
import { billingErrors } from './billing.errors.js';
import type { BillingInterval } from './subscription.entity.js';

/** What a subscription is billed for. */
export interface PlanTerms {
  plan: PaidPlan;
  interval: BillingInterval;
}

interface Standing {
  /** What was paid for. */
  current: PlanTerms;
  /** What the next period will be billed for. */
  next: PlanTerms;
  /** It ends with its period. */
  ending: boolean;
}

/** `now`: paid and given at once; `next-period`: nothing is paid before the period ends; `none`: it is so already. */
export type PlanChangeStart = 'now' | 'next-period' | 'none';

/**
 * When a change begins. Errors: YEAR_IS_PAID, LOWER_PLAN_YEARLY: another interval begins a new period at once;
 * CHANGE_WAITING: what is paid at once is reckoned from what is billed now, so a lower plan that waits is taken back first.
 */
export function startOfChange({ current, next, ending }: Standing, wanted: PlanTerms): PlanChangeStart {
  const anew = wanted.interval !== current.interval;
  if (anew && wanted.interval === 'monthly') throw billingErrors.YEAR_IS_PAID();
  if (anew && isHigher(current.plan, wanted.plan)) throw billingErrors.LOWER_PLAN_YEARLY();
  if (anew || isHigher(wanted.plan, current.plan)) {
    if (next.plan !== current.plan) throw billingErrors.CHANGE_WAITING();
    return 'now';
  }
  return wanted.plan === next.plan && !ending ? 'none' : 'next-period';
}
