import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Invoice } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';

const invoicesQuery = () =>
  queryOptions<Invoice[]>({ queryKey: ['/api/billing/invoices'], staleTime: FRESH.transactions });

/** Only for members who may manage billing. */
export function useInvoices(enabled: boolean) {
  return useQuery({ ...invoicesQuery(), enabled });
}
