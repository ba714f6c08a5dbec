import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

const rows = (meaning: string, idea: string): Record<string, unknown>[] =>
  lists[meaning]?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? [];
const described = (idea: string): string[] =>
  rows('dataEntity', idea).map(({ name, purpose }) => `${String(name)}: ${String(purpose)}`);

const crib =
  'A tool for our crib. Machinists borrow and return gauges by scanning a QR label. Crib attendants register new instruments, print labels and record damage. An instrument may not be lent within 5 days of its calibration due date.';

describe('the description of an entity', () => {
  it('says what one record is, and not what is done with it', () =>
    expect(described(crib)).toEqual(
      expect.arrayContaining([
        'Gauge: One gauge, registered by a crib attendant.',
        'Gauge loan: One loan of one gauge to a machinist.',
        'Damage: One report of damage to a gauge, recorded by a crib attendant.',
      ]),
    ));

  it('is of one thing, where the idea has two words for it', () =>
    expect(described(crib).some((line) => line.startsWith('Instrument'))).toBe(false));

  it('is of the record that a deed leaves, where the idea speaks of such records', () => {
    const hives =
      'A service for brokers. Growers post a request with orchard location, acreage and hive count. Beekeepers offer hives, and the broker combines several offers into one contract. On delivery, an inspector records frames of bees for each hive. Inspections have to work offline.';
    expect(described(hives)).toEqual(
      expect.arrayContaining([
        'Request: One request, posted by a grower, with orchard location, acreage and hive count.',
        'Offer: One offer of a hive by a beekeeper.',
      ]),
    );
  });

  it('is of the order that is made, wherever something is ordered', () =>
    expect(
      described('A marketplace for fabric. Sellers list a roll with its composition and width. Buyers order a swatch.'),
    ).toContain('Order: One order by a buyer.'));

  it('is of one application, where somebody applies for a permit', () => {
    const names = rows(
      'dataEntity',
      'An online service. Owners apply for a berth permit. The harbour master reviews the application and grants or refuses it. The archive requires decisions to be kept for 10 years.',
    ).map(({ name }) => String(name));
    expect(names).toContain('Application');
    expect(names.some((name) => name.endsWith(' request'))).toBe(false);
    expect(names).toContain('Decision');
  });

  it('leaves out what is no thing', () => {
    const names = rows(
      'dataEntity',
      'An app for crews. Seafarers upload photos of certificates. Officers confirm the number and expiry date on delivery.',
    ).map(({ name }) => String(name));
    expect(names).not.toContain('Number');
  });
});

describe('what stands on a page', () => {
  it('is no order of what is only chosen', () => {
    const idea = 'An app for families. Parents list allergens and mark each as mild or severe.';
    const marking = rows('screen', idea).find(({ name }) => /\bmark\b/i.test(String(name)));
    expect(marking?.['content']).toEqual(['Allergen: whether it is mild or severe']);
  });

  it('is what one sentence has somebody do', () => {
    const names = rows('screen', crib).map(({ name }) => String(name));
    expect(names).toContain('Gauges: borrow and return');
    expect(names).toContain('Register new instruments, print labels and record damage');
  });
});

describe('how long something is kept', () => {
  it('is what the idea says of its records', () => {
    const idea = `${crib} Records must satisfy ISO 9001 audits and be kept for 10 years.`;
    expect(rows('auditEvent', idea)[0]?.['retention']).toBe('10 years, like the records (assumed)');
    expect(rows('dataEntity', idea)[0]?.['retention']).toBe('10 years, as the idea states');
  });
});
