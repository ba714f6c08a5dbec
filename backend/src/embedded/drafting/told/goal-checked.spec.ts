import type { Measure } from '../read/brief.js';
import { checkedGoals } from './goal-checked.js';
import { noted } from './told.testing.js';

const measure = (some: Partial<Measure>): Measure => ({
  name: 'visits',
  baseline: null,
  target: null,
  when: null,
  better: 'higher',
  ...some,
});

describe('goals that are checked', () => {
  it.each<[told: Partial<Measure>, kept: Partial<Measure>]>([
    [
      { name: 'average wait', baseline: '23', target: '12 minutes' },
      { baseline: '23 minutes', target: '12 minutes', better: 'lower' },
    ],
    [
      { name: 'time for the answer', baseline: '6 days', target: '24 hours' },
      { baseline: '6 days', better: 'lower' },
    ],
    [
      { name: 'driving', baseline: '1 in 5', target: '20% lower than today' },
      { baseline: null, better: 'lower' },
    ],
    [
      { name: 'share of fault calls', target: '25% fewer' },
      { name: 'fault calls', target: '25% fewer than today', better: 'lower' },
    ],
  ])('%j', (told, kept) => {
    expect(checkedGoals([measure(told)], [])).toMatchObject([kept]);
  });

  it('leave out with how many it is tried', () => {
    const told = noted(
      "{goal We'd like to pilot with [target 10] [m workers] [by before March] and bring [m late boosters] to [target under 15%].}",
    );
    expect(
      checkedGoals(
        [measure({ name: 'late boosters', target: 'under 15%' }), measure({ name: 'workers', target: '10' })],
        told,
      ),
    ).toMatchObject([{ name: 'late boosters' }]);
  });

  it('take no figure of the whole for the place of a trial, and a group to compare with for no aim', () => {
    expect(
      checkedGoals(
        [
          measure({ name: 'uncovered shifts there', baseline: '212', target: '106' }),
          measure({ name: 'control group' }),
        ],
        noted(
          '{plan Pilot at one site [day in March]} {goal if [m uncovered shifts] there drop by [target at least half].}',
        ),
      ),
    ).toMatchObject([
      { name: 'uncovered shifts in the pilot', baseline: null, target: 'at most half as many as before' },
    ]);
  });
});
