import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from '~/lib/api/client';
import { documentPath, documentQuery } from '~/lib/api/document';
import { ApiError } from '~/lib/api/errors';
import type { DocumentDetail } from '~/lib/api/types';
import { refusalText } from '~/lib/show-refusal';
import { forgetVersions } from './versions';

interface Arrangement {
  from: string[];
  sections: string[];
}

/** Takes sections out, puts them in and moves them. It shows at once, and one is sent after the other. */
export function useArrangeSections(documentId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = documentQuery(documentId);
  const mutationKey = ['arrange', documentId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: (arrangement: Arrangement) =>
      request<DocumentDetail>(`${documentPath(documentId)}/outline`, { method: 'PUT', body: arrangement }),
    onMutate: async ({ sections }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<DocumentDetail>(queryKey, (document) => document && arranged(document, sections));
    },
    onSuccess: (document) => {
      forgetVersions(queryClient, documentId);
      // A later one has been shown already.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, document);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      const ownWords = error instanceof ApiError && error.status === 409;
      const description = ownWords ? error.message : refusalText(error, 'save');
      toast({ title: 'The sections stay as they were', description, variant: 'destructive' });
    },
  });
}

/** What is known before the answer: what was never part of the document appears with it. */
function arranged(document: DocumentDetail, keys: readonly string[]): DocumentDetail {
  const known = [...document.outline, ...document.absent.flatMap(({ section }) => section ?? [])];
  const outline = keys.flatMap((key) => known.find((section) => section.key === key) ?? []);
  return { ...document, outline };
}
