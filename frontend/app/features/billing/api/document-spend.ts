import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DocumentSpend } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';

const spendQuery = () =>
  queryOptions<DocumentSpend[]>({ queryKey: ['/api/credits/spend'], staleTime: FRESH.transactions });

/** On which documents credits went, the most expensive first. */
export function useDocumentSpend() {
  return useQuery(spendQuery());
}
