import { Link } from 'react-router';
import { Badge } from '~/components/ui/badge';
import type { TemplateSummary } from '~/lib/api/types';
import { useAuth } from '~/lib/auth';
import { billingPath } from '~/lib/next-path';
import { missingPlan, PLAN_BADGES } from './required-plan';

type Plan = TemplateSummary['requiredPlan'];

/** The plan that a template asks for, where it asks for one. */
export function PlanBadge({ plan }: { plan: Plan }) {
  const label = PLAN_BADGES[plan];
  return label && <Badge tone={plan === 'ultimate' ? 'ember' : 'outline'}>{label}</Badge>;
}

interface PlanNoteProps {
  plan: Plan;
  /** Where a change of plan leads back to. */
  returnUrl: string;
  /** Called before the page is left. */
  onLeave: () => void;
}

/** Said before anything is written: which plan it takes, and where to get it. Nothing for whoever has it. */
export function PlanNote({ plan, returnUrl, onLeave }: PlanNoteProps) {
  const { user } = useAuth();
  const missing = missingPlan(plan, user?.plan);
  if (missing === null) return null;
  return (
    <p className="text-sm">
      <span className="text-danger">{missing}</span>{' '}
      <Link to={user ? billingPath(returnUrl) : '/pricing'} onClick={onLeave} className="link">
        See the plans
      </Link>
    </p>
  );
}
