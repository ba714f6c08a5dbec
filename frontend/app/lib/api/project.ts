import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Project } from './types';

export const projectPath = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}`;

export const projectQuery = (projectId: string) =>
  queryOptions<Project>({ queryKey: [projectPath(projectId)], staleTime: 0 });

/** Asked only for a project that somebody names. */
export function useProject(projectId: string | null) {
  return useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== null });
}
