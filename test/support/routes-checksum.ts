import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.js';
import type { Tenant } from './routes-world.js';

/** Counters and bookkeeping of the server itself, which no tenant sees. */
const NOT_TENANTS = new Set(['migrations', 'rate_limit_store']);

interface Table {
  table: string;
  /** Null where rows belong to no workspace. */
  column: string | null;
}

const known = new WeakMap<TestApp, Promise<Table[]>>();

function tablesOf(app: TestApp): Promise<Table[]> {
  const found = known.get(app) ?? readTables(app);
  known.set(app, found);
  return found;
}

function readTables({ dataSource }: TestApp): Promise<Table[]> {
  return dataSource.query(
    `SELECT c.relname AS "table", a.attname AS "column"
       FROM pg_class c
       LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
  );
}

/**
 * A fingerprint of all rows of all tables; with a tenant, of what belongs to its workspace or its owner. Two that are
 * equal mean that nothing was written in between: where a row stands and which transaction wrote it change with every
 * write, and are told without reading what the row holds.
 */
export async function checksum(app: TestApp, tenant?: Tenant): Promise<Record<string, string>> {
  const parts = (await tablesOf(app))
    .filter(({ table, column }) => !NOT_TENANTS.has(table) && (tenant === undefined || column !== null))
    .map(({ table, column }) => {
      const where = tenant === undefined ? '' : `WHERE ${column} = '${tenant.workspaceId}'`;
      return `SELECT '${table}' AS name, coalesce(md5(string_agg(concat(ctid, '/', xmin), ',' ORDER BY ctid)), '') AS sum
                FROM "${table}" ${where}`;
    });
  const rows: { name: string; sum: string }[] = await app.dataSource.query(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Settles when no worker has an export of the tenant in hand: what was ordered before changes rows when it is made. */
export async function exportsAtRest({ dataSource }: TestApp, { workspaceId }: Tenant): Promise<void> {
  for (;;) {
    // Those that a test lends to nobody for an hour stay as they are.
    const underWay = await dataSource.query(
      `SELECT 1 FROM export_jobs WHERE workspace_id = $1 AND status IN ('queued', 'processing')
          AND coalesce(lease_until, now()) < now() + interval '1 minute' LIMIT 1`,
      [workspaceId],
    );
    if (underWay.length === 0) return;
    await sleep(50);
  }
}
