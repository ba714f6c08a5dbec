import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PlanOffer } from '~/lib/api/types';

const plansQuery = () => queryOptions<PlanOffer[]>({ queryKey: ['/api/billing/plans'] });

export function usePlans() {
  return useQuery(plansQuery());
}
