import { grantsOf, paidTerms } from './plan-grants.js';
import type { InvoiceLine, PaidInvoice } from './stripe-facts.js';
import type { PricedPlan } from './stripe-prices.service.js';

const PRICES: Record<string, PricedPlan> = {
  pro: { plan: 'pro', interval: 'monthly', pence: 1999 },
  ultimate: { plan: 'ultimate', interval: 'monthly', pence: 4999 },
  proYear: { plan: 'pro', interval: 'yearly', pence: 19_990 },
  ultimateYear: { plan: 'ultimate', interval: 'yearly', pence: 49_990 },
};
const planOfPrice = (id: string) => PRICES[id] ?? null;
const at = (text: string) => new Date(`${text}T12:00:00Z`);
const line = (priceId: string, amount: number, start: string, end: string, proration = false): InvoiceLine => ({
  priceId,
  amount,
  proration,
  start: at(start),
  end: at(end),
});
let invoices = 0;
const invoice = (reason: string, ...lines: InvoiceLine[]): PaidInvoice => ({
  id: `in_${(invoices += 1)}`,
  subscriptionId: 'sub_1',
  reason,
  currency: 'gbp',
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
  paymentIntentId: 'pi_1',
  lines,
});
const grants = (paid: PaidInvoice[], now: string) =>
  grantsOf('w1', paidTerms(paid, planOfPrice), planOfPrice, at(now)).map(({ kind, key, credits }) => [
    kind,
    key.replace(/in_\d+/, 'in'),
    credits,
  ]);

it('grants the month of each invoice and the bonus once', () => {
  const first = invoice('subscription_create', line('pro', 1999, '2027-01-31', '2027-02-28'));
  const second = invoice('subscription_cycle', line('pro', 1999, '2027-02-28', '2027-03-31'));
  expect(grants([second, first], '2027-03-01')).toEqual([
    ['month', 'plan:sub_1:202701', 2000],
    ['bonus', 'first-bonus:w1:pro', 500],
    ['month', 'plan:sub_1:202702', 2000],
  ]);
});

it('grants nothing for a trial, another currency, an invoice by hand or a price of somebody else', () => {
  const trial = invoice('subscription_create', line('pro', 0, '2027-01-01', '2027-01-15'));
  const dollars = { ...invoice('subscription_create', line('pro', 1999, '2027-01-01', '2027-02-01')), currency: 'usd' };
  const byHand = invoice('manual', line('pro', 1999, '2027-01-01', '2027-02-01'));
  const other = invoice('subscription_create', line('unknown', 1999, '2027-01-01', '2027-02-01'));
  expect(grants([trial, dollars, byHand, other], '2027-02-01')).toEqual([]);
});

it('grants the months of a year as they begin, the first at once', () => {
  const year = invoice('subscription_create', line('proYear', 19_990, '2027-01-31', '2028-01-31'));
  expect(grants([year], '2027-01-30').map(([, key]) => key)).toEqual(['plan:sub_1:202701', 'first-bonus:w1:pro']);
  expect(grants([year], '2027-04-30').map(([, key]) => key)).toEqual([
    'plan:sub_1:202701',
    'plan:sub_1:202702',
    'plan:sub_1:202703',
    'plan:sub_1:202704',
    'first-bonus:w1:pro',
  ]);
  expect(grants([year], '2029-01-01')).toHaveLength(13);
});

it('grants the difference of an upgrade in the proportion of the money, and the bonus of the new plan', () => {
  const first = invoice('subscription_create', line('pro', 1999, '2027-04-01', '2027-05-01'));
  const upgrade = invoice(
    'subscription_update',
    line('pro', -1000, '2027-04-16', '2027-05-01', true),
    line('ultimate', 2500, '2027-04-16', '2027-05-01', true),
  );
  expect(grants([upgrade, first], '2027-04-16').slice(2)).toEqual([
    ['upgrade', 'plan-upgrade:in', Math.floor((4000 * 2500) / 4999)],
    ['bonus', 'first-bonus:w1:ultimate', 1500],
  ]);
});

it('an upgrade within a year counts from the month in which it happens', () => {
  const year = invoice('subscription_create', line('proYear', 19_990, '2027-04-01', '2028-04-01'));
  const upgrade = invoice(
    'subscription_update',
    line('proYear', -15_000, '2027-06-16', '2028-04-01', true),
    line('ultimateYear', 37_000, '2027-06-16', '2028-04-01', true),
  );
  const bought = grants([upgrade, year], '2027-07-02');
  expect(bought).toContainEqual(['month', 'plan:sub_1:202706', 2000]);
  expect(bought).toContainEqual(['upgrade', 'plan-upgrade:in', 2000]);
  // Each month after it is the old plan's and a difference, which goes back with the payment of the upgrade.
  expect(bought).toContainEqual(['month', 'plan:sub_1:202707', 2000]);
  expect(bought).toContainEqual(['upgrade', 'plan-upgrade:in:202707', 4000]);
  expect(bought).toHaveLength(4 + 1 + 1 + 2);
});

it('a downgrade brings nothing until its first own invoice', () => {
  const first = invoice('subscription_create', line('ultimate', 4999, '2027-04-01', '2027-05-01'));
  const renewed = invoice('subscription_cycle', line('pro', 1999, '2027-05-01', '2027-06-01'));
  expect(grants([first], '2027-04-20').map(([, , credits]) => credits)).toEqual([6000, 1500]);
  expect(grants([renewed, first], '2027-05-02').map(([, , credits]) => credits)).toEqual([6000, 1500, 2000, 500]);
});

it('a year instead of months brings a first month less what came back, then its months, and its bonus', () => {
  const first = invoice('subscription_create', line('pro', 1999, '2027-04-01', '2027-05-01'));
  const year = invoice(
    'subscription_update',
    line('pro', -1000, '2027-04-16', '2027-05-01', true),
    line('ultimateYear', 49_990, '2027-04-16', '2028-04-16'),
  );
  expect(grants([year, first], '2027-06-17').slice(2)).toEqual([
    ['upgrade', 'plan-upgrade:in', Math.floor(6000 - (2000 * 1000) / 1999)],
    ['month', 'plan:sub_1:202705', 6000],
    ['month', 'plan:sub_1:202706', 6000],
    ['bonus', 'first-bonus:w1:ultimate', 1500],
  ]);
});
