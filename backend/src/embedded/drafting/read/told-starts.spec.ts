import { measuresOf } from './measures.js';

const starts = (...sentences: string[]) => measuresOf(sentences).map(({ name, baseline }) => [name, baseline]);

describe('where a goal starts from', () => {
  it.each([
    [
      ['Last year we auto-renewed 11 contracts nobody wanted.', 'Success = zero unwanted auto-renewals in 2027.'],
      ['unwanted auto-renewals', '11 last year'],
    ],
    [
      ['We have 412 flags and 170+ of them have been on for over 90 days.', 'Target: under 100 stale flags.'],
      ['stale flags', 'over 170'],
    ],
    [
      ['Roughly 1 in 9 has to be rolled back.', 'Goals: rollbacks at most 1 in 25, by end of Q1.'],
      ['rollbacks', '1 in 9'],
    ],
    [
      ['We win 28% of disputes and 9% miss the deadline.', 'Targets: win rate 40%.'],
      ['win rate', '28%'],
    ],
  ])('%s', (sentences, start) => {
    expect(starts(...sentences)).toEqual([start]);
  });

  it('is the time that somebody spends', () => {
    expect(
      starts('Ruth coordinates it; she spends about 15 hours a week on it.', 'We want Ruth down to 5 hours a week.'),
    ).toEqual([['time that Ruth spends', '15 hours a week']]);
  });
});
