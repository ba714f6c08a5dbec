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

  it('is told in whole sentences, the problem that is none with the one that is', () => {
    const sentences = [
      'The problem isn’t making an invoice.',
      'It’s knowing which rule applies.',
      'She has 140 members and a chat group, and on Saturday a crew is short.',
    ];
    expect(
      troublesTold({
        problem: { sentences: [sentences[0] ?? '', 'a chat group, and on Saturday a crew is short.'], today: null },
        limits: [],
        sentences,
        asking: [],
      }).join(' '),
    ).toBe(
      'The problem isn’t making an invoice. It’s knowing which rule applies. She has 140 members and a chat group, and on Saturday a crew is short.',
    );
  });

  it.each([
    ['Every contractor has to be inducted.', "Right now that's a DVD."],
    ['There are 45 requests a day.', 'Two engineers answer them.'],
    ['There are 23 small councils.', 'Each has one clerk who takes notes by hand.'],
  ])('is told with what it points back to: %s %s', (before, trouble) => {
    expect(
      troublesTold({
        problem: { sentences: [trouble], today: null },
        limits: [],
        sentences: [before, trouble],
        asking: [],
      }),
    ).toEqual([before, trouble]);
  });

  it('ends as it was said, without the colon of what follows', () => {
    expect(told('What happens when a line goes down?', 'It was done with a form and a van:')).toEqual([
      'What happens when a line goes down?',
      'It was done with a form and a van.',
    ]);
  });
});
