import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** Serialization failure and deadlock: PostgreSQL undid everything, and the same work may well succeed now. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction (READ COMMITTED) and answers what it answers. Whatever takes part receives `tx`.
 * Jobs and mails go out after it returns, never inside: `work` runs a second time when the first fell to a deadlock,
 * so it may touch nothing but the database.
 */
export async function inTransaction<T>(dataSource: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  try {
    return await dataSource.transaction('READ COMMITTED', work);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return dataSource.transaction('READ COMMITTED', work);
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
