import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuth } from '~/lib/auth';
import { request } from '~/lib/api/client';
import { ApiError } from '~/lib/api/errors';
import type { Estimate } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';

/** The server's price of a selection; asked only when somebody is signed in. A session that ended gives none. */
export function useEstimate(templateId: string, sections: string[]) {
  const { user } = useAuth();
  return useQuery({
    queryKey: ['/api/pricing/estimate', templateId, sections],
    queryFn: async ({ signal }) => {
      try {
        return await request<Estimate>('/api/pricing/estimate', {
          method: 'POST',
          body: { templateId, sections },
          signal,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    enabled: user !== null && sections.length > 0,
    staleTime: FRESH.estimate,
    placeholderData: keepPreviousData,
  });
}
