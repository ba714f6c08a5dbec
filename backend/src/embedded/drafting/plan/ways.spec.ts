import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

const told = (idea: string, name: RegExp): string =>
  planDocument(idea, '', today).features.find((feature) => name.test(feature.name))?.description ?? '';

describe('the same verb', () => {
  it('gives something to somebody, or a thing to another', () => {
    const yard = 'An app for our riding school: pupils book lessons, instructors assign horses to lessons.';
    expect(told(yard, /^Assign/)).toMatch(/taken|clash|cannot be had/);
    const office = 'An app for our repair shop: clerks enter jobs, the foreman assigns jobs to mechanics.';
    expect(told(office, /^Assign/)).toMatch(/who has it|gets it/);
  });

  it('takes a file in and does not put one out', () =>
    expect(told('An app for window cleaners: the owner imports customers, cleaners mark houses.', /^Import/)).toMatch(
      /file|line/,
    ));
});
