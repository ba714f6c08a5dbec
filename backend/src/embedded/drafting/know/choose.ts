import { singular } from '../language.js';
import type { Brief } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { statementsOf } from '../read/labels.js';
import { kindWords } from '../read/kinds.js';
import { isNounish, isPeople, isVerb } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { thoughtsOf } from '../read/thoughts.js';
import type { Analogy, Archetype } from './knowledge.js';
import { hears } from './premises.js';
import { houseTail } from './setting.js';

/** Below this a few stray words were heard, which say nothing about the kind of product. */
const heardEnough = 3;
const oneIsEnough = 6.5;
/** Words up to which one or two that tell may be all there is to hear. */
const shortIdea = 25;
const longEnough = { one: 99, two: 13, three: 14 };
/** What an idea begins with is what it is; less else has to speak for it then. */
const opensWith = { one: 99, two: 13, three: 11 };
/** A kind this loud is meant, whatever else is heard. */
const loud = 20;
/** Of two kinds that fit nearly alike neither is known to be meant: all lines of the wrong one would be wrong. */
const clearly = 1.2;
/** What the idea calls itself weighs more than what it mentions: a marketplace for lessons is a marketplace. */
const saidOutright = 12;
const saidKind: Record<string, string> = {
  marketplace: 'marketplace',
  shop: 'commerce',
  'online shop': 'commerce',
  'web shop': 'commerce',
  api: 'developer-platform',
  sdk: 'developer-platform',
  cli: 'developer-platform',
};
/** What such a product never is: things that strangers lend each other stand in nobody's store. */
const otherwise: Record<string, RegExp> = {
  stock:
    /\b(?:peer[- ]to[- ]peer|p2p|between (?:neighbours|neighbors|strangers|private people)|commission|we (?:keep|take) \d+ ?%)/i,
};
/** Of an idea that asks for less than this, all it says may tell what it is for. */
const fewAsked = 3;
/** Whose owner answers for a product that names nobody who does. */
export const plainest = 'internal-tool';
/** Where no kind is clearly heard, what is true of any product says more than a guess. */
export const general = 'general';

/** The kinds of product that the idea is of, the best first. */
export function choose(brief: Brief, archetypes: Archetype[], analogy: Analogy | null): Archetype[] {
  const own = archetypes.find(({ id }) => id === general);
  // Words of another language are no signals.
  if (brief.foreign && own) return [own];
  const scored = weighed(brief, archetypes, analogy);
  const [best, next] = scored;
  const isClear = (one: Weighed): boolean => one.score >= loud || one.score >= clearly * (next?.score ?? 0);
  const isKnown = best !== undefined && isHeard(best, lengthOf(brief)) && isClear(best);
  return [isKnown ? best.archetype : own, archetypes[0]].flatMap((kind) => kind ?? []).slice(0, 1);
}

/** Whether a kind is heard so often, or the idea says so little else, that its lines need no further cause. */
export const isSureOf = (kind: Archetype, brief: Brief, analogy: Analogy | null): boolean =>
  lengthOf(brief) <= shortIdea || (weighed(brief, [kind], analogy)[0]?.score ?? 0) >= loud;

/** How much speaks for each kind, the most first. */
export function weighed(brief: Brief, archetypes: Archetype[], analogy: Analogy | null): Weighed[] {
  const pieces = piecesOf(brief);
  return archetypes
    .map((archetype) => {
      const pattern = patternScore(archetype, analogy);
      // A school as a place, or a nurse among others, makes no product for teaching or for care.
      const isMeant =
        (!archetype.needs || isAbout(pieces, archetype.needs)) &&
        !otherwise[archetype.id]?.test(brief.sentences.join(' '));
      const { score, signals } = isMeant ? scoreOf(archetype, pieces) : { score: 0, signals: 0 };
      const opens = pieces.some(
        ({ from, words }) => from === 'opening' && hears(words.join(' '), archetype.needs ?? []),
      );
      const said = signals > 0 && saidKind[brief.kind.toLowerCase()] === archetype.id ? saidOutright : 0;
      return { archetype, score: pattern + said + score, signals: pattern > 0 ? 2 : signals, opens };
    })
    .sort((a, b) => b.score - a.score || a.archetype.id.localeCompare(b.archetype.id));
}

/**
 * Whether the words say what kind it is. Of a long idea a kind is heard more than once and loudly: with two words out of
 * a hundred, a canteen would become a shop, with carriers and returns.
 */
function isHeard({ score, signals, opens }: Weighed, length: number): boolean {
  const enough = opens ? opensWith : longEnough;
  if (length > shortIdea)
    return score >= (signals > 2 ? enough.three : signals > 1 ? enough.two : signals > 0 ? enough.one : Infinity);
  return score >= heardEnough && (signals > 1 || score >= oneIsEnough);
}

const lengthOf = ({ sentences }: Brief): number => sentences.join(' ').split(' ').length;

interface Weighed {
  archetype: Archetype;
  score: number;
  /** How many of its words were heard. */
  signals: number;
  /** The idea begins with it. */
  opens: boolean;
}

interface Piece {
  /** Lower case, in order, with `.` where a comma or stop stands. */
  words: string[];
  weight: number;
  from: 'opening' | 'asked' | 'who' | 'told' | 'said';
}

/**
 * Whether one of the words belongs to what the product is for: the idea opens with it, starts from such people, or a
 * good part of what is done has to do with it. Shoppers who also pay make no product for payments.
 */
function isAbout(pieces: Piece[], words: string[]): boolean {
  const heard = pieces.filter((piece) => hears(piece.words.join(' '), words));
  const isGoodPart = (part: Piece['from']): boolean =>
    heard.filter(({ from }) => from === part).length > pieces.filter(({ from }) => from === part).length / 3;
  const asked = pieces.filter(({ from }) => from === 'asked').length;
  return (
    heard.some(({ from }) => from === 'opening' || from === 'who') ||
    isGoodPart('asked') ||
    (asked < fewAsked && isGoodPart('said'))
  );
}

/** What the idea opens with and asks for counts most, what it tells of today least, what it rules out nothing. */
function piecesOf(brief: Brief): Piece[] {
  // 'KPI: …' labels a note; it does not make a product one of figures.
  const thoughts = statementsOf(brief.sentences)
    .flatMap(({ text }) => thoughtsOf(text))
    .filter((text) => !ruledOut.test(text) && !saysNot.test(text))
    .map((text) => withoutPlaces(text, brief).replace(itsOwnSale, ' '));
  const told = brief.problem.sentences.join(' ').toLowerCase();
  const isTold = (text: string): boolean => told.includes(text.slice(0, 25).toLowerCase());
  const opening = thoughts.find((text) => text.includes(' ') && !isTold(text)) ?? thoughts[0];
  const asked = withOthers(brief.capabilities).map(({ verb, object }): Piece => ({
    words: wordsIn(`${verb} ${object}`),
    weight: 1.3,
    from: 'asked',
  }));
  return [
    ...thoughts.map((text): Piece => {
      const from = text === opening ? 'opening' : isTold(text) ? 'told' : 'said';
      return { words: wordsIn(from === 'opening' ? text : withoutLimits(text, brief)), weight: weights[from], from };
    }),
    // What the idea calls itself, wherever it says so.
    ...(brief.kind === 'product'
      ? []
      : [{ words: wordsIn(brief.kind), weight: weights.opening, from: 'opening' } as const]),
    ...asked,
    ...brief.audiences.slice(0, 2).map(({ noun }): Piece => ({ words: wordsIn(noun), weight: 1.2, from: 'who' })),
  ];
}

/** `We want to sell an online service to schools`: how it comes to those who use it, and no product for selling. */
const itsOwnSale =
  /\b(?:sell|selling|sold|offer|offering)(?: [\p{L}-]+){0,3}? (?:service|software|tool|app|application|platform|product|system|subscription|saas)(?![\p{L}-])/giu;

const weights = { opening: 1.5, said: 1, told: 0.5 };

/** `No personal medical data`, `no money involved`: what it is not. */
const ruledOut =
  /^(?:no|not|never|without|nothing (?:with|about)|there (?:(?:is|are) (?:no|not)|(?:will|shall|should) (?:be no|not be)|won['’]t be)|we (?:do not|don['’]t) (?:build|offer|sell|do))\s/i;
const saysNot = /\b(?:is|are) not (?:involved|concerned|part of|in it|wanted|needed)\b/i;

/** What the product has to keep to says how it is made and not what it is for. */
const withoutLimits = (text: string, { limits }: Brief): string =>
  limits.reduce((left, limit) => left.replace(limit.text, ' '), text);

/** Where users work says little: officers at crypto exchanges are not in want of a marketplace. */
function withoutPlaces(text: string, { audiences }: Brief): string {
  const tails = audiences.flatMap(({ text: group }) => /\s(?:at|on|across)\s.+$/.exec(group)?.[0] ?? []);
  return tails.reduce((left, tail) => left.replace(tail, ' '), text).replace(houseTail, ' ');
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*|[.,;:()]/gu) ?? [];

function scoreOf({ signals }: Archetype, pieces: Piece[]): { score: number; signals: number } {
  // One word in several forms ('mechanic', 'mechanics') is heard once.
  const heard = new Map<string, number>();
  for (const [signal, weight] of Object.entries(signals)) {
    const loudness = Math.max(0, ...pieces.map((piece) => loudnessOf(signal, piece)));
    const root = singular(signal);
    if (loudness > 0) heard.set(root, Math.max(heard.get(root) ?? 0, weight * loudness));
  }
  return { score: [...heard.values()].reduce((sum, one) => sum + one, 0), signals: heard.size };
}

/** How much a signal says in a piece: in `supplier contracts` the supplier only tells which contracts. */
function loudnessOf(signal: string, { words, weight }: Piece): number {
  const sought = signal.split(/[ -]/);
  let loudest = 0;
  for (let at = 0; at < words.length; at++) {
    const length = spanAt(words, at, sought, signal);
    if (length === 0) continue;
    const last = words[at + length - 1] ?? '';
    const next = words[at + length] ?? '';
    const aside = /^(?:per|each|every)$/.test(words[at - 1] ?? '') || isAttribute(last, next);
    loudest = Math.max(loudest, aside ? weight * (isPerson(next) ? 0.7 : 0.4) : weight);
  }
  return loudest;
}

/** How many words from here spell the signal; 0 when they do not. */
function spanAt(words: string[], at: number, sought: string[], signal: string): number {
  const word = words[at] ?? '';
  if (word === signal || singular(word) === signal) return 1;
  if (sought.length < 2) return 0;
  return sought.every((part, step) => words[at + step] === part || singular(words[at + step] ?? '') === part)
    ? sought.length
    : 0;
}

const kind = new RegExp(`^(?:${kindWords})s?$`);

/** `community choir`, `supplier contract`: a single noun before another one, unless that one is the product itself. */
const isAttribute = (word: string, next: string): boolean =>
  singular(word) === word &&
  !isVerb(word) &&
  /^\p{L}{3,}$/u.test(next) &&
  !kind.test(next) &&
  (!isVerb(next) || isNounish(next)) &&
  (isPeople(next) || bareNoun(next) !== '');

/** `election observers` work at elections; a `community choir` is no community. */
const isPerson = (word: string): boolean => isPeople(word) && /(?:er|or|ist|ian|ant|man|woman)$/.test(singular(word));

function patternScore({ id }: Archetype, analogy: Analogy | null): number {
  const place = analogy?.archetypes.indexOf(id) ?? -1;
  return place < 0 ? 0 : 12 - 3 * place;
}
