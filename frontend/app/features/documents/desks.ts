import { documentIndex, storedForm, validateEdits } from '@specforge/document';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { documentQuery } from '~/lib/api/document';
import { readToken, subscribeToToken, tokenSubject } from '~/lib/api/token';
import type { DocumentDetail } from '~/lib/api/types';
import { refusalText } from '~/lib/show-refusal';
import { dropUnsent, keepUnsent, orphaned, thisTab, unsentOf } from '~/lib/unsent-work';
import { applySection } from './api/document';
import { saveSection } from './api/save-section';
import { Desk } from './desk';
import type { WorkSupport } from './work-store';

/** The desks of this tab: one that holds unsent work stays when its document is left, and is found again. */
const desks = new Map<string, Desk>();

export function deskOf(queryClient: QueryClient, userId: string, documentId: string): Desk {
  const name = `${userId}/${documentId}`;
  const known = desks.get(name);
  if (known) return known;
  const desk = new Desk(supportOf(queryClient, userId, documentId));
  desks.set(name, desk);
  thisTab();
  // What one person has typed is nothing to the next one.
  const forget = subscribeToToken(() => {
    if (isSignedIn(userId)) return;
    forget();
    desks.delete(name);
    desk.abandon();
  });
  return desk;
}

/** What became of the kept work on a document. */
export interface Resumed {
  document: DocumentDetail;
  desk: Desk;
  /** How many sections it goes on in. */
  sections: number;
  /** Titles of sections with kept work that were taken out meanwhile: it waits until they are put in again. */
  takenOut: string[];
}

/** Work that was kept when its tab was closed goes on where it was left: it is sent, or shown to whom it waits for. */
export async function resumeWork(queryClient: QueryClient, userId: string, documentId?: string): Promise<Resumed[]> {
  const kept = unsentOf(userId).filter((work) => documentId === undefined || work.documentId === documentId);
  const resumed = new Map<string, Resumed>();
  for (const work of await orphaned(kept)) {
    const query = documentQuery(work.documentId);
    const document = await queryClient.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null);
    if (!document || !isSignedIn(userId)) continue;
    const desk = deskOf(queryClient, userId, work.documentId);
    const here = resumed.get(document.id) ?? { document, desk, sections: 0, takenOut: [] };
    if (desk.takes(work.key)) {
      // From here on it is this tab's.
      dropUnsent(userId, work.tab, work);
      desk.restore(work.key, work);
      resumed.set(document.id, { ...here, sections: here.sections + 1 });
    } else if (!document.outline.some(({ key }) => key === work.key)) {
      const title = document.absent.find(({ key }) => key === work.key)?.title ?? work.key;
      resumed.set(document.id, { ...here, takenOut: [...new Set([...here.takenOut, title])] });
    }
    // Else it is the older one of two, and stays for the next time.
  }
  return [...resumed.values()];
}

const isSignedIn = (userId: string) => tokenSubject(readToken()) === userId;

function supportOf(queryClient: QueryClient, userId: string, documentId: string): WorkSupport {
  const { queryKey } = documentQuery(documentId);
  const open = () => queryClient.getQueryData<DocumentDetail>(queryKey);
  const section = (key: string) => open()?.outline.find((one) => one.key === key);
  return {
    section,
    stored: (key) => ({
      data: open()?.sections[key] ?? null,
      revision: open()?.sectionStates[key]?.revision ?? 0,
    }),
    problems: (key, data) => {
      const document = open();
      const found = section(key);
      if (!document || !found) return [];
      const records = [...documentIndex(document.outline, document.sections)];
      const others = records.flatMap(([id, { sectionKey }]) => (sectionKey === key ? [] : [id]));
      // What is out of the document may still be referred to.
      return validateEdits(found, data, [...others, ...document.absent.flatMap(({ recordIds }) => recordIds)]);
    },
    storedForm: (key, data) => {
      const found = section(key);
      return found ? storedForm(found, data) : data;
    },
    send: (key, data, revision) => {
      if (!isSignedIn(userId)) throw new Error('Somebody else is signed in.');
      return saveSection({ documentId, key, data, revision });
    },
    apply: (stored, by) => applySection(queryClient, documentId, stored, by),
    keep: (key, draft) => {
      const work = { documentId, key };
      if (draft === null) {
        dropUnsent(userId, thisTab(), work);
        return true;
      }
      const { data, text, base } = draft;
      return keepUnsent(userId, thisTab(), { ...work, data, text, revision: base.revision, at: Date.now() });
    },
    succeeded: (key) => toast({ title: 'Section updated', description: `${key} has been saved successfully` }),
    failed: (error) => {
      const description = refusalText(error, 'save') || 'An error occurred';
      toast({ title: 'Failed to save', description, variant: 'destructive' });
    },
  };
}
