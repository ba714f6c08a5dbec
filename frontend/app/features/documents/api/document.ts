import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { documentQuery } from '~/lib/api/document';
import type { DocumentDetail, SavedSection } from '~/lib/api/types';
import { forgetVersions } from './versions';

/** How often to ask while sections are being written, in milliseconds. */
const POLL_MS = 2_000;

/** A document that follows its generation: a finished section is here while others are still being written. */
export function useLiveDocument(id: string) {
  return useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'generating' ? POLL_MS : false),
  });
}

/** Puts what a change answered into the document at once, then reads the document anew. */
export function useApplySection(documentId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    ({ key, data, revision, version }: SavedSection, authorKind: 'user' | 'system') => {
      const { queryKey } = documentQuery(documentId);
      queryClient.setQueryData<DocumentDetail>(queryKey, (document) => {
        if (!document) return document;
        const status = { state: 'done' as const, revision, updatedAt: new Date().toISOString(), authorKind };
        return {
          ...document,
          version,
          sections: { ...document.sections, [key]: data },
          sectionStates: { ...document.sectionStates, [key]: status },
        };
      });
      void queryClient.invalidateQueries({ queryKey });
      forgetVersions(queryClient, documentId);
    },
    [documentId, queryClient],
  );
}
