import { troublesTold } from './problem.js';

const told = (...sentences: string[]): string[] =>
  troublesTold({ problem: { sentences, today: null }, limits: [], sentences, asking: [] });

describe('the problem', () => {
  it('is told in the third person', () => {
    expect(told('Today our 22 supervisors swap shifts by text message.')).toEqual([
      'Today the 22 supervisors swap shifts by text message.',
    ]);
  });

  it('is quoted where whoever wrote it speaks of themselves', () => {
    expect(told('We use a card index.', 'Last month I had to cancel twice.')).toEqual([
      'In the words of the idea: “We use a card index. Last month I had to cancel twice”.',
    ]);
  });
});
