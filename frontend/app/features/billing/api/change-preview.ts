import { useQuery } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import type { PlanChangePreview } from '~/lib/api/types';
import type { WantedPlan } from '../change-words';

/** What a change would cost and bring, asked anew each time: it depends on the day. */
export function useChangePreview(wanted: WantedPlan | null) {
  return useQuery({
    queryKey: ['/api/billing/subscription/preview', wanted],
    queryFn: ({ signal }) =>
      request<PlanChangePreview>(`/api/billing/subscription/preview?${new URLSearchParams({ ...wanted })}`, { signal }),
    enabled: wanted !== null,
    gcTime: 0,
    staleTime: 0,
  });
}
