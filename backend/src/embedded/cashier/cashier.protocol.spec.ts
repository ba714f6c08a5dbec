import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { startEmbeddedCashier } from './cashier.js';
import { type CashierUnderTest, newPrice, startCashierUnderTest } from './cashier.testing.js';

let world: CashierUnderTest;
beforeAll(async () => {
  world = await startCashierUnderTest();
});
afterAll(() => world.stop());

/** A request that the official client would not send. */
async function raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const { url, secretKey } = world.cashier;
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(body !== undefined && { body }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as { error?: object; id?: string },
  };
}

describe('what is refused', () => {
  it.each([
    ['an unknown parameter', 'POST', '/v1/customers', 'emial=a', 400, { code: 'parameter_unknown', param: 'emial' }],
    [
      'an unknown parameter inside another',
      'POST',
      '/v1/prices',
      'currency=gbp&unit_amount=1&product=p&recurring[intervall]=month',
      400,
      { code: 'parameter_unknown', param: 'recurring[intervall]' },
    ],
    ['a missing one', 'POST', '/v1/products', '', 400, { code: 'parameter_missing', param: 'name' }],
    [
      'one of another type',
      'POST',
      '/v1/prices',
      'currency=gbp&product=p&unit_amount=12.50',
      400,
      { code: 'parameter_unknown', param: 'unit_amount' },
    ],
    ['a value where a group belongs', 'POST', '/v1/customers', 'metadata=x', 400, { param: 'metadata' }],
    ['a group where a value belongs', 'POST', '/v1/customers', 'email[a]=x', 400, { param: 'email' }],
    ['both at once', 'POST', '/v1/customers', 'metadata=x&metadata[a]=x', 400, { param: 'metadata[a]' }],
    ['a page that is too long', 'GET', '/v1/events?limit=101', undefined, 400, { param: 'limit' }],
    ['an unknown id', 'GET', '/v1/customers/cus_none', undefined, 404, { code: 'resource_missing' }],
    ['a name of the language', 'GET', '/v1/customers/__proto__', undefined, 404, { code: 'resource_missing' }],
    ['an unknown address', 'GET', '/v1/coupons', undefined, 404, { type: 'invalid_request_error' }],
    [
      'an expansion that is not offered',
      'GET',
      '/v1/events?expand[]=data.account',
      undefined,
      400,
      { param: 'expand[0]' },
    ],
  ])('is %s', async (_, method, path, body, status, error) => {
    const answer = await raw(method, path, body);
    expect(answer).toMatchObject({ status, body: { error: { type: 'invalid_request_error', ...error } } });
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });

  it('is another key', async () => {
    const { hostname, port } = new URL(world.cashier.url);
    const stranger = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http' });
    await expect(stranger.customers.retrieve('cus_1')).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    expect(await raw('POST', '/_test/clock', 'to=1', { authorization: '' })).toMatchObject({ status: 401 });
  });
});

describe('an idempotency key', () => {
  it('gets the same answer again, and only with the same parameters', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await raw('POST', '/v1/customers', 'email=a%40example.test', key);
    const again = await raw('POST', '/v1/customers', 'email=a%40example.test', key);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const other = world.stripe.customers.create({ email: 'b@example.test' }, { idempotencyKey: 'once' });
    await expect(other).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('is free again after a request that was refused', async () => {
    const key = { idempotencyKey: 'refused' };
    await expect(world.stripe.refunds.create({ charge: 'ch_none' }, key)).rejects.toMatchObject({ statusCode: 404 });
    await expect(world.stripe.customers.create({}, key)).resolves.toMatchObject({ object: 'customer' });
  });
});

describe('lists', () => {
  it('are walked forwards and backwards', async () => {
    const { product } = await newPrice(world.stripe, { lookup_key: 'p0' });
    for (const name of ['p1', 'p2', 'p3', 'p4']) {
      const price = { currency: 'gbp', unit_amount: 1, product: String(product), lookup_key: name };
      await world.stripe.prices.create(price);
    }
    const page = async (asked: Stripe.PriceListParams) => {
      const { data, has_more } = await world.stripe.prices.list({ limit: 2, ...asked });
      return { ids: data.map(({ id }) => id), keys: data.map(({ lookup_key }) => lookup_key), has_more };
    };
    const first = await page({});
    const second = await page({ starting_after: first.ids[1] });
    const third = await page({ starting_after: second.ids[1] });
    expect([first, second, third].map(({ keys, has_more }) => [...keys, has_more])).toEqual([
      ['p4', 'p3', true],
      ['p2', 'p1', true],
      ['p0', false],
    ]);
    expect(await page({ ending_before: third.ids[0] })).toEqual(second);
    const all = await world.stripe.prices.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all).toHaveLength(5);
  });
});

describe('the state', () => {
  it('is kept for its owner alone, and found again', async () => {
    const { id } = await world.stripe.customers.create({ email: 'kept@example.test' });
    const { secretKey, webhookSecret } = world.cashier;
    await world.clock(Math.floor(Date.now() / 1000) + 86_400);
    await world.restart();
    expect(world.cashier).toMatchObject({ secretKey, webhookSecret });
    expect(await world.stripe.customers.retrieve(id)).toMatchObject({ email: 'kept@example.test' });
    const later = await world.stripe.customers.create({});
    expect(later.created).toBeGreaterThanOrEqual(Math.floor(Date.now() / 1000) + 86_399);
    expect((await stat(join(world.dataDir, 'cashier/state.json'))).mode & 0o777).toBe(0o600);
  });
});

describe('failures on purpose', () => {
  it('are as many as asked for, and the client gets over them', async () => {
    await world.test('failures', { next: 1, status: 503 });
    await expect(world.stripe.events.list()).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
    await world.test('failures', { next: 2 });
    await expect(world.stripe.events.list({}, { maxNetworkRetries: 2 })).resolves.toMatchObject({ object: 'list' });
  });
});

it('listens on loopback only', async () => {
  const other = await startEmbeddedCashier({ dataDir: join(world.dataDir, 'other'), pagesUrl: 'http://localhost' });
  expect(new URL(other.url).hostname).toBe('127.0.0.1');
  expect(other.secretKey).toMatch(/^sk_test_\w{20,}$/);
  expect(other.secretKey).not.toBe(world.cashier.secretKey);
  await other.stop();
});
