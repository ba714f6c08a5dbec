import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAuth } from '~/lib/auth';
import { FRESH } from '~/lib/query-client';
import type { SubscriptionState } from './types';

export const subscriptionQuery = () =>
  queryOptions<SubscriptionState>({ queryKey: ['/api/subscription/status'], staleTime: FRESH.subscription });

/** The plan, and whether anything can be bought here and by this member. Asked only when somebody is signed in. */
export function useSubscription() {
  const { user } = useAuth();
  return useQuery({ ...subscriptionQuery(), enabled: user !== null });
}
