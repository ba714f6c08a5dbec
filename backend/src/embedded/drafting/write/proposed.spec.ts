import { today } from '../drafting.testing.js';
import { knowledge } from '../know/load.js';
import { mediumOf } from '../plan/medium.js';
import { planDocument } from '../plan.js';
import { workingDay } from '../plan/calendar.js';
import { businessLists, businessTexts } from './business.js';
import type { Draft, Row } from './draft.js';
import { saleSlots, stewardOf } from './sale.js';
import { inScopeLists } from './in-scope.js';
import { scopeLists } from './scope.js';
import { workLists } from './work.js';

const draftFor = (idea: string): Draft => {
  const plan = planDocument(idea, '', today);
  return {
    plan,
    slots: plan.known.slots,
    say: (text: string) => text,
    known: () => [],
    usual: () => [],
    choose: (_: string, options: readonly string[]) => options[0],
    block: { dependencies: [], targets: {} },
  } as unknown as Draft;
};
const rows = (list: ((draft: Draft) => Row[]) | undefined, draft: Draft): string =>
  (list?.(draft) ?? []).map((row) => JSON.stringify(row)).join('\n');

describe('what the idea does not ask for', () => {
  const draft = draftFor('Ferry crews log landings. Harbour clerks check the log sheets each evening.');
  const proposed = draft.plan.features.filter(({ stated }) => !stated);

  it('is marked wherever it is described', () => {
    expect(proposed.length).toBeGreaterThan(0);
    for (const [lists, meaning, mark] of [
      [scopeLists, 'feature', /Proposed, not asked for in the idea\./g],
      [inScopeLists, 'scope.in', /\(proposed\)/g],
      [businessLists, 'businessRequirement', /Proposed, not asked for in the idea\./g],
    ] as const)
      expect(rows(lists[meaning], draft).match(mark)).toHaveLength(proposed.length);
  });

  it('is no way of today: what is not told stands in no row', () => {
    expect(workLists['processChange']?.(draft)).toEqual([]);
    expect(workLists['processStep']?.(draft)).toEqual([]);
  });
});

describe('what is recommended', () => {
  it('is one of the options of the same document', () => {
    const draft = draftFor(
      'A marketplace for leftover stone. Yards list a piece with its price, buyers reserve a piece and pay for it.',
    );
    const names = (businessLists['option']?.(draft) ?? []).map(({ name }) => String(name));
    const said = businessTexts['recommendation']?.(draft) ?? '';
    expect(names.length).toBeGreaterThan(1);
    expect(names.some((name) => said.includes(name))).toBe(true);
  });
});

describe('means of today', () => {
  it('are things, and not that there are none', () => {
    expect(mediumOf('work by hand')).toBeNull();
    expect(mediumOf('a whiteboard, phone calls and work by hand')).toBe('a whiteboard and phone calls');
    expect(mediumOf('Excel')).toBe('Excel');
  });

  it('stand in no line where the idea names none', () => {
    const { known } = planDocument('Bakers in Ghent plan their orders for flour.', '', today);
    const lines = ['stakeholder', 'nonGoal', 'assumption'].flatMap((meaning) =>
      known.rows(meaning, { ...known.slots, coping: 'MEANS', ...words }),
    );
    expect(JSON.stringify(lines)).not.toContain('MEANS');
  });
});

describe('a house without others beside it', () => {
  it('has no first site and no next one', () => {
    const { known } = planDocument('We are a joinery with twelve employees who note their hours on paper.', '', today);
    expect(known.setting.site).toBe('team');
    const lines = ['scenario', 'transition.approach', 'recommendationCondition'].flatMap((meaning) =>
      known.rows(meaning, { ...known.slots, ...words }),
    );
    expect(JSON.stringify(lines)).not.toMatch(/\bsites?\b/);
    expect(Object.keys(knowledge().alone)).toContain('scenario');
  });
});

describe('whoever answers for an account', () => {
  it('is the one of whom the idea tells, whatever it calls those who pay', () => {
    const plan = planDocument(
      'Online service for small vet clinics. Pet owners book an appointment, vets approve a repeat prescription, the practice owner sets the prices. 59 pounds per clinic a month, 150 clinics in two years.',
      '',
      today,
    );
    expect(saleSlots(plan)).toMatchObject({ customer: 'clinic', holder: 'practice owner' });
  });

  it('is nobody whom the customer serves', () => {
    const plan = planDocument(
      'A web app for chimney sweep firms. Sweeps plan their day, the office helper sends invoices and landlords download their certificates. 14 pounds a month per sweep firm.',
      '',
      today,
    );
    expect(saleSlots(plan)['holder']).not.toBe('landlord');
  });

  it('decides inside the house that buys, and nobody of those who sell does', () => {
    const plan = planDocument(
      'An app for small emptying firms. The owner plans the tours, drivers log litres, bookkeepers send the invoice. 39 euro per tanker a month.',
      '',
      today,
    );
    const { admin = '' } = plan.known.slots;
    expect(stewardOf({ admin: 'product owner', holder: 'owner' })).toBe('owner');
    expect(stewardOf({ admin: 'coordinator' })).toBe('coordinator');
    // A product owner owns no firm, and does nothing of what its owner does.
    expect(plan.personas.filter(({ role }) => role === 'product owner').every(({ does }) => !/tour/i.test(does))).toBe(
      true,
    );
    expect(stewardOf({ ...plan.known.slots, ...saleSlots(plan) })).toBe('owner');
    expect(admin).not.toBe('bookkeeper');
  });
});

describe('a working day', () => {
  it('lies between no years', () => {
    expect(workingDay('2026-12-24')).toBe('2027-01-04');
    expect(workingDay('2027-01-01', false)).toBe('2026-12-23');
  });
});

const words = Object.fromEntries(
  'law metric1 Metric1 target1 n1 n1s n2s f1 f2 h1 h2 task doers g1 nameA nameB who inPlace budget decisionDate prototypeDate pilotDate launchDate reviewDate readingDate'
    .split(' ')
    .map((name) => [name, name]),
);
