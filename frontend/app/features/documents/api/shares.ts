import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import type { Share, ShareTerms } from '~/lib/api/types';

const sharesPath = (documentId: string) => `${documentPath(documentId)}/shares`;

/** Guests open them at any moment, so what is known of them is never fresh. */
const sharesQuery = (documentId: string) => queryOptions<Share[]>({ queryKey: [sharesPath(documentId)], staleTime: 0 });

/** The links to a document that were not revoked, open ones first. */
export function useShares(documentId: string, enabled: boolean) {
  return useQuery({ ...sharesQuery(documentId), enabled });
}

export function useMakeShare(documentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = sharesQuery(documentId);
  return useMutation({
    mutationFn: (terms: ShareTerms) => request<Share>(sharesPath(documentId), { method: 'POST', body: terms }),
    onSuccess: (made) => queryClient.setQueryData(queryKey, (before: Share[] | undefined) => [made, ...(before ?? [])]),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useRevokeShare(documentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = sharesQuery(documentId);
  return useMutation({
    mutationFn: (id: string) => request<void>(`${sharesPath(documentId)}/${id}`, { method: 'DELETE' }),
    onSuccess: (_, revoked) =>
      queryClient.setQueryData(queryKey, (before: Share[] | undefined) => before?.filter(({ id }) => id !== revoked)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
