import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAuth } from '~/lib/auth';
import { FRESH } from '~/lib/query-client';
import type { Balance } from './types';

export const balanceQuery = () =>
  queryOptions<Balance>({ queryKey: ['/api/credits/balance'], staleTime: FRESH.balance });

interface BalanceOptions {
  /** How old an answer may be, in milliseconds; 0 also asks again when the window gets the focus. */
  staleTime?: number;
  refetchInterval?: number;
}

/** Asked only when somebody is signed in. */
export function useBalance({ staleTime = FRESH.balance, refetchInterval }: BalanceOptions = {}) {
  const { user } = useAuth();
  return useQuery({
    ...balanceQuery(),
    staleTime,
    refetchInterval,
    refetchOnWindowFocus: staleTime === 0 ? 'always' : true,
    enabled: user !== null,
  });
}
