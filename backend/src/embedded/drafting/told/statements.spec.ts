import { noted } from './told.testing.js';

describe('statements of a marked idea', () => {
  it('cuts a sentence where it begins to say something else', () => {
    const statements = noted('{today One in nine entries was wrong,} {goal and we want [target fewer than 1 in 100].}');

    expect(statements.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'today: One in nine entries was wrong',
      'goal: we want fewer than 1 in 100.',
    ]);
  });

  it('leaves out the mark of an item and keeps the heading above', () => {
    const [, item] = noted('{head Rules}\n{rule - at most 3 bookings a week}');

    expect(item).toMatchObject({ text: 'at most 3 bookings a week', heading: 'rules', isItem: true });
  });

  it('begins nothing new within a phrase', () => {
    expect(noted('{who The users are 9 toolmakers and the} {is maintenance planner.}')).toHaveLength(1);
  });
});
