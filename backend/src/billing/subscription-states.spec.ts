import { shownStatus, subscriptionMeaning } from './subscription-states.js';

it.each([
  ['active', 'active', true],
  ['trialing', 'active', true],
  ['past_due', 'incomplete', true],
  ['unpaid', 'incomplete', false],
  ['paused', 'incomplete', false],
  ['incomplete', 'incomplete', false],
  ['incomplete_expired', 'canceled', false],
  ['canceled', 'canceled', false],
  ['one_day_new', 'incomplete', false],
])('%s is stored as %s and entitles: %s', (stripe, stored, entitled) => {
  expect(subscriptionMeaning(stripe)).toMatchObject({ status: stored, entitled });
});

it.each([
  [{ plan: 'pro', status: 'active', workspaceStatus: 'active', cancelAtPeriodEnd: false }, 'active'],
  [{ plan: 'pro', status: 'active', workspaceStatus: 'active', cancelAtPeriodEnd: true }, 'cancelled'],
  [{ plan: 'pro', status: 'incomplete', workspaceStatus: 'past_due', cancelAtPeriodEnd: false }, 'past_due'],
  [{ plan: 'free', status: 'canceled', workspaceStatus: 'canceled', cancelAtPeriodEnd: true }, 'inactive'],
] as const)('%j is shown as %s', (stored, shown) => {
  expect(shownStatus(stored)).toBe(shown);
});
