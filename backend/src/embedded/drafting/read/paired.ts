import nlp from 'compromise';
import { escapePattern, memo, singular } from '../language.js';
import { amountOf, bound, timesIn, upward, V } from './amounts.js';
import { withoutBindings } from './binding.js';
import type { Measure } from './brief.js';
import { clauseIn } from './clauses.js';
import { business, figureOf } from './figures.js';
import { figureToday } from './now-figures.js';
import { isSoundMeasure } from './sound.js';
import { inOneUnit } from './targets.js';
import { limitOf, namedTime } from './target-words.js';
import { shareOf, tidy } from './named.js';
import { inDigits, money, sizeOf, unitOfValue } from './values.js';
import { unwelcome } from './worth.js';

/**
 * Goals in a few words that only the figure of today tells from a rule or a price: `Wrong bottles: 1 in 500.` beside `1 in
 * 20 never gets the right bottles`. Both have to speak of one thing in one unit; otherwise nothing is read.
 */

interface Told {
  /** Which sentence it stands in. */
  at: number;
  clause: string;
  figure: string;
  unit: string;
  /** What is counted, where the figure counts things. */
  counted: string;
  roots: Set<string>;
}

interface Aim {
  at: number;
  name: string;
  /** `at most`, `within`. */
  limit: string;
  figure: string;
  when: string | null;
}

const ofMoney = new RegExp(`^${money}`, 'iu');
const unitOf = (text: string): string => (ofMoney.test(text) ? 'money' : unitOfValue(text));

/** Words for one event, said of today and of the goal. */
const kin: Record<string, string> = {
  thrown: 'lose', throw: 'lose', threw: 'lose', waste: 'lose', wasted: 'lose', loss: 'lose', lost: 'lose', left: 'leave', leaving: 'leave', cancellation: 'cancel', cancelled: 'cancel',
  absence: 'absent', delay: 'late', delayed: 'late', death: 'die', breakage: 'break', broken: 'break', damaged: 'damage', theft: 'steal', stolen: 'steal',
  complain: 'complaint', telephone: 'call', phone: 'call',
}; // prettier-ignore

/** The words of a text that mean something, each in its plain form. */
const rootsOf = memo(
  (text: string): Set<string> =>
    new Set(
      (
        inDigits(text)
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? []
      )
        .filter((word) => !idle.test(word))
        .map((word) => kin[word] ?? plainOf(word))
        .map((word) => kin[word] ?? word),
    ),
);
const idle =
  /^(?:the|and|that|this|these|those|per|for|from|with|into|each|every|all|our|their|his|her|its|one|two|three|are|was|were|been|has|have|had|not|never|now|today|about|around|only|than|more|less|least|most|minutes?|hours?|days?|weeks?|months?|years?|times?|average|until|again|within|under|below|over|next|last|percent|cent|euros?|pounds?|dollars?|who|which|when|where|what|get|gets|takes?|took|goes|come|comes|should|must|will|can|would|want|like)$/;
const plainOf = (word: string): string =>
  /(?:ed|ing)$/.test(word) ? nlp(word).verbs().toInfinitive().text() || word : singular(word);

/** Sentences that wish, forbid or promise tell no figure of today. */
const wished =
  /\b(?:should|shall|must|want|wants|goals?|targets?|aims?|will|would|budget|may not|at most|no more than|not more than|at least|maximum)\b|→|->/i;
const clausesOf = (sentence: string): string[] =>
  inDigits(sentence.replace(/[.!?…]+$/, '')).split(/[;:]\s|,(?!\d)\s(?:and |but |so )?|\s(?:and|but)\s(?=[^,;]*\d)/);

/** A threshold of the product or a bound is no figure of today: `see pumps down for more than 7 days`. */
const threshold =
  /(?:\b(?:more|longer|less|older|fewer) than|\b(?:over|under|above|below|within|until|at|after|by))\s$/iu;
/** `two performances were cancelled`: a word for a number counts only where it tells what befell. */
const befell = /\b(?:was|were|had|got|went|last|in 20\d\d|cannot|can['’]t)\b/i;

/** The parts of a sentence before it turns to a wish; none where it begins with one. */
const todayOf = (sentence: string): string[] => {
  const parts = sentence.split(/;\s|,\s(?=(?:(?:but|and|so) )?(?:we|it|that|they|this|the goal|target)\b)/);
  return wished.test(parts[0] ?? '') ? [] : parts.filter((part) => !wished.test(part));
};

function figuresOf(clause: string, at: number, roots: Set<string>): Told[] {
  return [...clause.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${V}`, 'giu'))].flatMap((match): Told[] => {
    const figure = amountOf(match[0]);
    const [before, behind] = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)];
    if (!/\d/.test(match[0]) && !befell.test(clause)) return [];
    if (!/\d/.test(figure) || /^(?:19|20)\d\d$/.test(figure) || /[\d:]$/.test(before) || threshold.test(before))
      return [];
    const counted = /^\s(?:such |other )?((?:[\p{Ll}-]+\s){0,1}?[\p{Ll}-]+s)\b/u.exec(behind)?.[1] ?? '';
    const unit = unitOf(figure);
    // A bare number with no things behind it counts what nobody can tell.
    if (unit === 'other' && counted === '' && !spanned.test(figure)) return [];
    const span =
      /^[^,;]*?\s((?:an?|per|each|every)\s(?:day|week|month|year|season|shift|case))\b/u.exec(behind)?.[1] ?? '';
    return [
      {
        at,
        clause,
        figure: unit === 'other' && span && !spanned.test(figure) ? `${figure} ${span.replace('every', 'a')}` : figure,
        unit,
        counted: singular(counted.split(' ').at(-1) ?? ''),
        roots,
      },
    ];
  });
}
const spanned = /\s(?:an?|per|each|every)\s/;

const toldIn = (sentences: string[]): Told[] =>
  sentences.flatMap((sentence, at) =>
    !/\d in \d|%/.test(inDigits(sentence)) && withoutBindings(sentence) === ''
      ? []
      : todayOf(sentence)
          .flatMap(clausesOf)
          .filter((clause) => !business.test(clause) || /\bcosts?\b/.test(clause))
          .flatMap((clause) => figuresOf(clause, at, rootsOf(sentence))),
  );

const soft = String.raw`(?:please |ideally |preferably )?`;
const behindTime = String.raw`(?:,? (?:please|at most|max(?:imum)?|or less|or fewer|instead))?`;
const NP = String.raw`((?:the |our )?\p{L}[\p{L} '’-]{2,60}?)`;
const forms: [pattern: RegExp, read: (match: RegExpExecArray) => Omit<Aim, 'at' | 'when'>][] = [
  // 'Wrong bottles: 1 in 500', 'Next count: none'
  [
    new RegExp(String.raw`^${NP}:\s${soft}((?:${bound})\s)?(${V})${behindTime}$`, 'iu'),
    ([, name = '', limit = '', figure = '']) => ({ name, limit, figure }),
  ],
  // 'Losses under 5,000 euros a year', 'pumps back in 10 days', 'mails down to 15 a day', 'alert in under 5 minutes'
  [
    new RegExp(String.raw`^${soft}${NP}\s((?:${bound}|down to|up to|to|in|in at most|after|at|after at most)\s)(${V})${behindTime}$`, 'iu'),
    ([, name = '', limit = '', figure = '']) => ({ name, limit: limit.replace(/^(?:down to|up to|to|in|at|after)\s$|^in (?=under|less|at most)/i, ''), figure }),
  ],
  // '5 calls at most', 'no more than 2 leaving a year', 'at most 3 damaged crates'
  [
    new RegExp(String.raw`^${soft}((?:${bound})\s)(${V})\s(?:of (?:the |our )?)?${NP}$`, 'iu'),
    ([, limit = '', figure = '', name = '']) => ({ name, limit, figure }),
  ],
  [
    new RegExp(String.raw`^${soft}(${V})\s${NP},?\s(at most|max(?:imum)?|or less|or fewer)$`, 'iu'),
    ([, figure = '', name = '']) => ({ name, limit: 'at most', figure }),
  ],
  // '2 complaints a month are OK'
  [
    new RegExp(String.raw`^(${V})\s${NP}\s(?:is|are|would be) (?:fine|ok|okay|acceptable|tolerable|alright|all right|enough)$`, 'iu'),
    ([, figure = '', name = '']) => ({ name, limit: 'at most', figure }),
  ],
  // 'no cancellations', 'no wrong labels any more'
  [
    new RegExp(String.raw`^${soft}(?:and )?(?:no|zero|without) (?:more )?${NP}(?: any ?more| at all| left)?$`, 'iu'),
    ([, name = '']) => ({ name, limit: '', figure: '0' }),
  ],
  // 'Double bookings may not happen any more'
  [
    new RegExp(String.raw`^${NP}\s(?:may|must|should|shall) (?:not|never) (?:happen|occur)(?: any ?more| again)?$`, 'iu'),
    ([, name = '']) => ({ name, limit: '', figure: '0' }),
  ],
  // '9 in 10 filled in'
  [
    new RegExp(String.raw`^((?:${bound})\s)?(\d+ in \d+|\d[\d.,]*\s?%)\s(\p{L}+(?:ed|en)(?: (?:in|up|out|back|off|on time|in time))?)$`, 'iu'),
    ([, limit = '', figure = '', name = '']) => ({ name: `share that is ${name}`, limit, figure }),
  ],
  // '1 in 10 at most', 'contract says 12', 'allowed are 4'
  [
    new RegExp(String.raw`^(${V}),? (?:at most|max(?:imum)?|or less|or fewer|tops)$`, 'iu'),
    ([, figure = '']) => ({ name: '', limit: 'at most', figure }),
  ],
  [
    new RegExp(
      String.raw`^(?:(?:the |our )?(?:contract|law|rule|norm|standard|agreement) (?:says|allows|demands|foresees|asks for)|(?:allowed|permitted|accepted) (?:is|are)) ((?:${bound})\s)?(${V})$`,
      'iu',
    ),
    ([, limit = '', figure = '']) => ({ name: '', limit, figure }),
  ],
  // 'That has to stop: not more than one', 'none this year'
  [new RegExp(String.raw`^((?:${bound})\s)(${V})(?: please)?$`, 'iu'), ([, limit = '', figure = '']) => ({ name: '', limit, figure })],
  [/^(none|zero|nil)(?: (?:this|next) (?:year|season|month))?$/iu, () => ({ name: '', limit: '', figure: '0' })],
  // 'it should be answered within 2'
  [
    new RegExp(String.raw`^(?:it|that|this|they|these) (?:should|must|has to|have to|shall) (?:be )?(?:\p{L}+ )?(?:up |back |there )?((?:${bound}|in)\s)?(${V})$`, 'iu'),
    ([, limit = '', figure = '']) => ({ name: '', limit: limit.replace(/^in\s$/i, 'within '), figure }),
  ],
]; // prettier-ignore

/** A heading before a goal that names none: `Next count: none`. */
const heading = /^(?:(?:the )?next \p{L}+|that (?:has|have) to stop|this must stop|aim|goal|target)$/iu;

function aimsIn(sentence: string, at: number): Aim[] {
  const said = inDigits(sentence.replace(/[.!?…]+$/, '').replace(/\s?\([^)]*\)/g, ''));
  const whole = timesIn(said)?.replace(/^in (?=by|before|until)/i, '') ?? null;
  const bare = whole && /\d/.test(said.replace(whole, '')) ? said.replace(whole, '').replace(/\s+/g, ' ').trim() : said;
  const pieces = [
    bare,
    ...bare.split(/[;]\s|,(?!\d)\s(?:and |but )?|\sand\s(?=(?:no|at most|under|below|fewer|less)\b)/),
  ];
  const parts = [...new Set([...pieces, ...pieces.flatMap((piece) => piece.split(/:\s/).slice(-1))])];
  return parts.flatMap((part): Aim[] => {
    const text = part.trim();
    if (text.split(' ').length > 12 || business.test(text)) return [];
    for (const [pattern, read] of forms) {
      const match = pattern.exec(text);
      if (!match) continue;
      const aim = read(match);
      const name = heading.test(aim.name) ? '' : aim.name;
      if (!/^share that/.test(name) && (clauseIn(name, '') || /\s(?:for|of|by|to|than|and)$/.test(name))) continue;
      if (!/^share that/.test(name) && /\s(?:is|are|was|were|has|have|may|can|will|gets?|takes?)\s/i.test(` ${name} `))
        continue;
      return [{ ...aim, name, at, limit: aim.limit.trim(), when: whole }];
    }
    return [];
  });
}

const shares = (one: Set<string>, other: Set<string>): number => [...one].filter((root) => other.has(root)).length;

const hurts = ({ clause }: Told): boolean => unwelcome.test(clause) || /\b(?:can['’]t|cannot|never|not)\b/.test(clause);
/** Of several figures the one that hurts is meant. */
const single = (found: Told[]): Told | null => {
  const bad = found.filter(hurts);
  return found.length === 1 ? (found[0] ?? null) : bad.length === 1 ? (bad[0] ?? null) : null;
};

/** The figure of today that an aim starts from: in its unit, about its thing, told before it. */
function startOf(aim: Pick<Aim, 'at' | 'name' | 'figure'>, told: Told[]): Told | null {
  const target = inDigits(aim.figure);
  const unit = unitOf(target);
  const zero = amountOf(aim.figure) === '0';
  const able = told
    .filter(({ at }) => at <= aim.at)
    .filter((one) =>
      zero ? one.unit !== 'time' && hurts(one) : one.unit === unit || (unit === 'other' && aim.name === ''),
    )
    .filter((one) => digitsOf(one.figure) !== digitsOf(target) || (one.unit === '%' && one.figure !== target));
  const roots = rootsOf(aim.name);
  if (aim.name === '') return single(able.filter(({ at }) => at === aim.at || at === aim.at - 1));
  if (unit === 'other' || zero) {
    // 'short-staffed days: at most 3' counts days, though a day is a time elsewhere.
    const days = zero ? [] : told.filter((one) => one.unit === 'time' && shares(rootsOf(one.clause), roots) > 0);
    const head = singular(aim.name.split(' ').at(-1) ?? '');
    const inDays = days.filter(({ figure }) => new RegExp(`^\\d[\\d.,]* ${escapePattern(head)}s?$`).test(figure));
    const counted = able.filter((one) => one.counted !== '' && roots.has(kin[one.counted] ?? one.counted));
    const acted = able.filter((one) => one.counted !== '' && shares(roots, rootsOf(one.clause)) > 0);
    return single([counted, inDays, acted].find((list) => list.length > 0) ?? []);
  }
  const best = Math.max(0, ...able.map((one) => shares(roots, one.roots)));
  const found = best > 0 ? able.filter((one) => shares(roots, one.roots) === best) : [];
  if (found.length > 0)
    return found.length === 1
      ? (found[0] ?? null)
      : single(found.filter((one) => shares(roots, rootsOf(one.clause)) > 0));
  // The sentence before tells the one time that this one shortens.
  return unit === 'time' && !/^share\b/.test(aim.name) ? single(able.filter(({ at }) => at === aim.at - 1)) : null;
}

/** `6 pieces per production can't be found` -> number of pieces that can't be found. */
function countName({ clause, figure, counted }: Told): string {
  const [digits = ''] = figure.split(' ');
  const [, things = '', how = ''] =
    new RegExp(
      String.raw`${escapePattern(digits)}\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)(?:\s(?:per|an?|each|every)\s\p{L}+)?\s(.+)$`,
      'u',
    ).exec(inDigits(clause)) ?? [];
  return counted !== '' && things ? shareOf(things, how).replace(/^share/, 'number') : '';
}

function nameOf(aim: Aim, start: Told): string | null {
  const own =
    aim.name === '' || /^share\b/.test(aim.name)
      ? aim.name
      : namedTime(tidy(aim.name.replace(/^(?:the|our) /i, '')), aim.figure);
  const said = [figureToday(start.clause)?.name, figureOf(start.clause)?.name, countName(start)];
  return (
    [own.replace(/\s(?:an?|per|each|every)\s\p{L}+$/u, ''), ...said].find((name) => name && isSoundMeasure(name)) ??
    null
  );
}

const digitsOf = (text: string | null): string => /\d[\d.,]*/.exec(text ?? '')?.[0] ?? '';

/** `3 in 10 are never filled in` and the aim `9 in 10 filled in`: 7 in 10 are filled in today. */
function turned(figure: string, { clause }: Told, aim: Aim): string {
  if (!/\bnever|\bnot\b|n['’]t\b/.test(clause) || !/^share that is /.test(aim.name)) return figure;
  const [, part, whole] = /^(\d+) in (\d+)$/.exec(figure) ?? [];
  if (part && whole) return `${Number(whole) - Number(part)} in ${whole}`;
  const [, percent] = /^(\d[\d.]*)\s?%$/.exec(figure) ?? [];
  return percent ? `${100 - Number(percent)}%` : figure;
}

/** The goals as they were read, each with the figure it starts from, and those that nobody else read. */
export function withPairs(sentences: string[], known: Measure[]): Measure[] {
  const taken = new Set(
    known.flatMap(({ baseline, target }) => [digitsOf(baseline), digitsOf(target)]).filter(Boolean),
  );
  const told = toldIn(sentences).filter((one) => !taken.has(digitsOf(one.figure)));
  if (told.length === 0) return known;
  const use = (start: Told): void => void told.splice(told.indexOf(start), 1);
  const started = known.map((measure): Measure => {
    const { name, baseline, target } = measure;
    // What compares with today needs no figure, and a number that shall grow starts from none.
    if (
      baseline !== null ||
      target === null ||
      measure.better === 'higher' ||
      !/^\D*\d/.test(target) ||
      / today/.test(target)
    )
      return measure;
    const start = startOf({ at: sentences.length, name, figure: target.replace(/^\D+(?=\d)/, '') }, told);
    if (!start) return measure;
    use(start);
    const [from, to] =
      /^\d\D* days?$/.test(start.figure) && /\bdays$/.test(name)
        ? [digitsOf(start.figure), target]
        : inOneUnit(start.figure, target);
    return { ...measure, baseline: from, target: to };
  });
  const paired = sentences.flatMap((sentence, at) =>
    aimsIn(sentence, at).flatMap((aim): Measure[] => {
      const to = digitsOf(amountOf(aim.figure));
      if (to !== '0' && taken.has(to)) return [];
      const start = startOf(aim, told);
      const name = start ? nameOf(aim, start) : null;
      if (
        !start ||
        !name ||
        known.some(
          (one) =>
            one.name === name || (to === '0' && one.target === '0' && shares(rootsOf(one.name), rootsOf(name)) > 0),
        )
      )
        return [];
      const from = turned(start.figure, start, aim);
      const [counted, target] = inOneUnit(from, limitOf(aim.limit, aim.figure));
      const baseline = /^\d[\d.,]*$/.test(from) ? counted : from;
      taken.add(digitsOf(start.figure)).add(to);
      use(start);
      const rises = upward.test(aim.limit) || sizeOf(baseline) < sizeOf(target);
      return [{ name, baseline, target, when: aim.when, better: rises ? 'higher' : 'lower' }];
    }),
  );
  return [...started, ...paired];
}
