import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, createPostgresBackend, createRedisBackend, setDefaultBackendFactory } from 'bullmq';
import type { Config } from '../../config/config.js';

export const WORK_QUEUE = 'work';

/** How each connection to Redis is told to try once more and then no longer. */
const lastAttempts = new WeakMap<object, () => void>();

/**
 * Where the queue lives: Redis where `REDIS_URL` is set, else the `bullmq` schema of the database.
 * Both speak the same Queue and Worker API, whose option type only knows Redis.
 */
export function queueConnection({ redis, database }: Pick<Config, 'redis' | 'database'>): ConnectionOptions {
  if (redis) {
    let last = false;
    const retryStrategy = (attempt: number) => (last ? null : Math.min(attempt * 200, LONGEST_RETRY_MS));
    const connection = { url: redis.url, maxRetriesPerRequest: null, retryStrategy };
    lastAttempts.set(connection, () => (last = true));
    // It holds for the whole process, which may have had a queue in a database before.
    setDefaultBackendFactory(createRedisBackend);
    return connection;
  }
  setDefaultBackendFactory(createPostgresBackend);
  const postgres = { connectionString: database.url, schema: 'bullmq', migrate: true };
  return postgres satisfies object as ConnectionOptions;
}

const FAREWELL_MS = 5_000;
const LONGEST_RETRY_MS = 2_000;
const LAST_ATTEMPT_MS = LONGEST_RETRY_MS + 1_000;

interface Ending {
  opts: { connection?: ConnectionOptions };
  close(): Promise<void>;
  disconnect(): Promise<void>;
}

/**
 * Closes a queue or worker. A Redis that is away would be waited for, however long: then the next attempt to reach it
 * is the last, and what waits for an answer gets none. Dropped between two attempts, the connection would wait for an
 * end that never comes.
 */
export async function closeInTime(end: Ending): Promise<void> {
  const closed = end.close();
  if (await settles(closed, FAREWELL_MS)) return closed;
  closed.catch(() => undefined);
  if (end.opts.connection) lastAttempts.get(end.opts.connection)?.();
  if (await settles(closed, LAST_ATTEMPT_MS)) return;
  end.disconnect().catch(() => undefined);
}

async function settles(work: Promise<void>, withinMs: number): Promise<boolean> {
  const settled = work.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, sleep(withinMs, false, { ref: false })]);
}
