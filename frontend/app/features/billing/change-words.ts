import type { BillingInterval, PlanChangePreview, SubscriptionState } from '~/lib/api/types';
import { britishDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';
import { planName } from '~/lib/plans';
import type { PaidPlan } from '~/lib/plans';

/** A change that somebody thinks about. */
export interface WantedPlan {
  plan: PaidPlan;
  billingInterval: BillingInterval;
}

const PERIOD: Record<BillingInterval, string> = { monthly: 'a month', yearly: 'a year' };

export function changeLabel({ plan, billingInterval }: WantedPlan, now: SubscriptionState): string {
  if (plan !== now.plan) return `Change to ${planName(plan)}`;
  return billingInterval === now.billingInterval ? `Keep ${planName(plan)}` : `Pay ${planName(plan)} by the year`;
}

/** What a change costs and when it takes effect, in words. */
export function consequence(
  { plan, billingInterval }: WantedPlan,
  now: SubscriptionState,
  { start, dueFormatted, credits, renewalFormatted, renewsAt }: PlanChangePreview,
): string {
  const name = planName(plan);
  const renewal = `${renewalFormatted} ${PERIOD[billingInterval]}`;
  const date = britishDate(renewsAt);
  if (start === 'now') {
    const brought = credits > 0 ? `, and ${formatNumber(credits)} credits come at once` : '';
    const what =
      billingInterval === now.billingInterval
        ? 'the difference for the rest of this period'
        : 'a year, less what is left of this month';
    return `It begins now. Your card is charged about ${dueFormatted}, ${what}${brought}. From ${date} it renews for ${renewal}.`;
  }
  if (plan === now.plan) return `${name} goes on as before, for ${renewal}. Nothing is charged before ${date}.`;
  return `Nothing is charged now. You keep ${planName(now.plan)} until ${date}; ${name} begins then, for ${renewal}.`;
}
