import { QueryClient } from '@tanstack/react-query';
import { request } from './api/client';
import { ApiError } from './api/errors';

const MINUTE = 60_000;

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH = {
  standard: 5 * MINUTE,
  balance: 30_000,
  billingBalance: 10_000,
  shellBalance: 0,
  documents: 30_000,
  transactions: 30_000,
  subscription: 30_000,
  estimate: 30_000,
} as const;

const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

/** A refusal stays one, however often it is asked again; only trouble on the way or at the server is tried anew. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429) return false;
  return failures < RETRIES;
}

/**
 * Unused answers are kept for the library's five minutes in a browser. On the server they go with the page: a time
 * of our own would make each page that was rendered wait for it in memory.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        /** A query without its own function reads the path that its key begins with. */
        queryFn: ({ queryKey, signal }) => request(String(queryKey[0]), { signal }),
        staleTime: FRESH.standard,
        retry: shouldRetry,
        retryDelay,
        // Without a network a question fails and says so, and is asked anew when it is back. The library would hold
        // it back, and show what stands for "loading" until then.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
