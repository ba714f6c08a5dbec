import type { QueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { resumeWork } from './desks';
import type { Resumed } from './desks';

type Open = (address: string) => void;

/** Sends what earlier tabs have left behind, whichever document it belongs to, and tells what waits for a choice. */
export async function resumeEverything(queryClient: QueryClient, userId: string, open: Open): Promise<void> {
  const resumed = await resumeWork(queryClient, userId);
  for (const { desk, document, sections } of resumed) {
    if (sections === 0) continue;
    const stored = await desk.flush();
    if (stored) {
      toast({ title: 'Earlier edits saved', description: 'What you had written before is part of the document now.' });
    } else {
      toast({
        title: 'Earlier edits wait for you',
        description: 'They could not be saved by themselves.',
        action: { label: 'Open the document', onClick: () => open(`/app/documents/${document.id}?tab=edit`) },
      });
    }
  }
  tellTakenOut(resumed, open);
}

/** Said once as long as the tab is open; the work itself stays kept. */
const told = new Set<string>();

/** Tells of kept work whose section is no longer part of its document. */
export function tellTakenOut(resumed: readonly Resumed[], open?: Open): void {
  for (const { document, takenOut } of resumed) {
    const news = takenOut.filter((title) => !told.has(`${document.id}/${title}`));
    if (news.length === 0) continue;
    for (const title of news) told.add(`${document.id}/${title}`);
    const [names, were, them] = [
      news.map((title) => `“${title}”`).join(', '),
      ...(news.length > 1 ? PLURAL : SINGULAR),
    ];
    toast({
      title: 'Earlier edits wait for you',
      description: `${names} ${were} taken out of “${document.title}”. Put ${them} in again, and what you had written is there.`,
      ...(open && {
        action: { label: 'Open the document', onClick: () => open(`/app/documents/${document.id}?tab=edit`) },
      }),
    });
  }
}

const SINGULAR = ['was', 'it'] as const;
const PLURAL = ['were', 'them'] as const;
