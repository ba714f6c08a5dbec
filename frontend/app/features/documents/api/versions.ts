import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentPath } from '~/lib/api/document';
import type { DocumentVersion } from '~/lib/api/types';

export const versionsQuery = (documentId: string) =>
  queryOptions<DocumentVersion[]>({ queryKey: [`${documentPath(documentId)}/versions`], staleTime: 0 });

/** Newest first. */
export function useVersions(documentId: string, enabled: boolean) {
  return useQuery({ ...versionsQuery(documentId), enabled });
}
