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
 * When a change begins. Errors: YEAR_IS_PAID, LOWER_PLAN_YEARLY: another interval begins a new period at once, which
 * cannot be told apart from taking back what was paid.
 */
export function startOfChange({ current, next, ending }: Standing, wanted: PlanTerms): PlanChangeStart {
  if (wanted.interval !== current.interval) {
    if (wanted.interval === 'monthly') throw billingErrors.YEAR_IS_PAID();
    if (isHigher(current.plan, wanted.plan)) throw billingErrors.LOWER_PLAN_YEARLY();
    return 'now';
  }
  if (wanted.plan === next.plan && !ending) return 'none';
  return isHigher(wanted.plan, current.plan) ? 'now' : 'next-period';
}
