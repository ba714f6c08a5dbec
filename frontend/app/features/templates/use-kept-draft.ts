import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '~/lib/kept-draft';
import type { DraftPlace, KeptDraft } from '~/lib/kept-draft';

/** What was kept when this template's page was left, or read anew. `place`: null where nothing is given back. */
export function useKeptDraft(place: DraftPlace | null): KeptDraft | null {
  const [draft] = useState(() => place && readDraft(place));
  const first = useRef(place);
  // A selection without words is given back once; words are kept again by the page that shows them.
  useEffect(() => {
    if (first.current) forgetDraft(first.current);
  }, []);
  return draft;
}

/** Keeps what is being written until it is started, so that no reload and no ended session takes it away. */
export function useKeepDraft(place: DraftPlace | null, { sections, idea, describing }: KeptDraft): void {
  const { userId, templateId, projectId = null } = place ?? {};
  const isKept = useRef(false);
  useEffect(() => {
    if (userId === undefined || templateId === undefined) return;
    const here = { userId, templateId, projectId };
    if (idea.trim() !== '') keepDraft(here, { sections, idea, describing });
    else if (isKept.current) forgetDraft(here);
    isKept.current = idea.trim() !== '';
  }, [userId, templateId, projectId, sections, idea, describing]);
}
