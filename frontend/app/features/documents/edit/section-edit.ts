import { createContext, use } from 'react';
import type { Change } from '../drafts';
import type { RecordOption } from './record-options';

/** What the controls of one section's form share. */
export interface SectionEdit {
  change: (update: Change) => void;
  /** What is wrong at a place, to be said there. */
  problemAt: (path: string) => string | undefined;
  /** Marks a place as visited, so that its problems are shown. */
  touch: (path: string) => void;
  /** Takes the focus there once the change is on the page: selectors within the section, of which the first found counts. */
  focusNext: (...selectors: string[]) => void;
  /** Lets the keyboard add a row to the list at a path. Returns what takes that back. */
  offerAdding: (path: string, add: (index: number) => void) => () => void;
  announce: (message: string) => void;
  records: readonly RecordOption[];
}

export const SectionEditContext = createContext<SectionEdit | null>(null);

export function useSectionEdit(): SectionEdit {
  const edit = use(SectionEditContext);
  if (!edit) throw new Error('A control needs a section around it');
  return edit;
}
