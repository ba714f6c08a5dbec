import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { addMonths, periodEnd } from './calendar.js';
import { type CashierUnderTest, newPrice, startCashierUnderTest } from './cashier.testing.js';

let world: CashierUnderTest;
let stripe: Stripe;
beforeEach(async () => {
  world = await startCashierUnderTest();
  stripe = world.stripe;
});
afterEach(() => world.stop());

const at = (date: string) => Date.parse(date) / 1000;
const date = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

async function subscribed(
  price: Partial<Stripe.PriceCreateParams> = {},
  data?: Stripe.Checkout.SessionCreateParams.SubscriptionData,
) {
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const { id } = await newPrice(stripe, price);
  const session = await world.buy({ price: id, customer: customer.id, ...(data && { subscription_data: data }) });
  return { customer: customer.id, id: String(session.subscription) };
}

async function seen(id: string) {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const [item] = subscription.items.data;
  return {
    status: subscription.status,
    period: [date(item?.current_period_start), date(item?.current_period_end)],
    invoice: [invoice.billing_reason, invoice.status, invoice.amount_due],
  };
}

async function eventTypes(types?: string[]): Promise<string[]> {
  const events = await stripe.events.list({ limit: 100, ...(types && { types }) });
  return events.data.map(({ type }) => type).reverse();
}

describe('renewals', () => {
  it('keep the day on which it began, as far as the month has it', async () => {
    await world.clock('2027-01-31T10:00:00Z');
    const { id } = await subscribed();
    const periods: string[][] = [];
    for (const to of ['2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29']) {
      await world.clock(`${to}T11:00:00Z`);
      const { status, period, invoice } = await seen(id);
      expect([status, ...invoice]).toEqual(['active', 'subscription_cycle', 'paid', 1200]);
      periods.push(period);
    }
    expect(periods).toEqual([
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-30'],
      ['2027-04-30', '2027-05-31'],
      ['2028-02-29', '2028-03-31'],
    ]);
    const invoices = await stripe.invoices.list({ subscription: id, limit: 100 });
    expect(invoices.data).toHaveLength(14);
    expect(new Set(invoices.data.map(({ number }) => number)).size).toBe(14);
  });

  it('happen each at its own moment', async () => {
    await world.clock('2027-01-10T08:00:00Z');
    const { id } = await subscribed();
    const { start_date } = await stripe.subscriptions.retrieve(id);
    const day = (month: string) => at(`2027-${month}-10T08:00:00Z`) + start_date - at('2027-01-10T08:00:00Z');
    await world.clock('2027-04-01');
    const paid = await stripe.events.list({ type: 'invoice.paid' });
    expect(paid.data.map(({ created }) => created)).toEqual([day('03'), day('02'), expect.any(Number)]);
    const [invoice] = (await stripe.invoices.list({ subscription: id, limit: 1 })).data;
    expect(invoice).toMatchObject({
      created: day('03'),
      period_start: day('02'),
      period_end: day('03'),
      lines: { data: [{ period: { start: day('03'), end: day('04') } }] },
    });
  });

  it('of a leap day come on the last of February', () => {
    const year = { interval: 'year' as const, interval_count: 1 };
    const leap = at('2028-02-29T12:00:00Z');
    expect(date(periodEnd(leap, leap, year))).toBe('2029-02-28');
    expect(date(periodEnd(leap, at('2031-02-28T12:00:00Z'), year))).toBe('2032-02-29');
    expect(date(addMonths(at('2027-12-31'), 2))).toBe('2028-02-29');
    expect(date(periodEnd(leap, leap, { interval: 'month', interval_count: 3 }))).toBe('2028-05-29');
    expect(date(periodEnd(leap, leap, { interval: 'week', interval_count: 2 }))).toBe('2028-03-14');
  });

  it('only go forward', async () => {
    await expect(world.clock(1)).rejects.toThrow('only goes forward');
  });
});

describe('a card that is declined at a renewal', () => {
  const start = async () => {
    await world.clock('2027-01-10T00:00:00Z');
    const { id, customer } = await subscribed();
    await world.test(`customers/${customer}/card`, { card: 'declining' });
    await world.clock('2027-02-10T01:00:00Z');
    return { id, customer };
  };
  const nextAttempt = async (customer: string) => {
    const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
    return [invoice?.attempt_count, invoice?.next_payment_attempt && date(invoice.next_payment_attempt)];
  };

  it('is tried again after 3, 5 and 7 days, and then the subscription ends', async () => {
    const { id, customer } = await start();
    expect(await seen(id)).toEqual({
      status: 'past_due',
      period: ['2027-02-10', '2027-03-10'],
      invoice: ['subscription_cycle', 'open', 1200],
    });
    expect(await nextAttempt(customer)).toEqual([1, '2027-02-13']);
    await world.clock('2027-02-13T01:00:00Z');
    expect(await nextAttempt(customer)).toEqual([2, '2027-02-15']);
    await world.clock('2027-02-15T01:00:00Z');
    expect(await nextAttempt(customer)).toEqual([3, '2027-02-17']);
    expect((await seen(id)).status).toBe('past_due');
    await world.clock('2027-02-17T01:00:00Z');
    expect(await nextAttempt(customer)).toEqual([4, null]);
    expect((await seen(id)).status).toBe('canceled');
    const [ended] = (await stripe.events.list({ type: 'customer.subscription.deleted' })).data;
    const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
    expect(ended).toMatchObject({
      created: (invoice?.created ?? 0) + 7 * 86_400,
      data: { object: { cancellation_details: { reason: 'payment_failed' } } },
    });
    await world.clock('2027-06-01');
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(2);
  });

  it('is well again when a retry succeeds, or somebody pays the invoice', async () => {
    const { id, customer } = await start();
    await world.test(`customers/${customer}/card`, { card: 'good' });
    await world.clock('2027-02-14');
    expect(await seen(id)).toMatchObject({ status: 'active', invoice: ['subscription_cycle', 'paid', 1200] });

    await world.test(`customers/${customer}/card`, { card: 'declining' });
    await world.clock('2027-03-11');
    expect((await seen(id)).status).toBe('past_due');
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    await world.test(`invoices/${open?.id}/pay`);
    expect((await seen(id)).status).toBe('active');
    expect(await eventTypes(['invoice.payment_failed', 'customer.subscription.updated', 'invoice.paid'])).toEqual([
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.paid',
      'customer.subscription.updated',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
  });
});

describe('a trial', () => {
  it('costs nothing at first, and then the first period', async () => {
    await world.clock('2027-01-10T00:00:00Z');
    const { id } = await subscribed({}, { trial_period_days: 14 });
    expect(await seen(id)).toEqual({
      status: 'trialing',
      period: ['2027-01-10', '2027-01-24'],
      invoice: ['subscription_create', 'paid', 0],
    });
    await world.clock('2027-01-24T01:00:00Z');
    expect(await seen(id)).toEqual({
      status: 'active',
      period: ['2027-01-24', '2027-02-24'],
      invoice: ['subscription_cycle', 'paid', 1200],
    });
  });

  it('ends overdue where the card is declined', async () => {
    const { id, customer } = await subscribed({}, { trial_period_days: 14 });
    await world.test(`customers/${customer}/card`, { card: 'declining' });
    await world.clock(Math.floor(Date.now() / 1000) + 15 * 86_400);
    expect(await seen(id)).toMatchObject({ status: 'past_due', invoice: ['subscription_cycle', 'open', 1200] });
  });
});

describe('the end', () => {
  it('comes with the period where that was asked for', async () => {
    await world.clock('2027-01-10T00:00:00Z');
    const { id, customer } = await subscribed();
    const { cancel_at } = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await world.clock('2027-02-09');
    expect((await seen(id)).status).toBe('active');
    await world.clock('2027-02-10T01:00:00Z');
    expect((await seen(id)).status).toBe('canceled');
    const [ended] = (await stripe.events.list({ limit: 1 })).data;
    expect(ended).toMatchObject({ type: 'customer.subscription.deleted', created: cancel_at });
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('of a session comes after a day', async () => {
    const { id } = await newPrice(stripe);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: id, quantity: 1 }],
      success_url: 'http://localhost/paid',
    });
    await world.clock(session.expires_at + 1);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
    expect(await eventTypes()).toEqual(['checkout.session.expired']);
    await expect(world.test(`sessions/${session.id}/pay`, { card: 'good' })).rejects.toThrow('expired');
  });
});

it('renews at the lower price after a downgrade without proration', async () => {
  await world.clock('2027-01-10T00:00:00Z');
  const { id, customer } = await subscribed({ unit_amount: 3600 });
  const cheaper = await newPrice(stripe, { unit_amount: 900 });
  await world.clock('2027-01-20');
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  await stripe.subscriptions.update(id, {
    items: [{ id: item?.id, price: cheaper.id }],
    proration_behavior: 'none',
  });
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  await world.clock('2027-02-11');
  expect(await seen(id)).toEqual({
    status: 'active',
    period: ['2027-02-10', '2027-03-10'],
    invoice: ['subscription_cycle', 'paid', 900],
  });
});
