import { MonthlyGrantsService } from '../../backend/src/billing/monthly-grants.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { CashierControls } from '../support/cashier.js';
import { trials } from '../support/fault-scale.js';
import { brokenLedgerRules } from '../support/ledger.js';

const MINUTE = 60_000;
const MONTHS = trials(14, 26);
const DAY_MS = 86_400_000;

let app: TestApp;
let cashier: CashierControls;
let grants: MonthlyGrantsService;
beforeAll(async () => {
  app = await startApp();
  cashier = new CashierControls(app.cashier!);
  grants = app.app.get(MonthlyGrantsService);
});
afterAll(() => app.close());

async function subscriber(planId: string, billingInterval: string): Promise<string> {
  const client = await app.newUser();
  const { body } = await client.post<{ url: string }>('/subscription/checkout', { planId, billingInterval });
  await cashier.pay(body.url);
  return (await client.get<{ personalWorkspaceId: string }>('/user')).body.personalWorkspaceId;
}

async function granted(workspaceId: string): Promise<{ key: string; amount: number }[]> {
  return app.dataSource.query(
    `SELECT period_key AS key, amount_cents AS amount FROM credit_transactions
      WHERE workspace_id = $1 AND type = 'subscription_grant' ORDER BY sequence`,
    [workspaceId],
  );
}

/** 31 January of a leap year, an hour before midnight. */
const BEGIN = new Date('2028-01-31T23:00:00Z');

it(
  `${MONTHS} months with cron and invoices racing: one grant a period, for the month and for the year`,
  async () => {
    await cashier.advance(BEGIN);
    const monthly = await subscriber('pro', 'monthly');
    const yearly = await subscriber('ultimate', 'yearly');
    for (let month = 1; month <= MONTHS; month += 1) {
      // In some months no event arrives at all, and once nobody looks for three weeks.
      await cashier.deliver(month % 3 !== 0);
      const end = new Date(Date.UTC(2028, month + 1, 0, 23, 30));
      const now = month === 5 ? new Date(end.getTime() + 21 * DAY_MS) : end;
      await Promise.all([cashier.advance(now), grants.grantDue(now), grants.grantDue(now)]);
      await Promise.all([grants.grantDue(now), grants.grantDue(now), app.cashier?.attempted()]);
    }
    await cashier.deliver(true);
    await app.cashier?.attempted();
    const keys = Array.from({ length: MONTHS + 1 }, (_, month) => {
      const date = new Date(Date.UTC(2028, month, 1));
      return `${date.getUTCFullYear()}${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
    });
    expect(await granted(monthly)).toEqual(keys.map((key) => ({ key, amount: 2000 })));
    expect(await granted(yearly)).toEqual(keys.map((key) => ({ key, amount: 6000 })));
    expect(await brokenLedgerRules(app)).toEqual([]);
  },
  10 * MINUTE,
);

it('a yearly plan whose payment went back brings no further month', async () => {
  const workspaceId = await subscriber('pro', 'yearly');
  await app.cashier?.attempted();
  const [first]: { payment: string }[] = await app.dataSource.query(
    `SELECT stripe_payment_intent_id AS payment FROM credit_transactions
      WHERE workspace_id = $1 AND type = 'subscription_grant'`,
    [workspaceId],
  );
  await cashier.stripe.refunds.create({ payment_intent: first?.payment });
  await app.cashier?.attempted();
  const now = new Date((await cashier.now()).getTime() + 70 * DAY_MS);
  await cashier.advance(now);
  await grants.grantDue(now);
  const [wallet]: { balance: number }[] = await app.dataSource.query(
    'SELECT credit_balance AS balance FROM workspaces WHERE id = $1',
    [workspaceId],
  );
  expect(wallet?.balance).toBe(500);
  expect(await brokenLedgerRules(app)).toEqual([]);
});
