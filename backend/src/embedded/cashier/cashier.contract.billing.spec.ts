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

async function subscribed() {
  const customer = await stripe.customers.create({ email: 'ada@example.test', name: 'Ada Lind' });
  const price = await newPrice(stripe);
  const session = await world.buy({ price: price.id, customer: customer.id });
  const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  return { customer, price, subscription, item: subscription.items.data[0]?.id ?? '' };
}

describe('subscriptions', () => {
  it('are read with everything around them', async () => {
    const { subscription, customer, price } = await subscribed();
    const full = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice', 'latest_invoice.payments', 'customer', 'items.data.price.product'],
    });
    expect(full).toMatchObject({
      customer: { id: customer.id, email: 'ada@example.test' },
      items: { object: 'list', data: [{ price: { id: price.id, product: { name: 'Pro' } } }] },
      latest_invoice: {
        billing_reason: 'subscription_create',
        payments: { data: [{ status: 'paid', payment: { payment_intent: expect.stringMatching(/^pi_/) } }] },
      },
    });
  });

  it('are listed', async () => {
    const { subscription, customer } = await subscribed();
    const ids = async (asked: Stripe.SubscriptionListParams) =>
      (await stripe.subscriptions.list({ customer: customer.id, ...asked })).data.map(({ id }) => id);
    expect(await ids({ limit: 3, created: { gte: 1 } })).toEqual([subscription.id]);
    expect(await ids({ status: 'past_due' })).toEqual([]);
    await stripe.subscriptions.cancel(subscription.id);
    expect(await ids({})).toEqual([]);
    expect(await ids({ status: 'all' })).toEqual([subscription.id]);
    expect(await ids({ status: 'canceled' })).toEqual([subscription.id]);
  });

  it('change their price, with everything that we send', async () => {
    const { subscription, item } = await subscribed();
    const dearer = await newPrice(stripe, { name: 'Team', unit_amount: 3600 });
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: dearer.id, quantity: 2 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date: subscription.start_date,
      metadata: { plan: 'team' },
      expand: ['latest_invoice'],
    });
    expect(changed).toMatchObject({
      status: 'active',
      metadata: { plan: 'team' },
      items: { data: [{ id: item, quantity: 2, price: { id: dearer.id } }] },
      latest_invoice: { billing_reason: 'subscription_update', status: 'paid', total: 6000 },
    });
  });

  it('end with their period, or go on after all', async () => {
    const { subscription } = await subscribed();
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const going = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(going).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  it('end at once', async () => {
    const { subscription } = await subscribed();
    const ended = await stripe.subscriptions.cancel(subscription.id, {
      invoice_now: true,
      prorate: true,
      cancellation_details: { comment: 'Too dear', feedback: 'too_expensive' },
    });
    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: expect.any(Number),
      cancellation_details: { comment: 'Too dear', feedback: 'too_expensive', reason: 'cancellation_requested' },
    });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('invoices', () => {
  it('have the shape of the pinned version', async () => {
    const { subscription, price, item } = await subscribed();
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
      expand: ['payments', 'payments.data.payment.payment_intent', 'parent.subscription_details.subscription'],
    });
    const period = { start: subscription.start_date, end: subscription.items.data[0]?.current_period_end };
    expect(invoice).toMatchObject({
      object: 'invoice',
      status: 'paid',
      number: expect.stringMatching(/-0001$/),
      amount_due: 1200,
      amount_paid: 1200,
      amount_remaining: 0,
      attempt_count: 1,
      currency: 'gbp',
      customer_email: 'ada@example.test',
      hosted_invoice_url: `http://localhost:3000/dev/cashier/invoice/${invoice.id}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: { id: subscription.id, status: 'active' } },
      },
      payments: { data: [{ object: 'invoice_payment', payment: { payment_intent: { status: 'succeeded' } } }] },
      lines: {
        data: [
          {
            amount: 1200,
            period,
            pricing: { price_details: { price: price.id, product: price.product } },
            parent: {
              type: 'subscription_item_details',
              subscription_item_details: { proration: false, subscription: subscription.id, subscription_item: item },
            },
          },
        ],
      },
    });
  });

  it('are listed', async () => {
    const { subscription, customer } = await subscribed();
    const list = (asked: Stripe.InvoiceListParams) => stripe.invoices.list({ limit: 5, created: { gte: 1 }, ...asked });
    for (const asked of [{ customer: customer.id }, { subscription: subscription.id }]) {
      expect((await list(asked)).data).toMatchObject([{ id: subscription.latest_invoice }]);
    }
    expect((await list({ customer: customer.id, status: 'open' })).data).toEqual([]);
  });

  it('are paid on request', async () => {
    const { subscription, customer } = await subscribed();
    await world.test(`customers/${customer.id}/card`, { card: 'declining' });
    await world.clock((subscription.items.data[0]?.current_period_end ?? 0) + 1);
    const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });
    await world.test(`customers/${customer.id}/card`, { card: 'good' });
    expect(await stripe.invoices.pay(open?.id ?? '')).toMatchObject({ status: 'paid', attempt_count: 3 });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({ code: 'invoice_already_paid' });
  });

  it('are previewed before a change', async () => {
    const { subscription, customer, item } = await subscribed();
    const dearer = await newPrice(stripe, { unit_amount: 3600 });
    const preview = await stripe.invoices.createPreview({
      customer: customer.id,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item, price: dearer.id, quantity: 1 }],
        proration_behavior: 'always_invoice',
        proration_date: subscription.start_date,
      },
    });
    expect(preview).toMatchObject({
      amount_due: 2400,
      total: 2400,
      lines: { data: [{ amount: -1200 }, { amount: 3600 }] },
    });
    const next = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next).toMatchObject({ billing_reason: 'upcoming', total: 1200 });
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });
});

describe('the portal', () => {
  it('is configured and opened', async () => {
    const { customer, subscription } = await subscribed();
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        customer_update: { enabled: true, allowed_updates: ['email', 'name'] },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
      business_profile: {
        headline: 'SpecForge',
        privacy_policy_url: 'https://example.test/privacy',
        terms_of_service_url: 'https://example.test/terms',
      },
      metadata: { version: '1' },
      default_return_url: 'http://localhost:3000/billing',
    });
    expect(configuration).toMatchObject({
      active: true,
      is_default: false,
      features: { subscription_cancel: { enabled: true, mode: 'at_period_end' } },
      metadata: { version: '1' },
    });
    const listed = await stripe.billingPortal.configurations.list({ active: true, is_default: false, limit: 10 });
    expect(listed.data.map(({ id }) => id)).toEqual([configuration.id]);
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:3000/account',
      configuration: configuration.id,
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: subscription.id } },
    });
    expect(session).toMatchObject({
      url: `http://localhost:3000/dev/cashier/portal/${session.id}`,
      customer: customer.id,
      return_url: 'http://localhost:3000/account',
    });
    await expect(stripe.billingPortal.sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
      param: 'customer',
      code: 'resource_missing',
    });
  });
});

describe('events', () => {
  it('are listed, newest first, and read', async () => {
    const { customer } = await subscribed();
    const events = await stripe.events.list({
      types: ['customer.created', 'customer.subscription.created'],
      created: { gte: 1 },
      delivery_success: false,
      limit: 2,
    });
    expect(events).toMatchObject({
      has_more: true,
      data: [{ type: 'customer.subscription.created' }, { type: 'customer.created', data: { object: customer } }],
    });
    const [, created] = events.data;
    expect(await stripe.events.retrieve(created?.id ?? '')).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 1,
      request: { id: expect.stringMatching(/^req_/) },
    });
    const older = await stripe.events.list({ starting_after: created?.id, type: 'invoice.*', limit: 100 });
    expect(new Set(older.data.map(({ type }) => type))).toContain('invoice.paid');
    expect((await stripe.events.list({ delivery_success: true })).data).toEqual([]);
  });
});
