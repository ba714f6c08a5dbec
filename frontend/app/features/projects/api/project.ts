import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestList } from '~/lib/api/client';
import { DOCUMENTS_PATH } from '~/lib/api/documents';
import type { DocumentSummary, Project } from '~/lib/api/types';

/** Documents of one project that are shown; a project has a handful. */
const MOST_DOCUMENTS = 100;

export function useProject(projectId: string) {
  return useQuery(
    queryOptions<Project>({ queryKey: [`/api/projects/${encodeURIComponent(projectId)}`], staleTime: 0 }),
  );
}

/** Newest first. */
export function useProjectDocuments(projectId: string) {
  return useQuery({
    queryKey: [DOCUMENTS_PATH, { projectId }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ projectId }),
        range: JSON.stringify([0, MOST_DOCUMENTS - 1]),
        sort: JSON.stringify(['createdAt', 'DESC']),
      });
      return requestList<DocumentSummary>(`${DOCUMENTS_PATH}?${query}`, { signal });
    },
    staleTime: 0,
  });
}
