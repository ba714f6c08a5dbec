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

  it('goes on with what stands behind its day', () => {
    expect(stages('Pilot in Leeds and York in March, all shops by the end of June.')).toEqual([
      ['trial', 'Pilot in Leeds and York', '2027-03-31', undefined],
      ['later', 'All shops', '2027-06-30', undefined],
    ]);
    expect(stages('Start with Stripe in February, Adyen in April.')).toEqual([
      ['launch', 'Start with Stripe', '2027-02-28', undefined],
      ['later', 'Adyen', '2027-04-30', undefined],
    ]);
    expect(stages('Web first, iOS in the second half of 2027.')).toEqual([
      ['launch', 'Launch on Web', null, undefined],
      ['later', 'iOS version', '2027-12-31', undefined],
    ]);
    expect(stages('Trial at Westdorp from week 8, the other sites before summer.')).toEqual([
      ['trial', 'Trial at Westdorp', '2027-02-22', undefined],
      ['later', 'The other sites', '2027-05-31', undefined],
    ]);
  });

  it('ends a stage before the next clause, and before the reason for its day', () => {
    expect(stages('Beta with 3 firms on 12 January, founder Denise Okoro owns the product.')).toEqual([
      ['trial', 'Beta with 3 firms', '2027-01-12', undefined],
    ]);
    expect(stages('Launch 1 March, before SXSW.')).toEqual([]);
  });
});
