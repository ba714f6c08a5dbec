import 'reflect-metadata';
import pg from 'pg';
import { ConfigError, readSettings } from './config/config.js';
import { checkLedger } from './credits/ledger-check.js';
import { startEmbeddedPostgres } from './embedded/postgres.js';
import { lockDataDir } from './instance-lock.js';

/** `npm run ledger:verify`: says what is off in the ledger. Exit 0: nothing; 1: something; 2: it could not be checked. */
async function verify(): Promise<number> {
  const settings = readSettings(process.env);
  const embedded = settings.database ? null : await openEmbedded(settings.dataDir);
  const client = new pg.Client({ connectionString: settings.database?.url ?? embedded?.url });
  try {
    await client.connect();
    const problems = await checkLedger(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
    for (const { rule, count, rows } of problems) {
      console.error(`Broken: ${rule} (${count})`);
      for (const row of rows) console.error(`  ${JSON.stringify(row)}`);
    }
    const { rows } = await client.query<{ wallets: string; rows: string }>(
      'SELECT (SELECT count(*) FROM workspaces) AS wallets, (SELECT count(*) FROM credit_transactions) AS rows',
    );
    console.log(
      `${rows[0]?.rows ?? 0} ledger rows of ${rows[0]?.wallets ?? 0} wallets: ` +
        (problems.length === 0 ? 'every rule holds.' : `${problems.length} rules are broken.`),
    );
    return problems.length === 0 ? 0 : 1;
  } finally {
    await client.end().catch(() => undefined);
    await embedded?.stop();
  }
}

/** The database of a product that is running stays as it is; otherwise it is started for the check alone. */
async function openEmbedded(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  let release: (() => void) | null = null;
  try {
    release = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  const postgres = await startEmbeddedPostgres({ dataDir });
  return {
    url: postgres.url,
    stop: async () => {
      if (!release) return;
      await postgres.stop();
      release();
    },
  };
}

verify().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
