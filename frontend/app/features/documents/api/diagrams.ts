import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DiagramPicture, DocumentDiagrams } from '~/lib/api/types';

/** How often to ask for pictures that are being drawn, and how many times at the most. */
const DRAWING_MS = 1_500;
const MOST_ASKED = 12;

/** Pictures by the source of their diagram, from where they are asked for at `path`. A changed diagram is asked for anew. */
export function useDiagramPictures(path: string, sources: readonly string[]): ReadonlyMap<string, DiagramPicture> {
  const query = queryOptions<DocumentDiagrams>({
    queryKey: [path, ...sources],
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.drawing && state.dataUpdateCount < MOST_ASKED ? DRAWING_MS : false),
    placeholderData: (before) => before,
  });
  const { data } = useQuery({ ...query, enabled: sources.length > 0 });
  return useMemo(() => new Map(data?.pictures.map((picture) => [picture.source, picture])), [data]);
}
