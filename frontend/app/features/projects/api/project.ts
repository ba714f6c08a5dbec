import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, requestList } from '~/lib/api/client';
import { DOCUMENTS_PATH } from '~/lib/api/documents';
import { projectPath, projectQuery } from '~/lib/api/project';
import type { DocumentSummary, Project, TemplateSuggestion } from '~/lib/api/types';

/** Documents of one project that are shown; a project has a handful. */
const MOST_DOCUMENTS = 100;
/** How often the list is asked again while one of them is being written. */
const WHILE_GENERATING_MS = 3_000;

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
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'generating') ? WHILE_GENERATING_MS : false,
  });
}

/** Templates that suit what the project has, the most fitting first. */
export function useSuggestedTemplates(projectId: string) {
  return useQuery<TemplateSuggestion[]>({
    queryKey: [`${projectPath(projectId)}/suggested-templates`],
    staleTime: 0,
  });
}

export function useChangeProject(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Pick<Project, 'title' | 'idea'>>) =>
      request<Project>(projectPath(projectId), { method: 'PATCH', body: change }),
    onSuccess: (project) => {
      queryClient.setQueryData(projectQuery(projectId).queryKey, project);
      // Documents say what their project is called, and whether its idea is still theirs.
      void queryClient.invalidateQueries({ queryKey: [DOCUMENTS_PATH] });
      void queryClient.invalidateQueries({ queryKey: [`${projectPath(projectId)}/activity`] });
    },
  });
}
