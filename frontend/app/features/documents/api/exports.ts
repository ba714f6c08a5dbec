import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import { exportPath } from '~/lib/api/download-export';
import type { DocumentExport, ExportOrder } from '~/lib/api/types';

const POLL_MS = 800;

const exportsQuery = (documentId: string) =>
  queryOptions<DocumentExport[]>({ queryKey: [`${documentPath(documentId)}/exports`], staleTime: 0 });

export const isGoing = ({ status }: DocumentExport) => status === 'queued' || status === 'processing';

/** Newest first. Asks again and again while one of them is being made. */
export function useExports(documentId: string, enabled: boolean) {
  return useQuery({
    ...exportsQuery(documentId),
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isGoing) ? POLL_MS : false),
  });
}

export function useOrderExport(documentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = exportsQuery(documentId);
  return useMutation({
    mutationFn: (body: ExportOrder) =>
      request<DocumentExport>(`${documentPath(documentId)}/exports`, {
        method: 'POST',
        body,
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (ordered) =>
      queryClient.setQueryData(queryKey, (before: DocumentExport[] | undefined) => [ordered, ...(before ?? [])]),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useExportCommand(documentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = exportsQuery(documentId);
  return useMutation({
    mutationFn: ({ id, command }: { id: string; command: 'cancel' | 'retry' }) =>
      request<DocumentExport>(`${exportPath(id)}/${command}`, { method: 'POST', idempotencyKey: crypto.randomUUID() }),
    onSuccess: (changed) =>
      queryClient.setQueryData(queryKey, (before: DocumentExport[] | undefined) =>
        before?.map((one) => (one.id === changed.id ? changed : one)),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
