import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { BalanceDay } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';

const daysQuery = (days: number) =>
  queryOptions<BalanceDay[]>({
    queryKey: [`/api/credits/history?days=${days}`],
    staleTime: FRESH.transactions,
    placeholderData: keepPreviousData,
  });

/** The balance at the end of each day, today last. */
export function useBalanceDays(days: number) {
  return useQuery(daysQuery(days));
}
