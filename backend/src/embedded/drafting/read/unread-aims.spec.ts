import { readIdea } from '../read.js';

const aimsOf = (said: string): string[] =>
  readIdea(`A tool for a blood lab. The assistant logs each sample. ${said}`, '2026-11-24').aims;

describe('aims that no pattern takes apart', () => {
  it.each([
    // What was read, what asks for a product and what names nothing is none.
    ['Goal: from 9 lost samples to 2 a month.', []],
    ['I want this closed.', []],
    ['We would like a tool that finds 10 helpers.', []],
  ])('%s', (said, aims) => {
    expect(aimsOf(said)).toEqual(aims);
  });

  it('are no trouble of today where a heading lists them', () => {
    const { problem } = readIdea(
      'Parents share the school run. Parents enter their seats.\nTargets for the first year: 5,000 families; 40% of parents drive less than twice a week.\nToday one family in the pilot drives 9 times a week.',
      '2026-11-24',
    );
    expect(problem.sentences).toEqual(['Today one family in the pilot drives 9 times a week.']);
  });

  it('are no rule and no trouble beside', () => {
    const { limits, problem } = readIdea(
      'A tool for a blood lab. The assistant logs each sample. I want to halve the 26 hours a month it takes and never again lose a sample.',
      '2026-11-24',
    );
    expect([...limits.map(({ text }) => text), ...problem.sentences].join('\n')).not.toMatch(/halve the 26 hours/);
  });
});

describe('what shall be fewer', () => {
  it('is none where the sentence before gives its figure of today', () => {
    expect(
      readIdea('A dashboard for agents. We breach 9% of SLAs. Goal is to get below 3% by end of Q2 2027.', '2026-11-27')
        .aims,
    ).toEqual([]);
  });
});
