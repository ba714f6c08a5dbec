import { concernedBy, type Person } from './people.js';

const people: Person[] = [
  { side: 'actor', role: 'resident' },
  { side: 'other', role: 'legal clerk' },
];
const named = (words: string | undefined, object = '', automatic = true) =>
  concernedBy({ automatic, object, tail: '', ...(words === undefined ? {} : { words }) }, people)?.role;

describe('what nobody does', () => {
  it('is for whom it names', () => {
    expect(named('Objections go to the legal clerk')).toBe('legal clerk');
    expect(named(undefined, 'the residents nearby')).toBe('resident');
    expect(named('Each permit comes with a duty')).toBeUndefined();
  });

  it('is for whom it is made, where the product has it', () => {
    expect(
      concernedBy({ automatic: true, named: true, object: 'a web dashboard', tail: 'for the legal clerk' }, people)
        ?.role,
    ).toBe('legal clerk');
  });

  it('and a deed of somebody is theirs', () => {
    expect(named(undefined, 'the residents nearby', false)).toBeUndefined();
  });
});
