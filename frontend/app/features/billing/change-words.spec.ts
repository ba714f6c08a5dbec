import type { PlanChangePreview, SubscriptionState } from '~/lib/api/types';
import { changeLabel, consequence } from './change-words';

const pro = { plan: 'pro', billingInterval: 'monthly' } as SubscriptionState;
const ultimate = { plan: 'ultimate', billingInterval: 'monthly' } as SubscriptionState;
const preview = (rest: Partial<PlanChangePreview>): PlanChangePreview => ({
  start: 'next-period',
  duePence: 0,
  dueFormatted: '£0.00',
  credits: 0,
  renewalFormatted: '£19.99',
  renewsAt: '2027-03-01T12:00:00Z',
  ...rest,
});

it('a higher plan says what is charged, what comes, and what follows', () => {
  const wanted = { plan: 'ultimate', billingInterval: 'monthly' } as const;
  const due = preview({ start: 'now', dueFormatted: '£28.10', credits: 5246, renewalFormatted: '£49.99' });
  expect(changeLabel(wanted, pro)).toBe('Change to Ultimate');
  expect(consequence(wanted, pro, due)).toBe(
    'It begins now. Your card is charged about £28.10, the difference for the rest of this period, and 5,246 credits come at once. From 1 Mar 2027 it renews for £49.99 a month.',
  );
});

it('a year says what is taken off it, and promises no credits where none come', () => {
  const wanted = { plan: 'pro', billingInterval: 'yearly' } as const;
  const due = preview({ start: 'now', dueFormatted: '£179.91', renewalFormatted: '£199.90' });
  expect(changeLabel(wanted, pro)).toBe('Pay Pro by the year');
  expect(consequence(wanted, pro, due)).toBe(
    'It begins now. Your card is charged about £179.91, a year, less what is left of this month. From 1 Mar 2027 it renews for £199.90 a year.',
  );
});

it('a lower plan begins later, and the plan that is there can be kept', () => {
  expect(consequence({ plan: 'pro', billingInterval: 'monthly' }, ultimate, preview({}))).toBe(
    'Nothing is charged now. You keep Ultimate until 1 Mar 2027; Pro begins then, for £19.99 a month.',
  );
  const keep = { plan: 'ultimate', billingInterval: 'monthly' } as const;
  expect(changeLabel(keep, ultimate)).toBe('Keep Ultimate');
  expect(consequence(keep, ultimate, preview({ renewalFormatted: '£49.99' }))).toBe(
    'Ultimate goes on as before, for £49.99 a month. Nothing is charged before 1 Mar 2027.',
  );
});
