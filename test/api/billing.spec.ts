import type Stripe from 'stripe';
import { startApp, type TestApp } from '../support/app.js';
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
// Deliveries are made by hand, so that each test knows what has arrived.
beforeEach(() => cashier.deliver(false));
afterEach(async () => expect(await brokenLedgerRules(app)).toEqual([]));

interface Bought {
  client: TestClient;
  workspaceId: string;
}

async function newBuyer(): Promise<Bought> {
  const client = await app.newUser();
  const { personalWorkspaceId } = (await client.get<{ personalWorkspaceId: string }>('/user')).body;
  return { client, workspaceId: personalWorkspaceId };
}

const balance = async (client: TestClient) => (await client.get<{ balance: number }>('/credits/balance')).body.balance;
const status = async (client: TestClient) => (await client.get('/subscription/status')).body;

async function openPage(client: TestClient, path: string, body: unknown): Promise<string> {
  const answer = await client.post<{ url: string }>(path, body);
  expect(answer.status).toBe(200);
  return answer.body.url;
}

/** Sends an event to the product as the provider does. */
async function deliver(event: Stripe.Event, options?: Parameters<CashierControls['sign']>[1]) {
  const { payload, signature } = cashier.sign(event, options);
  const answer = await fetch(`${app.url}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return { status: answer.status, body: (await answer.json()) as { outcome?: string; code?: string } };
}

async function customerOf(workspaceId: string): Promise<string> {
  const [row]: { id: string }[] = await app.dataSource.query(
    'SELECT stripe_customer_id AS id FROM workspaces WHERE id = $1',
    [workspaceId],
  );
  return row?.id ?? '';
}

/** Delivers everything that concerns the customer and was not delivered yet, the oldest first. */
async function deliverAll({ workspaceId }: Bought): Promise<void> {
  // Disputes and refunds name a payment alone.
  const known = [await customerOf(workspaceId)];
  for (const event of await cashier.events()) {
    const object = JSON.stringify(event.data.object);
    if (!known.some((id) => object.includes(id))) continue;
    known.push(...(object.match(/\bpi_\w+/g) ?? []).filter((id) => !known.includes(id)));
    expect((await deliver(event)).status).toBe(200);
  }
}

async function ledger({ client }: Bought) {
  const rows = (
    await client.get<{ type: string; amountCents: number; description: string }[]>('/credits/transactions?limit=100')
  ).body;
  return rows.map(({ type, amountCents }) => [type, amountCents]).reverse();
}

async function subscribe(buyer: Bought, planId = 'pro', billingInterval = 'monthly'): Promise<string> {
  const url = await openPage(buyer.client, '/subscription/checkout', { planId, billingInterval });
  const session = await cashier.pay(url);
  await deliverAll(buyer);
  return session;
}

const refundOf = (events: Stripe.Event[], type: string) => events.filter((event) => event.type === type).at(-1);

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
    const buyer = await newBuyer();
    const url = await openPage(buyer.client, '/credits/purchase', { packageId: 'medium' });
    const sessionId = await cashier.pay(url);
    expect((await buyer.client.get(`/billing/checkouts/${sessionId}`)).body).toMatchObject({
      state: 'processing',
      description: 'Medium bundle: 1,100 credits',
      credits: 0,
      balance: 500,
    });
    await deliverAll(buyer);
    await deliverAll(buyer);
    expect(await ledger(buyer)).toEqual([
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
    const buyer = await newBuyer();
    const arriving = await cashier.pay(
      await openPage(buyer.client, '/credits/purchase', { packageId: 'small' }),
      'later',
    );
    const failing = await cashier.pay(
      await openPage(buyer.client, '/credits/purchase', { packageId: 'large' }),
      'later',
    );
    await deliverAll(buyer);
    expect(await balance(buyer.client)).toBe(500);
    await cashier.settle(arriving, 'succeeded');
    await cashier.settle(failing, 'failed');
    await deliverAll(buyer);
    expect(await balance(buyer.client)).toBe(1000);
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
    const { client } = await newBuyer();
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
    const { client } = await newBuyer();
    const elsewhere = await client.post('/credits/purchase', {
      packageId: 'small',
      returnUrl: 'https://elsewhere.example',
    });
    expect(elsewhere).toMatchObject({ status: 400, body: { details: [{ field: 'returnUrl' }] } });
    const unknown = await client.post('/credits/purchase', { packageId: 'huge' });
    expect(unknown).toMatchObject({ status: 400, body: { details: [{ field: 'packageId' }] } });
  });

  it('money that went back takes its credits along, as far as they are unspent', async () => {
    const buyer = await newBuyer();
    await cashier.pay(await openPage(buyer.client, '/credits/purchase', { packageId: 'small' }));
    await deliverAll(buyer);
    const paid = refundOf(await cashier.events(), 'charge.succeeded')?.data.object as Stripe.Charge;
    const payment = String(paid.payment_intent);
    await cashier.stripe.refunds.create({ payment_intent: payment, amount: 200 });
    await deliverAll(buyer);
    expect(await balance(buyer.client)).toBe(800);
    await cashier.stripe.refunds.create({ payment_intent: payment });
    await deliverAll(buyer);
    expect(await ledger(buyer)).toEqual([
      ['promo', 500],
      ['purchase', 500],
      ['deduction', -200],
      ['deduction', -300],
    ]);
  });

  it('a dispute holds the credits and gives them back when it is won', async () => {
    const buyer = await newBuyer();
    await cashier.pay(await openPage(buyer.client, '/credits/purchase', { packageId: 'small' }));
    await deliverAll(buyer);
    const paid = refundOf(await cashier.events(), 'charge.succeeded')?.data.object as Stripe.Charge;
    const dispute = await cashier.dispute(String(paid.payment_intent));
    await deliverAll(buyer);
    expect(await balance(buyer.client)).toBe(500);
    await cashier.closeDispute(dispute, 'won');
    await deliverAll(buyer);
    expect(await balance(buyer.client)).toBe(1000);
  });
});

describe('plans', () => {
  it('bring credits and a bonus with the first payment, rights at once, and end with their period', async () => {
    const buyer = await newBuyer();
    expect(await status(buyer.client)).toMatchObject({
      plan: 'free',
      status: 'inactive',
      testPayments: true,
      canManage: true,
    });
    const session = await subscribe(buyer);
    expect(await status(buyer.client)).toMatchObject({ plan: 'pro', status: 'active', billingInterval: 'monthly' });
    expect(await ledger(buyer)).toEqual([
      ['promo', 500],
      ['subscription_grant', 2000],
      ['promo', 500],
    ]);
    expect((await buyer.client.get(`/billing/checkouts/${session}`)).body).toMatchObject({
      state: 'completed',
      description: 'Pro plan',
      credits: 2500,
    });
    expect((await buyer.client.post('/subscription/checkout', { planId: 'ultimate' })).body).toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
    });
    const cancelled = await buyer.client.post('/subscription/cancel');
    expect(cancelled.body).toMatchObject({ subscription: { plan: 'pro', status: 'cancelled' } });
    const resumed = await buyer.client.post('/subscription/resume');
    expect(resumed.body).toMatchObject({ subscription: { plan: 'pro', status: 'active' } });
    await buyer.client.post('/subscription/cancel');
    const end = new Date(String((await status(buyer.client))['currentPeriodEnd']));
    await cashier.advance(new Date(end.getTime() + 60_000));
    await deliverAll(buyer);
    expect(await status(buyer.client)).toMatchObject({ plan: 'free', status: 'inactive', currentPeriodEnd: null });
    expect(await balance(buyer.client)).toBe(3000);
  });

  it('an upgrade is paid and given at once; a lower plan begins with the next period', async () => {
    const buyer = await newBuyer();
    await subscribe(buyer);
    const upgraded = await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    expect(upgraded.body).toMatchObject({ url: null, subscription: { plan: 'ultimate', status: 'active' } });
    await deliverAll(buyer);
    const rows = await ledger(buyer);
    expect(rows.slice(0, 3)).toEqual([
      ['promo', 500],
      ['subscription_grant', 2000],
      ['promo', 500],
    ]);
    const [grant, bonus] = rows.slice(3);
    expect(grant?.[0]).toBe('subscription_grant');
    // The month has only just begun.
    expect(Number(grant?.[1])).toBeGreaterThan(3990);
    expect(Number(grant?.[1])).toBeLessThanOrEqual(4000);
    expect(bonus).toEqual(['promo', 1500]);
    const lowered = await buyer.client.patch('/billing/subscription', { plan: 'pro' });
    expect(lowered.body).toMatchObject({ subscription: { plan: 'ultimate', pendingPlan: 'pro' } });
    const end = new Date(String((await status(buyer.client))['currentPeriodEnd']));
    await cashier.advance(new Date(end.getTime() + 2 * 3_600_000));
    await deliverAll(buyer);
    expect(await status(buyer.client)).toMatchObject({ plan: 'pro', status: 'active', pendingPlan: null });
    expect((await ledger(buyer)).slice(5)).toEqual([['subscription_grant', 2000]]);
  });

  it('an upgrade with a card that is refused changes nothing', async () => {
    const buyer = await newBuyer();
    await subscribe(buyer);
    await cashier.card(await customerOf(buyer.workspaceId), 'declining');
    const answer = await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    await deliverAll(buyer);
    expect(answer.status === 402 || typeof (answer.body as { url?: unknown }).url === 'string').toBe(true);
    expect(await status(buyer.client)).toMatchObject({ plan: 'pro' });
    expect(await balance(buyer.client)).toBe(3000);
  });

  it('a renewal that fails brings nothing until it is paid', async () => {
    const buyer = await newBuyer();
    await subscribe(buyer);
    await cashier.card(await customerOf(buyer.workspaceId), 'declining');
    const end = new Date(String((await status(buyer.client))['currentPeriodEnd']));
    await cashier.advance(new Date(end.getTime() + 2 * 3_600_000));
    await deliverAll(buyer);
    expect(await status(buyer.client)).toMatchObject({ plan: 'pro', status: 'past_due' });
    expect(await balance(buyer.client)).toBe(3000);
    await cashier.card(await customerOf(buyer.workspaceId), 'good');
    await cashier.advance(new Date(end.getTime() + 4 * 86_400_000));
    await deliverAll(buyer);
    expect(await status(buyer.client)).toMatchObject({ plan: 'pro', status: 'active' });
    expect(await balance(buyer.client)).toBe(5000);
  });

  it('the portal opens for those who bought, and for nobody else', async () => {
    const buyer = await newBuyer();
    expect((await buyer.client.post('/billing/portal', {})).body).toMatchObject({ code: 'NO_BILLING_ACCOUNT' });
    await subscribe(buyer);
    const { body } = await buyer.client.post<{ url: string }>('/billing/portal', {});
    expect(body.url).toMatch(/^http/);
    expect((await buyer.client.post('/billing/portal', { returnUrl: 'nowhere at all//' })).status).toBe(200);
  });

  it('what is not subscribed cannot be changed', async () => {
    const { client } = await newBuyer();
    expect((await client.post('/subscription/cancel')).body).toMatchObject({ code: 'NOT_SUBSCRIBED' });
    expect((await client.patch('/billing/subscription', {})).body).toMatchObject({ code: 'NOTHING_TO_CHANGE' });
    expect((await client.post('/subscription/change', { newPlanId: 'free' })).status).toBe(400);
  });
});

describe('events', () => {
  it('that are forged, stale, of the future, re-signed or unsigned are refused and leave no trace', async () => {
    const buyer = await newBuyer();
    await cashier.pay(await openPage(buyer.client, '/credits/purchase', { packageId: 'small' }));
    const event = (await cashier.events()).at(-1)!;
    const minutes = (count: number) => Date.now() + count * 60_000;
    for (const options of [{ secret: 'whsec_of_somebody_else' }, { at: minutes(-6) }, { at: minutes(6) }]) {
      expect(await deliver(event, options)).toMatchObject({ status: 400, body: { code: 'WEBHOOK_REFUSED' } });
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
    expect(await balance(buyer.client)).toBe(500);
  });

  it('of unknown customers and of objects that are not ours are kept and change nothing', async () => {
    const stranger = await cashier.stripe.customers.create({ name: 'Somebody else' });
    const event = (await cashier.events()).find(({ data }) => (data.object as { id?: string }).id === stranger.id)!;
    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'handled' } });
    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'repeated' } });
  });

  it('that fail are answered with an error, so that they come again, and then succeed', async () => {
    const buyer = await newBuyer();
    const url = await openPage(buyer.client, '/subscription/checkout', { planId: 'pro' });
    await cashier.pay(url);
    const event = (await cashier.events()).filter(({ type }) => type === 'invoice.paid').at(-1)!;
    await cashier.failNext(10, 500);
    expect((await deliver(event)).status).toBeGreaterThanOrEqual(500);
    await cashier.failNext(0);
    expect(await balance(buyer.client)).toBe(500);
    expect((await deliver(event)).status).toBe(200);
    expect(await balance(buyer.client)).toBe(3000);
  });

  it('that were lost are made up for by the daily comparison', async () => {
    const buyer = await newBuyer();
    await cashier.pay(await openPage(buyer.client, '/credits/purchase', { packageId: 'small' }));
    await cashier.pay(await openPage(buyer.client, '/subscription/checkout', { planId: 'pro' }));
    const { ReconciliationService } = await import('../../backend/src/billing/reconciliation.service.js');
    const service = app.app.get(ReconciliationService);
    expect(await service.reconcile(await cashier.now())).toBeGreaterThan(0);
    expect(await service.reconcile(await cashier.now())).toBe(0);
    expect(await balance(buyer.client)).toBe(3500);
  });
});
