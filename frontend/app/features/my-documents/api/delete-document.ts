import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import { DOCUMENTS_PATH } from '~/lib/api/documents';

/** Deletes a document; every list of documents is read anew before it counts as done. */
export function useDeleteDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(documentPath(id), { method: 'DELETE' }),
    onSuccess: (_, id) => {
      // Going back to it shows nothing of it, at once; neither do its versions.
      const path = documentPath(id);
      const predicate = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
        key === path || String(key).startsWith(`${path}/`);
      queryClient.removeQueries({ predicate, type: 'inactive' });
      // Whoever is back at it before this answer has it on the screen: it is asked for again.
      void queryClient.resetQueries({ predicate, type: 'active' });
      return queryClient.invalidateQueries({ queryKey: [DOCUMENTS_PATH] });
    },
  });
}
