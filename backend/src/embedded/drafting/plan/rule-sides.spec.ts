import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { rulesOfDeeds } from './ruled-by.js';
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
  /** The functions by name, with how many of the rules are theirs. */
  const told = (idea: string, rule: string): [string, number][] => {
    const { brief, features } = planDocument(idea, '', today);
    const owned = rulesOfDeeds({ ...brief, limits: [{ kind: 'other', text: rule }] }, brief.capabilities, []);
    return owned.map((rules, at) => [features[at]?.name ?? '', rules.length]);
  };

  it('reaches that deed, by whatever name, and no other on the thing', () => {
    const crib = 'A tool for our tool crib. Machinists borrow gauges. Clerks note lost gauges.';
    expect(told(crib, 'Gauges may not be lent within 5 days of their calibration date')).toEqual([
      ['Borrow gauges', 1],
      ['Note lost gauges', 0],
    ]);
  });

  it('reaches what is seen where it tells how that can never be', () => {
    const plate = 'An app for families. Parents list allergens. Carers see a red or green verdict.';
    expect(told(plate, 'if an entry is older than 12 months, the verdict can never be green')).toEqual([
      ['List allergens', 0],
      ['See a red or green verdict', 1],
    ]);
  });

  it('stands with that function whichever of its deeds is meant, and nowhere where it is a function of its own', () => {
    const crib = 'A tool for our tool crib. Machinists scan labels and borrow gauges. Clerks note lost gauges.';
    const rule = 'Gauges may not be lent within 5 days of their calibration date';
    expect(told(crib, rule)[0]).toEqual(['Scan labels and borrow gauges', 1]);
    const { features } = planDocument(`${crib} ${rule}.`, '', today);
    expect(features.flatMap(({ ruledBy }) => ruledBy)).toEqual([]);
    expect(features.filter(({ description }) => description.includes(rule))).toHaveLength(1);
  });
});
