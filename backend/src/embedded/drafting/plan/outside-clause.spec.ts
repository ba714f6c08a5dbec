import { outsideClause } from './outside-clause.js';

describe('a name that was cut inside a clause', () => {
  it.each([
    ['hold payment until the buyer confirms', ' that the instrument works', 'hold payment'],
    ['waive it in a YAML file whose expiry date is no more', ' than 90 days away', 'waive it in a YAML file'],
    ['see which roads have been treated, and what', ' each gritter is called', 'see which roads have been treated'],
  ])('ends before it: %s', (name, rest, expected) => {
    expect(outsideClause(name, name + rest)).toBe(expected);
  });

  it.each([
    ['see in which states they are about', ' to cross the threshold', ''],
    ['anonymise what comes', ' in', ''],
    ['see how many drivers', ' and wearers will be there', ' on a screen'],
  ])('goes on to its end where it is what the deed is about: %s', (name, rest, more) => {
    expect(outsideClause(name, name + rest + more)).toBe(name + rest);
  });

  it('stays where the clause is whole', () => {
    expect(outsideClause('confirm who still needs access', 'confirm who still needs access every quarter')).toBe(
      'confirm who still needs access',
    );
  });
});
