import { know } from '../know.js';
import { readIdea } from '../read.js';
import { knowledge } from './load.js';
import { sharedBy } from './premises.js';

const known = (idea: string) => know(readIdea(idea, '2026-11-21'), knowledge());
const kinds = (idea: string): string[] => known(idea).archetypes.map(({ id }) => id);

describe('choosing the kind of product', () => {
  it.each<[idea: string, not: string]>([
    [
      'SpecScan: our legal team reviews 900 supplier contracts a year by hand. The tool should flag missing clauses.',
      'marketplace',
    ],
    [
      'We run 23 community choirs and want an app where choir leaders plan rehearsals and share sheet music.',
      'community',
    ],
    ['Replace the Access database that our county archives use to track loans of documents to researchers', 'payments'],
    ["Kids' allowance app: parents set chores, kids tick them off.", 'education'],
  ])('%s is no %s', (idea, not) => {
    expect(kinds(idea)).not.toContain(not);
  });

  it('lets a second kind speak only when it fits nearly as well', () => {
    expect(kinds('A marketplace where dog owners book and hire dog walkers')).toEqual(['marketplace']);
    expect(kinds('CLI that scans Terraform plans and comments on the pull request')).toEqual(['developer-platform']);
  });

  it('says what is true of any product when no kind is heard', () => {
    expect(kinds('A tool for dental labs to track crowns and bridges')).toEqual(['general']);
    expect(kinds('Mieter melden Schäden per App, Handwerker bekommen Aufträge, Wohnungen in Köln')).toEqual([
      'general',
    ]);
  });

  it('puts who is not named on the other side', () => {
    expect(known('Spare parts finder: upload a photo, get matching parts from 300 dealers').slots).toMatchObject({
      actor: 'customer',
      other: 'dealer',
    });
    expect(known('Something like Duolingo for sign language. Deaf teachers record lessons.').slots).toMatchObject({
      actor: 'learner',
      other: 'deaf teacher',
    });
  });
});

describe('premises', () => {
  const brief = readIdea('Choir leaders plan rehearsals and see who is coming.', '2026-11-21');
  const shares = sharedBy(brief, 'scheduling', null, knowledge().premises);

  it.each([
    'A vehicle breaks down',
    'The payout is late',
    'Live position of {units} on trucks',
    'measured against the house rules',
  ])('%s is taken for granted wrongly', (line) => {
    expect(shares(line)).toBe(false);
  });

  it('lets what needs no premise stand', () => {
    expect(shares('{Actors} plan {units} on one board')).toBe(true);
  });

  it('keeps lines about vehicles, payments and house rules out of a rehearsal plan', () => {
    const { archetypes } = known('We run 23 community choirs and want an app where choir leaders plan rehearsals.');
    const rows = archetypes.flatMap(({ rows: own }) =>
      Object.entries(own).flatMap(([meaning, lines]) => (meaning === 'dataEntity' ? [] : lines)),
    );
    expect(rows.join('\n')).not.toMatch(/\b(?:vehicles?|trucks?|payouts?|house rules)\b/i);
  });
});
