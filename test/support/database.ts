import { randomUUID } from 'node:crypto';
import 'reflect-metadata';
import pg from 'pg';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { migrateDatabase } from '../../backend/src/database/migrate.js';
import { TemplateSeedingService } from '../../backend/src/templates/template-seeding.service.js';

const TEMPLATE = 'migrated';
/** Any constant: test files that start together make the template one after the other. */
const TEMPLATE_LOCK = 815;

/** A fresh, migrated database of its own. `drop` may be called once nothing is connected any more. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = serverUrl();
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (found.rowCount === 0) {
      // Renamed only when complete, so that an interrupted run leaves no half-made template.
      const draft = `${TEMPLATE}_${randomUUID().slice(0, 8)}`;
      await client.query(`CREATE DATABASE "${draft}"`);
      await migrateDatabase(databaseUrl(draft));
      await seedTemplates(databaseUrl(draft));
      await client.query(`ALTER DATABASE "${draft}" RENAME TO "${TEMPLATE}"`);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, in a third of the time: nobody needs the log of what was copied.
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${TEMPLATE}" STRATEGY FILE_COPY`),
  );
  return {
    url: databaseUrl(name),
    drop: () => withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)),
  };
}

/** Shipped templates are read and checked once for all test files. */
async function seedTemplates(url: string): Promise<void> {
  const dataSource = await createDataSource(url);
  try {
    await new TemplateSeedingService(dataSource, { role: 'all' }).seedShipped();
  } finally {
    await dataSource.destroy();
  }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is set by database-server.setup.mjs; run the tests through Jest.');
  return url;
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
