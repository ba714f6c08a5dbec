import { useMutation } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from '~/lib/api/client';
import type { PlanChange } from '~/lib/api/types';
import { describePaymentError } from '~/lib/payment-error';
import { useTakeSubscription } from './take-subscription';

/** Lets a plan go on that was to end. */
export function useResumeSubscription() {
  const take = useTakeSubscription();
  return useMutation({
    mutationFn: () =>
      request<PlanChange>('/api/subscription/resume', {
        method: 'POST',
        body: {},
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async ({ subscription }) => {
      toast({ title: 'Subscription resumed', description: 'Your plan goes on as before.' });
      await take(subscription);
    },
    onError: (error) => toast({ ...describePaymentError(error, 'subscription'), variant: 'destructive' }),
  });
}
