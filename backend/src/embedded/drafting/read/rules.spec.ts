import { readIdea } from '../read.js';
import type { Brief } from './brief.js';
import { inWordsAlone } from '../told/told.testing.js';

const read = (idea: string): Brief => readIdea(idea, '2026-11-21');
const limits = (idea: string): string[] => {
  const brief = read(idea);
  return [
    ...brief.limits.map(({ kind, text }) => `${kind}: ${text}`),
    ...inWordsAlone(brief.capabilities).map((text) => `other: ${text}`),
  ];
};

describe('limits of every wording', () => {
  it('calls no deed a limit for a thing that cannot be dealt with', () => {
    const { capabilities, limits: none } = read(
      'An app in which a clerk scans reports. The clerk looks at new reports and marks those that cannot be read.',
    );
    expect(capabilities.at(-1)?.said?.wish).toBe('look at new reports and mark those that cannot be read');
    expect(none).toEqual([]);
  });

  it('tells of whom a figure holds, and calls neither a deed nor a loss a limit', () => {
    expect(
      limits(
        'Falconry bookings.\n- guest books a day\n- vet records a check every 8 weeks\nRules: a bird flies at most 4 times a day.',
      ),
    ).toEqual(['other: a bird flies at most 4 times a day']);
    const kegs = read(
      'A platform for breweries. Kegs wander: about 6,400 of 52,000 are not seen again within a year, and each costs 92 euros. Drivers scan kegs.',
    );
    expect(kegs.limits).toEqual([]);
    expect(kegs.problem.sentences.join(' ')).toContain('6,400 of 52,000');
  });

  it('hears what is left out, also when it is said of the thing', () => {
    expect(limits('An app for vets to book rooms. Payments and referrals are not part of it.')).toEqual([
      'other: no payments',
      'other: no referrals',
    ]);
    expect(read('DockLine for the port of Hull: crane drivers book a slot.').name).toBe('DockLine');
  });

  it.each<[idea: string, limits: string[]]>([
    [
      'Licence checks for exporters. BAFA requires records for 5 years. Only the export officer may overrule. German UI, on premises, no cloud.',
      [
        'other: BAFA requires records for 5 years',
        'platform: on premises',
        'language: German',
        'quality: no cloud',
        'other: only the export officer may overrule',
      ],
    ],
    [
      'Lessons for pianists. Price 19 CHF per month in Switzerland and €17 in Austria. Calls in Twi or Ewe. S/ 250,000 and 60 million CLP are set aside.',
      ['language: Twi or Ewe', 'budget: S/ 250,000 and 60 million CLP'],
    ],
    ['Approvals of changes. Two fraud cases cost us $74,000 in 2025.', []],
  ])('%s', (idea, expected) => {
    expect(limits(idea)).toEqual(expected);
  });

  it('takes the day of a goal for no day of launch, unless it is near', () => {
    expect(limits('Walks for hikers. 70% stopped coming; we want that down to 35% by spring 2028.')).toEqual([]);
    expect(limits('Walks for hikers. 70% stopped coming; we want that down to 35% by March 2027.')).toEqual([]);
  });
});

describe('people, things and what is done', () => {
  it('makes no name of a figure, a sum or a verb', () => {
    for (const idea of [
      'The port of Gdynia handles 3,200 reefer containers a week.',
      'AI that listens to patient calls and writes the reason down.',
      'We sell hearing aids in 31 shops.',
    ])
      expect(read(idea).name).not.toMatch(/\d|^(?:Listen|Shop)\b/);
  });
});
