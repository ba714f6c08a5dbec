import { useCallback } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { balanceQuery } from '~/lib/api/balance';
import { request } from '~/lib/api/client';
import { DOCUMENTS_PATH } from '~/lib/api/documents';
import type { Run } from '~/lib/api/types';
import { isOver } from '../run-states';
import { newerRun } from './newer-run';

export const runPath = (id: string) => `/api/runs/${id}`;

export const runQuery = (id: string) =>
  queryOptions<Run>({
    queryKey: [runPath(id)],
    staleTime: 0,
    structuralSharing: (before, after) => newerRun(before as Run | undefined, after as Run),
  });

/** How often to ask where the event stream does not come through, in milliseconds. */
const POLL_MS = 2_000;

/** `polling`: the stream is not to be had, so ask again and again while the run goes on. */
export function useRun(id: string, polling: boolean) {
  return useQuery({
    ...runQuery(id),
    refetchInterval: ({ state }) => (polling && state.data && !isOver(state.data) ? POLL_MS : false),
  });
}

export type RunCommand = 'pause' | 'resume' | 'cancel' | 'retry';

export function useRunCommand(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (command: RunCommand) =>
      request<Run>(`${runPath(id)}/${command}`, { method: 'POST', idempotencyKey: crypto.randomUUID() }),
    onSuccess: (run) => {
      queryClient.setQueryData(runQuery(id).queryKey, run);
      void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
    },
    // What was refused was decided on an old state of the run, or of the balance.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
      return queryClient.invalidateQueries({ queryKey: runQuery(id).queryKey });
    },
  });
}

/** After a run has ended: balance and documents have changed. */
export function useForgetStale() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: [DOCUMENTS_PATH] });
  }, [queryClient]);
}
