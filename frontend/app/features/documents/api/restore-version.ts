import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { documentPath, documentQuery } from '~/lib/api/document';
import type { VersionRestored } from '~/lib/api/types';
import { forgetVersions } from './versions';

/** Puts an earlier version back, as a new one. Done once the document has been read anew. */
export function useRestoreVersion(documentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      request<VersionRestored>(`${documentPath(documentId)}/versions/${version}/restore`, { method: 'POST' }),
    onSuccess: async () => {
      forgetVersions(queryClient, documentId);
      await queryClient.invalidateQueries({ queryKey: documentQuery(documentId).queryKey });
    },
  });
}
