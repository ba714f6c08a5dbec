import { planAction } from './plan-action';

describe('planAction', () => {
  it.each([
    ['free', 'free', null, 'none'],
    ['pro', 'free', null, 'subscribe'],
    ['ultimate', 'pro', null, 'change'],
    ['pro', 'pro', null, 'none'],
    ['free', 'pro', null, 'none'],
    ['pro', 'plus', null, 'change'],
    ['ultimate', 'ultimate', 'pro', 'keep'],
    ['pro', 'ultimate', 'pro', 'none'],
    ['ultimate', 'pro', 'plus', 'none'],
  ] as const)('%s while %s, with %s to come: %s', (id, plan, pendingPlan, expected) => {
    expect(planAction(id, { plan, pendingPlan, billingInterval: 'monthly' }, 'monthly')).toBe(expected);
    expect(planAction(id, { plan, pendingPlan, billingInterval: 'yearly' }, 'yearly')).toBe(expected);
  });

  it.each([
    ['pro', 'pro', 'pay-yearly'],
    ['ultimate', 'pro', 'change'],
    ['pro', 'ultimate', 'none'],
  ] as const)('%s by the year while %s by the month: %s', (id, plan, expected) => {
    expect(planAction(id, { plan, pendingPlan: null, billingInterval: 'monthly' }, 'yearly')).toBe(expected);
  });
});
