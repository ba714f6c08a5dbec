import type { QueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request, requestList } from '~/lib/api/client';
import type { Listing } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import type { DocumentVersion, VersionDetail, VersionDifference } from '~/lib/api/types';

/** Versions fetched at once. */
const PAGE = 50;

const versionsPath = (documentId: string) => `${documentPath(documentId)}/versions`;

const versionsQuery = (documentId: string) =>
  infiniteQueryOptions<Listing<DocumentVersion>, Error, DocumentVersion[], string[], number>({
    queryKey: [versionsPath(documentId), 'list'],
    queryFn: ({ pageParam, signal }) => {
      const range = encodeURIComponent(`[${pageParam},${pageParam + PAGE - 1}]`);
      return requestList<DocumentVersion>(`${versionsPath(documentId)}?range=${range}`, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
      return loaded < total ? loaded : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
  });

/** Newest first. */
export function useVersions(documentId: string, enabled = true) {
  return useInfiniteQuery({ ...versionsQuery(documentId), enabled });
}

/** A version with its text. */
export function useVersion(documentId: string, version: number) {
  return useQuery(queryOptions<VersionDetail>({ queryKey: [`${versionsPath(documentId)}/${version}`], staleTime: 0 }));
}

/** From a version, or from one's last look, to a version. */
export function useVersionDifference(documentId: string, from: number | 'look', to: number, enabled: boolean) {
  const path = documentPath(documentId);
  const address = from === 'look' ? `${path}/look/difference` : `${path}/difference?from=${from}&to=${to}`;
  return useQuery(queryOptions<VersionDifference>({ queryKey: [address], staleTime: 0, enabled }));
}

export function nameVersion(documentId: string, version: number, name: string): Promise<DocumentVersion> {
  return request(`${versionsPath(documentId)}/${version}`, { method: 'PATCH', body: { name } });
}

/** Whatever is known of a document's versions, differences and looks is old once there is a new version. */
export function forgetVersions(queryClient: QueryClient, documentId: string): void {
  const path = `${documentPath(documentId)}/`;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
}
