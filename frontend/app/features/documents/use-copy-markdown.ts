import { useCallback } from 'react';
import { toast } from '~/components/ui/toast';
import type { DocumentDetail } from '~/lib/api/types';
import { documentMarkdown } from './document-text';

/** Puts the saved document on the clipboard as Markdown, and tells the outcome. */
export function useCopyMarkdown(document: DocumentDetail): () => Promise<void> {
  return useCallback(async () => {
    try {
      await navigator.clipboard.writeText(documentMarkdown(document));
      toast({ title: 'Copied', description: 'The document is on the clipboard, as Markdown.' });
    } catch {
      toast({
        title: 'Could not copy',
        description: 'The browser does not let this page write to the clipboard. Export it as Markdown instead.',
        variant: 'destructive',
      });
    }
  }, [document]);
}
