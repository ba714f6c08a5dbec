import { stagesOf } from './stages.js';

const stages = (...sentences: string[]) =>
  stagesOf(sentences, '2026-11-27').map(({ kind, title, day, after }) => [kind, title, day, after]);

describe('where it is to be first, and when the rest follows', () => {
  it('names places with their days', () => {
    expect(stages("We'd like Maidstone and Hove live by 1 September, the rest by November.")).toEqual([
      ['launch', 'Maidstone and Hove live', '2027-09-01', undefined],
      ['later', 'The rest', '2027-11-30', undefined],
    ]);
  });

  it('names what comes so long after', () => {
    expect(stages('iOS first, Android 3 months later.')).toEqual([
      ['launch', 'Launch on iOS', null, undefined],
      ['later', 'Android version', null, 90],
    ]);
  });

  it('ends a stage before the next clause, and before the reason for its day', () => {
    expect(stages('Beta with 3 firms on 12 January, founder Denise Okoro owns the product.')).toEqual([
      ['trial', 'Beta with 3 firms', '2027-01-12', undefined],
    ]);
    expect(stages('Launch 1 March, before SXSW.')).toEqual([]);
  });
});
