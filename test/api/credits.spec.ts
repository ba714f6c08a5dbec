import { LedgerVerifyService } from '../../backend/src/credits/ledger-verify.service.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { CreditsService, type Movement } from '../../backend/src/credits/credits.service.js';
import { MetricsService } from '../../backend/src/health/metrics.service.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';

let app: TestApp;
let credits: CreditsService;
beforeAll(async () => {
  app = await startApp();
  credits = app.app.get(CreditsService);
});
afterAll(() => app.close());

interface Row {
  id: string;
  type: string;
  description: string;
  amountCents: number;
  amountFormatted: string;
  balanceAfterCents: number;
  projectId: string | null;
}

async function walletOf(client: TestClient): Promise<Pick<Movement, 'workspaceId' | 'userId'>> {
  const { personalWorkspaceId } = (await client.get<{ personalWorkspaceId: string }>('/user')).body;
  return { workspaceId: personalWorkspaceId, userId: client.userId };
}

let keys = 0;
const newKey = () => `test:${(keys += 1)}`;

describe('the wallet', () => {
  it('starts with the gift', async () => {
    const client = await app.newUser();
    expect((await client.get('/credits/balance')).body).toEqual({ balance: 500, estimatedPRDsRemaining: 2 });
    const rows = (await client.get<Row[]>('/credits/transactions')).body;
    expect(rows).toEqual([
      {
        id: expect.any(String),
        type: 'promo',
        description: 'Welcome gift',
        createdAt: expect.stringMatching(/Z$/),
        amountCents: 500,
        amountFormatted: '+£5.00',
        balanceAfterCents: 500,
        projectId: null,
      },
    ]);
  });

  it('lists the newest first, ten at a time, and more on request', async () => {
    const client = await app.newUser();
    const wallet = await walletOf(client);
    // All in one transaction, so that they share their time to the microsecond.
    await inTransaction(app.dataSource, async (tx) => {
      for (let n = 1; n <= 24; n += 1) {
        await credits.charge(tx, {
          ...wallet,
          type: 'improve',
          amount: n,
          description: `Improvement ${n}`,
          idempotencyKey: newKey(),
        });
      }
    });
    const page = async (query: string) => (await client.get<Row[]>(`/credits/transactions${query}`)).body;
    const first = await page('');
    expect(first.map(({ amountCents }) => amountCents)).toEqual([-24, -23, -22, -21, -20, -19, -18, -17, -16, -15]);
    expect(first[0]).toMatchObject({ amountFormatted: '-£0.24', balanceAfterCents: 200 });
    const second = await page(`?limit=14&before=${first.at(-1)?.id}`);
    expect(second.at(0)?.amountCents).toBe(-14);
    expect(second.at(-1)?.amountCents).toBe(-1);
    const last = await page(`?limit=100&before=${second.at(-1)?.id}`);
    expect(last.map(({ type }) => type)).toEqual(['promo']);
    expect(await page(`?before=${last[0]?.id}`)).toEqual([]);
    const headers = async (query: string) => (await client.get(`/credits/transactions${query}`)).headers;
    expect((await headers('')).get('content-range')).toBe('transactions 0-9/25');
    expect((await headers('')).get('link')).toBe(
      `</api/credits/transactions?limit=10&before=${first.at(-1)?.id}>; rel="next"`,
    );
    const end = await headers(`?limit=100&before=${first.at(-1)?.id}`);
    expect([end.get('content-range'), end.get('link')]).toEqual(['transactions 10-24/25', null]);
  });

  it("shows nothing of another wallet, also not through another's transaction", async () => {
    const rich = await app.newUser();
    const [foreign] = (await rich.get<Row[]>('/credits/transactions')).body;
    const client = await app.newUser();
    expect((await client.get(`/credits/transactions?before=${foreign?.id}`)).body).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten', 'limit=1.5', 'before=me', 'after=1'])('refuses ?%s', async (query) => {
    const client = await app.newUser();
    const answer = await client.get(`/credits/transactions?${query}`);
    expect([answer.status, answer.body['code']]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a movement', () => {
  it('that the wallet cannot pay is refused with what is needed, and leaves no trace', async () => {
    const client = await app.newUser();
    const wallet = await walletOf(client);
    const charge = inTransaction(app.dataSource, (tx) =>
      credits.hold(tx, { ...wallet, amount: 501, description: 'Too much', idempotencyKey: newKey() }),
    );
    await expect(charge).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      status: 402,
      body: { required: 501 },
      message: 'You need 501 credits to generate this document. Please add credits to continue.',
    });
    expect((await client.get('/credits/balance')).body).toMatchObject({ balance: 500 });
  });

  it('happens once for its key, and says so; also when the wallet is empty by then', async () => {
    const client = await app.newUser();
    const wallet = await walletOf(client);
    const movement = { ...wallet, amount: 500, description: 'Everything', idempotencyKey: newKey() };
    const hold = () => inTransaction(app.dataSource, (tx) => credits.hold(tx, movement));
    const first = await hold();
    expect(first).toMatchObject({ balance: 0, repeated: false, transaction: { amount: -500, type: 'generation' } });
    expect(await hold()).toEqual({ ...first, repeated: true });
    await expect(inTransaction(app.dataSource, (tx) => credits.hold(tx, { ...movement, amount: 1 }))).rejects.toThrow(
      'posted with another wallet or amount',
    );
  });

  it('is reversed by a row that names it, never by a change', async () => {
    const client = await app.newUser();
    const wallet = await walletOf(client);
    const { transaction } = await inTransaction(app.dataSource, (tx) =>
      credits.hold(tx, { ...wallet, amount: 225, description: 'Document', idempotencyKey: newKey() }),
    );
    const refund = await inTransaction(app.dataSource, (tx) =>
      credits.refund(tx, {
        ...wallet,
        amount: 25,
        description: 'One section was not delivered',
        idempotencyKey: newKey(),
        reversesTransactionId: transaction.id,
      }),
    );
    expect(refund).toMatchObject({ balance: 300, transaction: { type: 'refund', amount: 25 } });
    await expect(
      app.dataSource.query('UPDATE credit_transactions SET amount_cents = 1 WHERE id = $1', [transaction.id]),
    ).rejects.toThrow('never changed');
  });

  it.each([0, -5, 1.5, Number.NaN])('of %d credits is a mistake of the caller', async (amount) => {
    const wallet = await walletOf(await app.newUser());
    const movement = { ...wallet, amount, description: 'Wrong', idempotencyKey: newKey() };
    await expect(inTransaction(app.dataSource, async (tx) => credits.hold(tx, movement))).rejects.toThrow(RangeError);
  });
});

describe('the history', () => {
  async function withMovements(): Promise<TestClient> {
    const client = await app.newUser();
    const wallet = await walletOf(client);
    await inTransaction(app.dataSource, async (tx) => {
      const about = { ...wallet, documentId: '0193a000-0000-7000-8000-000000000001' };
      await credits.charge(tx, {
        ...about,
        type: 'improve',
        amount: 10,
        description: '=SUM(A1)',
        idempotencyKey: newKey(),
      });
      await credits.charge(tx, {
        ...about,
        type: 'improve',
        amount: 20,
        description: 'Goals',
        idempotencyKey: newKey(),
      });
      await credits.grant(tx, {
        ...wallet,
        type: 'purchase',
        amount: 100,
        description: 'Bundle',
        idempotencyKey: newKey(),
      });
    });
    return client;
  }

  it('is filtered by type, direction and day, and says which page comes next', async () => {
    const client = await withMovements();
    const amounts = async (query: string) =>
      (await client.get<Row[]>(`/credits/transactions?${query}`)).body.map(({ amountCents }) => amountCents);
    // Two days where midnight came in between.
    const [days] = await app.dataSource.query<{ first: string; last: string }[]>(
      `SELECT min(day) AS first, max(day) AS last
         FROM (SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
                 FROM credit_transactions WHERE user_id = $1) AS days`,
      [client.userId],
    );
    expect(await amounts('type=improve')).toEqual([-20, -10]);
    expect(await amounts('direction=in')).toEqual([100, 500]);
    expect(await amounts(`from=${days?.first}&to=${days?.last}`)).toEqual([100, -20, -10, 500]);
    expect(await amounts('to=2020-01-01')).toEqual([]);
    const page = await client.get<Row[]>('/credits/transactions?direction=out&limit=1');
    expect(page.headers.get('content-range')).toBe('transactions */*');
    const next = /<\/api([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await client.get<Row[]>(next)).body.map(({ amountCents }) => amountCents)).toEqual([-10]);
  });

  it.each([
    ['type=gift', 'type'],
    ['direction=up', 'direction'],
    ['from=2026-02-31', 'from'],
    ['to=yesterday', 'to'],
  ])('refuses %s, naming the parameter', async (query, field) => {
    const client = await app.newUser();
    const { status, body } = await client.get(`/credits/transactions?${query}`);
    expect([status, body]).toEqual([400, expect.objectContaining({ details: [expect.objectContaining({ field })] })]);
  });

  it('is a spreadsheet whose cells are no formulas', async () => {
    const client = await withMovements();
    const answer = await client.get<string>('/credits/transactions/csv?type=improve');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = String(answer.body)
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\n');
    expect(lines).toEqual([
      'Date (UTC),Type,Description,Credits,Balance after',
      expect.stringMatching(/Z,improve,Goals,-20,470$/),
      expect.stringMatching(/Z,improve,'=SUM\(A1\),-10,490$/),
    ]);
  });

  it('shows the balance day by day and what was spent on which document', async () => {
    const client = await withMovements();
    const days = (await client.get<{ balance: number; received: number; spent: number }[]>('/credits/history?days=7'))
      .body;
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ balance: 0, received: 0, spent: 0 });
    expect(days.at(-1)).toMatchObject({ balance: 570, received: 600, spent: 30 });
    expect((await client.get('/credits/spend')).body).toEqual([
      {
        documentId: '0193a000-0000-7000-8000-000000000001',
        title: null,
        credits: 30,
        movements: 2,
        lastAt: expect.stringMatching(/Z$/),
      },
    ]);
  });
});

describe('staff', () => {
  async function staff(role: string): Promise<TestClient> {
    const client = await app.newUser();
    await app.dataSource.query('UPDATE users SET staff_role = $2 WHERE id = $1', [client.userId, role]);
    return client;
  }

  it('of finance correct a wallet, with a reason that stands in its history and in the audit log', async () => {
    const [finance, customer] = [await staff('finance'), await app.newUser()];
    const { workspaceId } = await walletOf(customer);
    const sorry = { workspaceId, amount: 40, description: 'Sorry for the wait', type: 'admin_adjustment' };
    const headers = { 'idempotency-key': 'sorry' };
    const given = await finance.post('/admin/credit-transactions', sorry, { headers });
    expect(given).toMatchObject({ status: 201, body: { amount: 40, balance: 540 } });
    expect((await finance.post('/admin/credit-transactions', sorry, { headers })).body).toEqual(given.body);
    const taken = await finance.post('/admin/credit-transactions', { ...sorry, type: 'deduction', amount: 540 });
    expect(taken).toMatchObject({ status: 201, body: { amount: -540, balance: 0 } });
    const more = await finance.post('/admin/credit-transactions', { ...sorry, type: 'deduction', amount: 1 });
    expect(more).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_CREDITS' } });
    const [first] = (await customer.get<Row[]>('/credits/transactions')).body.slice(-2);
    expect(first).toMatchObject({ description: 'Sorry for the wait', amountCents: 40 });
    const audit: unknown[] = await app.dataSource.query(
      `SELECT 1 FROM audit_logs WHERE workspace_id = $1 AND action = 'credits.adjust'`,
      [workspaceId],
    );
    expect(audit).toHaveLength(2);
  });

  it('grant a period once', async () => {
    const [finance, customer] = [await staff('finance'), await app.newUser()];
    const { workspaceId } = await walletOf(customer);
    const period = {
      workspaceId,
      plan: 'pro',
      creditsToGrant: 2000,
      periodStart: '2027-01-31',
      periodEnd: '2027-02-28',
    };
    expect((await finance.post('/admin/credit-grants', period)).body).toMatchObject({ balance: 2500 });
    expect((await finance.post('/admin/credit-grants', period)).body).toMatchObject({ code: 'PERIOD_ALREADY_GRANTED' });
    const backwards = await finance.post('/admin/credit-grants', { ...period, periodEnd: '2027-01-30' });
    expect(backwards).toMatchObject({ status: 400, body: { details: [{ field: 'periodEnd' }] } });
    const nowhere = { ...period, workspaceId: '0193a000-0000-7000-8000-000000000009' };
    expect((await finance.post('/admin/credit-grants', nowhere)).body).toMatchObject({ code: 'WORKSPACE_NOT_FOUND' });
  });

  it.each(['support', 'content'])('of %s may not', async (role) => {
    const client = await staff(role);
    const { workspaceId } = await walletOf(client);
    const body = { workspaceId, amount: 1, description: 'For me', type: 'admin_adjustment' };
    expect((await client.post('/admin/credit-transactions', body)).status).toBe(403);
  });
});

describe('the nightly look through the ledger', () => {
  it('finds nothing, or names the rule and the rows that break it, and keeps what it found', async () => {
    const customer = await app.newUser();
    const { workspaceId } = await walletOf(customer);
    const service = app.app.get(LedgerVerifyService);
    const cook = (pence: number) =>
      app.dataSource.transaction(async (tx) => {
        // Without triggers: the database does not let a balance differ.
        await tx.query('SET LOCAL session_replication_role = replica');
        await tx.query('UPDATE workspaces SET credit_balance = credit_balance + $2 WHERE id = $1', [
          workspaceId,
          pence,
        ]);
      });
    expect(await service.verify()).toEqual([]);
    await cook(1);
    const rule = 'a wallet holds the sum of its rows, never less than nothing';
    expect(await service.verify()).toEqual([{ rule, count: 1, rows: [{ workspaceId, balance: 501, ledger: 500 }] }]);
    // Monitoring sees it.
    const { text } = await app.app.get(MetricsService).collect();
    expect(text).toMatch(/^specforge_ledger_problems 1$/m);
    expect(text).toMatch(/^specforge_ledger_check_age_seconds \d/m);
    await cook(-1);
    const kept = await app.dataSource.query('SELECT problems FROM ledger_checks ORDER BY id');
    expect(kept).toEqual([{ problems: 0 }, { problems: 1 }]);
  });
});
