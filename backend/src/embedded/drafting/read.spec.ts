import { readIdea } from './read.js';
import type { Brief } from './read/brief.js';

const today = '2026-11-21';
const read = (idea: string): Brief => readIdea(idea, today);
const asked = ({ capabilities }: Brief): string[] =>
  capabilities.map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '));

interface Expected {
  name?: string;
  kind?: string;
  audiences?: string[];
  counts?: string[];
  can?: string[];
  today?: string | null;
  limits?: string[];
  measures?: [name: string, baseline: string | null, target: string | null][];
  unit?: string | null;
  place?: string | null;
}

const ideas: [idea: string, expected: Expected][] = [
  [
    'A marketplace in Lyon where cyclists book mechanics who come to their home. We take 12% commission. Today people call shops and wait 9 days.',
    {
      name: 'Mechanic Marketplace',
      kind: 'marketplace',
      audiences: ['cyclist', 'mechanic', 'shop'],
      can: ['book mechanics who come to their home'],
      today: 'phone calls to shops',
      limits: [],
      measures: [],
      unit: 'mechanic booking',
      place: 'in Lyon',
    },
  ],
  [
    'Dairy farmers in Friesland lose about 6% of milk to undetected mastitis. HerdSense puts a collar on each cow, spots illness two days early and tells the vet. 340 farms in the first year, collar must cost under €45 and last 4 years on one battery.',
    {
      name: 'HerdSense',
      audiences: ['dairy farmer', 'farm', 'vet'],
      counts: ['340 farms'],
      can: ['put a collar on each cow', 'spot illness two days early', 'tell the vet'],
      limits: ['other: collar to cost under €45'],
      place: 'in Friesland',
    },
  ],
  [
    'FreightLens gives logistics managers at mid-size European exporters one place to see where every container is. Currently they check 11 carrier portals and e-mail forwarders; it takes 3 hours a day. Reduce time spent on status checks from 3 hours to 30 minutes per day within 6 months of launch.',
    {
      name: 'FreightLens',
      audiences: ['logistics manager', 'forwarder'],
      can: ['see where every container is'],
      today: '11 carrier portals and e-mails to forwarders',
      measures: [['time spent on status checks', '3 hours per day', '30 minutes per day']],
      unit: 'container',
    },
  ],
  [
    'Can we build something that lets insurance adjusters settle small water-damage claims by video call? Average claim takes 23 days to close today and we want 5. Around 140 adjusters, FCA regulated.',
    {
      audiences: ['insurance adjuster'],
      counts: ['around 140 adjusters'],
      can: ['settle small water-damage claims by video call'],
      limits: ['law: FCA'],
      measures: [['time to close an average claim', '23 days', '5 days']],
      unit: 'water-damage claim',
    },
  ],
  [
    'I want an app where I can log my migraines, see what triggers them and share the log with my neurologist.',
    {
      name: 'Migraine Log',
      kind: 'app',
      can: ['log their migraines', 'see what triggers them', 'share the log with their neurologist'],
      unit: 'migraine',
    },
  ],
  [
    'Site managers on construction projects photograph defects and assign them to subcontractors. SnagBook turns those photos into a punch list. Works offline in basements. Price: £39 per site per month.',
    {
      name: 'SnagBook',
      audiences: ['site manager', 'subcontractor'],
      can: ['photograph defects', 'assign defects to subcontractors', 'turn those photos into a punch list'],
      limits: ['platform: Works offline in basements'],
      measures: [],
      unit: 'defect',
    },
  ],
  [
    'The charity Brighter Futures runs 14 food banks. Volunteers need to record donations, check expiry dates and send parcels to 2,300 families a week. We throw away 8% of donated food; the goal is 3% by March 2028.',
    {
      name: 'Donation Records',
      counts: ['14 food banks', '2,300 families'],
      can: ['record donations', 'check expiry dates', 'send parcels to 2,300 families a week'],
      measures: [['share of donated food thrown away', '8%', '3%']],
      unit: 'donation',
    },
  ],
  [
    'City of Tartu wants residents to report broken street lights and see when they are fixed. Budget €60,000, must work in Estonian and Russian, WCAG 2.1 AA, live before winter 2027.',
    {
      name: 'Street Light Reports',
      audiences: ['resident'],
      can: ['report broken street lights', 'see when they are fixed'],
      limits: ['law: WCAG 2.1 AA', 'date: before winter 2027', 'budget: €60,000', 'language: Estonian and Russian'],
      unit: 'street light',
      place: 'in Tartu',
    },
  ],
  [
    'Compliance officers at crypto exchanges must file suspicious-activity reports within 72 hours. Sentinel drafts the report from transaction data, lets the officer review it, and submits it to FinCEN. Average drafting time should drop from 4 hours to 45 minutes.',
    {
      name: 'Sentinel',
      audiences: ['compliance officer'],
      measures: [['average drafting time', '4 hours', '45 minutes']],
      unit: 'suspicious-activity report',
    },
  ],
  [
    'Our regional hospital group (7 sites, 4,300 beds) wants to give ward managers a live view of bed availability. At present they ring round every morning, which takes 90 minutes and is out of date by ten.',
    { audiences: ['ward manager'], can: ['see a live view of bed availability'], today: 'phone calls' },
  ],
  [
    'Tool to help dentists explain treatment plans with 3D pictures so patients accept more treatments: acceptance 48% today, goal 65%.',
    {
      audiences: ['dentist', 'patient'],
      can: ['explain treatment plans with 3D pictures', 'accept more treatments'],
      measures: [['acceptance', '48%', '65%']],
    },
  ],
  [
    'Reduce no-shows at our 5 physiotherapy practices: patients confirm by text, free slots are offered to the waiting list. No-shows are 14% now; target 6%.',
    { counts: ['5 practices'], measures: [['no-shows', '14%', '6%']] },
  ],
  [
    'What if landlords could verify tenants in 24 hours instead of two weeks?',
    {
      audiences: ['landlord', 'tenant'],
      can: ['verify tenants in 24 hours instead of two weeks'],
      measures: [['time to verify tenants', '2 weeks', '24 hours']],
      unit: 'tenant check',
    },
  ],
  [
    'Can you write a PRD for an app that helps people quit smoking?',
    { name: 'Quit Smoking App', kind: 'app', audiences: [], can: ['quit smoking'] },
  ],
  [
    'Fleet of 90 e-scooters in Tallinn: swap batteries when below 15%, report vandalism, show riders free scooters',
    { can: ['swap batteries when below 15%', 'report vandalism', 'show riders free scooters'], place: 'in Tallinn' },
  ],
  [
    'We need barcode checks at each step, a second signature by tablet and a full audit trail.',
    { can: ['use barcode checks at each step', 'use a second signature by tablet', 'keep a full audit trail'] },
  ],
  [
    'we want to help diabetic teens remeber to check their blood suger and shair results with there parents. schould be fun. ios first',
    {
      audiences: ['diabetic teen', 'parent'],
      can: ['check their blood sugar', 'share results with their parents'],
      limits: ['platform: iOS'],
    },
  ],
  [
    '- Problem: landlords with 1–10 flats lose rent to late payers\n- Solution: rent collection + reminders\n- Users: private landlords in Scotland (approx. 240,000)\n- KPI: late rent from 17% to 5% in year one',
    {
      counts: ['240,000 landlords'],
      can: ['collect rent', 'use reminders'],
      measures: [['late rent', '17%', '5%']],
      place: 'in Scotland',
    },
  ],
  [
    '# GreenRoute\n\n## Users\n- Fleet managers of 20–200 vans\n- Drivers\n\n## Features\n1. Plan routes by emissions\n2. Compare electric and diesel vans\n\n## Constraints\n- €250k budget\n- MVP in 4 months',
    {
      name: 'GreenRoute',
      audiences: ['fleet manager', 'driver'],
      can: ['plan routes by emissions', 'compare electric and diesel vans'],
      limits: ['budget: €250k', 'date: within 4 months'],
      unit: 'route',
    },
  ],
  ['church volunteer rota', { name: 'Church Volunteer Rota', kind: 'rota', unit: 'volunteer shift' }],
  ['an app for my football club', { name: 'Football Club App', kind: 'app', audiences: ['football club'] }],
  ['App', { name: 'New App', kind: 'app', audiences: [], can: [], unit: null }],
  ['I need a website.', { kind: 'website', can: [], unit: null }],
  [
    'Ground station booking for cubesat operators',
    { name: 'Ground Station Booking', audiences: ['cubesat operator'], can: ['book ground stations'] },
  ],
  [
    'Predictive maintenance for wind turbines: vibration sensors, spare parts ordering. Unplanned downtime 7% → 3%.',
    { name: 'Predictive Maintenance', unit: 'wind turbine', measures: [['unplanned downtime', '7%', '3%']] },
  ],
  [
    'Freelance illustrators lose hours writing quotes. Quotely drafts quotes from past jobs, tracks whether clients opened them, and turns accepted quotes into invoices.',
    {
      name: 'Quotely',
      audiences: ['freelance illustrator', 'client'],
      can: ['draft quotes from past jobs', 'track whether clients opened them', 'turn accepted quotes into invoices'],
    },
  ],
];

describe('reading an idea', () => {
  it.each(ideas)('%s', (idea, expected) => {
    const brief = read(idea);
    if (expected.name !== undefined) expect(brief.name).toBe(expected.name);
    if (expected.kind !== undefined) expect(brief.kind).toBe(expected.kind);
    if (expected.audiences) expect(brief.audiences.map(({ noun }) => noun)).toEqual(expected.audiences);
    if (expected.counts)
      expect(brief.audiences.map(({ count }) => count)).toEqual(expect.arrayContaining(expected.counts));
    if (expected.can) expect(asked(brief)).toEqual(expected.can);
    if (expected.today !== undefined) expect(brief.problem.today).toBe(expected.today);
    if (expected.limits) {
      const limits = brief.limits.map(({ kind, text }) => `${kind}: ${text}`);
      expect(limits).toEqual(expect.arrayContaining(expected.limits));
    }
    if (expected.measures) {
      expect(brief.measures.map(({ name, baseline, target }) => [name, baseline, target])).toEqual(expected.measures);
    }
    if (expected.unit !== undefined) expect(brief.unit).toBe(expected.unit);
    if (expected.place !== undefined) expect(brief.place).toBe(expected.place);
  });

  it('keeps relative clauses out of nouns and names', () => {
    for (const [idea] of ideas) {
      const { name, unit, nouns, audiences } = read(idea);
      for (const word of [name, unit ?? '', ...nouns, ...audiences.map(({ noun }) => noun)])
        expect(word).not.toMatch(/\b(?:who|that|which|where|when|is|are|their|my)\b/i);
    }
  });

  it('makes working titles of one to four words', () => {
    for (const [idea] of ideas) expect(read(idea).name.split(' ').length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['uber for lawn mowing', 'uber', 'lawn mowing', 'Lawn Mowing on Demand'],
    [
      'Something like Duolingo for sign language, for hearing parents of deaf kids.',
      'duolingo',
      'sign language',
      'Sign Language Lessons',
    ],
    ['linkedin for nurses but private', 'linkedin', 'nurse', 'Nurse Network'],
    ['Kickstarter for community gardens', 'kickstarter', 'community garden', 'Community Garden Funding'],
  ])('%s is a pattern', (idea, model, subject, name) => {
    expect(read(idea)).toMatchObject({ analogy: { model, subject }, name, provisional: true });
  });

  it.each([
    [
      'Eine App für Handwerksbetriebe in Bayern, mit der Meister Baustellen planen und Stunden erfassen. 35 Betriebe, Start im März 2027.',
      'Bayern App',
      'app',
      'in Bayern',
      ['2027-03-31'],
    ],
    [
      "Une application pour que les parents d'élèves de Nantes organisent le covoiturage vers l'école. 450 familles, budget 20 000 €.",
      'Nantes App',
      'app',
      'in Nantes',
      [],
    ],
    [
      'Queremos una app para reservar canchas de pádel en Córdoba, con pago por Mercado Pago.',
      'Córdoba App',
      'app',
      'in Córdoba',
      [],
    ],
    [
      'Ein Portal für Kleingärtner in Leipzig, um Wasserzähler zu melden.',
      'Leipzig Portal',
      'portal',
      'in Leipzig',
      [],
    ],
    ['高齢者の見守りサービス。東京の団地で200世帯に提供する。', '東京 Service', 'service', 'in 東京', []],
  ])('takes names, dates and numbers only from another language: %s', (idea, name, kind, place, days) => {
    const brief = read(idea);
    expect(brief).toMatchObject({
      name,
      kind,
      place,
      unit: null,
      nouns: [],
      audiences: [],
      capabilities: [],
      measures: [],
    });
    expect(brief.limits.flatMap(({ day }) => day ?? [])).toEqual(days);
    expect(brief.sentences.join('').replace(/\s/g, '')).toBe(idea.replace(/\s/g, ''));
  });

  it('reads a very long idea without losing its name', () => {
    const long = `Tidemark is a logbook for harbour pilots. ${'They note wind, current and draught for each ship. '.repeat(300)}`;
    expect(read(long)).toMatchObject({ name: 'Tidemark', kind: 'logbook' });
    expect(read(long).capabilities.length).toBeLessThanOrEqual(14);
  });

  it('tells a budget from what one piece or one user may cost', () => {
    const kinds = (idea: string) => read(idea).limits.map(({ kind }) => kind);
    expect(kinds('A tool for clerks. It should cost under €90,000 to build.')).toEqual(['budget']);
    expect(kinds('A tool for clerks. It must cost less than $15 per clerk per month.')).toEqual(['other']);
    expect(kinds('A sensor for bins. The sensor must cost under €12.')).toEqual(['other']);
  });

  it('does not take what people use today for a platform of the product', () => {
    const { limits, problem } = read(
      'An inventory system for bike shops. We use Excel and WhatsApp today. It runs on iPad.',
    );
    expect(limits.map(({ text }) => text)).toEqual(['iPad']);
    expect(problem.today).toBe('Excel and WhatsApp');
  });
});
