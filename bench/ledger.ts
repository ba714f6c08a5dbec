// (e) What the ledger costs: movements against the bare two statements, and reading a wallet that has lived long.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';
import { CreditsService } from '#backend/credits/credits.service.js';
import { createDataSource } from '#backend/database/data-source.js';
import { inTransaction } from '#backend/database/in-transaction.js';
import { type Person } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';

const CONNECTIONS = 10;
const MOVEMENTS = 3_000;
const WALLETS = 100;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8);
const SHORT_HISTORY = 1_000;
const LONG_HISTORY = 1_000_000;
const REQUESTS = 1_500;

const product = await startProduct();
const dataSource = await createDataSource(product.databaseUrl, { poolSize: CONNECTIONS });
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: CONNECTIONS });
const credits = new CreditsService();
try {
  const figures: Figure[] = [];
  for (const wallets of [1, WALLETS]) figures.push(await compareMovements(wallets));
  figures.push(await compareHistories());
  report({
    title: 'Ledger',
    method:
      `${MOVEMENTS.toLocaleString('en-GB')} movements in a round on ${CONNECTIONS} connections, ${ROUNDS} rounds for each ` +
      'in turn; medians. The bare peer sends BEGIN, a guarded UPDATE of the balance, an INSERT and COMMIT through pg, to ' +
      'the same tables with the same triggers. The list of movements is read over HTTP, ten rows, by two people in turn.',
    figures,
  });
} finally {
  await pool.end();
  await dataSource.destroy();
  await product.stop();
}

async function newWallets(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    await pool.query(`INSERT INTO workspaces (id, name, slug) VALUES ($1, 'Wallet', $2)`, [id, id]);
  }
  return ids;
}

async function compareMovements(count: number): Promise<Figure> {
  const [ours, theirs] = [await newWallets(count), await newWallets(count)];
  await movePerSecond(ours, ourMovement);
  await movePerSecond(theirs, bareMovement);
  const ratios: number[] = [];
  const speeds: { our: number; their: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await movePerSecond(ours, ourMovement) : null;
    const their = await movePerSecond(theirs, bareMovement);
    const our = first ?? (await movePerSecond(ours, ourMovement));
    speeds.push({ our, their });
    ratios.push(our / their);
  }
  const what = count === 1 ? 'movements per second on one wallet' : `movements per second over ${count} wallets`;
  console.log(`${what}: ${median(ratios).toFixed(2)}`);
  return {
    what,
    measured: inNumber(median(speeds.map(({ our }) => our))),
    against: `bare pg: ${inNumber(median(speeds.map(({ their }) => their)))}`,
    ratio: median(ratios),
    limit: { atLeast: 0.7 },
  };
}

async function movePerSecond(
  wallets: readonly string[],
  move: (workspaceId: string) => Promise<void>,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  const work = async () => {
    while (next < MOVEMENTS) {
      const workspaceId = wallets[next % wallets.length] ?? '';
      next += 1;
      await move(workspaceId);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return (MOVEMENTS / (performance.now() - started)) * 1000;
}

async function ourMovement(workspaceId: string): Promise<void> {
  await inTransaction(dataSource, (tx) =>
    credits.grant(tx, {
      workspaceId,
      userId: null,
      type: 'promo',
      amount: 1,
      description: 'A movement',
      idempotencyKey: `bench:${randomUUID()}`,
    }),
  );
}

async function bareMovement(workspaceId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ balance: number }>(
      `UPDATE workspaces SET credit_balance = credit_balance + $2 WHERE id = $1 AND credit_balance + $2 >= 0
       RETURNING credit_balance AS balance`,
      [workspaceId, 1],
    );
    await client.query(
      `INSERT INTO credit_transactions (workspace_id, type, amount_cents, description, balance_after_cents, idempotency_key)
       VALUES ($1, 'promo', $2, 'A movement', $3, $4)`,
      [workspaceId, 1, rows[0]?.balance, `bench:${randomUUID()}`],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function compareHistories(): Promise<Figure> {
  const [young, old] = [await product.newPerson(), await product.newPerson()];
  await addMovements(young.email, SHORT_HISTORY);
  await addMovements(old.email, LONG_HISTORY);
  await pool.query('VACUUM ANALYZE credit_transactions');
  for (const person of [young, old]) await readTime(person);
  const rounds: { young: number; old: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await readTime(young) : null;
    const older = await readTime(old);
    rounds.push({ young: first ?? (await readTime(young)), old: older });
  }
  const ratio = median(rounds.map((one) => one.old / one.young));
  console.log(`GET /api/credits/transactions of a long history: ${ratio.toFixed(2)}`);
  return {
    what: `GET /api/credits/transactions of ${LONG_HISTORY.toLocaleString('en-GB')} rows`,
    measured: inTime(median(rounds.map((one) => one.old))),
    against: `of ${SHORT_HISTORY.toLocaleString('en-GB')} rows: ${inTime(median(rounds.map((one) => one.young)))}`,
    ratio,
    limit: { atMost: 1.5 },
  };
}

/** Milliseconds that one request takes when sixteen are under way. */
async function readTime({ url, accessToken }: Person): Promise<number> {
  const started = performance.now();
  const result = await autocannon({
    url: `${url}/api/credits/transactions?limit=10`,
    connections: 16,
    amount: REQUESTS,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (result.errors + result.non2xx + result.timeouts > 0) throw new Error('Reading the movements went wrong.');
  return (performance.now() - started) / REQUESTS;
}

/** Writes a history at once: the triggers, which look at the row before, would take minutes for a million. */
async function addMovements(email: string, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(
      `INSERT INTO credit_transactions (workspace_id, sequence, type, amount_cents, description, balance_after_cents,
                                        idempotency_key)
       SELECT w.id, 1 + n, 'promo', 1, 'A movement', w.credit_balance + n, 'bench:' || w.id || ':' || n
         FROM workspaces w JOIN users u ON u.id = w.personal_user_id, generate_series(1, $2::integer) AS n
        WHERE u.email = $1`,
      [email, count],
    );
    await client.query(
      `UPDATE workspaces w SET credit_balance = credit_balance + $2 FROM users u
        WHERE u.id = w.personal_user_id AND u.email = $1`,
      [email, count],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
