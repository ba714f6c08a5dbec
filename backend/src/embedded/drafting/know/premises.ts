import type { Brief } from '../read/brief.js';
import type { Actor, Analogy, Archetype, FeatureTemplate, Premise } from './knowledge.js';
import { formsOf, ruledOutIn } from './ruled-out.js';
import { isAlone, type Setting } from './setting.js';

/** What is true of any product, without what this idea rules out. */
export const allowed = (archetype: Archetype, fits: (text: string) => boolean): Archetype => ({
  ...archetype,
  features: archetype.features.flatMap((feature) => featureWithin(feature, fits) ?? []),
  rows: Object.fromEntries(
    Object.entries(archetype.rows).map(([meaning, lines]) => [
      meaning,
      positional.has(meaning) ? lines : kept(lines, fits),
    ]),
  ),
});

/** `<appl*, permit> …`: a line for ideas in which one of these words is heard; null for all others. */
function ungated(line: string, idea: string | null): string | null {
  const [gate = '', words = ''] = /^<([^>]*)>\s*/.exec(line) ?? [];
  const wanted = words.split(',').map((word) => word.trim());
  return gate === '' || idea === null || hears(idea, wanted) ? line.slice(gate.length) : null;
}

/** What such products usually assume, leave out and guard: said only where the idea speaks of it. */
const doubtful = new Set([
  'nonGoal',
  'guardrail',
  'tradeoff',
  'antiPersona',
  'metric',
  'hypothesis',
  'scopeOut',
  'scopeLater',
  'differentiator',
  'accessNeed',
  'rejectedRequirement',
]);

/** Jobs stand in the order of the actors; the model of data needs all of its entities. */
const positional = new Set(['job', 'dataEntity', 'webhook']);

/**
 * The archetype without what it takes for granted and the idea does not share: no vehicles where nobody drives.
 * `plain` knows what is true of any product, and steps in where a place must not stay empty.
 */
export function withinPremises(
  archetype: Archetype,
  fits: (text: string) => boolean,
  plain: Archetype,
  /** Null where a pattern is named, which asks for all that goes with it. */
  idea: string | null,
  /** Whether the idea gives cause for a line that only products of the kind have. */
  isSpokenOf: (line: string) => boolean = () => true,
  /** Of a kind that is only likely no line is said without a cause, of one that is sure those in doubt. */
  isSure = true,
): Archetype {
  if (archetype.id === plain.id) return archetype;
  const prune = (text: string): string => pruned(text, fits);
  const isSupported = (text: string): boolean => fits(text) && isSpokenOf(text);
  return {
    ...archetype,
    line: firstFitting([prune(archetype.line), plain.line], fits),
    actors: archetype.actors.map((actor, at) => prunedActor(actor, plain.actors[at] ?? actor, prune, isSupported)),
    features: archetype.features
      .filter(({ needs }) => !needs || idea === null || hears(idea, needs))
      .flatMap((feature) => featureWithin(feature, fits) ?? []),
    measures: isSure ? archetype.measures.flatMap((line) => ungated(line, idea) ?? []).filter(fits) : [],
    rows: Object.fromEntries(
      Object.entries(archetype.rows).map(([meaning, gated]) => {
        const lines = gated
          .flatMap((line) => ungated(line, idea) ?? [])
          .filter((line) => (isSure && !doubtful.has(meaning)) || positional.has(meaning) || isSpokenOf(line));
        const clean = lines.map(prune);
        if (!positional.has(meaning)) return [meaning, kept(clean, fits)];
        const instead = plain.rows[meaning] ?? [];
        return [
          meaning,
          meaning === 'webhook' ? lines : clean.map((line, at) => (isSupported(line) ? line : (instead[at] ?? line))),
        ];
      }),
    ),
  };
}

/** Tells texts that fit the idea from those that take for granted what it does not share. */
export function sharedBy(
  { sentences, problem }: Brief,
  setting: Pick<Setting, 'private' | 'sold' | 'house' | 'site'>,
  id: string,
  analogy: Analogy | null,
  premises: Premise[],
): (text: string) => boolean {
  const excluded = ruledOutIn(sentences).flatMap(formsOf);
  // Of today's means nothing can be said that the idea does not name, and out of talk nothing can be loaded.
  const today = problem.today ?? '';
  const holds = (text: string): boolean =>
    !/\{coping\}/i.test(text) || (today !== '' && (keepsRecords.test(today) || !asRecords.test(text)));
  const isAllowed = (text: string): boolean => !hears(withoutSlots(text), excluded) && holds(text);
  // Who says 'Uber for dogs' shares all that goes without saying there.
  if (analogy?.archetypes.includes(id)) return isAllowed;
  // `No payments` is no word about payments.
  const idea = sentences
    .join(' ')
    .toLowerCase()
    .replace(/\b(?:no|without|not for) [^.;:]+/g, ' ');
  const missing = premises.filter(
    ({ id: name, shared, natural }) => !natural.includes(id) && isMissing(name, setting, () => hears(idea, shared)),
  );
  return (text) => isAllowed(text) && !missing.some(({ assumes }) => hears(withoutSlots(text), assumes));
}

const keepsRecords =
  /\b(?:excel|access|google|sheets?|spreadsheets?|lists?|books?|files?|folders?|databases?|calendars?|registers?|cards?|diar(?:y|ies)|ledgers?|forms?|documents?|tables?|binders?|software|system)\b/i;
const asRecords =
  /\b(?:export\w*|loads?|loaded|tak(?:en?|ing) (?:over|from)|taken|columns?|final look|hands off|read as|as they stand|stay in|keeps|from) \{coping\}|\{coping\} (?:on a screen|in a usable)|(?:second|column of|habit of) \{coping\}|\b(?:taken over|exported|loaded|a machine)\b/i;

function isMissing(
  name: string | undefined,
  setting: Pick<Setting, 'private' | 'sold' | 'house' | 'site'>,
  isShared: () => boolean,
): boolean {
  if (name === 'work') return setting.private;
  if (name === 'sale') return !setting.sold;
  if (name === 'sites') return isAlone(setting);
  if (name === 'departments') return setting.house === 'small' || setting.house === 'club';
  return !isShared();
}

const withoutSlots = (text: string): string => text.replace(/\{[^}]*\}/g, ' ');
/**
 * Whether one of the words stands in the text; `deliver*` stands for all that begins so, and `send .. invoice` for both in
 * one phrase with at most three words between them.
 */
export const hears = (text: string, words: string[]): boolean => words.length > 0 && patternOf(words).test(text);

const patterns = new Map<string[], RegExp>();
function patternOf(words: string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const pattern = new RegExp(spelled(words).join('|'), 'iu');
  patterns.set(words, pattern);
  return pattern;
}

/** One look behind the words for all of them: a hundred such looks take a hundred times as long to make ready. */
function spelled(words: string[]): string[] {
  const signs = words.filter((word) => /^[£$€]$/.test(word));
  const phrases = words.filter((word) => word.includes(' .. '));
  const single = words.filter((word) => !signs.includes(word) && !phrases.includes(word));
  const beginnings = single.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const whole = single.filter((word) => !word.endsWith('*'));
  return [
    ...(signs.length > 0 ? [`[${signs.join('')}]`] : []),
    ...(beginnings.length > 0 ? [String.raw`\b(?:${beginnings.join('|')})`] : []),
    ...(whole.length > 0 ? [String.raw`\b(?:${whole.join('|')})s?(?!\p{L})`] : []),
    ...phrases.map(phrase),
  ];
}

const phrase = (words: string): string =>
  words
    .split(' .. ')
    .map((part) => (part.endsWith('*') ? `\\b${part.slice(0, -1)}\\p{L}*` : `\\b${part}s?(?!\\p{L})`))
    .join(String.raw`\s+(?:[\p{L}\p{N}'’-]+\s+){0,3}?`);

/** `[A van breaks down ~ A helper is ill]`: wordings that do not fit fall away as long as others are left. */
const pruned = (text: string, fits: (text: string) => boolean): string =>
  text.replace(/\[([^[\]]* ~ [^[\]]*)\]/g, (whole, inside: string) => {
    const members = inside.split(' ~ ');
    const left = members.filter(fits);
    if (left.length === 0 || left.length === members.length) return whole;
    return left.length === 1 ? (left[0] ?? whole) : `[${left.join(' ~ ')}]`;
  });

/** A feature without the wordings that do not fit; null where nothing is left to say in one of its places. */
export function featureWithin<T extends Partial<FeatureTemplate>>(
  feature: T,
  fits: (text: string) => boolean,
): T | null {
  // What tells when a way fits is none of its texts.
  const { verbs: _, needs: __, ...texts } = feature;
  const clean = Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? pruned(value, fits)
        : Array.isArray(value)
          ? value.map((line: unknown) => pruned(String(line), fits))
          : value,
    ]),
  );
  return fits(Object.values(clean).flat().join('\n')) ? { ...feature, ...clean } : null;
}

/** Lines without what they take for granted wrongly. A list that would be halved by it keeps its lines. */
export function keptWithin(lines: string[], fits: (text: string) => boolean): string[] {
  const clean = lines.map((line) => pruned(line, fits));
  const left = kept(clean, fits);
  return left.length * 2 >= clean.length ? left : clean;
}

const firstFitting = (texts: string[], fits: (text: string) => boolean): string => texts.find(fits) ?? texts[0] ?? '';

function prunedActor(
  actor: Actor,
  plain: Actor,
  prune: (text: string) => string,
  fits: (text: string) => boolean,
): Actor {
  const one = (key: 'does' | 'context' | 'success'): string => firstFitting([prune(actor[key]), plain[key]], fits);
  const list = (key: 'goals' | 'pains'): string[] => {
    const left = actor[key].map(prune).filter(fits);
    return left.length >= Math.min(2, actor[key].length) ? left : [...left, ...plain[key]].slice(0, actor[key].length);
  };
  return {
    role: actor.role,
    does: one('does'),
    context: one('context'),
    success: one('success'),
    goals: list('goals'),
    pains: list('pains'),
  };
}

/** Lines that begin with `= ` are one ordered list: all of them or none. */
const kept = (lines: string[], fits: (text: string) => boolean): string[] =>
  lines.some((line) => line.startsWith('=')) ? lines : lines.filter(fits);
