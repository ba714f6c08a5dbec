import { useEffect, useEffectEvent } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import type { DocumentDetail, DocumentLook } from '~/lib/api/types';
import { forgetVersions } from './versions';

const lookPath = (documentId: string) => `${documentPath(documentId)}/look`;

/** The revisions on the screen: only what was shown counts as seen. */
function shownRevisions({ sections, sectionStates }: DocumentDetail): Record<string, number> {
  return Object.fromEntries(Object.keys(sections).map((key) => [key, sectionStates[key]?.revision ?? 0]));
}

function useMarkSeen(documentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (document: DocumentDetail) =>
      request(lookPath(documentId), { method: 'PUT', body: { revisions: shownRevisions(document) } }),
    onSuccess: () => forgetVersions(queryClient, documentId),
  });
}

/**
 * What others have changed since one last looked, until it is marked as seen. Where nothing has, the look is kept
 * without a word.
 */
export function useUnseenChanges(document: DocumentDetail) {
  const { id, version, updatedAt } = document;
  const queryClient = useQueryClient();
  const query = queryOptions<DocumentLook>({ queryKey: [lookPath(id), version, updatedAt], staleTime: 0 });
  const { data } = useQuery({ ...query, enabled: version > 0 });
  const { mutate: markSeen, isPending } = useMarkSeen(id);
  const nothingNew = data?.changed === false;
  // Nobody waits for this: where it fails, the next visit tells of a change once more.
  const keepLook = useEffectEvent(() => {
    const body = { revisions: shownRevisions(document) };
    void request(lookPath(id), { method: 'PUT', body }).catch(() => undefined);
  });
  // Once for each state of the document that is shown.
  useEffect(() => {
    if (nothingNew) keepLook();
  }, [nothingNew, id, version, updatedAt]);
  const dismiss = () => {
    queryClient.setQueryData(query.queryKey, (look) => look && { ...look, changed: false });
    markSeen(document);
  };
  return { unseen: data?.changed ? data : null, dismiss, dismissing: isPending };
}
