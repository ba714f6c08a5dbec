import { queryOptions, useQuery } from '@tanstack/react-query';
import { DOCUMENTS_PATH } from './documents';
import type { DocumentDetail } from './types';

/** Characters of a document's title, and of a project's. */
export const LONGEST_TITLE = 255;

export const documentPath = (id: string) => `${DOCUMENTS_PATH}/${encodeURIComponent(id)}`;

/** Other people may edit it: an answer is never old enough to be trusted without asking. */
export const documentQuery = (id: string) =>
  queryOptions<DocumentDetail>({ queryKey: [documentPath(id)], staleTime: 0 });

export function useDocument(id: string | undefined) {
  return useQuery({ ...documentQuery(id ?? ''), enabled: id !== undefined });
}
