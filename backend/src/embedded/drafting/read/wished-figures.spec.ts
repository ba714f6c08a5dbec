import { measuresOf } from './measures.js';

const goals = (...sentences: string[]): string[] =>
  measuresOf(sentences).map(({ name, baseline, target, when }) =>
    `${name}: ${baseline} > ${target} ${when ?? ''}`.trim(),
  );

describe('goals in everyday prose', () => {
  it.each<[sentences: string[], goal: string]>([
    [
      ["Clinics tell us adherence is about 35%; we're aiming for 60% after eight weeks of treatment."],
      'adherence: 35% > 60% after eight weeks of treatment',
    ],
    [
      ['Churn is about 11% a month with the plugin we have now.', 'Can we get that to 6?'],
      'churn: 11% a month > 6% a month',
    ],
    [
      ['The pass rate at our school is 71% and the plan is to get to 85% by summer 2028.'],
      'pass rate at our school: 71% > 85% by summer 2028',
    ],
    [
      ['Only half of our sessions are filled today, and we hope to fill 80% by spring.'],
      'share of sessions that are filled: 50% > 80% by spring',
    ],
    [['We have 400 members and want 1,000 by June.'], 'number of members: 400 > 1,000 by June'],
    [
      ['Repeat purchase rate is around 18%.', 'Success would be 25% a year after launch.'],
      'repeat purchase rate: 18% > 25%',
    ],
    [
      ["We'll start in Portland and Seattle in May and hope for 15,000 monthly active users by October."],
      'monthly active users: null > 15,000 by October',
    ],
    [
      ['The business case assumes that 55% of simple claims are recorded without a handler by the fourth quarter.'],
      'share of simple claims that are recorded without a handler: null > 55% by the fourth quarter',
    ],
    [
      ['Our target is that 70% of readings arrive without a call by the end of 2027.'],
      'share of readings that arrive without a call: null > 70% by the end of 2027',
    ],
  ])('%j', (sentences, goal) => {
    expect(goals(...sentences)).toEqual([goal]);
  });

  it('leaves nothing of a wish behind that was read', () => {
    const told = goals(
      'About 22% of the harvest is ploughed in at our farms; we want to bring that down to 10% by the end of next season.',
    );

    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/: 22% > 10% by the end of next season$/);
  });

  it('reads every target of the first year', () => {
    expect(goals('Target year one: 300 schools; no-shows at our two test schools from 8% to 3%.')).toEqual([
      'schools: null > 300 in the first year',
      'no-shows at the two test schools: 8% > 3% in the first year',
    ]);
  });

  it('names the share of those who do something', () => {
    expect(goals('Targets for the first year: 5,000 families; 40% of parents drive less than twice a week.')).toEqual([
      'families: null > 5,000 in the first year',
      'share of parents who drive less than twice a week: null > 40% in the first year',
    ]);
  });

  it('aims at no end of a scale', () => {
    expect(goals('The patient follows it on a phone, ticking off sets and rating pain from 0 to 10.')).toEqual([]);
  });
});
