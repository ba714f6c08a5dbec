import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { CreditsService, type Posting } from '../../backend/src/credits/credits.service.js';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { createTestDatabase } from '../support/database.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { brokenLedgerRules } from '../support/ledger.js';

const credits = new CreditsService();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url, { poolSize: 20, connectTimeoutMS: 240_000 });
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function newWallet(): Promise<string> {
  const [row]: { id: string }[] = await dataSource.query(
    `INSERT INTO workspaces (name, slug) VALUES ('Wallet', $1) RETURNING id`,
    [randomUUID()],
  );
  return row?.id ?? '';
}

interface LedgerRow {
  key: string;
  type: string;
  amount: number;
  balanceAfter: number;
}

async function stored(workspaceId: string): Promise<{ balance: number; rows: LedgerRow[] }> {
  const [wallet]: { balance: number }[] = await dataSource.query(
    'SELECT credit_balance AS balance FROM workspaces WHERE id = $1',
    [workspaceId],
  );
  const rows: LedgerRow[] = await dataSource.query(
    `SELECT idempotency_key AS key, type, amount_cents AS amount, balance_after_cents AS "balanceAfter"
       FROM credit_transactions WHERE workspace_id = $1 ORDER BY sequence`,
    [workspaceId],
  );
  return { balance: wallet?.balance ?? NaN, rows };
}

const sum = (rows: LedgerRow[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** One step of a history: a transaction with a few movements, which may be given up at its end. */
interface Step {
  movements: { kind: 'hold' | 'charge' | 'refund' | 'grant' | 'adjust'; amount: number; key: number }[];
  givenUp: boolean;
}

/** What the ledger should do, in memory. */
class Model {
  balance = 0;
  rows: LedgerRow[] = [];

  post(key: string, type: string, amount: number): { balance: number; repeated: boolean } | string {
    const posted = this.rows.find((row) => row.key === key);
    if (posted && posted.amount !== amount) return 'another wallet or amount';
    if (posted) return { balance: posted.balanceAfter, repeated: true };
    if (this.balance + amount < 0) return `You need ${-amount} credits`;
    this.balance += amount;
    this.rows = [...this.rows, { key, type, amount, balanceAfter: this.balance }];
    return { balance: this.balance, repeated: false };
  }
}

const TYPE = { hold: 'generation', charge: 'improve', refund: 'refund', grant: 'purchase', adjust: 'admin_adjustment' };

const movement = fc.record({
  kind: fc.constantFrom('hold', 'charge', 'refund', 'grant', 'adjust'),
  amount: fc.integer({ min: 1, max: 400 }),
  // Few enough that keys come back: with the same movement, and with another one.
  key: fc.integer({ min: 0, max: 90 }),
}) satisfies fc.Arbitrary<Step['movements'][number]>;

const step: fc.Arbitrary<Step> = fc.record({
  movements: fc.array(movement, { minLength: 1, maxLength: 3 }),
  givenUp: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

class GivenUp extends Error {}

/** Does one step in the ledger and in the model, and compares every answer. */
async function take(workspaceId: string, prefix: string, model: Model, { movements, givenUp }: Step): Promise<void> {
  const before = { balance: model.balance, rows: model.rows };
  const restore = () => Object.assign(model, before);
  let expectedFailure: string | null = null;
  const work = inTransaction(dataSource, async (tx) => {
    restore();
    const named = model.rows[0];
    for (const { kind, amount, key } of movements) {
      const signed = kind === 'hold' || kind === 'charge' || (kind === 'adjust' && amount % 2 === 0) ? -amount : amount;
      const common = { workspaceId, userId: null, description: kind, idempotencyKey: `${prefix}:${key}` };
      const expected = model.post(common.idempotencyKey, TYPE[kind], signed);
      if (typeof expected === 'string') expectedFailure = expected;
      const actual = await post(tx, kind, amount, signed, common, named);
      expect({ balance: actual.balance, repeated: actual.repeated }).toEqual(expected);
    }
    if (givenUp) throw new GivenUp();
  });

  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure !== null) restore();
  if (expectedFailure !== null) expect(String(failure)).toContain(expectedFailure);
  else if (!(failure instanceof GivenUp)) expect(failure).toBeNull();
}

async function post(
  tx: Parameters<CreditsService['hold']>[0],
  kind: keyof typeof TYPE,
  amount: number,
  signed: number,
  common: { workspaceId: string; userId: null; description: string; idempotencyKey: string },
  named: LedgerRow | undefined,
): Promise<Posting> {
  switch (kind) {
    case 'hold':
      return credits.hold(tx, { ...common, amount });
    case 'charge':
      return credits.charge(tx, { ...common, amount, type: 'improve' });
    case 'grant':
      return credits.grant(tx, { ...common, amount, type: 'purchase' });
    case 'adjust':
      return credits.adjust(tx, { ...common, amount: signed });
    case 'refund': {
      const [row]: { id: string }[] = await tx.query('SELECT id FROM credit_transactions WHERE idempotency_key = $1', [
        named?.key ?? '',
      ]);
      // The first row of a history has nothing to reverse.
      if (!row) return credits.adjust(tx, { ...common, amount, type: 'refund' });
      return credits.refund(tx, { ...common, amount, reversesTransactionId: row.id });
    }
  }
}

it('agrees with a model in memory over random histories of 50 operations', async () => {
  let histories = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      const workspaceId = await newWallet();
      const prefix = `history-${(histories += 1)}`;
      const model = new Model();
      for (const one of steps) await take(workspaceId, prefix, model, one);
      expect(await stored(workspaceId)).toEqual({ balance: model.balance, rows: model.rows });
    }),
    { numRuns: trials(60, 1000), seed: faultSeed },
  );
}, 900_000);

it('lets exactly 10 of 200 charges at once through on a wallet that can pay for 10', async () => {
  const workspaceId = await newWallet();
  const wallet = { workspaceId, userId: null };
  await inTransaction(dataSource, (tx) =>
    credits.grant(tx, { ...wallet, type: 'promo', amount: 2259, description: 'Gift', idempotencyKey: randomUUID() }),
  );
  const charges = await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) =>
      inTransaction(dataSource, (tx) =>
        credits.hold(tx, { ...wallet, amount: 225, description: 'Document', idempotencyKey: `${workspaceId}:${n}` }),
      ),
    ),
  );
  const refused = charges.filter((charge) => charge.status === 'rejected');
  expect(charges.length - refused.length).toBe(10);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  const { balance, rows } = await stored(workspaceId);
  expect(balance).toBe(9);
  expect(sum(rows)).toBe(9);
});

it('posts a key once when 20 transactions come with it at once, whatever else the wallet is doing', async () => {
  const workspaceId = await newWallet();
  const wallet = { workspaceId, userId: null };
  await inTransaction(dataSource, (tx) =>
    credits.grant(tx, { ...wallet, type: 'promo', amount: 1000, description: 'Gift', idempotencyKey: randomUUID() }),
  );
  const key = `once:${workspaceId}`;
  const same = Array.from({ length: 20 }, () =>
    inTransaction(dataSource, (tx) =>
      credits.hold(tx, { ...wallet, amount: 100, description: 'Document', idempotencyKey: key }),
    ),
  );
  const others = Array.from({ length: 20 }, (_, n) =>
    inTransaction(dataSource, (tx) =>
      credits.charge(tx, {
        ...wallet,
        type: 'improve',
        amount: 10,
        description: 'Improve',
        idempotencyKey: `${key}:${n}`,
      }),
    ),
  );
  const postings = await Promise.all(same);
  await Promise.all(others);
  expect(postings.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(new Set(postings.map(({ transaction }) => transaction.id)).size).toBe(1);
  const { balance, rows } = await stored(workspaceId);
  expect(balance).toBe(1000 - 100 - 200);
  expect(sum(rows)).toBe(balance);
});

it('moves credits between wallets in both directions at once without losing one', async () => {
  const wallets = [await newWallet(), await newWallet()] as const;
  for (const workspaceId of wallets) {
    const gift = { workspaceId, userId: null, type: 'promo', amount: 500, description: 'Gift' } as const;
    await inTransaction(dataSource, (tx) => credits.grant(tx, { ...gift, idempotencyKey: randomUUID() }));
  }
  const transfers = Array.from({ length: 16 }, (_, n) => {
    const [from, to] = n % 2 === 0 ? wallets : [wallets[1], wallets[0]];
    const transfer = { userId: null, type: 'admin_adjustment', amount: 7, description: 'Transfer' } as const;
    return inTransaction(dataSource, async (tx) => {
      await credits.charge(tx, { ...transfer, workspaceId: from, idempotencyKey: `out:${n}` });
      await credits.grant(tx, { ...transfer, workspaceId: to, idempotencyKey: `in:${n}` });
    });
  });
  // Opposite directions deadlock now and then; the database undoes one of them wholly, and it may be retried once.
  await Promise.allSettled(transfers);
  const [first, second] = await Promise.all(wallets.map(stored));
  expect((first?.balance ?? 0) + (second?.balance ?? 0)).toBe(1000);
  expect(sum(first?.rows ?? [])).toBe(first?.balance);
  expect(sum(second?.rows ?? [])).toBe(second?.balance);
});

/** A spend or a grant, decided by its number, so that what remains can be told beforehand. */
async function moveAtOnce(wallets: readonly string[], count: number): Promise<void> {
  for (const workspaceId of wallets) {
    const gift = { workspaceId, userId: null, type: 'promo', amount: count * 5, description: 'Gift' } as const;
    await inTransaction(dataSource, (tx) => credits.grant(tx, { ...gift, idempotencyKey: randomUUID() }));
  }
  await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const movement = {
        workspaceId: wallets[n % wallets.length] ?? '',
        userId: null,
        amount: 1 + (n % 5),
        description: 'At once',
        idempotencyKey: `at-once:${wallets[0]}:${n}`,
      };
      return inTransaction(dataSource, (tx) =>
        n % 3 === 0
          ? credits.grant(tx, { ...movement, type: 'promo' })
          : credits.charge(tx, { ...movement, type: 'deduction' }),
      );
    }),
  );
}

it.each([
  [1, 500],
  [trials(20, 100), trials(1000, 5000)],
])(
  'over %i wallets, %i spends and grants at once leave exact sums and a clean ledger',
  async (count, movements) => {
    const wallets = await Promise.all(Array.from({ length: count }, newWallet));
    await moveAtOnce(wallets, movements);
    const expected = new Map(wallets.map((id) => [id, movements * 5]));
    for (let n = 0; n < movements; n += 1) {
      const id = wallets[n % count] ?? '';
      expected.set(id, (expected.get(id) ?? 0) + (n % 3 === 0 ? 1 : -1) * (1 + (n % 5)));
    }
    for (const [id, balance] of expected) expect((await stored(id)).balance).toBe(balance);
    expect(await brokenLedgerRules({ dataSource })).toEqual([]);
  },
  300_000,
);
