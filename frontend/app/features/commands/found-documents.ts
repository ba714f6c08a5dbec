import { useDeferredValue } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestList } from '~/lib/api/client';
import { DOCUMENTS_PATH } from '~/lib/api/documents';
import type { DocumentSummary } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';

const MOST = 8;

/** The documents whose title holds `text`, the last changed first; without a text, the last changed of all. */
export function useFoundDocuments(text: string, enabled: boolean) {
  const asked = useDeferredValue(text.trim());
  return useQuery({
    queryKey: [DOCUMENTS_PATH, { found: asked }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        range: JSON.stringify([0, MOST - 1]),
        sort: JSON.stringify(['updatedAt', 'DESC']),
        ...(asked && { filter: JSON.stringify({ q: asked }) }),
      });
      return requestList<DocumentSummary>(`${DOCUMENTS_PATH}?${query}`, { signal });
    },
    staleTime: FRESH.documents,
    placeholderData: keepPreviousData,
    enabled,
  });
}
