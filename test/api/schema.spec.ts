import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { createTestDatabase } from '../support/database.js';

/** Enumerations as the specification lists them; what was added to one is said beside it. */
const ENUMERATIONS: Record<string, string[]> = {
  plan: ['free', 'plus', 'pro', 'ultimate'],
  project_status: ['draft', 'ready', 'unlocked'],
  document_status: ['draft', 'generating', 'ready', 'failed'],
  // ultimate added: the plan can be bought.
  purchase_type: ['single', 'plus', 'pro', 'ultimate'],
  subscription_status: ['active', 'canceled', 'incomplete'],
  generation_type: ['basic', 'advanced', 'premium_personas'],
  premium_feature: [
    'expanded_personas',
    'competitive_intelligence',
    'technical_architecture',
    'gtm_strategy',
    'regulatory_compliance',
    'design_architecture',
  ],
  premium_dependency_type: ['upstream', 'parallel', 'downstream'],
  credit_transaction_type: [
    'purchase',
    'deduction',
    'refund',
    'admin_adjustment',
    'subscription_grant',
    'monthly_grant',
    'bundle',
    'generation',
    'improve',
    'regenerate',
    'promo',
  ],
  template_visibility: ['base', 'standard', 'premium'],
  credit_purchase_status: ['pending', 'completed', 'failed', 'refunded'],
  workspace_role: ['owner', 'admin', 'editor', 'viewer'],
  invitation_status: ['pending', 'accepted', 'declined', 'expired'],
  workspace_subscription_status: ['trial', 'active', 'past_due', 'canceled', 'paused'],
  version_status: ['draft', 'active', 'archived'],
  diff_type: ['addition', 'deletion', 'modification'],
  comment_type: ['general', 'suggestion', 'question', 'task'],
  share_access_level: ['view', 'comment', 'edit'],
  export_status: ['queued', 'processing', 'completed', 'failed', 'cancelled'],
  export_format: ['pdf', 'docx', 'pptx', 'csv'],
  export_template: ['executive', 'technical', 'marketing'],
  doc_type: ['PRD', 'BRD', 'FRD', 'TDD', 'RFC'],
  run_status: ['running', 'paused', 'done', 'failed'],
  chat_role: ['user', 'assistant'],
  template_category: [
    'product-tech',
    'business-strategy',
    'design-ux',
    'engineering-delivery',
    'product-management',
    'marketing-growth',
    'operations-compliance',
    'agency-client',
  ],
};

/** Tables of accounts, of the platform and of the template library, which belong to no workspace. */
const WITHOUT_WORKSPACE = [
  'audit_logs',
  'document_claims',
  'idempotency_keys',
  'ledger_checks',
  'migrations',
  'one_time_tokens',
  'payment_events',
  'rate_limit_store',
  'refresh_tokens',
  'seeded_content',
  'sessions',
  'template_downloads',
  'template_versions',
  'templates',
  'users',
  'workspaces',
];

interface ForeignKeyRow {
  /** `{table}_{column that links}_fkey`: a key over two columns also ties the rows to one workspace or document. */
  name: string;
  table: string;
  /** In the order of the key. */
  columns: string[];
  target: string;
  onDelete: string;
}

const FOREIGN_KEYS = `
  SELECT c.conname::text AS name, c.conrelid::regclass::text AS "table", c.confrelid::regclass::text AS target,
         CASE c.confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END
           AS "onDelete",
         array(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k(attnum, n)
                 JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum ORDER BY k.n) AS columns
    FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
   WHERE c.contype = 'f' AND n.nspname = 'public'`;

describe('the schema', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataSource: DataSource;
  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => dataSource.query(sql, values);

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('has the columns and types that the entities say', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    // Keys, checks and indexes are the migrations' own; the tests below look at them.
    const pending = upQueries
      .map(({ query: sql }) => sql)
      .filter((sql) => !/(ADD|DROP) CONSTRAINT|^(CREATE|DROP) (UNIQUE )?INDEX/.test(sql));
    expect(pending).toEqual([]);
  });

  it('has the enumerations of the specification', async () => {
    const rows = await query<{ name: string; values: string[] }>(
      `SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS values
         FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname`,
    );
    const found = Object.fromEntries(rows.map(({ name, values }) => [name, values]));
    expect(found).toMatchObject(ENUMERATIONS);
  });

  it('gives every table a primary key', async () => {
    const rows = await query(
      `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r'
          AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'p')`,
    );
    expect(rows).toEqual([]);
  });

  it('names the workspace in every row that belongs to one', async () => {
    const rows = await query<{ table: string }>(
      `SELECT t.table_name AS "table" FROM information_schema.tables t
        WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND NOT EXISTS (
          SELECT 1 FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name = t.table_name
             AND c.column_name = 'workspace_id' AND c.is_nullable = 'NO')
        ORDER BY 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual(WITHOUT_WORKSPACE);
  });

  it('has the foreign keys that the entities declare, with what deleting does', async () => {
    const describeKey = (table: string, column: string, target: string, onDelete: string) =>
      `${table}.${column} -> ${target} on delete ${onDelete}`;
    const declared = dataSource.entityMetadatas.flatMap(({ foreignKeys, tableName }) =>
      foreignKeys.map((key) =>
        describeKey(tableName, key.columnNames[0] ?? '', key.referencedTablePath, key.onDelete ?? 'NO ACTION'),
      ),
    );
    const rows = await query<ForeignKeyRow>(FOREIGN_KEYS);
    const found = rows.map(({ name, table, target, onDelete }) =>
      describeKey(table, name.slice(table.length + 1, -'_fkey'.length), target, onDelete),
    );
    expect(found.sort()).toEqual(declared.sort());
  });

  it('has an index for every foreign key', async () => {
    const keys = await query<ForeignKeyRow>(FOREIGN_KEYS);
    const indexes = await query<{ table: string; columns: string[]; partial: boolean }>(
      `SELECT i.indrelid::regclass::text AS "table", i.indpred IS NOT NULL AS partial,
              array(SELECT pg_get_indexdef(i.indexrelid, n, true) FROM generate_series(1, i.indnkeyatts) n) AS columns
         FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public'`,
    );
    const unindexed = keys.filter(
      ({ table, columns }) =>
        !indexes.some(
          (index) =>
            index.table === table &&
            !index.partial &&
            columns.includes(index.columns[0]?.split(' ')[0] ?? '') &&
            // A pair is found by its more selective half; the workspace alone would read all of a tenant.
            (columns.length === 1 || index.columns[0]?.split(' ')[0] !== 'workspace_id'),
        ),
    );
    expect(unindexed).toEqual([]);
  });

  it('lets no foreign key change a row of the ledger', async () => {
    const rows = await query<ForeignKeyRow>(FOREIGN_KEYS);
    const kept = rows.filter(({ table }) => ['credit_transactions', 'generation_costs', 'audit_logs'].includes(table));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ onDelete }) => onDelete !== 'RESTRICT')).toEqual([]);
  });

  it('makes ids of version 7 that follow one another', async () => {
    const [row] = await query<{ ids: string[] }>(
      `SELECT array(SELECT uuid_v7()::text FROM (VALUES (1), (2)) n, pg_sleep(0.002)) AS ids`,
    );
    const [first = '', second = ''] = row?.ids ?? [];
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second.slice(0, 13) >= first.slice(0, 13)).toBe(true);
    const milliseconds = Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(milliseconds - Date.now())).toBeLessThan(60_000);
  });

  it('shows the limiter’s store as rate limits', async () => {
    const userId = '019a9d00-0000-7000-8000-000000000001';
    await query(
      `INSERT INTO rate_limit_store (key, points, expire)
       VALUES ('login:ip:2001:db8::1', 3, 1763683200000), ('runs:user:${userId}', 1, NULL)`,
    );
    expect(await query('SELECT * FROM rate_limits ORDER BY key')).toEqual([
      { user_id: null, ip: '2001:db8::1', key: 'login', count: 3, window_end: new Date(1_763_683_200_000) },
      { user_id: userId, ip: null, key: 'runs', count: 1, window_end: null },
    ]);
  });

  it('is described in docs/data-model.md, field by field', async () => {
    const text = await readFile(new URL('../../docs/data-model.md', import.meta.url), 'utf8');
    const sections = new Map(
      text.split('\n#### ').map((part) => [/^`(\w+)`/.exec(part)?.[1], part.split('\n### ')[0]]),
    );
    const columns = await query<{ table: string; column: string }>(
      `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
        WHERE c.table_schema = 'public' AND c.table_name <> 'migrations'`,
    );
    const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    const missing = columns.filter(({ table, column }) => !sections.get(table)?.includes(`\`${camelCase(column)}\``));
    expect(missing).toEqual([]);
  });
});
