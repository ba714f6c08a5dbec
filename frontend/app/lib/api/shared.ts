import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './client';
import type { SharedLink } from './types';

export const sharedPath = (token: string) => `/api/shared/${encodeURIComponent(token)}`;

const open = (token: string, password?: string) =>
  request<SharedLink>(`${sharedPath(token)}/open`, {
    method: 'POST',
    body: password === undefined ? {} : { password },
  });

/**
 * Opens a link that asks for nothing at once, and is never asked twice by itself: each opening may be one of a few.
 */
const sharedLinkQuery = (token: string) =>
  queryOptions<SharedLink>({
    queryKey: [sharedPath(token)],
    queryFn: async () => {
      const link = await request<SharedLink>(sharedPath(token));
      return link.isOpen || link.asksPassword ? link : open(token);
    },
    staleTime: Infinity,
    retry: false,
  });

export function useSharedLink(token: string) {
  return useQuery(sharedLinkQuery(token));
}

export function useOpenWithPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => open(token, password),
    onSuccess: (link) => queryClient.setQueryData(sharedLinkQuery(token).queryKey, link),
    // It may have ended meanwhile: then that is what there is to say.
    onError: () => queryClient.invalidateQueries({ queryKey: sharedLinkQuery(token).queryKey }),
  });
}

/** Opens the link again, as after the few hours that an opening lasts. */
export function useReopen(token: string): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.resetQueries({ queryKey: sharedLinkQuery(token).queryKey });
}
