import { useState } from 'react';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Card, CardTitle } from '~/components/ui/card';
import { Skeleton } from '~/components/ui/skeleton';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { SubscriptionState } from '~/lib/api/types';
import { britishDate } from '~/lib/dates';
import { isPaid, planName } from '~/lib/plans';
import { useCancelSubscription } from './api/cancel-subscription';
import { usePortal } from './api/portal';
import { useResumeSubscription } from './api/resume-subscription';

const PAST_DUE = 'The last payment did not go through. Check your card under “Manage payment”, and it is tried again.';

/** The paid plan: how it stands, when it goes on or ends, and what can be done about it. */
export function SubscriptionPanel({ subscription }: { subscription: SubscriptionState }) {
  const { plan, status, currentPeriodEnd, billingInterval, pendingPlan, canManage, purchasesAvailable } = subscription;
  if (!isPaid(plan)) return null;
  const end = currentPeriodEnd ? britishDate(currentPeriodEnd) : null;
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 p-6">
      <div className="grid gap-1.5">
        <CardTitle className="font-sans text-sm font-normal text-quiet">Your subscription</CardTitle>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="display text-2xl">{planName(plan)}</span>
          <Status status={status} />
        </p>
        <p className="text-sm text-quiet">
          {status === 'active' && end && `Renews on ${end}`}
          {status === 'cancelled' && end && `Ends on ${end}`}
          {billingInterval && ` · billed ${billingInterval}`}
        </p>
        {pendingPlan && end && (
          <p className="text-sm font-medium">
            Changes to {planName(pendingPlan)} on {end}
          </p>
        )}
        {status === 'past_due' && <p className="max-w-[52ch] text-sm text-danger">{PAST_DUE}</p>}
      </div>
      {canManage && purchasesAvailable && <Actions status={status} plan={planName(plan)} end={end} />}
    </Card>
  );
}

export function SubscriptionPanelLoading() {
  return (
    <Card role="status" className="grid gap-3 p-6">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-8 w-44" />
      <Skeleton className="h-4 w-56" />
      <VisuallyHidden>Loading your subscription</VisuallyHidden>
    </Card>
  );
}

function Status({ status }: { status: SubscriptionState['status'] }) {
  if (status === 'active') return <Badge tone="success">Active</Badge>;
  if (status === 'cancelled') return <Badge tone="info">Cancelled (active until end of period)</Badge>;
  return <Badge tone={status === 'past_due' ? 'danger' : 'outline'}>Inactive</Badge>;
}

interface ActionsProps {
  status: SubscriptionState['status'];
  plan: string;
  end: string | null;
}

function Actions({ status, plan, end }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const portal = usePortal();
  const cancel = useCancelSubscription();
  const resume = useResumeSubscription();
  const busy = portal.busy || cancel.isPending || resume.isPending;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={status === 'past_due' ? 'primary' : 'secondary'}
        loading={portal.busy}
        disabled={busy}
        onClick={portal.open}
      >
        Manage payment
      </Button>
      {/* One button for both, so that the focus comes back to it. */}
      {(status === 'active' || status === 'cancelled') && (
        <Button
          variant={status === 'active' ? 'ghost' : 'primary'}
          loading={resume.isPending}
          disabled={busy}
          onClick={() => (status === 'active' ? setAsking(true) : resume.mutate())}
        >
          {status === 'active' ? 'Cancel subscription' : 'Resume subscription'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${plan}?`}
        description={`${plan} runs until ${end ?? 'the end of the period'} and is not renewed. Your credits stay: they never expire. Until then you can change your mind.`}
        confirmLabel="Cancel subscription"
        cancelLabel={`Keep ${plan}`}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
