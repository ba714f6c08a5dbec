import { deedsIn } from './deeds.js';

const deeds = (sentence: string): string[] =>
  (deedsIn(sentence, 'product') ?? []).map(({ subject, doing }) => `${subject}: ${doing}`);

describe('sentences in their clauses', () => {
  it('finds each doer behind a lead', () => {
    expect(
      deeds(
        'With the app a driver scans each trolley, the customer signs on the phone, and the leader sees which are out.',
      ),
    ).toEqual(['a driver: scans each trolley', 'the customer: signs on the phone', 'the leader: sees which are out']);
  });

  it('keeps a question at the end of a list with the list', () => {
    expect(deeds('Bathers can see the temperature, the visibility and how full the meadow is.')).toEqual([
      'Bathers: see the temperature, the visibility and how full the meadow is',
    ]);
  });

  it('parts two verbs of which each has its own object', () => {
    expect(deeds('Keepers check each mooring and fix a broken rope.')).toHaveLength(2);
    expect(deeds('Grooms tick off each feeding and report a lame horse with a photo.')).toEqual([
      'Grooms: tick off each feeding',
      'Grooms: report a lame horse with a photo',
    ]);
    expect(deeds('Deckhands tick off lockers and report missing vests.')).toHaveLength(2);
    expect(deeds('The groundsman records mowing and pitch repairs.')).toHaveLength(1);
  });
});
