import { readIdea } from '../read.js';

const today = '2026-11-24';

describe('goals between the figures of today', () => {
  const goals = (idea: string) =>
    readIdea(idea, today).measures.map(({ name, baseline, target, when }) => [name, baseline, target, when]);

  it.each([
    [
      'We want to cut unpaid fees from 12 percent to 4 percent and fill 95 percent of the pitches.',
      [
        ['unpaid fees', '12 percent', '4 percent', null],
        ['share of pitches filled', null, '95 percent', null],
      ],
    ],
    [
      'We want to inspect 100% of trees on time by 2028, up from 82% today.',
      [['share of trees inspected on time', '82%', '100%', 'by 2028']],
    ],
    ['We want to fill 90% of the beds, compared with 78% last year.', [['share of beds filled', '78%', '90%', null]]],
    [
      'We answered about 40 calls a day. We want to halve the calls to 20 a day.',
      [['calls', '40 a day', '20 a day', null]],
    ],
  ])('%s', (idea, read) => {
    expect(goals(idea)).toEqual(read);
  });
});
