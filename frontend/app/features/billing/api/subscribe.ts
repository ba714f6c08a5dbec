import { useMutation } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from '~/lib/api/client';
import type { BillingInterval, PaymentPage } from '~/lib/api/types';
import { describePaymentError } from '~/lib/payment-error';
import { useLeaving } from '~/lib/use-leaving';
import type { PaidPlan } from '~/lib/plans';

interface NewSubscription {
  planId: PaidPlan;
  billingInterval: BillingInterval;
  returnUrl?: string;
}

/** Opens the payment page of a plan. */
export function useSubscribe() {
  const { leaving, leave } = useLeaving();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: NewSubscription) =>
      request<PaymentPage>('/api/subscription/checkout', {
        method: 'POST',
        body,
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ url }) => {
      toast({
        title: 'Redirecting to checkout...',
        description: 'Setting up your subscription securely with a card payment provider',
      });
      if (url) leave(url);
    },
    onError: (error) => toast({ ...describePaymentError(error, 'subscription'), variant: 'destructive' }),
  });
  const busy = isPending || leaving;
  return { subscribe: mutate, busy, subscribing: busy ? variables?.planId : undefined };
}
