import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import type { CreditTransaction } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';

const LISTED = 10;
const PATH = `/api/credits/transactions?limit=${LISTED}`;

export const transactionsQuery = () =>
  queryOptions({
    queryKey: [PATH],
    queryFn: ({ signal }) => request<CreditTransaction[]>(PATH, { signal }),
    staleTime: FRESH.transactions,
  });

/** The newest ten. */
export function useTransactions() {
  return useQuery(transactionsQuery());
}
