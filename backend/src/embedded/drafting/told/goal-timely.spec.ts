import { goalsOfSentence } from './goal-reader.js';

const titles = (text: string, before: string[] = []) =>
  goalsOfSentence(text, before)?.map(({ title, name, target }) => title ?? `${name}: ${target}`);

describe('goals of time and change', () => {
  it.each([
    [
      'We want rights inquiries answered within one working day.',
      'Have rights inquiries answered within one working day',
    ],
    [
      'Goal: refund within 48 hours for 90% of returns, before Black Friday.',
      'Reach a refund within 48 hours for 90% of returns',
    ],
    ['We would call it a success if late fees fell by 80% in one season.', 'Cut late fees by 80%'],
    ["I want under 2 hours a week on planning and I'm happy.", 'Keep the time spent on planning under 2 hours a week'],
    [
      'I hope to have 150 paying instructors in Cork and Limerick by the end of the first year at €19 a month.',
      'Reach 150 paying instructors in Cork and Limerick',
    ],
  ])('are read from %s', (text, title) => {
    expect(titles(text)).toEqual([title]);
  });

  it('are each read where several stand in one sentence', () => {
    expect(
      titles('The aim is that 80% of permits are issued within one day and that counter visits drop to 2,000 a year.'),
    ).toEqual(['Have 80% of permits issued within one day', 'Bring counter visits down to 2,000 a year']);
    expect(titles('Waiting on Fridays should fall to 50 minutes by October 2027.')).toEqual([
      'Keep the waiting on Fridays at 50 minutes',
    ]);
  });

  it('go on from a figure of another piece', () => {
    expect(
      titles('We want to bring that down to 11 days.', [
        'We handle 900 water claims a month',
        'the average takes 19 days',
      ]),
    ).toEqual(['average time per water claim: 11 days']);
  });
});
