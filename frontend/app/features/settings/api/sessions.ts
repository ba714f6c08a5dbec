import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import type { SessionInfo } from '~/lib/api/types';

const PATH = '/api/auth/sessions';

const sessionsQuery = () => queryOptions<SessionInfo[]>({ queryKey: [PATH], staleTime: 0 });

export function useSessions() {
  return useQuery(sessionsQuery());
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  });
}

/** Ends this session as well: leave afterwards. */
export function useEndAllSessions() {
  return useMutation({
    mutationFn: () => request(PATH, { method: 'DELETE' }),
  });
}
