import type { QueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { resumeWork } from './desks';

/** Sends what earlier tabs have left behind, whichever document it belongs to, and tells what waits for a choice. */
export async function resumeEverything(
  queryClient: QueryClient,
  userId: string,
  open: (address: string) => void,
): Promise<void> {
  for (const { desk, documentId } of await resumeWork(queryClient, userId)) {
    const stored = await desk.flush();
    if (stored) {
      toast({ title: 'Earlier edits saved', description: 'What you had written before is part of the document now.' });
    } else {
      toast({
        title: 'Earlier edits wait for you',
        description: 'They could not be saved by themselves.',
        action: { label: 'Open the document', onClick: () => open(`/app/documents/${documentId}?tab=edit`) },
      });
    }
  }
}
