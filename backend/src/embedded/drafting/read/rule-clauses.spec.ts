import { breaksOff, ruleClauses, withWhatFollows } from './rule-clauses.js';

describe('the rules of one sentence', () => {
  it('are told each by itself', () =>
    expect(
      ruleClauses(
        'An instrument may not be lent within 5 days of its due date, nobody may hold more than 8 gauges at once, and a loan open longer than 72 hours is escalated to the supervisor.',
      ),
    ).toEqual([
      'An instrument may not be lent within 5 days of its due date',
      'nobody may hold more than 8 gauges at once',
      'a loan open longer than 72 hours is escalated to the supervisor',
    ]));

  it.each([
    'Applications must arrive at least 21 days before digging starts, except emergency repairs, which may be reported later',
    'Each permit allows two extensions of up to 7 days; after that, a charge of 150 euros per day applies',
    'Members may cancel up to 24 hours beforehand; later than that, half the price is kept',
    'Musicians can download their parts from 21 days before, but only if the licence allows copies',
    'If a price rises, the buyer must agree, and the seller is told',
    'Readings can never be edited or deleted, notes can',
    'Data is deleted after 30 days, and it must not be kept elsewhere',
  ])('stay one where a part says nothing alone: %s', (text) => expect(ruleClauses(text)).toHaveLength(1));

  it('are those of each side of a semicolon', () =>
    expect(ruleClauses('Teams have a budget; at 100% new ones are refused')).toHaveLength(2));

  it('do not part the subjects of one clause', () =>
    expect(ruleClauses('Marlow must never reject a claim, and fire, theft and motor claims are left out')).toEqual([
      'Marlow must never reject a claim',
      'fire, theft and motor claims are left out',
    ]));

  it('break off where their sentence goes on', () => {
    expect(breaksOff('each permit allows two extensions; after that')).toBe(true);
    expect(breaksOff('each permit allows two extensions')).toBe(false);
  });

  it('hold what goes on with them', () =>
    expect(
      withWhatFollows([
        { kind: 'other', text: 'two are free' },
        { kind: 'other', text: 'after that, each costs €5' },
      ]).map(({ text }) => text),
    ).toEqual(['two are free; after that, each costs €5']));
});
