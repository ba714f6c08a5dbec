import { useMutation } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from '~/lib/api/client';
import type { PaymentPage } from '~/lib/api/types';
import { describePaymentError } from '~/lib/payment-error';
import { useLeaving } from '~/lib/use-leaving';

/** Leaves for the payment provider's page of cards and receipts, which leads back here. */
export function usePortal() {
  const { leaving, leave } = useLeaving();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      request<PaymentPage>('/api/billing/portal', {
        method: 'POST',
        body: { returnUrl: window.location.pathname },
      }),
    onSuccess: ({ url }) => {
      if (url) leave(url);
    },
    onError: (error) => toast({ ...describePaymentError(error, 'payment'), variant: 'destructive' }),
  });
  return { open: () => mutate(), busy: isPending || leaving };
}
