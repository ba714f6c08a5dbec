import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { type CashierUnderTest, newPrice, startCashierUnderTest } from './cashier.testing.js';

let world: CashierUnderTest;
let stripe: Stripe;
let customer: string;
let subscription: Stripe.Subscription;
let item: string;

/** Half of a period of 28 days has passed: £12 a month since 1 February 2027. */
beforeEach(async () => {
  world = await startCashierUnderTest();
  stripe = world.stripe;
  await world.clock('2027-02-01T00:00:00Z');
  customer = (await stripe.customers.create({ email: 'ada@example.test' })).id;
  const session = await world.buy({ price: (await newPrice(stripe)).id, customer });
  subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  item = subscription.items.data[0]?.id ?? '';
  const { start_date } = subscription;
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  half = start_date + (end - start_date) / 2;
});
afterEach(() => world.stop());
let half: number;

function change(asked: Stripe.SubscriptionUpdateParams): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(subscription.id, { proration_date: half, ...asked });
}

async function newest(): Promise<Stripe.Invoice | undefined> {
  return (await stripe.invoices.list({ customer, limit: 1 })).data[0];
}

const amounts = (invoice: Stripe.Invoice | undefined) => invoice?.lines.data.map(({ amount }) => amount);

describe('a dearer plan in the middle of a period', () => {
  it('is charged at once for the rest, by the second', async () => {
    const team = await newPrice(stripe, { name: 'Team', unit_amount: 3600 });
    await world.clock(half);
    await change({ items: [{ id: item, price: team.id }], proration_behavior: 'always_invoice' });
    const invoice = await newest();
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', total: 1200 });
    expect(invoice?.lines.data).toMatchObject([
      {
        amount: -600,
        description: 'Unused time on Pro after 15 Feb 2027',
        period: { start: half },
        parent: { subscription_item_details: { proration: true, subscription_item: item } },
      },
      { amount: 1800, description: 'Remaining time on Team after 15 Feb 2027' },
    ]);
    const third = await newPrice(stripe, { unit_amount: 3600 });
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    await world.clock(end - 1000);
    await change({
      items: [{ id: item, price: third.id, quantity: 3 }],
      proration_behavior: 'always_invoice',
      proration_date: end - 1000,
    });
    const share = 1000 / (28 * 86_400);
    expect(amounts(await newest())).toEqual([-Math.round(3600 * share), Math.round(3 * 3600 * share)]);
  });

  it('comes with the next invoice where nothing else is asked', async () => {
    const team = await newPrice(stripe, { unit_amount: 3600 });
    await world.clock(half);
    await change({ items: [{ id: item, price: team.id }] });
    expect((await newest())?.billing_reason).toBe('subscription_create');
    expect((await stripe.invoices.createPreview({ subscription: subscription.id })).total).toBe(4800);
    await world.clock('2027-03-01T01:00:00Z');
    expect(amounts(await newest())).toEqual([-600, 1800, 3600]);
  });

  it('is what the preview said', async () => {
    const team = await newPrice(stripe, { unit_amount: 3613 });
    const items = [{ id: item, price: team.id, quantity: 7 }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: half },
    });
    await world.clock(half);
    await change({ items, proration_behavior: 'always_invoice' });
    expect(amounts(await newest())).toEqual(amounts(preview));
    expect((await newest())?.total).toBe(preview.total);
  });
});

it('a cheaper plan leaves money in hand for the next invoice', async () => {
  const basic = await newPrice(stripe, { unit_amount: 400 });
  await world.clock(half);
  await change({ items: [{ id: item, price: basic.id }], proration_behavior: 'always_invoice' });
  expect(await newest()).toMatchObject({ total: -400, amount_due: 0, status: 'paid', ending_balance: -400 });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -400 });
  await world.clock('2027-03-01T01:00:00Z');
  expect(await newest()).toMatchObject({ total: 400, starting_balance: -400, amount_due: 0, status: 'paid' });
  await world.clock('2027-04-01T01:00:00Z');
  expect(await newest()).toMatchObject({ total: 400, amount_due: 400, amount_paid: 400 });
});

it('another interval begins a new cycle', async () => {
  const year = await newPrice(stripe, { unit_amount: 12_000, recurring: { interval: 'year' } });
  await world.clock('2027-02-15T00:00:00Z');
  const changed = await change({ items: [{ id: item, price: year.id }], proration_date: undefined });
  expect(amounts(await newest())).toEqual([-600, 12_000]);
  expect(new Date((changed.items.data[0]?.current_period_end ?? 0) * 1000).toISOString()).toMatch(/^2028-02-15/);
});

describe('a card that is declined at a change', () => {
  let team: Stripe.Price;
  beforeEach(async () => {
    team = await newPrice(stripe, { unit_amount: 3600 });
    await world.clock(half);
    await world.test(`customers/${customer}/card`, { card: 'declining' });
  });
  const upgrade = (payment_behavior: Stripe.SubscriptionUpdateParams.PaymentBehavior) =>
    change({ items: [{ id: item, price: team.id }], proration_behavior: 'always_invoice', payment_behavior });
  const price = async () => (await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id;

  it('changes nothing where an error was asked for', async () => {
    const before = await stripe.subscriptions.retrieve(subscription.id);
    await expect(upgrade('error_if_incomplete')).rejects.toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('waits until the invoice is paid where that was asked for', async () => {
    const waiting = await upgrade('pending_if_incomplete');
    expect(waiting).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: subscription.items.data[0]?.price.id } }] },
      pending_update: { subscription_items: [{ price: { id: team.id } }] },
    });
    const invoice = await stripe.invoices.retrieve(String(waiting.latest_invoice));
    expect(invoice).toMatchObject({ status: 'open', amount_due: 1200, next_payment_attempt: null });
    expect(invoice.hosted_invoice_url).toContain(`/dev/cashier/invoice/${invoice.id}`);
    await world.test(`invoices/${invoice.id}/pay`);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      pending_update: null,
    });
    expect(await price()).toBe(team.id);
  });

  it('is forgotten when nobody pays within a day', async () => {
    const waiting = await upgrade('pending_if_incomplete');
    await world.clock(half + 86_400);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      pending_update: null,
    });
    expect(await price()).not.toBe(team.id);
    expect(await stripe.invoices.retrieve(String(waiting.latest_invoice))).toMatchObject({ status: 'void' });
  });

  it('is overdue otherwise', async () => {
    expect((await upgrade('allow_incomplete')).status).toBe('past_due');
    expect(await price()).toBe(team.id);
  });
});

it('says nothing of a change that changes nothing', async () => {
  const updates = () => stripe.events.list({ type: 'customer.subscription.updated' });
  await change({ cancel_at_period_end: false, metadata: {} });
  expect((await updates()).data).toEqual([]);
  await change({ metadata: { plan: 'pro' } });
  expect((await updates()).data).toMatchObject([{ data: { previous_attributes: { metadata: {} } } }]);
});

it('refuses a date outside the period, and prices that do not fit', async () => {
  const refused = (asked: Stripe.SubscriptionUpdateParams, param: string) =>
    expect(change(asked)).rejects.toMatchObject({ statusCode: 400, param });
  const euro = await newPrice(stripe, { currency: 'eur' });
  await refused({ proration_date: subscription.start_date - 1 }, 'proration_date');
  await refused({ items: [{ id: item, price: euro.id }] }, 'items[0][price]');
  await refused({ items: [{ id: 'si_none', quantity: 2 }] }, 'items[0][id]');
});
