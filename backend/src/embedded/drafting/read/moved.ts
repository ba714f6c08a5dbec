import { isPlural, lowerFirst, thirdPerson } from '../language.js';
import { amountOf, bound, V } from './amounts.js';
import { isNounish, isPeople, isVerb, verbOf } from './lexicon.js';
import { tidy } from './named.js';
import { prepositions } from './phrases.js';
import { isSoundMeasure } from './sound.js';
import { type Around, type Item, limitOf, lowering, namedTime, raising } from './target-words.js';
import { unitOfValue } from './values.js';

/**
 * Goals whose two figures stand side by side. From that alone both are known, whatever moves between them and whatever the
 * name before them is made of: `unused quota should sink from 140 tonnes to 50`, `mix-ups per oven from six a year to one`.
 */

const about = '(?:about |around |nearly |only |still )?';
/** `18 % in our trial`: of when or where today's figure is. */
const aside = String.raw`(?:\s(?:now|today|last \p{L}+|in (?:20\d\d|our \p{L}+|the \p{L}+|\p{Lu}\p{L}+)))?`;
const each = String.raw`(?:\s(?:an?|per|each|every)\s\p{L}+)?`;

const forms: {
  pattern: RegExp;
  from: number;
  to: number;
  limit: number;
  name: number;
}[] = [
  {
    pattern: new RegExp(
      String.raw`^(.+?)[,:]?\sfrom\s${about}(${V})${aside}\s(?:down |up |back )?to\s(?:(${bound})\s)?(${V}${each})(?:\sor (?:less|fewer|lower|more|higher))?$`,
      'iu',
    ),
    name: 1,
    from: 2,
    limit: 3,
    to: 4,
  },
  // 'the turnaround, now 11 days, to a week'
  {
    pattern: new RegExp(
      String.raw`^(\p{L}[^,;]{3,60}?),? (?:now|today|currently|at present) ${about}(${V}),? (?:down |up |back )?to (?:(${bound}) )?(${V})$`,
      'iu',
    ),
    name: 1,
    from: 2,
    limit: 3,
    to: 4,
  },
  // '64 standing hours down to 16 a quarter'
  {
    pattern: new RegExp(
      String.raw`^(${V})\s(\p{L}[^,;]{3,60}?)\s(?:down|up|cut|reduced|raised|brought down)\s(?:from that )?to\s(?:(${bound})\s)?(${V}${each})$`,
      'iu',
    ),
    from: 1,
    name: 2,
    limit: 3,
    to: 4,
  },
  // 'zero double carvings, from eleven', 'at most 3 breakdowns a year, down from 14'
  {
    pattern: new RegExp(
      String.raw`^(?:(${bound})\s)?(${V})\s(\p{L}[^,;]{3,60}?),?\s(?:(?:down |up )?from|instead of|rather than|no longer|not)\s${about}(${V})$`,
      'iu',
    ),
    limit: 1,
    to: 2,
    name: 3,
    from: 4,
  },
];

const verbs =
  'fall|drop|sink|shrink|decline|decrease|dwindle|rise|grow|climb|increase|improve|move|go|come|get|change|be|cut|reduced|brought|lowered|raised|improved|shortened';
/** `… should sink`, `… to be brought down`: what moves a figure is no part of its name. */
const moving = new RegExp(
  String.raw`\s(?:(?:to|should|must|shall|will|would|can|has to|have to|needs? to|is to|are to)\s(?:${verbs})(?:\s(?:cut|reduced|brought|lowered|raised|shortened))?|(?:falls?|drops?|sinks?|shrinks?|declines?|decreases?|rises?|grows?|climbs?|goes|go|reduced|lowered|raised|brought|down|up|went|fell|dropped|sank|shrank|rose|grew|climbed|came))(?:\s(?:back|down|up))*$`,
  'iu',
);
/** What is measured, without the verbs around it. */
export const unmoved = (name: string): string => name.replace(moving, '');

const opening = new RegExp(
  String.raw`^(?:to )?(?:see |have |get )?(?:(?!double |triple )(?:${lowering}|${raising})\s)?`,
  'iu',
);
const clausal =
  /(?:^|\s)(?:is|are|was|were|has|have|had|will|must|should|can|may|if|when|unless|because|that|who|which|we|they|it|you|i|he|she|not|and|or|but|to)(?=\s|$)|n['’]t\b|[;:()]/i;
const ends = new RegExp(String.raw`\s(?:${prepositions}|of|the|an?|per|each|every)$`, 'iu');

/** A few words with a noun at their end. */
const isName = (name: string): boolean => {
  const [first = ''] = name.split(' ');
  return (
    /^\p{L}.{3,69}$/u.test(name) &&
    name.split(' ').length <= 9 &&
    !clausal.test(name) &&
    !ends.test(name) &&
    !new RegExp(String.raw`^(?:${prepositions}|of|than|also|only|about)\s`, 'iu').test(name) &&
    !(isVerb(first) && !isNounish(first))
  );
};

/** `players` who `throw away 40%`: the share that players throw away; `parents to answer` within a day: the time for it. */
export function byWhom(name: string, figure: string): string {
  const [, who = '', deed = ''] =
    /^(?!(?:average |median |mean |total )?(?:time|share|number) )(.+?) to (\p{L}+.*)$/u.exec(name) ?? [];
  const unit = unitOfValue(figure);
  if (who === '' || (unit === 'time' ? false : !isPeople(who) || !verbOf(deed.split(' ')[0] ?? ''))) return name;
  return unit === '%' ? `share that ${who} ${deed}` : unit === 'time' ? `time for ${name}` : name;
}

/** The name of a figure, told by who takes the time or what it is taken for. */
export function timedBy(name: string, figure: string): string {
  // 'farmers should hear within 1 hour', 'a quote should go out in a day': until they do.
  const [, who = '', verb = '', rest = ''] =
    /^(\p{L}[\p{L} -]{2,40}?) (?:should|must|shall|will|have to|has to) (\p{Ll}+)((?: \p{L}.*)?)$/iu.exec(name) ?? [];
  if (verb !== '' && unitOfValue(figure) === 'time' && isVerb(verb) && !/^(?:be|take|last)$/.test(verb)) {
    const does = isPlural(who.split(' ').at(-1) ?? '') ? verb : thirdPerson(verb);
    return `time until ${lowerFirst(who)} ${does}${rest}`;
  }
  const said = byWhom(name, figure);
  return said === name ? namedTime(name, figure) : said;
}

/** `6 or fewer` */
const behind = (text: string): string | undefined =>
  /\sor (?:less|fewer|lower)$/i.test(text) ? 'at most' : /\sor (?:more|higher)$/i.test(text) ? 'at least' : undefined;

/** A name that is hardly one says what of it is counted. */
const amountWord: Record<string, string> = {
  time: 'time for the',
  '%': 'share of',
  other: 'number of',
};

export function movedIn(text: string, { wished, verb }: Around): Item | null {
  for (const { pattern, ...at } of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const before = match[at.name] ?? '';
    const [baseline, to] = [amountOf(match[at.from] ?? ''), amountOf(match[at.to] ?? '')];
    const moves = moving.test(before) || new RegExp(String.raw`^(?:${lowering}|${raising})\b`, 'iu').test(before);
    // 'open from 9 to 17', 'rate pain from 0 to 10' name a range.
    if (!(wished || moves) || (!moves && /^[01]$/.test(baseline))) continue;
    if (/^20\d\d$/.test(baseline) || /^20\d\d$/.test(to)) continue;
    const figure = unitOfValue(to) === 'other' ? baseline : to;
    const plain = tidy(unmoved(before.replace(opening, '')));
    const name = timedBy(plain, figure);
    if (name === plain && !isName(plain)) continue;
    return {
      name: isSoundMeasure(name) ? name : `${amountWord[unitOfValue(figure)] ?? 'amount of'} ${name}`,
      baseline,
      target: limitOf(match[at.limit] ?? behind(match[0]), to),
      better: null,
      verb,
    };
  }
  return null;
}
