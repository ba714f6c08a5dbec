import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestRaw, saveFile } from '~/lib/api/client';
import type { CreditTransaction } from '~/lib/api/types';
import { FRESH } from '~/lib/query-client';
import { filterQuery } from '../history/filter';
import type { MovementFilter } from '../history/filter';

const PAGE = 25;
const PATH = '/api/credits/transactions';

interface Page {
  items: CreditTransaction[];
  /** The last of these, when there are older ones. */
  next: string | null;
}

async function readPage(filter: MovementFilter, before: string | null, signal: AbortSignal): Promise<Page> {
  const query = filterQuery(filter);
  query.set('limit', String(PAGE));
  if (before) query.set('before', before);
  const response = await requestRaw(`${PATH}?${query}`, { signal });
  const items = (await response.json()) as CreditTransaction[];
  const more = response.headers.get('Link')?.includes('rel="next"') ?? false;
  return { items, next: more ? (items.at(-1)?.id ?? null) : null };
}

/** Every movement that the filter names, the newest first, a page at a time. */
export function useMovements(filter: MovementFilter) {
  return useInfiniteQuery({
    queryKey: [PATH, 'all', filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH.transactions,
    placeholderData: keepPreviousData,
  });
}

/** Saves what the filter names as a spreadsheet. */
export async function downloadMovements(filter: MovementFilter): Promise<void> {
  await saveFile(await requestRaw(`${PATH}/csv?${filterQuery(filter)}`), 'specforge-credits.csv');
}
