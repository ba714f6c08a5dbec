import type { BillingInterval, SubscriptionState } from '~/lib/api/types';
import { isHigher, isPaid } from '~/lib/plans';

type PlanAction = 'subscribe' | 'change' | 'keep' | 'pay-yearly' | 'none';

type Standing = Pick<SubscriptionState, 'plan' | 'pendingPlan' | 'billingInterval'>;

/**
 * What can be done with a plan's card while prices are shown for `interval`. Free is reached by cancelling, which is
 * asked for elsewhere.
 */
export function planAction(
  id: SubscriptionState['plan'],
  { plan, pendingPlan, billingInterval }: Standing,
  interval: BillingInterval,
): PlanAction {
  if (!isPaid(id)) return 'none';
  if (!isPaid(plan)) return 'subscribe';
  // Paid at once is only what nothing else waits for: that is taken back first, by keeping the plan.
  if (pendingPlan && (interval !== billingInterval || isHigher(id, plan))) return 'none';
  if (interval !== billingInterval) {
    // Months become a year at once, so only for what is no less than what was paid.
    if (isHigher(plan, id)) return 'none';
    return id === plan ? 'pay-yearly' : 'change';
  }
  if (id === pendingPlan) return 'none';
  if (id === plan) return pendingPlan ? 'keep' : 'none';
  return 'change';
}
