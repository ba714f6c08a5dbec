import { useEffect, useState } from 'react';
import { forgetDraft, readDraft } from './kept-draft';

/** What was kept when this template's page was left to buy credits: given back once. */
export function useKeptDraft(templateId: string, enabled: boolean) {
  const [draft] = useState(() => (enabled ? readDraft(templateId) : null));
  useEffect(() => {
    if (enabled) forgetDraft(templateId);
  }, [templateId, enabled]);
  return draft;
}
