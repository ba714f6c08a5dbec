import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { serveCashierPages } from './cashier.pages.js';
import { type CashierUnderTest, newPrice, startCashierUnderTest } from './cashier.testing.js';

let world: CashierUnderTest;
let stripe: Stripe;
let server: FastifyInstance;
beforeEach(async () => {
  world = await startCashierUnderTest();
  stripe = world.stripe;
  server = Fastify();
  serveCashierPages(server, world.cashier, 'https://specs.example.test');
});
afterEach(async () => {
  await server.close();
  await world.stop();
});

const get = (url: string, host = 'localhost:3000') => server.inject({ url, headers: { host } });

/** Presses the button with this label on a page, as a browser does. */
async function press(url: string, label: string) {
  const { body } = await get(url);
  const form = body.split('<form ').find((part) => part.includes(`>${label}</button>`)) ?? '';
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  expect(fields).not.toEqual([]);
  return post(action, Object.fromEntries(fields));
}

function post(url: string, fields: Record<string, string>) {
  const headers = { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
  return server.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}

async function open(asked: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await stripe.customers.create({ name: 'Ada <b>Lind</b>', email: 'ada@example.test' });
  const price = await newPrice(stripe, { name: '100 <i>credits</i>', unit_amount: 500, recurring: undefined });
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 2 }],
    success_url: 'http://localhost:3000/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/credits?cancelled=1&from=pay',
    ...asked,
  });
  return { session, customer, path: new URL(session.url ?? '').pathname };
}

async function subscribed() {
  const customer = await stripe.customers.create({ name: 'Ada', email: 'ada@example.test' });
  const session = await world.buy({ price: (await newPrice(stripe)).id, customer: customer.id });
  return { customer, id: String(session.subscription) };
}

describe('the payment page', () => {
  it('says what is bought, what it costs, and that it is a test', async () => {
    const { path } = await open();
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("form-action 'self' http://localhost:3000"),
    });
    for (const text of [
      'Test payment. No card is charged.',
      '2 × 100 &#60;i&#62;credits&#60;/i&#62;',
      'Pay £10.00',
      'Pay with a card that is declined',
      'Pay later by bank',
      '<a href="http://localhost:3000/credits?cancelled=1&#38;from=pay">Go back without paying</a>',
    ]) {
      expect(page.body).toContain(text);
    }
    expect(page.body).not.toContain('<script');
  });

  it('leads back when it is paid, once', async () => {
    const { session, path } = await open();
    const paid = await press(path, 'Pay £10.00');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `http://localhost:3000/paid?session=${session.id}`]);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    expect((await get(path)).body).toContain('Payment complete');
  });

  it('says that a card was declined, and lets one try again', async () => {
    const { session, path } = await open();
    const declined = await press(path, 'Pay with a card that is declined');
    expect(declined.statusCode).toBe(402);
    expect(declined.body).toContain('The card was declined.');
    expect((await press(path, 'Pay later by bank')).statusCode).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await press('/dev/cashier', 'The money arrives');
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  });

  it('offers nothing once it has expired', async () => {
    const { session, path } = await open();
    await stripe.checkout.sessions.expire(session.id);
    const { body } = await get(path);
    expect(body).toContain('Payment expired');
    expect(body).not.toContain('<form');
  });

  it('shows a trial', async () => {
    const { id } = await newPrice(stripe);
    const { path } = await open({
      mode: 'subscription',
      line_items: [{ price: id, quantity: 1 }],
      subscription_data: { trial_period_days: 14 },
    });
    const { body } = await get(path);
    expect(body).toMatch(/Free trial.*14 days.*£12\.00 \/ month|£12\.00 \/ month.*Free trial.*14 days/s);
    expect((await press(path, 'Start without paying')).statusCode).toBe(303);
  });
});

describe('what comes from elsewhere', () => {
  it('is refused by its host', async () => {
    const { path } = await open();
    for (const url of ['/dev/cashier', path]) expect((await get(url, 'evil.example')).statusCode).toBe(403);
    expect((await get(path, 'specs.example.test')).statusCode).toBe(200);
  });

  it('is refused without the token of its page', async () => {
    const { session, path } = await open();
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      expect((await post(path, { card: 'good', token })).statusCode).toBe(403);
    }
    const other = await open();
    const { body } = await get(other.path);
    const token = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await post(path, { card: 'good', token })).statusCode).toBe(403);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  });

  it('is not found where there is nothing', async () => {
    for (const kind of ['pay', 'invoice', 'portal']) {
      const page = await get(`/dev/cashier/${kind}/%3Cb%3E`);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('<b>');
    }
  });
});

describe('the invoice page', () => {
  it('takes a payment, and is then a receipt', async () => {
    const { customer, id } = await subscribed();
    await world.test(`customers/${customer.id}/card`, { card: 'declining' });
    await press('/dev/cashier', 'Advance one month');
    const [invoice] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
    const path = new URL(invoice?.hosted_invoice_url ?? '').pathname;
    expect((await press(path, 'Pay with a card that is declined')).statusCode).toBe(402);
    expect((await press(path, 'Pay £12.00')).headers.location).toBe(path);
    expect((await get(path)).body).toMatch(/Receipt .*1 × Pro \(at £12\.00 \/ month\)/s);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });
});

describe('the portal', () => {
  it('changes the card, cancels and keeps the plan, lists invoices and leads back', async () => {
    const { customer, id } = await subscribed();
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:3000/billing',
    });
    const path = new URL(session.url).pathname;
    const { body } = await get(path);
    expect(body).toContain('<a href="http://localhost:3000/billing">Back to SpecForge</a>');
    expect(body).toMatch(/\/dev\/cashier\/invoice\/in_\w+">\w+-0001</);
    const end = /Cancel the plan on [^<]+/.exec(body)?.[0] ?? '';
    expect((await press(path, end)).headers.location).toBe(path);
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    await press(path, 'Keep the plan');
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
    await press(path, 'Use a card that is declined');
    expect((await get(path)).body).toContain('A card that is declined');
    await press(path, 'Use a card that works');
  });

  it('offers only what its configuration allows, and no other customer’s plan', async () => {
    const { customer } = await subscribed();
    const stranger = await subscribed();
    const configuration = await stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: false }, subscription_cancel: { enabled: true, mode: 'immediately' } },
    });
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      configuration: configuration.id,
    });
    const path = new URL(url).pathname;
    const { body } = await get(path);
    expect(body).not.toMatch(/Invoices|Card</);
    const token = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await post(path, { token, action: 'declining' })).statusCode).toBe(404);
    expect((await post(path, { token, action: 'cancel', subscription: stranger.id })).statusCode).toBe(404);
    await press(path, 'Cancel the plan now');
    expect((await get(path)).body).toContain('No plan.');
  });
});

describe('the cashier’s own page', () => {
  it('shows customers and payments, refunds and disputes them', async () => {
    const { path, session } = await open();
    await press(path, 'Pay £10.00');
    const page = await get('/dev/cashier');
    expect(page.body).toContain('Ada &#60;b&#62;Lind&#60;/b&#62;, ada@example.test');
    expect(page.body).toContain('checkout.session.completed');
    await press('/dev/cashier', 'Dispute');
    await press('/dev/cashier', 'Win the dispute');
    expect((await get('/dev/cashier')).body).toContain('dispute won');
    const other = await open();
    await press(other.path, 'Pay £10.00');
    await press('/dev/cashier', 'Refund');
    expect((await stripe.refunds.list()).data).toMatchObject([{ amount: 1000 }]);
    expect(session.mode).toBe('payment');
  });

  it('sets the clock forward', async () => {
    const { id } = await subscribed();
    for (const step of ['day', 'month', 'year']) await press('/dev/cashier', `Advance one ${step}`);
    expect((await stripe.invoices.list({ subscription: id, limit: 100 })).data).toHaveLength(14);
  });
});

it('reads forms only on its own pages', async () => {
  server.post('/elsewhere', async (request) => ({ body: request.body ?? null }));
  expect((await post('/elsewhere', { a: 'b' })).statusCode).toBe(415);
});
