import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { balanceQuery } from '~/lib/api/balance';
import { subscriptionQuery } from '~/lib/api/subscription-status';
import type { SubscriptionState } from '~/lib/api/types';
import { userQuery } from '~/lib/api/user';
import { transactionsQuery } from './transactions';

/** Shows the state that a change has answered, and asks anew for what follows from it. */
export function useTakeSubscription() {
  const queryClient = useQueryClient();
  return useCallback(
    async (subscription: SubscriptionState) => {
      queryClient.setQueryData(subscriptionQuery().queryKey, subscription);
      await Promise.all(
        [subscriptionQuery(), balanceQuery(), userQuery(), transactionsQuery()].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    [queryClient],
  );
}
