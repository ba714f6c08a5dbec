import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { type CashierUnderTest, startCashierUnderTest } from './cashier.testing.js';

let world: CashierUnderTest;
let receiver: Server;
let url: string;
let received: { event: Stripe.Event; at: number }[];
/** What the receiver answers to an event about this name; 200 where nothing is said. */
let answerTo: (name: string) => number;

beforeEach(async () => {
  world = await startCashierUnderTest();
  received = [];
  answerTo = () => 200;
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      const secret = world.cashier.webhookSecret;
      const event = Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, secret);
      received.push({ event, at: Date.now() });
      response.writeHead(answerTo((event.data.object as Stripe.Customer).name ?? '')).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`;
});
afterEach(async () => {
  await world.stop();
  receiver.closeAllConnections();
  receiver.close();
});

const customers = async (...names: string[]) => {
  for (const name of names) await world.stripe.customers.create({ name });
};
const names = () => received.map(({ event }) => (event.data.object as Stripe.Customer).name);

it('are signed, and come in order', async () => {
  world.cashier.deliverTo(url);
  await customers('Ada', 'Grace');
  await world.cashier.attempted();
  expect(names()).toEqual(['Ada', 'Grace']);
  expect(received[0]?.event).toMatchObject({ type: 'customer.created', api_version: '2026-10-28.endive' });
  expect((await world.stripe.events.list({ delivery_success: true })).data).toHaveLength(2);
});

it('carry a signature of today, also when the clock is ahead', async () => {
  await world.clock('2040-01-01T00:00:00Z');
  world.cashier.deliverTo(url);
  await customers('Ada');
  await world.cashier.attempted();
  expect(received[0]?.event.created).toBeGreaterThanOrEqual(Date.parse('2040-01-01') / 1000);
});

it('come again after a second when they were refused, while later ones go on', async () => {
  // As long as the later one has not come.
  answerTo = (name) => (name === 'Ada' && !names().includes('Grace') ? 500 : 200);
  world.cashier.deliverTo(url);
  await world.test('webhooks', { deliver: false });
  await customers('Ada', 'Grace');
  await world.test('webhooks', { deliver: true });
  while (names().at(-1) !== 'Ada' || !names().includes('Grace')) await wait(20);
  const [first, second] = received.filter((_, index) => names()[index] === 'Ada');
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  expect(second?.event.id).toBe(first?.event.id);
  await world.cashier.attempted();
  expect((await world.stripe.events.list({ delivery_success: false })).data).toEqual([]);
});

it('are held back, and let go', async () => {
  world.cashier.deliverTo(url);
  await world.test('webhooks', { deliver: false });
  await customers('Ada');
  await world.cashier.attempted();
  expect(received).toEqual([]);
  await world.test('webhooks', { deliver: true });
  await world.cashier.attempted();
  expect(names()).toEqual(['Ada']);
});

it('outlive a restart', async () => {
  await customers('Ada', 'Grace');
  await world.restart();
  world.cashier.deliverTo(url);
  await world.cashier.attempted();
  expect(names()).toEqual(['Ada', 'Grace']);
  await world.restart();
  world.cashier.deliverTo(url);
  await world.cashier.attempted();
  expect(received).toHaveLength(2);
});

it('tell the whole story of a subscription, in its order', async () => {
  world.cashier.deliverTo(url);
  const product = await world.stripe.products.create({ name: 'Pro' });
  const price = await world.stripe.prices.create({
    currency: 'gbp',
    unit_amount: 1200,
    product: product.id,
    recurring: { interval: 'month' },
  });
  await world.buy({ price: price.id });
  await world.cashier.attempted();
  expect(received.map(({ event }) => event.type)).toEqual([
    'customer.created',
    'invoice.created',
    'invoice.finalized',
    'customer.subscription.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ]);
});
