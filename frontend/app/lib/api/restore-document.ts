import type { QueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { refusalText } from '~/lib/show-refusal';
import { request } from './client';
import { documentPath } from './document';
import { DOCUMENTS_PATH } from './documents';
import { projectPath } from './project';

interface Restored {
  id: string;
  title: string;
  projectId: string;
}

/** Takes a deletion back and tells the outcome. Not a hook: the message that offers it outlives the screen it came from. */
export async function restoreDocument(queryClient: QueryClient, { id, title, projectId }: Restored): Promise<void> {
  try {
    await request(`${documentPath(id)}/restore`, { method: 'POST' });
  } catch (error) {
    toast({ title: 'Not restored', description: refusalText(error), variant: 'destructive' });
    return;
  }
  toast({ title: 'Document restored', description: `“${title}” is there again, as it was.` });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [DOCUMENTS_PATH] }),
    queryClient.invalidateQueries({ queryKey: [documentPath(id)] }),
    queryClient.invalidateQueries({ queryKey: [`${projectPath(projectId)}/activity`] }),
  ]);
}
