import { createDataSource } from './data-source.js';

/** Any constant will do, as long as nothing else in the database locks on it. */
const MIGRATION_LOCK = 7_214_001;

/** Brings the schema up to date. Processes that start together wait for each other. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const dataSource = await createDataSource(databaseUrl);
  try {
    const runner = dataSource.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await runner.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
