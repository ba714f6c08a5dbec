import { lowerFirst } from '../language.js';
import type { Measure } from './brief.js';
import { tidy } from './named.js';
import { isSoundNoun } from './sound.js';
import { unitOfValue, value } from './values.js';

/** `We want alarms within 5 minutes, at most 4 spoiled loads a year and returns at 9%`: a list of figures wished for. */

const wish =
  /(?:^|[,;]\s(?:and |but |so )?)(?:(?:we|i|they|the \p{L}+)(?:['’]d| would)? (?:want|like|need|aim for|hope for|expect)s?|(?:the |our )?(?:goals?|targets?|aims?|objectives?|success)(?: (?:is|are|means|would be))?:?)\s(?:to (?:see|have|get|reach|be at) )?(.+)$/iu;
const lower = 'at most|no more than|not more than|fewer than|less than|under|below|within|in under|in less than|only';
const higher = 'at least|no less than|no fewer than|over|above|more than';
const bound = String.raw`(?:${lower}|${higher})`;

const nounFirst = new RegExp(
  String.raw`^(?:the |our )?([\p{L}][\p{L}'’ -]{2,50}?)\s(?:(?:to|at|of|be|is|down to|up to|back to)\s)?(?:(${bound})\s)?(${value})(?:\s(?:by|after|before|in|at|during)\s.*)?$`,
  'iu',
);
const figureFirst = new RegExp(
  String.raw`^(${bound})\s(${value})\s([\p{L}][\p{L}'’ -]{2,50}?)(?:\s(?:by|after|before|in|at|during)\s.*)?$`,
  'iu',
);

/** 'Reports should reach the lift company in under 2 minutes', 'orders must be packed within 2 hours'. */
const soon = new RegExp(
  String.raw`^(?:the |our |all )?([\p{L}][\p{L} -]{2,40}s) (?:should|must|have to|need to) (reach|get to|arrive at|be [a-z]+(?:ed|en|t|id|ld))((?: (?:the|a|an|our|their|some(?=one|body)) ?[\p{L} -]{2,40}?)?) ((?:in |with)?(?:under|in|less than|at most)|after(?: at most)?) (${value})`,
  'iu',
);

/** How long something may take, as a measure of its own. */
export function soonIn(sentence: string, when: string | null): Measure[] {
  const [, what = '', verb = '', whom = '', how = '', sum = ''] = soon.exec(sentence) ?? [];
  // 'Eggs have to be posted within 3 days of laying' rules.
  if (/^[^,;]* (?:have|has) to be [^,;]*\bwithin \S+ \S+ (?:of|after|from) /i.test(sentence)) return [];
  if (!what || unitOfValue(sum) !== 'time' || !isSoundNoun(what.toLowerCase())) return [];
  const doing = verb.replace(/^be /, 'are ');
  return [
    {
      name: `time until ${lowerFirst(what)} ${doing}${whom}`,
      baseline: null,
      target: `${/under|less|most/i.test(how) ? 'under' : 'within'} ${sum.trim()}`,
      when,
      better: 'lower',
    },
  ];
}

/** 'closed within 3 days, no lost keys and returns at 9%' in its parts. */
export const itemsOf = (list: string): string[] =>
  list
    .split(/,(?!\d)\s(?!(?:down|up)\s)(?:and\s)?|;\s|\sand\s(?=[^,;]*(?:\d|\bzero\b|\bno\s))/)
    .map((item) => item.trim());

export function wantedIn(sentence: string, when: string | null): Measure[] {
  const list = wish.exec(sentence.replace(/[.!]+$/, ''))?.[1];
  return list ? itemsOf(list).flatMap((item) => itemOf(item, when) ?? []) : [];
}

function itemOf(item: string, when: string | null): Measure | null {
  const [, named = '', limit = '', sum = ''] = nounFirst.exec(item) ?? [];
  if (named && sum && (limit || unitOfValue(sum) !== 'other')) return made(named, limit, sum, when);
  const [, first = '', amount = '', what = ''] = figureFirst.exec(item) ?? [];
  // '6 months of use' is a time by itself.
  return what && unitOfValue(amount) === 'other' ? made(what, first, amount, when) : null;
}

function made(name: string, limit: string, sum: string, when: string | null): Measure | null {
  const bare = tidy(name);
  // 'fewer than 20 damaged a season': of what, it does not say.
  if (/^\S+ed(?: (?:an?|per|each|every) \S+)?$/.test(bare)) return null;
  if (!isSoundNoun(bare.replace(/\s(?:an?|per|each|every)\s\p{L}+$/u, ''))) return null;
  const word = limit.toLowerCase();
  return {
    name: bare,
    baseline: null,
    target: [word, sum.trim()].filter(Boolean).join(' '),
    when,
    better: word ? (new RegExp(`^(?:${lower})$`).test(word) ? 'lower' : 'higher') : guess(bare, sum),
  };
}

/** Without a word like 'under', times and losses shall fall, shares of what is good shall rise. */
const guess = (name: string, sum: string): Measure['better'] =>
  unitOfValue(sum) === 'time' ||
  /lost|late|waste|miss|error|return|complain|cancel|no-show|churn|defect|accident|wait|damage|delay/i.test(name)
    ? 'lower'
    : 'higher';
