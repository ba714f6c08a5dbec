import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { describePaymentError } from '~/lib/payment-error';
import { useLeaving } from '~/lib/use-leaving';
import { balanceQuery } from './balance';
import { request } from './client';
import type { CreditPackage, PaymentPage } from './types';

interface Purchase {
  packageId: CreditPackage['id'];
  /** Where the payment page leads back to; the billing screen when left out. */
  returnUrl?: string;
}

/** Opens the payment page of a bundle: the balance is refreshed first, then the browser leaves. */
export function usePurchase() {
  const queryClient = useQueryClient();
  const { leaving, leave } = useLeaving();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Purchase) =>
      request<PaymentPage>('/api/credits/purchase', { method: 'POST', body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async ({ url }) => {
      toast({ title: 'Redirecting to payment...' });
      await queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      if (url) leave(url);
    },
    onError: (error) => toast({ ...describePaymentError(error, 'payment'), variant: 'destructive' }),
  });
  const busy = isPending || leaving;
  return { buy: mutate, busy, buying: busy ? variables?.packageId : undefined };
}
