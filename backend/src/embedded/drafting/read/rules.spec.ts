import { readIdea } from '../read.js';
import type { Brief } from './brief.js';

const read = (idea: string): Brief => readIdea(idea, '2026-11-21');
const limits = (idea: string): string[] => read(idea).limits.map(({ kind, text }) => `${kind}: ${text}`);

describe('a system of somebody else', () => {
  it('is named with whose it is', () => {
    const { limits, capabilities } = readIdea(
      "Skippers log catches. Must export to our auditor's Mizar ERP.",
      '2026-06-10',
    );
    expect(limits).toEqual([{ kind: 'platform', text: "the auditor's Mizar ERP" }]);
    expect(capabilities.at(-1)).toMatchObject({ verb: 'export', tail: "to the auditor's Mizar ERP" });
  });
});

describe('limits of every wording', () => {
  it('calls no deed a limit for a thing that cannot be dealt with', () => {
    const { capabilities, limits: none } = read(
      'An app in which a clerk scans reports. The clerk looks at new reports and marks those that cannot be read.',
    );
    expect(capabilities.map(({ verb }) => verb)).toContain('mark');
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
      'other: no payments or referrals',
    ]);
    expect(read('DockLine for the port of Hull: crane drivers book a slot.').name).toBe('DockLine');
  });

  it.each<[idea: string, limits: string[]]>([
    [
      'Fitters order parts. It has to work with the SAP stock system, and there are no personal phones in the pits. 3 people build it, 9 months, no outside money. WhatsApp was tried last year and was too fiddly.',
      [
        'platform: the SAP stock system',
        'other: no personal phones in the pits',
        'date: within 9 months',
        'other: no outside money',
        'other: 3 people build it',
      ],
    ],
    [
      'A rota for a terminal. Not another app: it must run on the existing Zebra scanners. Needs Oracle NetSuite integration. Must be audited by KPMG.',
      [
        'platform: the existing Zebra scanners',
        'other: not another app',
        'platform: Oracle NetSuite',
        'other: must be audited by KPMG',
      ],
    ],
    [
      'Licence checks for exporters. BAFA requires records for 5 years. Only the export officer may overrule. German UI, on premises, no cloud.',
      [
        'other: BAFA requires records for 5 years',
        'other: only the export officer may overrule',
        'platform: on premises',
        'language: German',
        'quality: no cloud',
      ],
    ],
    [
      'Lessons for pianists. Price 19 CHF per month in Switzerland and €17 in Austria. Calls in Twi or Ewe. S/ 250,000 and 60 million CLP are set aside.',
      ['language: Twi or Ewe', 'budget: S/ 250,000 and 60 million CLP'],
    ],
    [
      'A rota for nurses: max 48 hours a week, 11 hours rest, at least one nurse with ICU training per shift. Keep records for 10 years. Store data in Germany. It takes a 6% commission. It must keep working in the yard with no signal.',
      [
        'other: max 48 hours a week',
        'other: 11 hours rest',
        'other: at least one nurse with ICU training per shift',
        'other: keep records for 10 years',
        'other: store data in Germany',
        'platform: works offline (“it must keep working in the yard with no signal”)',
      ],
    ],
    ['Approvals of changes. Two fraud cases cost us $74,000 in 2025. There is no overview of them.', []],
  ])('%s', (idea, expected) => {
    expect(limits(idea)).toEqual(expected);
  });

  it('takes the day of a goal for no day of launch, unless it is near', () => {
    expect(limits('Walks for hikers. 70% stopped coming; we want that down to 35% by spring 2028.')).toEqual([]);
    expect(limits('Walks for hikers. 70% stopped coming; we want that down to 35% by March 2027.')).toEqual([]);
  });
});

describe('people, things and what is done', () => {
  it.each<[idea: string, people: string[], unit: string, can: string[]]>([
    [
      'Our 85 labs in Flanders, Belgium send samples to one planner who fills 14 drums a week. The planner wants an approval flow for each drum before it leaves.',
      ['lab', 'planner'],
      'drum',
      ['lab: send samples', 'planner: get an approval flow'],
    ],
    [
      'A chain of 12 climbing walls lends out 900 harnesses. Each harness has an RFID tag and must be inspected every 6 months.',
      [],
      'harness',
      ['anybody: lend out 900 harnesses'],
    ],
    [
      'Fitters at 12 depots order parts, the store picks them and a van brings them overnight.',
      ['fitter', 'store staff'],
      'part',
      ['fitter: order parts', 'store staff: pick parts'],
    ],
    [
      'Walking groups in the Eifel. Members find a walk and put themselves on a waiting list.',
      ['member'],
      'walk',
      ['member: find a walk', 'member: put themselves'],
    ],
    [
      'TuneUp lets students move a lesson up to 24 hours before, sells the freed slot to a waiting list and bills at month end.',
      ['student'],
      'lesson',
      ['student: move a lesson', 'product: sell the freed slot', 'product: bill '],
    ],
    [
      'Badges: coaches tick off skills, the pool prints certificates. An officer releases or blocks the order.',
      ['coach', 'officer'],
      'skill',
      [
        'coach: tick off skills',
        'product: print certificates',
        'officer: release the order',
        'officer: block the order',
      ],
    ],
    ['The port of Gdynia handles 3,200 reefer containers a week.', [], 'reefer container', []],
  ])('%s', (idea, people, unit, can) => {
    const brief = read(idea);
    expect(brief.audiences.map(({ noun }) => noun)).toEqual(people);
    expect(brief.unit).toBe(unit);
    expect(
      brief.capabilities.map(
        ({ by, automatic, verb, object }) => `${by ?? (automatic ? 'product' : 'anybody')}: ${verb} ${object}`,
      ),
    ).toEqual(can);
  });

  it('makes no name of a figure, a sum or a verb', () => {
    for (const idea of [
      'The port of Gdynia handles 3,200 reefer containers a week.',
      'AI that listens to patient calls and writes the reason down.',
      'We sell hearing aids in 31 shops.',
    ])
      expect(read(idea).name).not.toMatch(/\d|^(?:Listen|Shop)\b/);
  });
});
