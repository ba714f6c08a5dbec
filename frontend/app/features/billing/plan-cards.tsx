import { useState } from 'react';
import { IntervalSwitch } from '~/components/offers/interval-switch';
import { OffersLoading } from '~/components/offers/offers-loading';
import { PlanOfferCard } from '~/components/offers/plan-offer';
import { Button } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { useSubscription } from '~/lib/api/subscription-status';
import type { BillingInterval, PlanOffer, SubscriptionState } from '~/lib/api/types';
import { britishDate } from '~/lib/dates';
import { isHigher, isPaid } from '~/lib/plans';
import { usePlans } from './api/plans';
import { useSubscribe } from './api/subscribe';
import { changeLabel } from './change-words';
import type { WantedPlan } from './change-words';
import { planAction } from './plan-action';
import { PlanChangeDialog } from './plan-change-dialog';

const GRID = 'grid grid-cols-1 gap-4 lg:grid-cols-3';

interface PlanCardsProps {
  /** Where the payment page leads back to. */
  returnUrl?: string;
}

export function PlanCards({ returnUrl }: PlanCardsProps) {
  const plans = usePlans();
  const subscription = useSubscription();
  const [chosen, setChosen] = useState<BillingInterval | null>(null);
  // Months can become a year; a year that is paid stays one.
  const own = subscription.data && isPaid(subscription.data.plan) ? subscription.data.billingInterval : null;
  const interval = own === 'yearly' ? own : (chosen ?? own ?? 'monthly');
  const error = plans.error ?? subscription.error;
  return (
    <section aria-labelledby="plans">
      <div className="flex min-h-10 flex-wrap items-end justify-between gap-3 pb-4">
        <h2 id="plans" className="font-serif text-lg font-semibold">
          Plans
        </h2>
        {subscription.data && own !== 'yearly' && <IntervalSwitch value={interval} onChange={setChosen} />}
      </div>
      {plans.data && subscription.data ? (
        <Cards plans={plans.data} subscription={subscription.data} interval={interval} returnUrl={returnUrl} />
      ) : error ? (
        <ErrorState
          {...describeError(error, 'subscription')}
          onRetry={() => void Promise.all([plans.refetch(), subscription.refetch()])}
        />
      ) : (
        <OffersLoading count={3} label="Loading plans" cardClass="min-h-96" className={GRID} />
      )}
    </section>
  );
}

interface CardsProps extends PlanCardsProps {
  plans: PlanOffer[];
  subscription: SubscriptionState;
  interval: BillingInterval;
}

function Cards({ plans, subscription, interval, returnUrl }: CardsProps) {
  const { subscribe, busy: opening, subscribing } = useSubscribe();
  const [wanted, setWanted] = useState<WantedPlan | null>(null);
  const disabled = opening || !subscription.purchasesAvailable;

  return (
    <>
      <div className={GRID}>
        {plans.map((plan) => {
          const { id } = plan;
          const action = subscription.canManage ? planAction(id, subscription, interval) : 'none';
          return (
            <PlanOfferCard
              key={id}
              plan={plan}
              interval={interval}
              mark={markOf(plan, subscription)}
              bonusUsed={subscription.usedBonuses.some((used) => used === id)}
            >
              {isPaid(id) && action === 'subscribe' && (
                <Button
                  disabled={disabled}
                  loading={subscribing === id}
                  aria-label={`Subscribe to ${plan.name}`}
                  onClick={() => subscribe({ planId: id, billingInterval: interval, returnUrl })}
                >
                  Subscribe
                </Button>
              )}
              {isPaid(id) && CHANGES[action] && (
                <Button
                  variant={isHigher(id, subscription.plan) ? 'primary' : 'secondary'}
                  disabled={disabled || subscription.status === 'past_due'}
                  aria-label={changeLabel({ plan: id, billingInterval: interval }, subscription)}
                  onClick={() => setWanted({ plan: id, billingInterval: interval })}
                >
                  {CHANGES[action]}
                </Button>
              )}
            </PlanOfferCard>
          );
        })}
      </div>
      <PlanChangeDialog wanted={wanted} subscription={subscription} onClose={() => setWanted(null)} />
    </>
  );
}

const CHANGES: Partial<Record<ReturnType<typeof planAction>, string>> = {
  change: 'Change',
  keep: 'Keep',
  'pay-yearly': 'Pay by the year',
};

function markOf({ id }: PlanOffer, { plan, pendingPlan, currentPeriodEnd }: SubscriptionState): string | undefined {
  if (id === plan) return 'Current plan';
  if (id === pendingPlan && currentPeriodEnd) return `From ${britishDate(currentPeriodEnd)}`;
  return undefined;
}
