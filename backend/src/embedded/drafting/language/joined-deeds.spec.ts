import { joinWords } from '../language.js';
import { joinDeeds } from './joined-deeds.js';

describe('deeds in a row', () => {
  it('name what they share once', () =>
    expect(joinDeeds(['book a slot online', 'move a slot online', 'pay a deposit'], joinWords)).toBe(
      'book and move a slot online and pay a deposit',
    ));

  it('stay as they are where they share nothing', () =>
    expect(joinDeeds(['offer a shift', 'take a break'], joinWords)).toBe('offer a shift and take a break'));
});
