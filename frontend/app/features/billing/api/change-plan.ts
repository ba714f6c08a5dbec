import { useMutation } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from '~/lib/api/client';
import type { PlanChange } from '~/lib/api/types';
import { describePaymentError } from '~/lib/payment-error';
import { useLeaving } from '~/lib/use-leaving';
import { planName } from '~/lib/plans';
import type { WantedPlan } from '../change-words';
import { useTakeSubscription } from './take-subscription';

/** Changes to another paid plan or interval; where the bank wants the payment confirmed, on a page of the payment provider. */
export function useChangePlan() {
  const take = useTakeSubscription();
  const { leaving, leave } = useLeaving();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ plan, billingInterval }: WantedPlan) =>
      request<PlanChange>('/api/subscription/change', {
        method: 'POST',
        body: { newPlanId: plan, billingInterval },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async ({ url, subscription }) => {
      await take(subscription);
      if (!url) {
        const { plan, pendingPlan } = subscription;
        const description = pendingPlan
          ? `${planName(pendingPlan)} begins with the next period.`
          : `This workspace has ${planName(plan)} now.`;
        toast({ title: 'Plan changed', description });
        return;
      }
      toast({
        title: 'Redirecting to checkout...',
        description: 'Setting up your subscription securely with a card payment provider',
      });
      leave(url);
    },
    onError: (error) => {
      const { description } = describePaymentError(error, 'subscription');
      toast({ title: 'Plan Change Failed', description, variant: 'destructive' });
    },
  });
  return { change: mutate, busy: isPending || leaving };
}
