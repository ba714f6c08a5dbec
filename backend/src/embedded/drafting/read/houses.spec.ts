import { atSite } from '../know/setting.js';
import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const peopleOf = (idea: string): string[] => readIdea(idea, today).audiences.map(({ noun }) => noun);
const limitsOf = (idea: string, wanted: string): string[] =>
  readIdea(idea, today).limits.flatMap(({ kind, text }) => (kind === wanted ? [text] : []));

describe('a house and its size', () => {
  it.each([
    ['A printing works with about 220 employees runs 12 presses. Operators log stops.', 'employee'],
    ['The wholesaler has 40 pharmacies as customers. Pharmacists order refills.', 'customer'],
  ])('names nobody who uses the product: %s', (idea, nobody) => expect(peopleOf(idea)).not.toContain(nobody));

  it('is tried in a pilot, which is nobody', () => {
    expect(peopleOf('Cleaners count rooms on a phone. Budget is £26,000. Pilot at two sites.')).not.toContain('pilot');
    expect(peopleOf('Pilots at two airfields report birds.')).toContain('pilot');
  });

  it('leaves those who do', () => {
    expect(peopleOf('Staff of a library with 12 employees lend tablets.')).toContain('staff');
    expect(peopleOf('Employees book desks. Customers of the house park there.')).toContain('employee');
  });

  it('is no longer one where several are counted', () => {
    expect(atSite('Two sites at the same time, and other sites later', 'team')).toBe(
      'Two teams at the same time, and other teams later',
    );
  });
});

describe('limits as they are written', () => {
  it.each([
    ['Cleaners count rooms. Budget is C$260,000.', 'C$260,000'],
    ['Guides sell tours. The budget is NT$900,000.', 'NT$900,000'],
  ])('keep the letters of a currency: %s', (idea, sum) => expect(limitsOf(idea, 'budget')).toEqual([sum]));

  it.each([
    [
      'Farmers log spray. It must meet the Pesticides (Maximum Residue Levels) Regulations 2008.',
      /^the Pesticides \(Maximum Residue Levels\) Regulations 2008$/,
    ],
    ['Nurses log implants. It must follow Regulation (EU) 2017/745.', /^Regulation \(EU\) 2017\/745$/],
    [
      'Clerks file claims. It must comply with the Personal Data Protection Act (Act 709).',
      /Protection Act \(Act 709\)$/,
    ],
  ])('keep the brackets of a law: %s', (idea, name) =>
    expect(limitsOf(idea, 'law')).toEqual([expect.stringMatching(name)]),
  );
});
