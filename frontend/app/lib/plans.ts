import type { SubscriptionState } from '~/lib/api/types';

type Plan = SubscriptionState['plan'];
export type PaidPlan = Exclude<Plan, 'free'>;

/** From the lowest to the highest. */
const ORDER: Plan[] = ['free', 'plus', 'pro', 'ultimate'];

const NAMES: Record<Plan, string> = { free: 'Free', plus: 'Plus', pro: 'Pro', ultimate: 'Ultimate' };

export const planName = (plan: Plan): string => NAMES[plan];

export const isPaid = (plan: Plan): plan is PaidPlan => plan !== 'free';

export const isHigher = (plan: Plan, other: Plan): boolean => ORDER.indexOf(plan) > ORDER.indexOf(other);
