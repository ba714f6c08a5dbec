import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { Config } from '../../config/config.js';

export const WORK_QUEUE = 'work';

/**
 * Where the queue lives: Redis where `REDIS_URL` is set, else the `bullmq` schema of the database.
 * Both speak the same Queue and Worker API, whose option type only knows Redis.
 */
export function queueConnection({ redis, database }: Pick<Config, 'redis' | 'database'>): ConnectionOptions {
  if (redis) return { url: redis.url, maxRetriesPerRequest: null };
  setDefaultBackendFactory(createPostgresBackend);
  const postgres = { connectionString: database.url, schema: 'bullmq', migrate: true };
  return postgres satisfies object as ConnectionOptions;
}
