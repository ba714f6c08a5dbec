import { useMutation } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from '~/lib/api/client';
import type { PlanChange } from '~/lib/api/types';
import { describePaymentError } from '~/lib/payment-error';
import { useTakeSubscription } from './take-subscription';

/** Ends the plan with the period that is paid. */
export function useCancelSubscription() {
  const take = useTakeSubscription();
  return useMutation({
    mutationFn: () =>
      request<PlanChange>('/api/subscription/cancel', {
        method: 'POST',
        body: {},
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async ({ subscription }) => {
      toast({
        title: 'Subscription Cancelled',
        description: 'Your plan runs until the end of the period. Your credits stay.',
      });
      await take(subscription);
    },
    onError: (error) => {
      const { description } = describePaymentError(error, 'subscription');
      toast({ title: 'Subscription Cancellation Failed', description, variant: 'destructive' });
    },
  });
}
