import { isPlural, isUncountable, lowerFirst, withArticle } from '../language.js';
import { stoodSo, undone } from './befallen.js';
import { amountOf, bound, month, V } from './amounts.js';
import { isVerb, looksVerbal, verbOf } from './lexicon.js';
import { bareShare, fullness, shareOf } from './named.js';
import {
  atMost,
  form,
  limitOf,
  many,
  namedTime,
  nominal,
  NP,
  partOf,
  type Reader,
  shall,
  sideOf,
  whoDo,
  withParticiple,
} from './target-words.js';
import { ratio, unitOfValue } from './values.js';
import { isDone } from './words.js';
import { unwelcome } from './worth.js';

/** Goals as a state that shall be reached: at most so many, a share of something, none of it. */
export const stateForms: [RegExp, Reader][] = [
  // 'no more than 2 missed inspections', 'at most 10 minutes queue', 'fewer than 1 in 1,000 reports corrected'
  form(
    String.raw`(?:have |see |get |reach )?(${bound})\s(${V})\s(?:of (?:the |our |all )?)?(\p{L}[\p{L} '’-]{2,70}?)`,
    (match, { wished }) => {
      const [, limit = '', to = '', name = ''] = match;
      if (
        !(wished || / please$/.test(match[0])) ||
        /^(?:about|around)$/i.test(limit) ||
        /\s(?:is|are|gets?)\s/.test(name)
      )
        return null;
      const held = stoodSo(name.replace(/ please$/, ''), to);
      if (held)
        return { ...held, target: limitOf(limit, held.target), baseline: null, better: sideOf(undefined, limit) };
      return {
        name: partOf(name.replace(/ please$/, ''), to),
        baseline: null,
        target: limitOf(limit, to),
        better: sideOf(undefined, limit),
      };
    },
  ),
  // 'sold out before 17:00 in not more than 5% of days'
  form(
    String.raw`(?:still )?(\p{L}[\p{L}\d '’:-]{2,60}?)\s(?:in|on|at)\s(${bound})\s(\d[\d.,]*\s?(?:%|percent))\sof\s(?:the |all )?([\p{L} -]{3,30})`,
    ([, what = '', limit = '', to = '', whole = ''], { wished }) =>
      wished
        ? {
            name: `share of ${whole} ${lowerFirst(what)}`,
            baseline: null,
            target: limitOf(limit, to),
            better: sideOf(undefined, limit),
          }
        : null,
  ),
  // 'Keep 90% of my athletes for more than a year', 'notify 95 % of affected households within 30 minutes'
  form(
    String.raw`(?:(\p{L}+)\s)?(?:(${bound})\s)?(\d[\d.,]*\s?(?:%|percent|per cent))\sof\s(?:the |our |my |all )?(\p{L}[^,;]{2,90}?)`,
    ([, verb = '', limit, to = '', rest = ''], { wished }) => {
      const base = verbOf(verb) ?? (looksVerbal(verb) ? verb.toLowerCase() : '');
      if (!wished && !base) return null;
      if (verb && !base) return null;
      const aim = /^(?:reach|have|get|see|hit|achieve)$/.test(base) ? '' : base;
      return {
        name: `share of ${aim ? withParticiple(rest, aim) : whoDo(rest)}`,
        baseline: null,
        target: limitOf(limit, to),
        better: sideOf(undefined, limit) ?? (unwelcome.test(rest) && !aim ? 'lower' : 'higher'),
      };
    },
  ),
  // 'a no-show rate below 5%', 'queue at most 10 minutes'
  form(
    String.raw`(?:an? )?${NP}\s(?:(?:of|is|are|be|stays?|remains?|${shall})\s)*(?:in )?(${bound})\s(${V})(\sof\s[\p{L} ]{3,30})?`,
    (match, { wished }) => {
      const [, name = '', limit = '', to = '', whole = ''] = match;
      if (
        !(wished || unwelcome.test(name)) ||
        /^(?:about|around|only)$/i.test(limit) ||
        (/^up to$/i.test(limit) && /\s(?:is|are)\s/.test(match[0])) ||
        /\s(?:is|are|has|have|will|should|must)$/.test(name)
      )
        return null;
      return {
        name: /^within$/i.test(limit) ? untilDone(name, to) : nominal(name),
        baseline: null,
        target: `${limitOf(limit, to)}${whole}`,
        better: sideOf(undefined, limit),
      };
    },
  ),
  // '9 in 10 vaccines arrive cold', '1 in 2 bookings should be made online'
  form(
    String.raw`(?:that )?(?:(${bound})\s)?(${ratio}|\d[\d.,]*\s?(?:%|percent|per cent) of)\s(?:the |our |all )?((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+s)\s(?:${shall}\s)?(\p{L}[^,;]{2,60}?)`,
    ([whole = '', limit, to = '', what = '', how = ''], { wished }) => {
      const name = /^(?:be )?(?:[a-z]+(?:ed|en|id|nt|lt|ld)|made|done)\b/.test(how)
        ? `share of ${what} ${how}`
        : shareOf(what, how);
      return (wished || / (?:should|must|shall) /.test(whole)) && name
        ? {
            name,
            baseline: null,
            target: limitOf(limit, to.replace(/ of$/, '')),
            better: sideOf(undefined, limit) ?? (unwelcome.test(how) ? 'lower' : 'higher'),
          }
        : null;
    },
  ),
  // '60 percent should be returned', 'a search should take 2 minutes'
  form(
    String.raw`(?:(${bound})\s)?(${ratio}|\d[\d.,]*\s?(?:%|percent|per cent))\s(?:should|must|shall)\s(\p{L}[^,;]{2,60}?)`,
    ([, limit, to = '', how = '']) => {
      const name = bareShare(how.replace(/^be /, 'are '));
      return name
        ? {
            name,
            baseline: null,
            target: limitOf(limit, to),
            better: sideOf(undefined, limit) ?? 'higher',
          }
        : null;
    },
  ),
  form(
    String.raw`((?:an? |the |each |every )?\p{L}[\p{L} '’-]{2,50}?)\s(?:should|must|shall|may|has to|have to|to)\s(?:only |not )?take\s(?:(${bound})\s)?(${V})`,
    ([whole = '', what = '', limit, to = ''], { wished }) =>
      (wished || !/\sto (?:only |not )?take\s/i.test(whole) || /\s(?:has|have) to /i.test(whole)) &&
      unitOfValue(amountOf(to)) === 'time' &&
      !/^(?:it|this|that|they|we)$/i.test(what)
        ? {
            name: `time that ${lowerFirst(what)} ${/s$/.test(what) ? 'take' : 'takes'}`,
            baseline: null,
            target: limitOf(limit, to),
            better: 'lower',
          }
        : null,
  ),
  // 'kilns to be 80% full', 'the vans 70% loaded'
  form(
    String.raw`${NP}\s(?:${shall}\s)?(?:(${bound})\s)?(\d[\d.,]*\s?(?:%|percent|per cent))\s(\p{L}+)`,
    ([, what = '', limit, to = '', state = ''], { wished }) => {
      const name = fullness(what, state);
      return wished && name
        ? {
            name,
            baseline: null,
            target: limitOf(limit, to),
            better: sideOf(undefined, limit) ?? (/^(?:empty|idle)$/i.test(state) ? 'lower' : 'higher'),
          }
        : null;
    },
  ),
  // 'answer each quote in 1 day (now 4)'
  form(
    String.raw`(\p{L}[\p{L} '’-]{4,60}?)\s(?:with)?in\s(?:under |at most |less than )?(${V})`,
    ([, what = '', to = ''], { wished, from }) => {
      const name = namedTime(what, to);
      return wished && from && unitOfValue(amountOf(to)) === 'time'
        ? { name, baseline: null, target: amountOf(to), better: 'lower' }
        : null;
    },
  ),
  // 'answering a request within one day'
  form(
    String.raw`(\p{L}+ing)((?:\s[\p{L} '’-]{2,50}?)?)\s(?:with)?in\s(?:under |at most |less than )?(${V})`,
    ([, doing = '', what = '', to = ''], { wished }) => {
      const verb = verbOf(doing);
      return wished && verb && unitOfValue(amountOf(to)) === 'time'
        ? {
            name: `time to ${verb}${what}`,
            baseline: null,
            target: `within ${amountOf(to)}`,
            better: 'lower',
          }
        : null;
    },
  ),
  // 'the shortage covered in 24 hours'
  form(
    String.raw`((?:the |every |each |all |an? )?\p{L}[\p{L} '’-]{2,50}?\s(?:\p{L}+ed|sent|paid|found|made|done|sold|out|back|ready))\s(?:with)?in\s(?:under |at most |less than )?(${V})`,
    ([, what = '', to = ''], { wished }) => {
      const name = namedTime(what, to);
      return wished && name !== what && unitOfValue(amountOf(to)) === 'time'
        ? {
            name,
            baseline: null,
            target: `within ${amountOf(to)}`,
            better: 'lower',
          }
        : null;
    },
  ),
  // 'Time to decision: five months at most', 'Empty runs: 25 %' with its day
  form(
    String.raw`${NP}:?\s(${V})\s(?:at most|max(?:imum)?|tops|or less|or fewer)`,
    ([whole = '', name = '', to = '']) => (whole.includes(': ') || unwelcome.test(name) ? atMost(name, to) : null),
  ),
  form(String.raw`${NP}:\s(?:(${bound})\s)?(${V})`, ([, name = '', limit, to = ''], { wished }) =>
    wished
      ? {
          name,
          baseline: null,
          target: limitOf(limit, to),
          better: sideOf(undefined, limit) ?? (unwelcome.test(name) ? 'lower' : 'higher'),
        }
      : null,
  ),
  // 'no stall without power', 'zero lost keys'
  form(
    String.raw`(?:have |see )?(?:no|zero|not one|not a single)\s(?:more )?(\p{L}[\p{L} '’-]{2,60}?)(?:\sany ?(?:more|longer)|\sat all|\sleft)?`,
    (match, { wished }) => {
      const said = match[1] ?? '';
      const name = undone(said);
      return wished &&
        (name !== said || /\s(?:without|with|in|on|that|left)\s|s$/.test(name)) &&
        (unwelcome.test(name) || /\bwithout\b/.test(name))
        ? {
            name: name === said ? many(name) : name,
            baseline: null,
            target: '0',
            better: 'lower',
          }
        : null;
    },
  ),
  // '2,000 lessons', '50 leagues'
  form(
    String.raw`(?:(reach|have|get|win|sign up|sell|serve|publish)\s)?(?:(at least|more than|over)\s)?(\d[\d.,]*k?)\s(\p{L}[\p{L} '’-]{2,50}?)`,
    (match, { wished }) => {
      const [, , limit, to = '', said = ''] = match;
      // '60 growers should be paying'
      const name = said.replace(new RegExp(String.raw`\s${shall}\s(?=\p{L}+(?:ing|ed|en|t|ld|d)$)`, 'u'), ' ');
      const told = name.split(/\s(?:a|per|in|on|with|from|of|for|at|each|under)\s/)[0] ?? '';
      const last = told.split(' ').at(-1) ?? '';
      const state = told.includes(' ') && (isDone(last) || (/ing$/.test(last) && !isPlural(last)));
      const head = state ? told.slice(0, -last.length - 1) : told;
      return wished &&
        isPlural(head.split(' ').at(-1) ?? '') &&
        unitOfValue(`${to} ${name}`) === 'other' &&
        !isVerb(name.split(' ')[0] ?? '')
        ? {
            name:
              head === name ||
              !name.startsWith(`${head} `) ||
              /\s(?:an?|per|in|on|with|from|of|for|at|each)\s/.test(name)
                ? name
                : `number of ${name}`,
            baseline: null,
            target: limitOf(limit, to),
            better: unwelcome.test(name) ? 'lower' : 'higher',
          }
        : null;
    },
  ),
  // 'decisions sent by 31 March'
  form(
    String.raw`${NP}\s((?:by|before)\s(?:the )?(?:(?:end of|start of) )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${month})\b.{0,12})`,
    ([, name = '', day = ''], { wished }) =>
      wished && /(?:ed|en|nt|ut|ld|ne)$/.test(name) ? { name, baseline: null, target: day, better: 'higher' } : null,
  ),
  // 'search 2 minutes (now 20)': today's figure beside it makes a goal of a bare one.
  form(
    String.raw`(?:the |our )?(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3}?):?(?:\s(?:with)?in)?\s(?:(${bound})\s)?(${V})`,
    ([, what = '', limit, to = ''], { wished, from }) => {
      const kind = unitOfValue(amountOf(to));
      if (!from || !(wished || kind === 'time')) return null;
      const named = namedTime(what, to);
      const isBare = kind === 'time' && named === what && !/\b(?:time|wait|delay|hours|duration)\b/i.test(what);
      return {
        name: isBare ? `time for ${lowerFirst(what)}` : named,
        baseline: null,
        target: limitOf(limit, to),
        better: kind === 'time' ? 'lower' : sideOf(undefined, limit),
      };
    },
  ),
];

/** `key found` -> time until a key is found. */
function untilDone(name: string, to: string): string {
  const [, thing = '', state = ''] = /^([\p{L} '’-]+) (\p{L}+)$/u.exec(name) ?? [];
  if (/\b(?:if|when|unless|who|that|which)\b|n['’]t\b/i.test(thing)) return nominal(name);
  if (!isDone(state) && !/^(?:back|out|ready)$/.test(state)) return nominal(name);
  const bare = /^(?:each|every) /i.test(thing) ? thing.replace(/^\S+ /, '') : thing;
  const articled = isPlural(bare) || isUncountable(bare) || /^(?:an?|the) /i.test(bare) ? bare : withArticle(bare);
  return namedTime(`${articled} ${state}`, to);
}
