import { useEffect, useRef } from 'react';
import { toast } from '~/components/ui/toast';
import { downloadExport } from '~/lib/api/download-export';
import type { DocumentExport } from '~/lib/api/types';
import { isGoing } from '../api/exports';

/** Downloads what was ordered on this page as soon as it is made, and says how it went. */
export function useWatchedExports(exports: DocumentExport[] | undefined) {
  const watched = useRef(new Set<string>());
  useEffect(() => {
    for (const one of exports ?? []) {
      if (isGoing(one) || !watched.current.delete(one.id)) continue;
      if (one.status === 'completed') void deliver(one.id);
      if (one.status === 'failed') fail(one.errorMessage);
    }
  }, [exports]);
  return { watch: (id: string) => void watched.current.add(id), watched };
}

export async function deliver(id: string): Promise<void> {
  try {
    const name = await downloadExport(id);
    toast({ title: 'Export successful', description: `Your document has been downloaded as ${name}` });
  } catch (error) {
    fail(error instanceof Error ? error.message : null);
  }
}

function fail(reason: string | null) {
  toast({ title: 'Export failed', description: reason || 'Failed to export document', variant: 'destructive' });
}
