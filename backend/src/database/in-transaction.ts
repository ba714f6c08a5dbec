import { setTimeout } from 'node:timers/promises';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** Serialization failure and deadlock: PostgreSQL undid everything, and the same work may well succeed now. */
const RETRYABLE = new Set(['40001', '40P01']);

/** Attempts at one piece of work, the first among them. */
const ATTEMPTS = 5;

/** Milliseconds, times the number of attempts so far: the most that is waited before the next. */
const PAUSE_MS = 40;

/**
 * Runs `work` in one transaction (READ COMMITTED) and answers what it answers. Whatever takes part receives `tx`.
 * Jobs and mails go out after it returns, never inside: `work` runs again when it fell to a deadlock, so it may touch
 * nothing but the database.
 *
 * The pause before it is not optional. Who gives way in a deadlock sets the other's lock free, but the other has to
 * wake up to take it; begun at once, the same work can be back at that lock first and meet the same deadlock again.
 */
export async function inTransaction<T>(dataSource: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction('READ COMMITTED', work);
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      await setTimeout(PAUSE_MS * attempt * (0.5 + Math.random() / 2));
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code !== undefined && RETRYABLE.has(code);
}

/** PostgreSQL's SQLSTATE of a failed query, whether it failed in a statement or at commit. */
export function databaseErrorCode(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
