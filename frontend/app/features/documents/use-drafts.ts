import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '~/lib/auth';
import type { DocumentDetail } from '~/lib/api/types';
import type { DeskActions } from './desk';
import { deskOf, resumeWork } from './desks';
import { tellTakenOut } from './resume';
import { UNTOUCHED } from './work-store';
import type { SectionWork } from './work-store';

/** The work on the sections of a document. The callbacks stay the same for as long as it is open. */
export function useDrafts(document: DocumentDetail) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const desk = useMemo(() => deskOf(queryClient, userId, document.id), [queryClient, userId, document.id]);
  const { sections, conflict, kept } = useSyncExternalStore(desk.store.subscribe, desk.store.read, desk.store.read);

  // A section that is put in again finds what was written in it.
  const sectionKeys = document.outline.map(({ key }) => key).join(' ');
  useEffect(
    () => void resumeWork(queryClient, userId, document.id).then((resumed) => tellTakenOut(resumed)),
    [queryClient, userId, document.id, sectionKeys],
  );
  useEffect(() => {
    const flush = () => void desk.flush();
    const onVisibility = () => window.document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    window.document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', flush);
      window.document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [desk]);

  useEffect(() => desk.follow(), [desk, document]);

  return useMemo(
    () => ({
      of: (key: string): SectionWork => sections[key] ?? UNTOUCHED,
      isUnsaved: (key: string) => desk.unsaved().includes(key),
      unsaved: desk.unsaved(),
      stuck: desk.stuck(),
      conflict,
      kept,
      actions: desk as DeskActions,
    }),
    [desk, sections, conflict, kept],
  );
}

export type Work = ReturnType<typeof useDrafts>;
