import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { CreditsService, type Movement } from '../../backend/src/credits/credits.service.js';
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
