import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { requestRaw } from '~/lib/api/client';
import { projectPath } from '~/lib/api/project';
import type { ProjectActivity, ProjectExport, ProjectVersion, RunSummary } from '~/lib/api/types';

interface PageOf<T> {
  items: T[];
  /** Address of what is older, where there is more. */
  next: string | undefined;
}

/** The server says itself how its list goes on. */
async function requestPage<T>(path: string, signal: AbortSignal): Promise<PageOf<T>> {
  const response = await requestRaw(path, { signal });
  const items = (await response.json()) as T[];
  return { items, next: /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] };
}

/** How often runs and files that are being made are looked at. */
const WHILE_GOING_MS = 3_000;

function listQuery<T>(projectId: string, list: string, isGoing: (item: T) => boolean = () => false) {
  const path = `${projectPath(projectId)}/${list}`;
  return infiniteQueryOptions({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => requestPage<T>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isGoing)) ? WHILE_GOING_MS : false,
    staleTime: 0,
  });
}

export function useProjectActivity(projectId: string) {
  return useInfiniteQuery(listQuery<ProjectActivity>(projectId, 'activity'));
}

export function useProjectRuns(projectId: string) {
  return useInfiniteQuery(listQuery<RunSummary>(projectId, 'runs', ({ status }) => status === 'running'));
}

export function useProjectVersions(projectId: string) {
  return useInfiniteQuery(listQuery<ProjectVersion>(projectId, 'versions'));
}

export function useProjectExports(projectId: string) {
  return useInfiniteQuery(
    listQuery<ProjectExport>(projectId, 'exports', ({ status }) => status === 'queued' || status === 'processing'),
  );
}
