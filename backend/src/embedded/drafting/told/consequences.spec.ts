import { consequencesIn, withWhatItFollows } from './consequences.js';
import { saidAs } from './own-words.js';

const told = (text: string): string[] =>
  consequencesIn(text).map(({ verb, object, tail }) => [verb, object, tail].join(' ').trim());

describe('what a rule has the product do', () => {
  it.each([
    [
      'A loan open longer than 72 hours is escalated to the shift supervisor.',
      'escalate each loan open longer than 72 hours to the shift supervisor',
    ],
    ['Carer access lapses after 14 days unless renewed.', 'end carer access after 14 days unless renewed'],
    [
      'If a tool is more than 3 days late, the member is charged 2 pounds per day.',
      'charge the member 2 pounds per day if a tool is more than 3 days late',
    ],
  ])('is a deed of it: %s', (text, deed) => expect(told(text)).toEqual([deed]));

  it.each([
    'Nobody may hold more than 8 gauges.',
    'A claim must not be closed before payment.',
    'It is locked at night.',
  ])('is none where the rule only binds people: %s', (text) => expect(told(text)).toEqual([]));
});

describe('what happens otherwise', () => {
  const approve = {
    verb: 'approve',
    object: 'the shift',
    noun: 'shift',
    tail: 'within 4 hours',
    automatic: false,
    by: 'supervisor',
  };

  it('is told with the deed that it follows', () =>
    expect(
      withWhatItFollows([approve, { ...approve, verb: 'reject' }, saidAs('Otherwise it goes to the manager')]).at(-1)
        ?.words,
    ).toBe('The shift goes to the manager if it is not approved or rejected within 4 hours'));

  it('is told with the time after which it happens', () =>
    expect(
      withWhatItFollows([
        { ...approve, verb: 'raise', object: 'a shortage', tail: 'until 10:00' },
        saidAs('After that the delivery counts as accepted'),
      ]).at(-1)?.words,
    ).toBe('The delivery counts as accepted after 10:00'));
});
