import { startApp, type TestApp } from '../support/app.js';
import { Buyer, deliverEvent } from '../support/buyer.js';
import { CashierControls, sessionIn } from '../support/cashier.js';
import type { TestClient } from '../support/client.js';
import { brokenLedgerRules } from '../support/ledger.js';

let app: TestApp;
let cashier: CashierControls;
beforeAll(async () => {
  app = await startApp();
  if (!app.cashier) throw new Error('The cashier did not start.');
  cashier = new CashierControls(app.cashier);
});
afterAll(() => app.close());
beforeEach(() => cashier.deliver(false));
afterEach(async () => expect(await brokenLedgerRules(app)).toEqual([]));

async function financeStaff(): Promise<TestClient> {
  const client = await app.newUser();
  await app.dataSource.query(`UPDATE users SET staff_role = 'finance' WHERE id = $1`, [client.userId]);
  return client;
}

describe('bundles', () => {
  it('are listed with what they cost and bring', async () => {
    const { body } = await app.client().get('/credits/packages');
    expect(body).toEqual([
      expect.objectContaining({ id: 'small', priceFormatted: '£5.00', totalCredits: 500, popular: false }),
      expect.objectContaining({
        id: 'medium',
        priceFormatted: '£10.00',
        totalCredits: 1100,
        bonusPercentage: 10,
        popular: true,
      }),
      expect.objectContaining({ id: 'large', priceFormatted: '£25.00', totalCredits: 3000, estimatedPRDs: 16 }),
      expect.objectContaining({ id: 'mega', priceFormatted: '£50.00', totalCredits: 6250, bonusCredits: 1250 }),
    ]);
  });

  it('bring their credits when the event of the payment arrives, and once', async () => {
    const buyer = await Buyer.of(app, cashier);
    const url = await buyer.openPage('/credits/purchase', { packageId: 'medium' });
    const sessionId = await cashier.pay(url);
    expect((await buyer.client.get(`/billing/checkouts/${sessionId}`)).body).toMatchObject({
      state: 'processing',
      description: 'Medium bundle: 1,100 credits',
      credits: 0,
      balance: 500,
    });
    await buyer.deliverAll();
    await buyer.deliverAll();
    expect(await buyer.ledger()).toEqual([
      ['promo', 500],
      ['purchase', 1100],
    ]);
    expect((await buyer.client.get(`/billing/checkouts/${sessionId}`)).body).toEqual({
      state: 'completed',
      description: 'Medium bundle: 1,100 credits',
      credits: 1100,
      amountFormatted: '£10.00',
      balance: 1600,
    });
    const [invoice] = (await buyer.client.get<{ totalFormatted: string; status: string }[]>('/billing/invoices')).body;
    expect(invoice).toMatchObject({ totalFormatted: '£10.00', status: 'paid' });
  });

  it('bring nothing as long as a delayed payment is open, nor when it fails', async () => {
    const buyer = await Buyer.of(app, cashier);
    const arriving = await cashier.pay(await buyer.openPage('/credits/purchase', { packageId: 'small' }), 'later');
    const failing = await cashier.pay(await buyer.openPage('/credits/purchase', { packageId: 'large' }), 'later');
    await buyer.deliverAll();
    expect(await buyer.balance()).toBe(500);
    await cashier.settle(arriving, 'succeeded');
    await cashier.settle(failing, 'failed');
    await buyer.deliverAll();
    expect(await buyer.balance()).toBe(1000);
    expect((await buyer.client.get(`/billing/checkouts/${failing}`)).body).toMatchObject({
      state: 'failed',
      credits: 0,
    });
    const rows = await app.dataSource.query(
      'SELECT package_id, status FROM credit_purchases WHERE workspace_id = $1 ORDER BY 1',
      [buyer.workspaceId],
    );
    expect(rows).toEqual([
      { package_id: 'large', status: 'failed' },
      { package_id: 'small', status: 'completed' },
    ]);
  });

  it('one intent opens one page, however often it is sent', async () => {
    const { client } = await Buyer.of(app, cashier);
    const headers = { 'idempotency-key': 'one-intent' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        client.post<{ url: string }>('/credits/purchase', { packageId: 'small' }, { headers }),
      ),
    );
    const pages = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => sessionIn(body.url)));
    expect(pages.size).toBe(1);
  });

  it('refuse return addresses of others, unknown bundles, and members who may not spend money', async () => {
    const { client } = await Buyer.of(app, cashier);
    const elsewhere = await client.post('/credits/purchase', {
      packageId: 'small',
      returnUrl: 'https://elsewhere.example',
    });
    expect(elsewhere).toMatchObject({ status: 400, body: { details: [{ field: 'returnUrl' }] } });
    const unknown = await client.post('/credits/purchase', { packageId: 'huge' });
    expect(unknown).toMatchObject({ status: 400, body: { details: [{ field: 'packageId' }] } });
  });
});

describe('money that goes back', () => {
  it('money that went back takes its credits along, as far as they are unspent', async () => {
    const buyer = await Buyer.of(app, cashier);
    const payment = await buyer.buyBundle();
    await cashier.stripe.refunds.create({ payment_intent: payment, amount: 200 });
    await buyer.deliverAll();
    expect(await buyer.balance()).toBe(800);
    await cashier.stripe.refunds.create({ payment_intent: payment });
    await buyer.deliverAll();
    expect(await buyer.ledger()).toEqual([
      ['promo', 500],
      ['purchase', 500],
      ['deduction', -200],
      ['deduction', -300],
    ]);
  });

  it('a dispute holds the credits and gives them back when it is won', async () => {
    const buyer = await Buyer.of(app, cashier);
    const dispute = await cashier.dispute(await buyer.buyBundle());
    await buyer.deliverAll();
    expect(await buyer.balance()).toBe(500);
    await cashier.closeDispute(dispute, 'won');
    await buyer.deliverAll();
    expect(await buyer.balance()).toBe(1000);
  });

  it('staff pay a payment back, in part and then all of it, once however often it is sent', async () => {
    const buyer = await Buyer.of(app, cashier);
    const paymentIntentId = await buyer.buyBundle();
    const staff = await financeStaff();
    const body = { workspaceId: buyer.workspaceId, paymentIntentId, reason: 'Bought by mistake' };
    const first = { ...body, amountCents: 200 };
    const headers = { 'idempotency-key': `pay-back-${paymentIntentId}` };
    for (const answer of await Promise.all(
      [1, 2, 3].map(() => staff.post('/admin/payment-refunds', first, { headers })),
    )) {
      if (answer.status === 409) continue;
      expect(answer).toMatchObject({ status: 201, body: { refundedCents: 200, creditsDue: 200, creditsMissing: 0 } });
    }
    expect(await buyer.balance()).toBe(800);
    await buyer.deliverAll();
    expect(await buyer.balance()).toBe(800);
    expect((await staff.post('/admin/payment-refunds', body)).body).toMatchObject({ refundedCents: 500 });
    expect(await staff.post('/admin/payment-refunds', body)).toMatchObject({
      status: 409,
      body: { code: 'REFUND_REFUSED' },
    });
    expect(await buyer.balance()).toBe(500);
    const other = await Buyer.of(app, cashier);
    expect(await staff.post('/admin/payment-refunds', { ...body, workspaceId: other.workspaceId })).toMatchObject({
      status: 404,
      body: { code: 'PAYMENT_NOT_FOUND' },
    });
    expect((await buyer.client.post('/admin/payment-refunds', body)).status).toBe(403);
  });

  it('what had been spent by then is missing, and staff see it', async () => {
    const buyer = await Buyer.of(app, cashier);
    const paymentIntentId = await buyer.buyBundle();
    const staff = await financeStaff();
    const { workspaceId } = buyer;
    const taken = { workspaceId, amount: 900, description: 'Spent meanwhile', type: 'deduction' };
    expect((await staff.post('/admin/credit-transactions', taken)).status).toBe(201);
    await staff.post('/admin/payment-refunds', { workspaceId, paymentIntentId, reason: 'Bought by mistake' });
    expect(await buyer.balance()).toBe(0);
    const filter = (value: object) => encodeURIComponent(JSON.stringify(value));
    const { body, headers } = await staff.get(
      `/admin/payment-reversals?filter=${filter({ workspaceId, missing: 'true' })}`,
    );
    expect(body).toMatchObject([
      { workspaceId, paymentIntentId, amountCents: 500, reversedCents: 500, creditsDue: 500, creditsMissing: 400 },
    ]);
    expect(headers.get('content-range')).toBe('payment-reversals 0-0/1');
    for (const wrong of [{ workspaceId: 'mine' }, { missing: 'no' }]) {
      expect((await staff.get(`/admin/payment-reversals?filter=${filter(wrong)}`)).status).toBe(400);
    }
    expect((await buyer.client.get('/admin/payment-reversals')).status).toBe(403);
  });

  it('staff pay back what has brought no credits yet', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    await buyer.client.patch('/billing/subscription', { billingInterval: 'yearly' });
    await buyer.deliverAll();
    const { data } = await cashier.stripe.invoices.list({
      customer: await buyer.customer(),
      limit: 1,
      expand: ['data.payments'],
    });
    const paymentIntentId = String(data[0]?.payments?.data[0]?.payment.payment_intent);
    const staff = await financeStaff();
    const answer = await staff.post('/admin/payment-refunds', {
      workspaceId: buyer.workspaceId,
      paymentIntentId,
      reason: 'Meant the other plan',
    });
    expect(answer).toMatchObject({ status: 201, body: { refundedCents: 17_991, creditsDue: 0 } });
  });
});

describe('events', () => {
  it('that are forged, stale, of the future, re-signed or unsigned are refused and leave no trace', async () => {
    const buyer = await Buyer.of(app, cashier);
    await cashier.pay(await buyer.openPage('/credits/purchase', { packageId: 'small' }));
    const event = (await cashier.events()).at(-1)!;
    const minutes = (count: number) => Date.now() + count * 60_000;
    for (const options of [{ secret: 'whsec_of_somebody_else' }, { at: minutes(-6) }, { at: minutes(6) }]) {
      expect(await deliverEvent(app, cashier, event, options)).toMatchObject({
        status: 400,
        body: { code: 'WEBHOOK_REFUSED' },
      });
    }
    const { payload, signature } = cashier.sign(event);
    const changed: [string | null, string][] = [
      [null, payload],
      ['', payload],
      [signature, `${payload} `],
    ];
    for (const [given, body] of changed) {
      const headers = { 'content-type': 'application/json', ...(given !== null && { 'stripe-signature': given }) };
      const answer = await fetch(`${app.url}/api/billing/webhook`, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
    }
    const stored = await app.dataSource.query('SELECT 1 FROM payment_events WHERE stripe_event_id = $1', [event.id]);
    expect(stored).toEqual([]);
    expect(await buyer.balance()).toBe(500);
  });

  it('of unknown customers and of objects that are not ours are kept and change nothing', async () => {
    const stranger = await cashier.stripe.customers.create({ name: 'Somebody else' });
    const event = (await cashier.events()).find(({ data }) => (data.object as { id?: string }).id === stranger.id)!;
    expect(await deliverEvent(app, cashier, event)).toEqual({ status: 200, body: { outcome: 'handled' } });
    expect(await deliverEvent(app, cashier, event)).toEqual({ status: 200, body: { outcome: 'repeated' } });
  });

  it('that fail are answered with an error, so that they come again, and then succeed', async () => {
    const buyer = await Buyer.of(app, cashier);
    const url = await buyer.openPage('/subscription/checkout', { planId: 'pro' });
    await cashier.pay(url);
    const event = (await cashier.events()).filter(({ type }) => type === 'invoice.paid').at(-1)!;
    await cashier.failNext(10, 500);
    expect((await deliverEvent(app, cashier, event)).status).toBeGreaterThanOrEqual(500);
    await cashier.failNext(0);
    expect(await buyer.balance()).toBe(500);
    expect((await deliverEvent(app, cashier, event)).status).toBe(200);
    expect(await buyer.balance()).toBe(3000);
  });

  it('that were lost are made up for by the daily comparison', async () => {
    const buyer = await Buyer.of(app, cashier);
    await cashier.pay(await buyer.openPage('/credits/purchase', { packageId: 'small' }));
    await cashier.pay(await buyer.openPage('/subscription/checkout', { planId: 'pro' }));
    const { ReconciliationService } = await import('../../backend/src/billing/reconciliation.service.js');
    const service = app.app.get(ReconciliationService);
    expect(await service.reconcile(await cashier.now())).toBeGreaterThan(0);
    expect(await service.reconcile(await cashier.now())).toBe(0);
    expect(await buyer.balance()).toBe(3500);
  });
});
