import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { remindersIn } from './reminders.js';

const tails = (text: string, unit: string | null = null): string[] =>
  remindersIn(text, unit).map(({ verb, object, tail }) => `${verb} ${object} ${tail}`);

describe('a rule of time that asks for a message', () => {
  it('is something that the product does by itself, with whom it reaches', () => {
    expect(tails('not back 3 days after the last performance → reminder to the dresser', 'costume')).toEqual([
      'remind the dresser when a costume is not back 3 days after the last performance',
    ]);
    expect(
      tails(
        'Lenses not returned 2 days after the agreed date: reminder to the member, after a week a message to the chair.',
      ),
    ).toEqual([
      'remind the member when lenses are not returned 2 days after the agreed date',
      'inform the chair after a week in which lenses are not returned 2 days after the agreed date',
    ]);
    expect(tails('every lift inspected every 12 months, reminder 30 days before')).toEqual([
      'remind whoever has to act 30 days before a lift has to be inspected',
    ]);
  });

  it('is none where nobody or no condition is named', () => {
    expect(tails('Costumes: reminder to the dresser')).toEqual([]);
    expect(tails('not back after 3 days → reminder to the shelf', 'costume')).toEqual([]);
    expect(tails('Not: lending to other theatres', 'costume')).toEqual([]);
  });

  it('is a deed with its own check, and no rule to be refused', () => {
    const plan = planDocument(
      'An app for a costume store. Keepers register costumes, dressers return costumes.\nnot back 3 days after the last performance → reminder to the dresser',
      '',
      today,
    );
    const feature = plan.features.find(({ name }) => name.startsWith('Remind'));
    expect(feature?.tests[0]?.given).toBe('a costume is not back 3 days after the last performance');
    expect(plan.brief.limits.map(({ text }) => text).join(' ')).not.toMatch(/reminder/);
  });
});
