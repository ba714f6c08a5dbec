import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { know, type Known } from './know.js';
import { parseRow } from './know/rows.js';
import { knowledge } from './know/load.js';
import { seenFrom, sideOfRole } from './know/sides.js';
import { fill } from './know/slots.js';
import { inVoice } from './know/voice.js';
import { readIdea } from './read.js';

const known = (idea: string): Known => know(readIdea(idea, '2026-11-21'), knowledge());
const kinds = (idea: string): string[] => known(idea).archetypes.map(({ id }) => id);
const archetype = (id: string) => {
  const found = knowledge().archetypes.find((entry) => entry.id === id);
  if (!found) throw new Error(`content/knowledge holds no ${id}`);
  return found;
};

describe('scoring', () => {
  it.each([
    ['A marketplace where dog owners book dog walkers', 'marketplace'],
    ['CLI to detect secrets in git history', 'developer-platform'],
    ['Online shop for refurbished hearing aids', 'commerce'],
    ['A site where residents report potholes to the council', 'public-service'],
    ['An AI assistant that drafts answers to tenders', 'ai-assistant'],
  ])('%s is of kind %s', (idea, id) => {
    expect(kinds(idea)[0]).toBe(id);
  });

  it('says what is true of any product when nothing is heard', () => {
    for (const idea of ['App', 'xyzzy', 'I need something new']) expect(kinds(idea)).toEqual(['general']);
  });

  it('hears whole words only', () => {
    // 'van' and 'meter' are signals; 'advance' and 'parameter' are not.
    expect(kinds('advance parameter')).toEqual(['general']);
  });

  it('mixes at most three, and none that is heard far less than the best', () => {
    const mixed = kinds('A marketplace where patients of a clinic buy online courses and book technicians for sensors');
    expect(mixed.length).toBeLessThanOrEqual(3);
    expect(kinds('CLI to detect secrets in git history')).toHaveLength(1);
  });

  it('lets a named pattern choose', () => {
    expect(kinds('uber for dogs')[0]).toBe('marketplace');
    expect(kinds('Something like Duolingo for sign language')[0]).toBe('education');
  });

  it('knows an archetype for every pattern that reading recognises', () => {
    const ids = knowledge().archetypes.map(({ id }) => id);
    for (const { archetypes } of Object.values(knowledge().analogies)) {
      for (const id of archetypes) expect(ids).toContain(id);
    }
  });
});

describe('slots', () => {
  it('puts the users of the idea on their side, and somebody else on the other', () => {
    const { slots } = known('City of Tartu wants residents to report broken street lights');
    expect(slots).toMatchObject({
      actor: 'resident',
      actors: 'residents',
      unit: 'street light',
      admin: 'product owner',
    });
    expect(slots['other']).not.toBe('resident');
  });

  it('names who acts for an organisation', () => {
    expect(known('tool for parish councils to log potholes').slots['actor']).toBe('parish council clerk');
    expect(known('A tool for food banks to count donations').slots['actor']).toBe('food bank coordinator');
  });

  it('gives an activity customers and providers, not owners', () => {
    expect(known('uber for lawn mowing').slots).toMatchObject({
      unit: 'lawn mowing job',
      actor: 'customer',
      other: 'provider',
    });
    expect(known('uber for dogs').slots).toMatchObject({ unit: 'dog ride', actor: 'dog owner' });
    expect(known('uber for plumbers').slots).toMatchObject({ actor: 'customer', other: 'plumber' });
    expect(known('Notion for lawyers').slots).toMatchObject({ actor: 'lawyer', unit: 'page' });
  });

  it('fills words, articles and capitals, and refuses what it does not know', () => {
    const slots = { unit: 'order', units: 'orders', gear: 'equipment' };
    expect(fill('{A unit} waits. {units} wait.', slots)).toBe('An order waits. Orders wait.');
    expect(fill('hand over {a gear}', slots)).toBe('hand over equipment');
    expect(fill('a {unit} plan, A {unit}, an {gear} list', slots)).toBe('an order plan, An order, an equipment list');
    expect(() => fill('{nobody}', slots)).toThrow('Unknown slot {nobody}');
  });

  it('takes a line apart by the meaning of its cells', () => {
    expect(parseRow('assumption', '{Units} exist | Wrong | Count', { units: 'orders', unit: 'order' })).toEqual({
      text: 'Orders exist',
      ifWrong: 'Wrong',
      test: 'Count',
    });
  });
});

describe('the wordings of features', () => {
  const { archetypes, actions, features } = knowledge();
  const all = [...archetypes.flatMap(({ features: own }) => own), ...features, ...actions];

  it('say what is needed and gained of nobody in particular, so that they fit any sentence', () => {
    const said = all.flatMap(({ need = '', gain = '' }) => [need, gain]);
    expect(said.filter((text) => /(?<!['’])\b(?:I|me|my|myself|we|our)\b/.test(text))).toEqual([]);
    expect(all.filter(({ need = 'to' }) => !/^\[?(?:\{product\} )?to /i.test(need)).map(({ need }) => need)).toEqual(
      [],
    );
  });

  it('name no other time for undoing than the one of all', () => {
    const texts = all.flatMap((feature) => [feature.does, feature.edge ?? '', ...(feature.tests ?? [])]).join('\n');
    expect(texts).not.toMatch(/(?:undo|taken? back)[^.~|]{0,40}\bminutes\b/i);
    expect(JSON.stringify(knowledge().common)).not.toMatch(/\bundone? [^.~|]{0,30}\bminutes\b/);
  });
});

describe('sides', () => {
  it.each([
    ['resident', 'served'],
    ['heart failure patient', 'served'],
    ['dog owner', 'served'],
    ['bike shop owner', 'running'],
    ['technician', 'serving'],
    ['crew member', 'serving'],
    ['operations manager', 'running'],
    ['harvest master', null],
  ])('%s is %s', (role, side) => {
    expect(sideOfRole(role)).toBe(side);
  });

  it('turns a kind of product round when the idea starts from its other side', () => {
    const office = archetype('public-service');
    const turned = seenFrom(office, 'served');
    expect(turned.actors.map(({ role }) => role)).toEqual([
      office.actors[1]?.role,
      office.actors[0]?.role,
      office.actors[2]?.role,
    ]);
    const count = (value: unknown, slot: RegExp) => JSON.stringify(value).match(slot)?.length ?? 0;
    expect(count(turned, /\{(?:an? )?actors?\}/gi)).toBe(count(office, /\{(?:an? )?others?\}/gi));
    expect(count(turned, /\{(?:an? )?others?\}/gi)).toBe(count(office, /\{(?:an? )?actors?\}/gi));
    expect(turned.rows['job']?.slice(3)).toHaveLength(Math.max(0, (office.rows['job']?.length ?? 0) - 3));
  });

  it('leaves it alone when the sides agree or are unknown', () => {
    const office = archetype('public-service');
    expect(seenFrom(office, 'serving')).toBe(office);
    expect(seenFrom(office, null)).toBe(office);
  });

  it('tells the whole mix from one side', () => {
    const { archetypes } = known('A marketplace in Lyon where cyclists book mechanics for repairs at home');
    for (const { actors } of archetypes) expect(sideOfRole(actors[0]?.role ?? '')).not.toBe('serving');
  });
});

describe('voice', () => {
  const voices = Array.from({ length: 60 }, (_, at) => `voice-${at}`);
  const said = (text: string): Set<string> => new Set(voices.map((voice) => inVoice(text, voice)));

  it.each([
    'people may have to be told',
    'a choice instead of swiping',
    'who is under 18 falls under the rule at once',
    'it is shown to those it touches',
    'no more than 3 days',
    'an engineering lead signs a first release',
    'answer as soon as possible',
    'costs per week and person',
  ])('keeps the grammar of “%s”', (text) => {
    for (const variant of said(text)) {
      expect(variant).not.toMatch(
        /may must|and not swiping|less than 18|falls less|appears to|no over|\ban (?:technical|lead)|\ba initial|(?:once|the moment) possible|each week and|simultaneously/,
      );
    }
  });

  it('says one thing in one way within a document, and in several across documents', () => {
    expect(said('Nobody has to be asked').size).toBeGreaterThan(1);
    for (const voice of voices) expect(inVoice('nobody, nobody', voice)).toMatch(/^(nobody|no one), \1$/);
    for (const voice of voices) {
      const [first = '', second = ''] = inVoice('Product owner; product owner', voice).split('; ');
      expect(first.toLowerCase()).toBe(second);
    }
  });

  it('chooses between alternatives of one place', () => {
    expect(said('It [stops ~ ends] here')).toEqual(new Set(['It stops here', 'It ends here']));
  });

  it('leaves no doubled words or broken articles in any sentence of the knowledge', () => {
    const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../../content/knowledge');
    const files = [folder, join(folder, 'common')].flatMap((path) =>
      readdirSync(path)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => readFileSync(join(path, file), 'utf8')),
    );
    const broken =
      /\b(?:may|might|should|would|can) must\b|\bthe the\b|\ba (?:a|an|the)\b|\ban (?:technical|lead|product|privacy|local|site)\b|\ba (?:initial|engineering|over)\b|\bno over\b/gi;
    for (const text of files) {
      const before = text.match(broken)?.length ?? 0;
      for (const voice of voices.slice(0, 2)) {
        const after = text
          .split('\n')
          .map((line) => inVoice(line, voice))
          .join('\n');
        expect(after.match(broken)?.length ?? 0).toBeLessThanOrEqual(before);
      }
    }
  });
});
