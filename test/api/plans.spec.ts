import { SubscriptionFactsService } from '../../backend/src/billing/subscription-facts.service.js';
import { SubscriptionSettlementService } from '../../backend/src/billing/subscription-settlement.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { Buyer, deliverEvent } from '../support/buyer.js';
import { CashierControls } from '../support/cashier.js';
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

describe('plans', () => {
  it('bring credits and a bonus with the first payment, rights at once, and end with their period', async () => {
    const buyer = await Buyer.of(app, cashier);
    expect(await buyer.status()).toMatchObject({
      plan: 'free',
      status: 'inactive',
      testPayments: true,
      canManage: true,
    });
    const session = await buyer.subscribe();
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'active', billingInterval: 'monthly' });
    expect(await buyer.ledger()).toEqual([
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
    const end = new Date(String((await buyer.status())['currentPeriodEnd']));
    await cashier.advance(new Date(end.getTime() + 60_000));
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({ plan: 'free', status: 'inactive', currentPeriodEnd: null });
    expect(await buyer.balance()).toBe(3000);
  });

  it('an upgrade is paid and given at once; a lower plan begins with the next period', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    const upgraded = await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    expect(upgraded.body).toMatchObject({ url: null, subscription: { plan: 'ultimate', status: 'active' } });
    await buyer.deliverAll();
    const rows = await buyer.ledger();
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
    const end = new Date(String((await buyer.status())['currentPeriodEnd']));
    await cashier.advance(new Date(end.getTime() + 2 * 3_600_000));
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'active', pendingPlan: null });
    expect((await buyer.ledger()).slice(5)).toEqual([['subscription_grant', 2000]]);
  });

  it('what a change would cost and bring is said before it is made, and comes so', async () => {
    const buyer = await Buyer.of(app, cashier);
    const preview = async (query: string) =>
      (await buyer.client.get<Record<string, unknown>>(`/billing/subscription/preview?${query}`)).body;
    expect(await preview('plan=ultimate')).toMatchObject({ code: 'NOT_SUBSCRIBED' });
    await buyer.subscribe();
    expect(await preview('plan=pro')).toMatchObject({ start: 'none', duePence: 0, credits: 0 });
    expect(await preview('plan=plus')).toMatchObject({ start: 'next-period', dueFormatted: '£0.00', credits: 0 });
    const higher = await preview('plan=ultimate');
    expect(higher).toMatchObject({ start: 'now', dueFormatted: '£30.00', renewalFormatted: '£49.99' });
    // The difference for nearly a whole month, and the bonus of the first time.
    const before = await buyer.balance();
    await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    await buyer.deliverAll();
    expect(Math.abs(Number(higher['credits']) - ((await buyer.balance()) - before))).toBeLessThanOrEqual(1);
    const [paid] = (await buyer.client.get<{ totalFormatted: string }[]>('/billing/invoices')).body;
    expect(paid?.totalFormatted).toBe('£30.00');

    // A lower plan waits, and has to be taken back before anything is paid at once.
    await buyer.client.post('/subscription/change', { newPlanId: 'pro' });
    expect(await preview('plan=ultimate')).toMatchObject({ start: 'next-period', renewalFormatted: '£49.99' });
    expect(await preview('plan=ultimate&billingInterval=yearly')).toMatchObject({ code: 'CHANGE_WAITING' });
    await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    expect(await preview('billingInterval=yearly')).toMatchObject({ start: 'now', dueFormatted: '£449.91' });
  });

  it('months become a year at once; the other way waits for the end of the year', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    const { body } = await buyer.client.get<Record<string, unknown>>(
      '/billing/subscription/preview?billingInterval=yearly',
    );
    expect(body).toMatchObject({ start: 'now', dueFormatted: '£179.91', renewalFormatted: '£199.90' });
    expect((await buyer.client.patch('/billing/subscription', { billingInterval: 'yearly' })).status).toBe(200);
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({
      plan: 'pro',
      status: 'active',
      billingInterval: 'yearly',
      usedBonuses: ['pro'],
    });
    // The month was given back with its money and begins anew.
    const grants = (await buyer.ledger()).filter(([type]) => type === 'subscription_grant');
    expect(grants[0]).toEqual(['subscription_grant', 2000]);
    expect(Number(grants[1]?.[1] ?? 0)).toBeLessThan(5);
    const back = await buyer.client.post('/subscription/change', { newPlanId: 'pro', billingInterval: 'monthly' });
    expect(back).toMatchObject({ status: 409, body: { code: 'YEAR_IS_PAID' } });
    const start = await cashier.now();
    await cashier.advance(new Date(start.getTime() + 32 * 86_400_000));
    const { MonthlyGrantsService } = await import('../../backend/src/billing/monthly-grants.service.js');
    await app.app.get(MonthlyGrantsService).grantDue(await cashier.now());
    const later = (await buyer.ledger()).filter(([type]) => type === 'subscription_grant');
    expect(later.at(-1)).toEqual(['subscription_grant', 2000]);
    expect(later).toHaveLength(grants.length + 1);
  });

  it('an upgrade with a card that is refused changes nothing', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    await cashier.card(await buyer.customer(), 'declining');
    const answer = await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    await buyer.deliverAll();
    expect(answer.status === 402 || typeof (answer.body as { url?: unknown }).url === 'string').toBe(true);
    expect(await buyer.status()).toMatchObject({ plan: 'pro' });
    expect(await buyer.balance()).toBe(3000);
  });

  it('an upgrade that is not paid leaves a plan that was to end as it was', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    await buyer.client.post('/subscription/cancel');
    await cashier.card(await buyer.customer(), 'declining');
    await buyer.client.post('/subscription/change', { newPlanId: 'ultimate' });
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'cancelled' });
  });

  it('a renewal that fails brings nothing until it is paid', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    await cashier.card(await buyer.customer(), 'declining');
    const end = new Date(String((await buyer.status())['currentPeriodEnd']));
    await cashier.advance(new Date(end.getTime() + 2 * 3_600_000));
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'past_due' });
    expect(await buyer.balance()).toBe(3000);
    await cashier.card(await buyer.customer(), 'good');
    await cashier.advance(new Date(end.getTime() + 4 * 86_400_000));
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'active' });
    expect(await buyer.balance()).toBe(5000);
  });

  it('the portal opens for those who bought, and for nobody else', async () => {
    const buyer = await Buyer.of(app, cashier);
    expect((await buyer.client.post('/billing/portal', {})).body).toMatchObject({ code: 'NO_BILLING_ACCOUNT' });
    await buyer.subscribe();
    const { body } = await buyer.client.post<{ url: string }>('/billing/portal', {});
    expect(body.url).toMatch(/^http/);
    expect((await buyer.client.post('/billing/portal', { returnUrl: 'nowhere at all//' })).status).toBe(200);
  });

  it('what is not subscribed cannot be changed', async () => {
    const { client } = await Buyer.of(app, cashier);
    expect((await client.post('/subscription/cancel')).body).toMatchObject({ code: 'NOT_SUBSCRIBED' });
    expect((await client.patch('/billing/subscription', {})).body).toMatchObject({ code: 'NOTHING_TO_CHANGE' });
    expect((await client.post('/subscription/change', { newPlanId: 'free' })).status).toBe(400);
  });

  it('a second one made by hand at the provider is ended and paid back; the first stays', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    const [first] = (await cashier.stripe.subscriptions.list({ customer: await buyer.customer() })).data;
    // Its page was open at the provider before the product could close it.
    await buyer.subscribeByHand(first!);
    const before = await buyer.ledger();
    await buyer.deliverAll();
    const { data } = await cashier.stripe.subscriptions.list({ customer: await buyer.customer(), status: 'all' });
    expect(data.map(({ id, status }) => [id === first?.id, status]).sort()).toEqual([
      [false, 'canceled'],
      [true, 'active'],
    ]);
    expect((await cashier.stripe.refunds.list()).data.filter(({ amount }) => amount === 1999)).toHaveLength(1);
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'active' });
    expect(await buyer.ledger()).toEqual(before);
  });

  it('a second one whose giving back was cut off is ended and paid back by its next event', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    const customer = await buyer.customer();
    const [first] = (await cashier.stripe.subscriptions.list({ customer })).data;
    await buyer.subscribeByHand(first!);
    const second = (await cashier.stripe.subscriptions.list({ customer })).data.find(({ id }) => id !== first?.id);
    // The process died after the mark; meanwhile the first one ended.
    await cashier.stripe.subscriptions.update(second?.id ?? '', { metadata: { refused: 'second' } });
    await cashier.stripe.subscriptions.cancel(first?.id ?? '');
    const before = await buyer.ledger();
    await buyer.deliverAll();
    await buyer.deliverAll();
    expect((await cashier.stripe.subscriptions.list({ customer })).data).toEqual([]);
    const charges = (await cashier.stripe.refunds.list()).data.filter(({ amount }) => amount === 1999);
    expect(charges.length).toBeGreaterThanOrEqual(1);
    expect(await buyer.ledger()).toEqual(before);
    expect(await buyer.status()).toMatchObject({ plan: 'free', status: 'inactive' });
  });

  it("a first attempt that is not paid stands in nobody's way", async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    const [paid] = (await cashier.stripe.subscriptions.list({ customer: await buyer.customer() })).data;
    const state = await app.app.get(SubscriptionFactsService).ask(paid?.id ?? '');
    // The cashier's pages know no bank that wants a confirmation which never comes.
    const open = { ...state!, facts: { ...state!.facts, id: 'sub_open', status: 'incomplete' }, terms: [] };
    const other = await Buyer.of(app, cashier);
    const settled = await app.dataSource.transaction((tx) =>
      app.app.get(SubscriptionSettlementService).settle(tx, other.workspaceId, open),
    );
    expect(settled).toMatchObject({ waiting: 'incomplete' });
    await other.subscribe('ultimate');
    expect(await other.status()).toMatchObject({ plan: 'ultimate', status: 'active' });
    expect(await other.balance()).toBe(500 + 6000 + 1500);
  });

  it('a new one takes the place of one that has ended, also when its end is told later', async () => {
    const buyer = await Buyer.of(app, cashier);
    await buyer.subscribe();
    const [first] = (await cashier.stripe.subscriptions.list({ customer: await buyer.customer() })).data;
    await cashier.stripe.subscriptions.cancel(first?.id ?? '');
    await buyer.subscribeByHand(first!);
    const events = await cashier.events();
    const told = events.filter(({ type }) => type === 'customer.subscription.created').at(-1)!;
    expect((await deliverEvent(app, cashier, told)).status).toBe(200);
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'active' });
    await buyer.deliverAll();
    expect(await buyer.status()).toMatchObject({ plan: 'pro', status: 'active' });
    // Both were paid; the bonus of a first time comes once.
    expect(await buyer.balance()).toBe(500 + 2000 + 500 + 2000);
  });
});
