import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { Config } from '../../config/config.js';

export const WORK_QUEUE = 'work';

/**
 * Where the queue lives: Redis where `REDIS_URL` is set, else the `bullmq` schema of the database.
 * Both speak the same Queue and Worker API, whose option type only knows Redis.
 */
export function queueConnection({ redis, database }: Pick<Config, 'redis' | 'database'>): ConnectionOptions {
  if (redis) return { url: redis.url, maxRetriesPerRequest: null, retryStrategy: retryDelayMs };
  setDefaultBackendFactory(createPostgresBackend);
  const postgres = { connectionString: database.url, schema: 'bullmq', migrate: true };
  return postgres satisfies object as ConnectionOptions;
}

const FAREWELL_MS = 5_000;
const LONGEST_RETRY_MS = 2_000;

/**
 * How long to wait before the next attempt to reach Redis. Always shorter than the farewell: a connection is given up
 * in an attempt only. Dropped between two, it would wait for an end that never comes.
 */
function retryDelayMs(attempt: number): number {
  return Math.min(attempt * 200, LONGEST_RETRY_MS);
}

/**
 * Closes a queue or worker. A Redis that is away would be waited for, however long: then the connection is dropped,
 * and with it what waits for an answer.
 */
export async function closeInTime(end: { close(): Promise<void>; disconnect(): Promise<void> }): Promise<void> {
  const closed = end.close();
  const late = sleep(FAREWELL_MS, 'late' as const, { ref: false });
  if ((await Promise.race([closed, late])) !== 'late') return;
  for (const ending of [closed, end.disconnect()]) ending.catch(() => undefined);
}
