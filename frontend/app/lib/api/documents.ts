import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useAuth } from '~/lib/auth';
import { FRESH } from '~/lib/query-client';
import { requestList } from './client';
import type { DocumentSummary } from './types';

export const DOCUMENTS_PATH = '/api/documents';

export interface DocumentsPage {
  /** Counted from 0. */
  page: number;
  perPage: number;
}

/** How often a list that shows a document being written is asked again. */
const WHILE_GENERATING_MS = 5_000;

/** Newest first. Every list of documents begins with the same key, so one invalidation reaches them all. */
const documentsQuery = ({ page, perPage }: DocumentsPage) =>
  queryOptions({
    queryKey: [DOCUMENTS_PATH, { page, perPage }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        range: JSON.stringify([page * perPage, (page + 1) * perPage - 1]),
        sort: JSON.stringify(['createdAt', 'DESC']),
      });
      return requestList<DocumentSummary>(`${DOCUMENTS_PATH}?${query}`, { signal });
    },
    staleTime: FRESH.documents,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'generating') ? WHILE_GENERATING_MS : false,
  });

/** Asked only when somebody is signed in. */
export function useDocuments(page: DocumentsPage) {
  const { user } = useAuth();
  return useQuery({ ...documentsQuery(page), enabled: user !== null });
}
