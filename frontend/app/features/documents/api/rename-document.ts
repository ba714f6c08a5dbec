import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { documentPath, documentQuery } from '~/lib/api/document';
import { DOCUMENTS_PATH } from '~/lib/api/documents';
import type { DocumentDetail } from '~/lib/api/types';
import { forgetVersions } from './versions';

export function useRenameDocument(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => request<DocumentDetail>(documentPath(id), { method: 'PATCH', body: { title } }),
    onSuccess: (document) => {
      queryClient.setQueryData(documentQuery(id).queryKey, document);
      void queryClient.invalidateQueries({ queryKey: [DOCUMENTS_PATH] });
      forgetVersions(queryClient, id);
    },
  });
}
