import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { type CashierUnderTest, newPrice, startCashierUnderTest } from './cashier.testing.js';

let world: CashierUnderTest;
let stripe: Stripe;
beforeAll(async () => {
  world = await startCashierUnderTest();
  stripe = world.stripe;
});
afterAll(() => world.stop());

const urls = { success_url: 'http://localhost/paid?session={CHECKOUT_SESSION_ID}', cancel_url: 'http://localhost/no' };

function newCustomer(): Promise<Stripe.Customer> {
  return stripe.customers.create({ email: 'ada@example.test', name: 'Ada Lind', metadata: { workspace: 'w1' } });
}

async function subscribed(asked: Partial<Stripe.Checkout.SessionCreateParams> = {}, price?: Stripe.Price) {
  const customer = await newCustomer();
  const bought = price ?? (await newPrice(stripe));
  const session = await world.buy({ price: bought.id, customer: customer.id, ...asked });
  const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  return { customer, price: bought, session, subscription, item: subscription.items.data[0]?.id ?? '' };
}

async function purchased(asked: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await newCustomer();
  const price = await newPrice(stripe, { unit_amount: 500, recurring: undefined });
  const session = await world.buy({ price: price.id, mode: 'payment', customer: customer.id, ...asked });
  return { customer, price, session, intent: String(session.payment_intent) };
}

describe('customers', () => {
  it('are created, read and changed', async () => {
    const customer = await newCustomer();
    expect(customer).toMatchObject({
      id: expect.stringMatching(/^cus_/),
      object: 'customer',
      email: 'ada@example.test',
      metadata: { workspace: 'w1' },
      livemode: false,
    });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, name: 'Ada Lind' });
    const changed = await stripe.customers.update(customer.id, {
      name: 'Ada',
      metadata: { workspace: '', plan: 'pro' },
    });
    expect(changed).toMatchObject({ name: 'Ada', email: 'ada@example.test', metadata: { plan: 'pro' } });
    expect(changed.metadata).not.toHaveProperty('workspace');
  });
});

describe('the catalogue', () => {
  it('has products', async () => {
    const product = await stripe.products.create({ name: 'Pro', metadata: { plan: 'pro' }, id: 'plan_pro' });
    expect(product).toMatchObject({ id: 'plan_pro', object: 'product', name: 'Pro', active: true });
    expect(await stripe.products.retrieve('plan_pro')).toMatchObject({ metadata: { plan: 'pro' } });
    await expect(stripe.products.create({ name: 'Pro', id: 'plan_pro' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
  });

  it('has prices that are found by their lookup key, which another price can take', async () => {
    const { product } = await newPrice(stripe, { lookup_key: 'pro_month', nickname: 'Pro', metadata: { plan: 'pro' } });
    const asked = { lookup_keys: ['pro_month'], active: true, limit: 100, expand: ['data.product'] };
    const found = await stripe.prices.list(asked);
    expect(found.data).toEqual([
      expect.objectContaining({
        object: 'price',
        lookup_key: 'pro_month',
        unit_amount: 1200,
        currency: 'gbp',
        type: 'recurring',
        recurring: expect.objectContaining({ interval: 'month', interval_count: 1 }),
        product: expect.objectContaining({ id: product, object: 'product', name: 'Pro' }),
      }),
    ]);
    const next = { currency: 'gbp', unit_amount: 1500, product: String(product), lookup_key: 'pro_month' };
    await expect(stripe.prices.create(next)).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
    const newer = await stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await stripe.prices.list(asked)).data.map(({ id }) => id)).toEqual([newer.id]);
    const [older] = found.data;
    const retired = await stripe.prices.update(older?.id ?? '', { active: false, metadata: { retired: 'yes' } });
    expect(retired).toMatchObject({ active: false, lookup_key: null, metadata: { plan: 'pro', retired: 'yes' } });
    const back = await stripe.prices.update(retired.id, { lookup_key: 'pro_month', transfer_lookup_key: true });
    expect(back.lookup_key).toBe('pro_month');
    expect(await stripe.prices.retrieve(newer.id)).toMatchObject({ lookup_key: null });
  });
});

describe('checkout', () => {
  it('opens a session for one payment, with everything that we send', async () => {
    const customer = await newCustomer();
    const price = await newPrice(stripe, { unit_amount: 500, recurring: undefined });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      client_reference_id: 'w1',
      line_items: [{ price: price.id, quantity: 3 }],
      ...urls,
      metadata: { purchase: 'p1' },
      payment_intent_data: { metadata: { purchase: 'p1' }, description: '300 credits' },
      invoice_creation: { enabled: true },
      allow_promotion_codes: false,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      locale: 'en-GB',
      billing_address_collection: 'auto',
      allowed_payment_method_types: ['card'],
      expand: ['line_items'],
    });
    expect(session).toMatchObject({
      id: expect.stringMatching(/^cs_test_/),
      url: `http://localhost:3000/dev/cashier/pay/${session.id}`,
      amount_total: 1500,
      currency: 'gbp',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: 'w1',
      line_items: { data: [{ amount_total: 1500, quantity: 3, price: { id: price.id } }] },
    });
    await world.test(`sessions/${session.id}/pay`, { card: 'good' });
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent', 'invoice'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'ada@example.test' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 1500,
        description: '300 credits',
        metadata: { purchase: 'p1' },
      },
      invoice: { status: 'paid', billing_reason: 'manual', total: 1500, parent: null },
    });
  });

  it('opens a session for a subscription', async () => {
    const { session, subscription, price, customer } = await subscribed({
      metadata: { a: 'b' },
      subscription_data: { metadata: { workspace: 'w1' } },
    });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', mode: 'subscription' });
    expect(subscription).toMatchObject({
      id: expect.stringMatching(/^sub_/),
      status: 'active',
      customer: customer.id,
      metadata: { workspace: 'w1' },
      cancel_at_period_end: false,
      pending_update: null,
      latest_invoice: session.invoice,
      items: { data: [{ price: { id: price.id }, quantity: 1, current_period_start: subscription.start_date }] },
    });
  });

  it('lists and expires sessions', async () => {
    const { customer, session, intent } = await purchased();
    const { price } = await purchased();
    const open = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      ...urls,
    });
    const ids = async (asked: Stripe.Checkout.SessionListParams) =>
      (await stripe.checkout.sessions.list(asked)).data.map(({ id }) => id);
    expect(await ids({ customer: customer.id, limit: 5, created: { gte: 1 } })).toEqual([open.id, session.id]);
    expect(await ids({ customer: customer.id, status: 'open' })).toEqual([open.id]);
    expect(await ids({ payment_intent: intent })).toEqual([session.id]);
    expect(await ids({ subscription: 'sub_none' })).toEqual([]);
    expect(await stripe.checkout.sessions.expire(open.id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(open.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('declines, and can be tried again', async () => {
    const price = await newPrice(stripe, { unit_amount: 500, recurring: undefined });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price.id, quantity: 1 }],
      ...urls,
    });
    await expect(world.test(`sessions/${session.id}/pay`, { card: 'declined' })).rejects.toThrow('card_declined');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
    await world.test(`sessions/${session.id}/pay`, { card: 'good' });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  });

  it('completes before the money comes, where it is paid by bank', async () => {
    const { session, intent } = await purchased({ metadata: {} });
    expect(session.payment_status).toBe('paid');
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'succeeded' });
    for (const outcome of ['succeeded', 'failed']) {
      const price = await newPrice(stripe);
      const later = await world.buy({ price: price.id, card: 'later' });
      expect(later).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
      await world.test(`sessions/${later.id}/settle`, { outcome });
      const subscription = await stripe.subscriptions.retrieve(String(later.subscription));
      expect(subscription.status).toBe(outcome === 'succeeded' ? 'active' : 'past_due');
      expect((await stripe.checkout.sessions.retrieve(later.id)).payment_status).toBe(
        outcome === 'succeeded' ? 'paid' : 'unpaid',
      );
    }
  });

  it('refuses what does not go together', async () => {
    const [month, year, once, euro] = await Promise.all([
      newPrice(stripe),
      newPrice(stripe, { recurring: { interval: 'year' } }),
      newPrice(stripe, { recurring: undefined }),
      newPrice(stripe, { currency: 'eur' }),
    ]);
    const open = (mode: 'payment' | 'subscription', prices: Stripe.Price[], more = {}) =>
      stripe.checkout.sessions.create({
        mode,
        line_items: prices.map(({ id }) => ({ price: id, quantity: 1 })),
        ...urls,
        ...more,
      });
    const refused = { statusCode: 400, type: 'StripeInvalidRequestError' };
    await expect(open('payment', [month])).rejects.toMatchObject(refused);
    await expect(open('subscription', [once])).rejects.toMatchObject(refused);
    await expect(open('subscription', [month, year])).rejects.toMatchObject(refused);
    await expect(open('subscription', [month, euro])).rejects.toMatchObject(refused);
    await expect(open('payment', [once], { success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      ...refused,
      param: 'success_url',
    });
    const { customer } = await subscribed();
    await expect(open('subscription', [euro], { customer: customer.id })).rejects.toMatchObject(refused);
  });
});

describe('money that goes back', () => {
  it('is refunded in parts', async () => {
    const { intent } = await purchased();
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ object: 'charge', amount: 500, paid: true, payment_intent: intent });
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      amount: 200,
      reason: 'requested_by_customer',
      metadata: { by: 'staff' },
    });
    expect(refund).toMatchObject({ object: 'refund', status: 'succeeded', amount: 200, payment_intent: intent });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 301 })).rejects.toMatchObject({
      param: 'amount',
    });
    const charge = (latest_charge as Stripe.Charge).id;
    const rest = await stripe.refunds.create({ charge });
    expect(rest.amount).toBe(300);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 500 });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const listed = await stripe.refunds.list({ payment_intent: intent, created: { gte: 1 }, limit: 10 });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, refund.id]);
  });

  it('is disputed', async () => {
    const { intent } = await purchased();
    const { id } = await world.test('disputes', { payment_intent: intent, amount: 100, reason: 'duplicate' });
    const dispute = await stripe.disputes.retrieve(String(id));
    expect(dispute).toMatchObject({
      status: 'needs_response',
      amount: 100,
      reason: 'duplicate',
      payment_intent: intent,
    });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    await world.test(`disputes/${String(id)}/close`, { status: 'lost' });
    const listed = await stripe.disputes.list({ payment_intent: intent, created: { gte: 1 }, limit: 3 });
    expect(listed.data).toMatchObject([{ id, status: 'lost' }]);
    expect((await stripe.disputes.list({ charge: String(dispute.charge) })).data).toHaveLength(1);
  });
});
