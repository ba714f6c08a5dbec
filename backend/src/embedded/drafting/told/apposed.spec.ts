import type { Capability } from '../read/brief.js';
import { withoutApposed } from './apposed.js';
import { noted } from './told.testing.js';

const deed = (told: Partial<Capability>): Capability => ({
  verb: 'search',
  object: 'costumes',
  noun: 'costume',
  tail: '',
  automatic: false,
  ...told,
});
const people = (...nouns: string[]) => nouns.map((noun) => ({ noun, text: `${noun}s`, count: null }));

describe('people by other words', () => {
  it('are those named before them', () => {
    const found = withoutApposed(
      [deed({ by: 'renter', also: ['teacher', 'director'] })],
      people('renter', 'teacher', 'director'),
      noted('{do Renters, mostly school teachers and amateur directors, search by play.}'),
    );

    expect(found.people.map(({ noun }) => noun)).toEqual(['renter']);
    expect(found.capabilities).toEqual([deed({ by: 'renter' })]);
  });

  it('are somebody where the idea speaks of them elsewhere as well', () => {
    const statements = noted('{do Guests, such as teachers, book a seat.} {do Teachers get a discount.}');

    expect(withoutApposed([], people('guest', 'teacher'), statements).people).toHaveLength(2);
  });

  it('are nobody of their own where both sides do it', () => {
    const { capabilities } = withoutApposed(
      [deed({ by: 'user', verb: 'rate', object: '', tail: 'each other after the return' })],
      [],
      noted('{do Both sides rate each other after the return.}'),
    );

    expect(capabilities[0]).toMatchObject({ words: 'Both sides rate each other after the return' });
    expect(capabilities[0]?.by).toBeUndefined();
  });

  it('are called by their kind, not by its name', () => {
    const found = withoutApposed([deed({ by: 'carrier DHL' })], people('carrier DHL'), []);

    expect(found.people[0]?.noun).toBe('carrier');
    expect(found.capabilities[0]?.by).toBe('carrier');
  });
});
