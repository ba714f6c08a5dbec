import { isPlural, isUncountable, lowerFirst, participle, plural, singular, withArticle } from '../language.js';
import { amountOf, upward } from './amounts.js';
import type { Measure } from './brief.js';
import { isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { unitOfValue } from './values.js';

/** One goal in the words of one part of a sentence. */
export interface Item {
  name: string;
  baseline: string | null;
  target: string;
  /** Null where the two figures tell. */
  better: Measure['better'] | null;
  /** `cut`: it may hold for the parts that follow. */
  verb: string;
}

export interface Around {
  /** Today's figure stands in its brackets. */
  from?: boolean;
  /** A word before it wishes for it. */
  wished: boolean;
  /** Whoever writes wishes for it: `we aim to`, `Goal:`. */
  hoped?: boolean;
  /** The verb of the goal before. */
  verb: string;
}

export const lowering =
  'cut|cutting|halve|reduce|reducing|lower|lowering|shrink|decrease|drop|shorten|bring|push|get|move|limit|speed up|minimi[sz]e';
export const raising =
  'increase|increasing|double|triple|raise|raising|grow|lift|improve|boost|keep|reach|serve|have|hold|reserve|extend|expand';
export const down = new RegExp(
  `^(?:${lowering}|falls?|drops?|down|minus|-|–|−|shrinks?|decreases?|be cut|be reduced)$`,
  'i',
);
export const NP = String.raw`(?:the |our |my |all |their )?(\p{L}[\p{L}\d '’/%-]{2,80}?)`;
export const CHANGE = String.raw`(?:(${lowering}|${raising})\s)?`;
export const shall =
  '(?:(?:is|are|was|were|shall|should|must|will|has|have|needs?|ought|can)(?: (?:to|be|also|only))*|to(?: be)?)';

export type Reader = (match: RegExpExecArray, around: Around) => Omit<Item, 'verb'> | null;
export const form = (source: string, read: Reader): [RegExp, Reader] => [new RegExp(`^${source}$`, 'iu'), read];

/** `waiting time`, `30 minutes`: what may not become more. */
export const atMost = (name: string, to: string): Omit<Item, 'verb'> => ({
  name,
  baseline: null,
  target: `at most ${amountOf(to)}`,
  better: 'lower',
});

export const times = { halve: 0.5, halved: 0.5, double: 2, doubled: 2, triple: 3, tripled: 3 } as Record<
  string,
  number
>;
export const several = (word: string, baseline: string | null): string => {
  const by = times[word.toLowerCase()] ?? 0.5;
  // Half of 1 in 10 is 1 in 20.
  const [, part = '', all = ''] = /^(\d+) in (\d+)$/.exec(baseline ?? '') ?? [];
  if (part && by === 0.5 && Number(part) % 2 === 1) return `${part} in ${2 * Number(all)}`;
  if (baseline !== null && /\d/.test(baseline))
    return baseline.replace(/\d[\d.,]*\d|\d/, (figure) => scaled(figure, by)).replace(/^1 (\p{L}+?)s\b/u, '1 $1');
  return by < 1 ? 'half of today’s figure' : by === 2 ? 'twice today’s figure' : 'three times today’s figure';
};
export const scaled = (figure: string, by: number): string => {
  const size = Number(figure.replace(/,(?=\d{3})/g, '')) * by;
  return Number.isFinite(size) ? (Math.round(size * 10) / 10).toLocaleString('en-US') : figure;
};
export const limitOf = (limit: string | undefined, figure: string): string => {
  const word = (limit ?? '').toLowerCase().trim();
  return word && !/^(?:only|about|around|up to)$/.test(word) ? `${word} ${amountOf(figure)}` : amountOf(figure);
};
export const sideOf = (verb: string | undefined, limit: string | undefined): Measure['better'] | null =>
  verb && down.test(verb)
    ? 'lower'
    : limit && upward.test(limit)
      ? 'higher'
      : limit && !/^(?:about|around|only)$/i.test(limit)
        ? 'lower'
        : null;
export const changeOf = (by: string, better: Measure['better']): string =>
  by === 'half' && better === 'lower' ? 'half of today’s figure' : `${amountOf(by)} ${better} than today`;

/** `2 of 1,000 reports corrected`: which part of what. */
export const partOf = (name: string, to: string): string => (/%|\d in \d/.test(to) ? `share of ${name}` : name);
/** `stall without power` -> stalls without power. */
export const many = (name: string): string => {
  const [thing = ''] = name.split(/\s(?=(?:without|with|in|on|that|at|of)\s)/);
  return `${isUncountable(thing) ? thing : plural(singular(thing))}${name.slice(thing.length)}`;
};
export const nominal = (name: string): string => name.replace(/\s(?:done|finished|ready)$/i, '');

/** `keep athletes for a year` -> athletes kept for a year. */
export const withParticiple = (rest: string, verb: string): string => {
  const [who = '', behind = ''] = rest.split(/\s(?=(?:for|in|within|on|at|by|with|before|after|from)\s)/, 2);
  const tail = rest.slice(who.length);
  return behind ? `${who} ${participle(verb)}${tail}` : `${who} ${participle(verb)}`;
};
export const whoDo = (rest: string): string =>
  rest
    .replace(/^([^,]{3,40}?) (?=(?:is|are) )/, (_, what: string) => `${what} ${isPeople(what) ? 'who' : 'that'} `)
    .replace(/^(\p{L}+s) ((?!in|on|at|with|without|from|for|of)\p{L}+)\b/u, (whole, who: string, verb: string) =>
      isVerb(verb) && !isNounish(verb) ? `${who} who ${verb}` : whole,
    );
export const doneTo = (verb: string): string => {
  const base = verbOf(verb);
  return base && !/^(?:have|get|see|reach)$/.test(base) ? ` ${participle(base)}` : '';
};

/** What a time is taken for: `time to reserve`, `time until results are out`. */
export function namedTime(said: string, figure: string): string {
  if (unitOfValue(amountOf(figure)) !== 'time') return said;
  const what = said
    .replace(/^(?:to )?(?:have|get|see) (?=\p{L}+ \p{L})/iu, '')
    .replace(/^(?:each|every) (\p{L}+)(?= \p{L}+$)/iu, (_, thing: string) => withArticle(thing));
  const [, asked = '', done = ''] =
    /^(.+?) (?:should|must|shall|has to|have to|needs? to) be (\p{L}+)$/u.exec(what) ?? [];
  if (asked) return `time until ${lowerFirst(asked)} ${isPlural(asked.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${done}`;
  const [first = ''] = what.split(' ');
  if (isVerb(first) && !isNounish(first)) return `time to ${lowerFirst(what)}`;
  if (isVerb(first) && !what.includes(' ')) return `time to ${lowerFirst(what)}`;
  const [, thing = '', state = ''] =
    /^(.+?)\s((?:out|ready|back|there|done|made|[a-z]+(?:ed|en|id|nt|lt|ld)))$/u.exec(what) ?? [];
  return thing
    ? `time until ${lowerFirst(thing)} ${isPlural(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${state}`
    : what;
}
