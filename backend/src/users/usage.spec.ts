import { startOfNextMonth, usageAt } from './usage.js';

const stored = {
  basicMonthlyLimit: 3,
  basicUsedThisMonth: 2,
  advancedMonthlyLimit: 1,
  advancedUsedThisMonth: 1,
  quotaResetDate: new Date('2026-12-01T00:00:00Z'),
};

describe('usageAt', () => {
  it('keeps the counters within their month', () => {
    expect(usageAt(stored, new Date('2026-11-30T23:59:59Z'))).toEqual(stored);
  });

  it('reads zero from the moment the month is over', () => {
    expect(usageAt(stored, new Date('2026-12-01T00:00:00Z'))).toEqual({
      ...stored,
      basicUsedThisMonth: 0,
      advancedUsedThisMonth: 0,
      quotaResetDate: new Date('2027-01-01T00:00:00Z'),
    });
  });

  it('gives a reset date where none was set', () => {
    const usage = usageAt({ ...stored, quotaResetDate: null }, new Date('2026-02-10T00:00:00Z'));
    expect(usage.quotaResetDate).toEqual(new Date('2026-03-01T00:00:00Z'));
  });
});

describe('startOfNextMonth', () => {
  it.each([
    ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00.000Z'],
    ['2026-12-15T12:00:00Z', '2027-01-01T00:00:00.000Z'],
  ])('%s -> %s', (now, expected) => {
    expect(startOfNextMonth(new Date(now)).toISOString()).toBe(expected);
  });
});
