import { useQuery } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import type { Checkout } from '~/lib/api/types';

const FIRST_POLL_MS = 2_000;
const LATER_POLL_MS = 6_000;
const FIRST_POLLS = 15;

/** What became of a payment page: asked every two seconds while the payment is on its way, later less often. */
export function useCheckout(sessionId: string) {
  const path = `/api/billing/checkouts/${encodeURIComponent(sessionId)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => request<Checkout>(path, { signal }),
    enabled: sessionId !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      // An answer that gets lost on the way is asked for again; an address of no payment is not.
      if (data ? data.state !== 'processing' : error) return false;
      return dataUpdateCount < FIRST_POLLS ? FIRST_POLL_MS : LATER_POLL_MS;
    },
  });
}
