import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { documentQuery } from '~/lib/api/document';
import type { DocumentDetail, SavedSection } from '~/lib/api/types';
import type { StoredNow } from '../work-store';
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

/**
 * Puts what is stored of a section now into the document at once. A save that nobody asked for changes nothing else;
 * after any other the document is read anew.
 */
export function applySection(
  queryClient: QueryClient,
  documentId: string,
  { key, data, revision, version }: StoredNow,
  by: 'press' | 'itself' | 'others' | 'model',
): void {
  const { queryKey } = documentQuery(documentId);
  const before = queryClient.getQueryData<DocumentDetail>(queryKey);
  if (!before) return;
  const authorKind = by === 'model' ? ('system' as const) : ('user' as const);
  const status = { state: 'done' as const, revision, updatedAt: new Date().toISOString(), authorKind };
  const put = () =>
    queryClient.setQueryData<DocumentDetail>(queryKey, (now) => {
      if (!now || (now.sectionStates[key]?.revision ?? 0) > revision) return now;
      return {
        ...now,
        version: version ?? now.version,
        sections: { ...now.sections, [key]: data },
        sectionStates: { ...now.sectionStates, [key]: status },
      };
    });
  put();
  const anew = by !== 'itself' || !before.sections[key] || version === null;
  // An answer that is on its way may be older than this; ending it brings back what was there before it was asked for.
  void queryClient.cancelQueries({ queryKey }).then(() => {
    put();
    if (anew) void queryClient.invalidateQueries({ queryKey });
  });
  forgetVersions(queryClient, documentId);
}

export function useApplySection(documentId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    (saved: SavedSection, by: 'press' | 'model') => applySection(queryClient, documentId, saved, by),
    [documentId, queryClient],
  );
}
