import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { nearDay, underCondition } from './rule-sides.js';

describe('a rule with a figure', () => {
  it('is tried within the days before a day, and before them', () => {
    const sides = nearDay('an instrument may not be lent within 5 days of its calibration due date');
    expect([sides?.breaks.given, sides?.keeps.given]).toEqual([
      'the calibration due date is 5 days away',
      'the calibration due date is 6 days away',
    ]);
    expect(sides?.breaks.when).toBe('an instrument is to be lent');
  });

  it('is tried behind the limit of its condition, and on it', () => {
    const sides = underCondition('if an entry is older than 12 months, the verdict can never be green');
    expect(sides?.breaks).toMatchObject({
      given: 'an entry is just over 12 months old',
      then: 'the verdict can never be green',
    });
    expect(sides?.keeps.given).toBe('an entry is exactly 12 months old');
  });

  it('is none without a figure', () => expect(underCondition('if it rains, the class is moved')).toBeNull());
});

describe('a rule on what may not be done', () => {
  const told = (idea: string): [string, number][] =>
    planDocument(idea, '', today).features.map(({ name, ruledBy }) => [name, ruledBy.length]);

  it('reaches that deed, by whatever name, and no other on the thing', () => {
    const crib =
      'A tool for our tool crib. Machinists borrow gauges. Clerks note lost gauges. Gauges may not be lent within 5 days of their calibration date.';
    expect(told(crib)).toEqual(
      expect.arrayContaining([
        ['Borrow gauges', 1],
        ['Note lost gauges', 0],
      ]),
    );
  });

  it('reaches what is seen where it tells how that can never be', () => {
    const plate =
      'An app for families. Parents list allergens. Carers see a red or green verdict. If an entry is older than 12 months, the verdict can never be green.';
    expect(told(plate)).toEqual(expect.arrayContaining([['See a red or green verdict', 1]]));
  });
});
