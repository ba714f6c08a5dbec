import { useState } from 'react';
import { IntervalSwitch } from '~/components/offers/interval-switch';
import { OffersLoading } from '~/components/offers/offers-loading';
import { PlanOfferCard } from '~/components/offers/plan-offer';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { useSubscription } from '~/lib/api/subscription-status';
import type { BillingInterval, PlanOffer, SubscriptionState } from '~/lib/api/types';
import { britishDate } from '~/lib/dates';
import { useChangePlan } from './api/change-plan';
import { usePlans } from './api/plans';
import { useSubscribe } from './api/subscribe';
import { isHigher, isPaid, planName } from './paid-plan';
import type { PaidPlan } from './paid-plan';
import { planAction } from './plan-action';

const GRID = 'grid grid-cols-1 gap-4 lg:grid-cols-3';

interface PlanCardsProps {
  /** Where the payment page leads back to. */
  returnUrl?: string;
}

export function PlanCards({ returnUrl }: PlanCardsProps) {
  const plans = usePlans();
  const subscription = useSubscription();
  const [chosen, setChosen] = useState<BillingInterval>('monthly');
  // A change keeps the interval of the plan that is there.
  const own = subscription.data && isPaid(subscription.data.plan) ? subscription.data.billingInterval : null;
  const interval = own ?? chosen;
  const error = plans.error ?? subscription.error;
  return (
    <section aria-labelledby="plans">
      <div className="flex min-h-10 flex-wrap items-end justify-between gap-3 pb-4">
        <h2 id="plans" className="font-serif text-lg font-semibold">
          Plans
        </h2>
        {subscription.data && !own && <IntervalSwitch value={chosen} onChange={setChosen} />}
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
  const { change, busy: changing } = useChangePlan();
  const [asked, setAsked] = useState<PaidPlan | null>(null);
  const disabled = opening || changing || !subscription.purchasesAvailable;

  return (
    <>
      <div className={GRID}>
        {plans.map((plan) => {
          const action = planAction(plan.id, subscription);
          return (
            <PlanOfferCard key={plan.id} plan={plan} interval={interval} mark={markOf(plan, subscription)}>
              {subscription.canManage && action === 'subscribe' && isPaid(plan.id) && (
                <Button
                  disabled={disabled}
                  loading={subscribing === plan.id}
                  aria-label={`Subscribe to ${plan.name}`}
                  onClick={() =>
                    isPaid(plan.id) && subscribe({ planId: plan.id, billingInterval: interval, returnUrl })
                  }
                >
                  Subscribe
                </Button>
              )}
              {subscription.canManage && (action === 'change' || action === 'keep') && isPaid(plan.id) && (
                <Button
                  variant={isHigher(plan.id, subscription.plan) ? 'primary' : 'secondary'}
                  disabled={disabled || subscription.status === 'past_due'}
                  loading={changing && asked === plan.id}
                  aria-label={action === 'keep' ? `Keep ${plan.name}` : `Change to ${plan.name}`}
                  onClick={() => isPaid(plan.id) && setAsked(plan.id)}
                >
                  {action === 'keep' ? 'Keep' : 'Change'}
                </Button>
              )}
            </PlanOfferCard>
          );
        })}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? confirmTitle(asked, subscription) : ''}
        description={asked ? consequence(asked, subscription) : ''}
        confirmLabel={asked ? confirmTitle(asked, subscription).replace('?', '') : ''}
        busy={changing}
        onConfirm={() => asked && change(asked, { onSettled: () => setAsked(null) })}
      />
    </>
  );
}

function markOf({ id }: PlanOffer, { plan, pendingPlan, currentPeriodEnd }: SubscriptionState): string | undefined {
  if (id === plan) return 'Current plan';
  if (id === pendingPlan && currentPeriodEnd) return `From ${britishDate(currentPeriodEnd)}`;
  return undefined;
}

function confirmTitle(plan: PaidPlan, subscription: SubscriptionState): string {
  return plan === subscription.plan ? `Keep ${planName(plan)}?` : `Change to ${planName(plan)}?`;
}

/** What a change costs and when it takes effect, in words. */
function consequence(plan: PaidPlan, subscription: SubscriptionState): string {
  if (plan === subscription.plan) return `${planName(plan)} goes on as before. Nothing is charged now.`;
  if (isHigher(plan, subscription.plan)) {
    return `It begins now. Your card is charged the difference for the rest of this period, and the credits for it come at once.`;
  }
  const end = subscription.currentPeriodEnd ? britishDate(subscription.currentPeriodEnd) : 'the end of the period';
  return `Nothing is charged now. You keep ${planName(subscription.plan)} until ${end}; ${planName(plan)} begins then.`;
}
