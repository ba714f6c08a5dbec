import type { SubscriptionState } from '~/lib/api/types';
import { isPaid } from './paid-plan';

type PlanAction = 'subscribe' | 'change' | 'keep' | 'none';

/** What can be done with a plan's card. Free is reached by cancelling, which is asked for elsewhere. */
export function planAction(
  id: SubscriptionState['plan'],
  { plan, pendingPlan }: Pick<SubscriptionState, 'plan' | 'pendingPlan'>,
): PlanAction {
  if (!isPaid(id) || id === pendingPlan) return 'none';
  if (id === plan) return pendingPlan ? 'keep' : 'none';
  return isPaid(plan) ? 'change' : 'subscribe';
}
