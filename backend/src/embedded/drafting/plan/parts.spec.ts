import { planDocument } from '../plan.js';
import { today } from '../drafting.testing.js';
import { wholesOf } from './parts.js';
import { stateDeeds } from './states.js';

describe('a whole and its parts', () => {
  it.each([
    ['Each stove has 120 to 300 tiles.', 'stove', '120 to 300', 'tile'],
    ['A costume is made of 3 to 9 pieces, and some come back torn.', 'costume', '3 to 9', 'piece'],
    ['Every kit consists of twelve parts.', 'kit', 'twelve', 'part'],
  ])('%s', (sentence, whole, count, part) => {
    expect(wholesOf({ sentences: [sentence] })[0]).toMatchObject({ whole, count, part });
  });

  it.each(['Each member has 3 keys.', 'Every tour has 4 hours.', 'Each voyage has a berth.'])('not: %s', (sentence) => {
    expect(wholesOf({ sentences: [sentence] })).toEqual([]);
  });

  it('takes the states of a thing from what is done to it', () => {
    const plan = planDocument(
      'An app: dismantlers photograph tiles, setters number tiles, clerks see tiles.',
      '',
      today,
    );
    expect(stateDeeds(plan).map(({ state, by }) => [state, by])).toEqual([
      ['photographed', 'dismantler'],
      ['numbered', 'setter'],
    ]);
  });
});
