import { missingPlan } from './required-plan';

describe('the plan that a template needs', () => {
  it('is told to whoever has a lower one, with theirs', () => {
    expect(missingPlan('pro', 'free')).toBe('Needs the Pro or the Ultimate plan. Yours is Free.');
    expect(missingPlan('ultimate', 'pro')).toBe('Needs the Ultimate plan. Yours is Pro.');
    expect(missingPlan('plus', 'free')).toBe('Needs a paid plan. Yours is Free.');
  });

  it('is told to visitors', () => {
    expect(missingPlan('pro', undefined)).toBe('Needs the Pro or the Ultimate plan.');
  });

  it('is no matter where it is had, or where none is needed', () => {
    for (const [required, own] of [
      ['free', undefined],
      ['free', 'free'],
      ['plus', 'pro'],
      ['pro', 'pro'],
      ['pro', 'ultimate'],
    ] as const) {
      expect(missingPlan(required, own)).toBeNull();
    }
  });
});
