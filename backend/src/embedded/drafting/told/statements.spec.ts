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

  it('tears no list of what is left out', () => {
    const statements = noted('{rule Trees on public streets} {out and inside protected forests are excluded.}');

    expect(statements.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'out: Trees on public streets and inside protected forests are excluded.',
    ]);
  });

  it('parts a rule from what is left out behind it', () => {
    const statements = noted('{rule Marlow must never reject a claim, and fire and motor claims are left out.}');

    expect(statements.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'rule: Marlow must never reject a claim',
      'out: fire and motor claims are left out.',
    ]);
  });

  it('asks for what is told behind a wish without a word of today', () => {
    const statements = noted(
      '{do [who Workers] [v offer] [o a shift].} {today [p Payroll clerks] [v get] [o a file] every Monday.}',
    );

    expect(statements.map(({ role, parts }) => [role, parts[0]?.kind])).toEqual([
      ['do', 'who'],
      ['do', 'who'],
    ]);
  });
});
