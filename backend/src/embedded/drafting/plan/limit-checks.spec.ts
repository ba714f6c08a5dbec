import { limitChecks } from './limit-checks.js';

describe('a rule with a number or a time', () => {
  it.each([
    [
      'At most 8 hours of work, then 11 hours of rest',
      'the 8 hours of work are over, and the 11 hours of rest are not',
    ],
    [
      'A tray stays in the water for at most 20 days, then dries for 3 days',
      'the 20 days are over, and the 3 days of drying are not',
    ],
    ['A lesson may be moved up to 24 hours beforehand', 'less than 24 hours is left'],
    ['A bid is valid for 14 days', 'the 14 days of a bid are over'],
    ['No grower may hold more than three leases at once', 'a grower holds three leases already'],
    ['Each member may book up to two lanes a week', 'a member has booked two lanes in the week already'],
  ])('%s', (text, broken) => {
    expect(limitChecks(text)?.breaks.given).toBe(broken);
  });

  it.each([
    ['No grower may hold more than three leases at once', 'a grower holds two leases already'],
    ['Each member may book up to two lanes a week', 'a member has booked one lane in the week already'],
    ['A member may borrow only one boat', 'a member has borrowed none yet'],
  ])('lets the last one through: %s', (text, kept) => {
    expect(limitChecks(text)?.keeps.given).toBe(kept);
  });
});
