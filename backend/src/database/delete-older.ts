import type { DataSource } from 'typeorm';

const BATCH = 500;

/**
 * Removes the rows of a table whose time (an SQL expression over its columns) lies more than so many days back, in
 * batches, so that no lock is held for long. Answers how many there were.
 */
export async function deleteOlder(dataSource: DataSource, table: string, time: string, days: number): Promise<number> {
  let total = 0;
  for (let count = BATCH; count === BATCH; total += count) {
    [, count] = await dataSource.query<[unknown, number]>(
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE ${time} < now() - make_interval(days => $1) LIMIT $2)`,
      [days, BATCH],
    );
  }
  return total;
}
