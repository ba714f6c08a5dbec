import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type Stripe from 'stripe';
import type { FaultPoint } from '../../backend/src/common/fault-points.js';
import { startApp, type TestApp } from '../support/app.js';
import { CashierControls } from '../support/cashier.js';
import { faultSeed, trials } from '../support/fault-scale.js';
import { freePort } from '../support/free-port.js';
import { brokenLedgerRules } from '../support/ledger.js';
import { forgetEvents, livePayments, type PaymentLife, readLedger, sendEvent } from '../support/payment-life.js';
import { ServerProcess } from '../support/server-process.js';

const MINUTE = 60_000;
const ORDERS = trials(3, 200);
const KILLS = trials(2, 24);
const POINTS: FaultPoint[] = [
  'payment-event-stored',
  'payment-event-prepared',
  'payment-event-applied',
  'payment-event-committed',
];

let app: TestApp;
let cashier: CashierControls;
let life: PaymentLife;
beforeAll(async () => {
  app = await startApp();
  cashier = new CashierControls(app.cashier!);
  // The price of the higher plan comes into being with the first page that offers it.
  await (await app.newUser()).post('/subscription/checkout', { planId: 'ultimate' });
  life = await livePayments(app, cashier, await app.newUser());
});
afterAll(() => app.close());

/** Every event at least once, some up to three times, in any order. */
const deliveries = (numRuns: number) =>
  fc.sample(
    fc
      .array(fc.constantFrom(...life.events), { maxLength: life.events.length })
      .chain((repeats) => shuffled([...life.events, ...repeats])),
    { seed: faultSeed, numRuns },
  );
const shuffled = (events: Stripe.Event[]) => fc.shuffledSubarray(events, { minLength: events.length });

async function expectSameEnd(): Promise<void> {
  expect(await readLedger(app, life.workspaceId)).toEqual(life.ledger);
  expect(await brokenLedgerRules(app)).toEqual([]);
  const [workspace]: unknown[] = await app.dataSource.query(
    'SELECT subscription_plan AS plan, subscription_status AS status FROM workspaces WHERE id = $1',
    [life.workspaceId],
  );
  expect(workspace).toEqual({ plan: 'free', status: 'canceled' });
}

it('a life of forty events ends with the ledger that its payments add up to', async () => {
  expect(life.events.length).toBeGreaterThanOrEqual(40);
  const kinds = Object.keys(life.ledger).map((key) => key.split(':')[0]);
  expect(kinds.filter((kind) => kind === 'plan')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'plan-upgrade')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'first-bonus')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'purchase')).toHaveLength(2);
  // The small bundle was refunded and the first renewal was disputed and lost.
  expect(
    Object.entries(life.ledger)
      .filter(([key]) => key.startsWith('reversal:'))
      .map(([, amount]) => amount)
      .sort(),
  ).toEqual([-2000, -500]);
  await expectSameEnd();
});

it(
  `${ORDERS} random orders with repeats end with the same ledger (seed ${faultSeed})`,
  async () => {
    for (const order of deliveries(ORDERS)) {
      await forgetEvents(app, life.workspaceId);
      for (const event of order) expect(await sendEvent(app.url, cashier, event)).toBe(200);
      await expectSameEnd();
    }
  },
  ORDERS * MINUTE,
);

it('all at once, each twice, they end with the same ledger', async () => {
  await forgetEvents(app, life.workspaceId);
  let waiting = [...life.events, ...life.events];
  // What lost every race is answered with an error and comes again.
  for (let round = 0; waiting.length > 0 && round < 10; round += 1) {
    const answers = await Promise.all(waiting.map((event) => sendEvent(app.url, cashier, event)));
    waiting = waiting.filter((_, index) => answers[index] !== 200);
  }
  expect(waiting).toEqual([]);
  await expectSameEnd();
});

it(
  `the process killed ${KILLS} times between and within events, they end with the same ledger (seed ${faultSeed})`,
  async () => {
    await forgetEvents(app, life.workspaceId);
    const [order = []] = deliveries(1);
    const [deaths = []] = fc.sample(
      fc.array(fc.tuple(fc.constantFrom(...POINTS), fc.integer({ min: 1, max: 6 })), {
        minLength: KILLS,
        maxLength: KILLS,
      }),
      { seed: faultSeed, numRuns: 1 },
    );
    const dataDir = await mkdtemp(join(tmpdir(), 'specforge-payments-'));
    const port = await freePort();
    const start = (fault?: string) =>
      ServerProcess.start('api', { ...environment(dataDir, port), ...(fault && { FAULT_POINT: fault }) });
    const waiting = [...order];
    let processes = 0;
    try {
      for (const [point, pass] of deaths) {
        const armed = await start(`${point}:${pass}`);
        processes += 1;
        while (!armed.exit && waiting.length > 0) {
          const answered = await sendEvent(`http://127.0.0.1:${port}`, cashier, waiting[0]!).catch(() => null);
          // No answer: the provider will send it again.
          if (answered === 200) waiting.shift();
        }
        await armed.kill();
      }
      expect(processes).toBe(KILLS);
      const last = await start();
      for (const event of [...waiting, ...order]) {
        expect(await sendEvent(`http://127.0.0.1:${port}`, cashier, event)).toBe(200);
      }
      await last.kill('SIGTERM');
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
    await expectSameEnd();
  },
  (KILLS + 4) * MINUTE,
);

function environment(dataDir: string, port: number): Record<string, string> {
  const { database, mail, model, payments } = app.config;
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: model.baseUrl,
    JWT_SECRET: app.config.auth.jwtSecret,
    STRIPE_SECRET_KEY: payments?.secretKey ?? '',
    STRIPE_WEBHOOK_SECRET: payments?.webhookSecret ?? '',
    STRIPE_API_BASE: payments?.apiBase ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
}
