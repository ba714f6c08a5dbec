import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { DOCUMENTS_PATH } from '~/lib/api/documents';

/** Deletes a document; every list of documents is read anew before it counts as done. */
export function useDeleteDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${DOCUMENTS_PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [DOCUMENTS_PATH] }),
  });
}
