import type { TemplateSummary } from '~/lib/api/types';
import { isHigher, planName } from '~/lib/plans';

type Plan = TemplateSummary['requiredPlan'];

/** What a template's badge says of its plan; nothing of the free one. Plus is not advertised, so it is not named. */
export const PLAN_BADGES: Record<Plan, string | null> = {
  free: null,
  plus: 'Paid plans',
  pro: 'Pro plan',
  ultimate: '⭐ ULTIMATE',
};

const NEEDS: Record<Exclude<Plan, 'free'>, string> = {
  plus: 'Needs a paid plan.',
  pro: 'Needs the Pro or the Ultimate plan.',
  ultimate: 'Needs the Ultimate plan.',
};

/** What is missing for a template; null when nothing is. `own`: undefined for visitors. */
export function missingPlan(required: Plan, own: Plan | undefined): string | null {
  if (required === 'free' || !isHigher(required, own ?? 'free')) return null;
  return own === undefined ? NEEDS[required] : `${NEEDS[required]} Yours is ${planName(own)}.`;
}
