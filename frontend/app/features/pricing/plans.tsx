import { useState } from 'react';
import { Link } from 'react-router';
import { IntervalSwitch } from '~/components/offers/interval-switch';
import { PlanOfferCard } from '~/components/offers/plan-offer';
import { Button } from '~/components/ui/button';
import type { BillingInterval, PlanOffer } from '~/lib/api/types';
import { useAuth } from '~/lib/auth';
import { signInPath } from '~/lib/next-path';

const BILLING = '/app/billing';

export function Plans({ plans }: { plans: PlanOffer[] }) {
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  const { user } = useAuth();
  return (
    <section aria-labelledby="plans">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
        <h2 id="plans" className="display text-3xl">
          Plans
        </h2>
        <IntervalSwitch value={interval} onChange={setInterval} />
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanOfferCard key={plan.id} plan={plan} interval={interval}>
            <Button asChild variant={plan.id === 'free' ? 'primary' : 'secondary'}>
              {user ? (
                <Link to={BILLING}>{plan.id === 'free' ? 'Your credits' : `Choose ${plan.name}`}</Link>
              ) : plan.id === 'free' ? (
                <Link to="/auth?tab=sign-up">Start with 500 free credits</Link>
              ) : (
                <Link to={signInPath(BILLING, 'sign-up')}>Choose {plan.name}</Link>
              )}
            </Button>
          </PlanOfferCard>
        ))}
      </div>
    </section>
  );
}
