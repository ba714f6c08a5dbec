import { readIdea } from './read.js';
import type { Brief } from './read/brief.js';
import { everyDeed } from './read/every-deed.js';

const today = '2026-11-21';
const read = (idea: string): Brief => readIdea(idea, today);
const asked = ({ capabilities }: Brief): string[] =>
  everyDeed(capabilities).map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '));

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
    'Can you write a PRD for an app that helps people quit smoking?',
    { name: 'Quit Smoking App', kind: 'app', audiences: [], can: ['quit smoking'] },
  ],
  [
    'Fleet of 90 e-scooters in Tallinn: swap batteries when below 15%, report vandalism, show riders free scooters',
    { can: ['swap batteries when below 15%', 'report vandalism', 'show free scooters to riders'], place: 'in Tallinn' },
  ],
  ['an app for my football club', { name: 'Football Club App', kind: 'app', audiences: ['football club'] }],
  ['App', { name: 'New App', kind: 'app', audiences: [], can: [], unit: null }],
  ['I need a website.', { kind: 'website', can: [], unit: null }],
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
});
