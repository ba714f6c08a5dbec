import { isPlural, isUncountable, lowerFirst, participle, plural, singular } from '../language.js';
import { amountOf, bound, month, part, upward, V } from './amounts.js';
import type { Measure } from './brief.js';
import { isNounish, isPeople, isVerb, looksVerbal, verbOf } from './lexicon.js';
import { shareOf, tidy } from './named.js';
import { ratio, sizeOf, unitOfValue } from './values.js';
import { isSoundMeasure } from './sound.js';
import { unwelcome } from './worth.js';

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

interface Around {
  /** Today's figure stands in its brackets. */
  from?: boolean;
  /** A word before it wishes for it. */
  wished: boolean;
  /** The verb of the goal before. */
  verb: string;
}

const lowering =
  'cut|cutting|halve|reduce|reducing|lower|lowering|shrink|decrease|drop|shorten|bring|push|get|move|limit|speed up|minimi[sz]e';
const raising =
  'increase|increasing|double|triple|raise|raising|grow|lift|improve|boost|keep|reach|serve|have|hold|reserve|extend|expand';
const down = new RegExp(`^(?:${lowering}|falls?|drops?|down|minus|-|–|−|shrinks?|decreases?|be cut|be reduced)$`, 'i');
const NP = String.raw`(?:the |our |my |all |their )?(\p{L}[\p{L}\d '’/%-]{2,80}?)`;
const CHANGE = String.raw`(?:(${lowering}|${raising})\s)?`;
const shall =
  '(?:(?:is|are|was|were|shall|should|must|will|has|have|needs?|ought|can)(?: (?:to|be|also|only))*|to(?: be)?)';

type Reader = (match: RegExpExecArray, around: Around) => Omit<Item, 'verb'> | null;
const form = (source: string, read: Reader): [RegExp, Reader] => [new RegExp(`^${source}$`, 'iu'), read];

const times = { halve: 0.5, halved: 0.5, double: 2, doubled: 2, triple: 3, tripled: 3 } as Record<string, number>;
const several = (word: string, baseline: string | null): string => {
  const by = times[word.toLowerCase()] ?? 0.5;
  if (baseline !== null && /\d/.test(baseline))
    return baseline.replace(/\d[\d.,]*\d|\d/, (figure) => scaled(figure, by)).replace(/^1 (\p{L}+?)s\b/u, '1 $1');
  return by < 1 ? 'half of today’s figure' : by === 2 ? 'twice today’s figure' : 'three times today’s figure';
};
const scaled = (figure: string, by: number): string => {
  const size = Number(figure.replace(/,(?=\d{3})/g, '')) * by;
  return Number.isFinite(size) ? (Math.round(size * 10) / 10).toLocaleString('en-US') : figure;
};
const limitOf = (limit: string | undefined, figure: string): string => {
  const word = (limit ?? '').toLowerCase().trim();
  return word && !/^(?:only|about|around|up to)$/.test(word) ? `${word} ${amountOf(figure)}` : amountOf(figure);
};
const sideOf = (verb: string | undefined, limit: string | undefined): Measure['better'] | null =>
  verb && down.test(verb)
    ? 'lower'
    : limit && upward.test(limit)
      ? 'higher'
      : limit && !/^(?:about|around|only)$/i.test(limit)
        ? 'lower'
        : null;
const changeOf = (by: string, better: Measure['better']): string => `${amountOf(by)} ${better} than today`;

const forms: [RegExp, Reader][] = [
  // '900 instead of 600 clients a year'
  form(
    String.raw`(?:(\p{L}+)\s)?(\d[\d.,]*)\s(?:instead of|rather than|not|up from|down from)\s(\d[\d.,]*)\s(\p{L}[\p{L} -]{2,50}?)(\s(?:an?|per|each|every)\s\p{L}+)?`,
    ([, verb = '', to = '', from = '', name = '', span = '']) => ({
      name: `${isPlural(name.split(' ')[0] ?? '') || name ? 'number of ' : ''}${name}${doneTo(verb)}`,
      baseline: `${from}${span}`,
      target: `${to}${span}`,
      better: null,
    }),
  ),
  // 'Reserve within 10 minutes instead of a day', 'answers within 2 working days rather than 6'
  form(
    String.raw`(\p{L}[\p{L} '’-]{2,70}?)(?:\s(?:should|must|shall|will|to)(?:\s(?:be|take|come))?|\stakes?|\sin|\swithin|\safter|\sat)*\s(?:under |at most |less than )?(${V})\s(?:instead of|rather than|and not|not)\s(?:after |in |within )?(?:about |around |up to )?(${V})`,
    ([, what = '', to = '', from = '']) => ({
      name: namedTime(what, to),
      baseline: amountOf(from),
      target: amountOf(to),
      better: null,
    }),
  ),
  // 'waste from 11% to 8%', 'Less food thrown away: from 14 kg a week to 6', 'Queue at peak time 20 min → 5 min'
  form(
    String.raw`${CHANGE}(?:less |fewer |more )?${NP}(?:[:,]|\s(?:${shall}\s)?(?:falls?|drops?|rises?|goes|go|grows?|cut|reduced|raised|lowered|brought|down|up))?\s(?:down |up )?(?:from )?(?:about |around )?(${V}(?:\s\p{L}+\s(?:an?|per|each)\s\p{L}+)?)\s(?:down |up )?to\s(?:(${bound})\s)?(${V})`,
    ([whole, verb, name = '', from = '', limit, to = '']) =>
      /\bfrom\b/i.test(whole ?? '') || (/%/.test(to) && /%/.test(from))
        ? { name, baseline: amountOf(from), target: limitOf(limit, to), better: null }
        : null,
  ),
  // 'halve lost trolleys', 'officer time for slips halved'
  form(String.raw`(halve|double|triple)\s${NP}`, ([, word = '', name = '']) => ({
    name,
    baseline: null,
    target: several(word, null),
    better: /^halve/i.test(word) ? 'lower' : 'higher',
  })),
  form(String.raw`${NP}\s(?:${shall}\s)?(halved|doubled|tripled|cut in half)`, ([, name = '', word = '']) => ({
    name,
    baseline: null,
    target: several(word, null),
    better: /halve|half/i.test(word) ? 'lower' : 'higher',
  })),
  // 'grow from 60 to 150 member farms'
  form(
    String.raw`(?:grow|growing|expand|go|move|increase|shrink|get|come)\s(?:down |up )?from\s(${V})\sto\s(?:(${bound})\s)?(${V})\s(\p{L}[\p{L} -]{2,40}?)`,
    ([, from = '', limit, to = '', name = '']) => ({
      name,
      baseline: amountOf(from),
      target: limitOf(limit, to),
      better: null,
    }),
  ),
  // 'Fewer forgotten doses: none'
  form(String.raw`(fewer|less|more)\s(\p{L}[\p{L} '’-]{2,60}?):\s(?:only )?(?:(${bound})\s)?(${V})`, ([, how = '', name = '', limit, to = '']) => ({
    name,
    baseline: null,
    target: limitOf(limit, to),
    better: /more/i.test(how) ? 'higher' : 'lower',
  })),
  // '15% more bookings'
  form(
    String.raw`(?:have |get |see )?(\d[\d.,]*\s?(?:%|per ?cent)|${part}|twice as|half as)\s(more|fewer|less|higher|lower|many|much)\s(\p{L}[\p{L} -]{2,50}?)`,
    ([, by = '', how = '', name = '']) => {
      const better = /fewer|less|lower/i.test(how) || /^half as/i.test(by) ? 'lower' : 'higher';
      const target = /as$/i.test(by) ? several(/^half/i.test(by) ? 'halve' : 'double', null) : changeOf(by, better);
      return { name, baseline: null, target, better };
    },
  ),
  // 'Save each ranger 5 hours a week'
  form(
    String.raw`sav(?:e|es|ing)\s(?:each|every|our|the|a)\s(\p{L}[\p{L} -]{2,30}?)\s(?:about |at least )?(${V})`,
    ([, who = '', to = '']) =>
      unitOfValue(to) === 'time'
        ? { name: `time saved per ${singular(who)}`, baseline: null, target: amountOf(to), better: 'higher' }
        : null,
  ),
  // 'waiting time must not exceed 30 minutes'
  form(
    String.raw`${NP}\s(?:must|should|may|shall|can) (?:not|never) (?:exceed|be (?:more|longer|higher) than|take (?:more|longer) than|go (?:above|over))\s(${V})`,
    ([, name = '', to = '']) =>
      unwelcome.test(name) ? { name, baseline: null, target: `at most ${amountOf(to)}`, better: 'lower' } : null,
  ),
  // 'Cut return e-mails by 70%', 'cancelled rides are to fall by a third', 'waste minus 40%'
  form(
    String.raw`(${lowering}|${raising})\s${NP}\sby\s(?:at least |about )?(${V}|${part})`,
    ([, verb = '', name = '', by = '']) => {
      const better = down.test(verb) ? 'lower' : 'higher';
      return { name, baseline: null, target: changeOf(by, better), better };
    },
  ),
  form(
    String.raw`${NP}\s(?:${shall}\s)?(falls?|drops?|shrinks?|decreases?|be cut|be reduced|cut|reduced|lowered|go(?:es)? down|down|rises?|grows?|increases?|go(?:es)? up|be raised|raised|up)\sby\s(?:at least |about )?(${V}|${part})`,
    ([, name = '', verb = '', by = '']) => {
      const better = /fall|drop|shrink|decrease|cut|reduced|lowered|down/i.test(verb) ? 'lower' : 'higher';
      return { name, baseline: null, target: changeOf(by, better), better };
    },
  ),
  form(
    String.raw`${NP}\s(minus|plus|[-–−+]|down|up)\s?(\d[\d.,]*\s?(?:%|per ?cent))`,
    ([, name = '', sign = '', by = '']) => {
      const better = /minus|down|[-–−]/i.test(sign) ? 'lower' : 'higher';
      return { name, baseline: null, target: changeOf(by, better), better };
    },
  ),
  // 'emails down to 150', 'bring the wait down to 1 week', 'raise utilisation to 70 percent'
  form(
    String.raw`${CHANGE}${NP}\s(?:${shall}\s)?(?:(?:falls?|drops?|goes|go|comes?|rises?|grows?|cut|reduced|raised|lowered|brought|reach(?:es)?)\s)?(down to|up to|to|below|under|above|reach|at)\s(?:(${bound})\s)?(${V})`,
    ([whole = '', verb, name = '', how = '', limit, to = ''], { wished, verb: before }) => {
      const moved = /^(?:down|up)/i.test(how) || new RegExp(`\\s(?:fall|drop|rise|grow|cut|reduce|raise|lower|brought|reach)`, 'i').test(whole);
      if (!(verb || moved || before || (wished && / (?:should|must|to|will) /.test(whole)))) return null;
      // 'approve payouts up to £500' permits.
      if (/^up to$/i.test(how) && !wished) return null;
      const bounded = limit ?? (/^(?:below|under|above)$/i.test(how) ? how : undefined);
      return {
        name,
        baseline: null,
        target: limitOf(bounded, to),
        better: sideOf(verb ?? (/^down/i.test(how) ? 'down' : before || undefined), bounded) ?? (unwelcome.test(name) ? 'lower' : 'higher'),
      };
    },
  ),
  // 'no more than 2 missed inspections', 'at most 10 minutes queue', 'fewer than 1 in 1,000 reports corrected'
  form(String.raw`(?:have |see |get |reach )?(${bound})\s(${V})\s(?:of (?:the |our |all )?)?(\p{L}[\p{L} '’-]{2,70}?)`, (match, { wished }) => {
    const [, limit = '', to = '', name = ''] = match;
    if (!wished || /^(?:about|around)$/i.test(limit)) return null;
    return { name: partOf(name, to), baseline: null, target: limitOf(limit, to), better: sideOf(undefined, limit) };
  }),
  // 'sold out before 17:00 in not more than 5% of days'
  form(String.raw`(?:still )?(\p{L}[\p{L}\d '’:-]{2,60}?)\s(?:in|on|at)\s(${bound})\s(\d[\d.,]*\s?(?:%|percent))\sof\s(?:the |all )?([\p{L} -]{3,30})`, ([, what = '', limit = '', to = '', whole = ''], { wished }) =>
    wished ? { name: `share of ${whole} ${lowerFirst(what)}`, baseline: null, target: limitOf(limit, to), better: sideOf(undefined, limit) } : null,
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
  form(String.raw`(?:an? )?${NP}\s(?:(?:of|is|are|be|stays?|remains?|${shall})\s)*(?:in )?(${bound})\s(${V})(\sof\s[\p{L} ]{3,30})?`, (match, { wished }) => {
    const [, name = '', limit = '', to = '', whole = ''] = match;
    if (!(wished || unwelcome.test(name)) || /^(?:about|around|only)$/i.test(limit) || /\s(?:is|are|has|have|will|should|must)$/.test(name)) return null;
    return { name: nominal(name), baseline: null, target: `${limitOf(limit, to)}${whole}`, better: sideOf(undefined, limit) };
  }),
  // '9 in 10 vaccines arrive cold', '1 in 2 bookings should be made online'
  form(
    String.raw`(?:that )?(?:(${bound})\s)?(${ratio}|\d[\d.,]*\s?(?:%|percent|per cent) of)\s(?:the |our |all )?((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+s)\s(?:${shall}\s)?(\p{L}[^,;]{2,60}?)`,
    ([, limit, to = '', what = '', how = ''], { wished }) => {
      const name = /^(?:be )?(?:[a-z]+(?:ed|en|id|nt|lt|ld)|made|done)\b/.test(how) ? `share of ${what} ${how}` : shareOf(what, how);
      return wished && name ? { name, baseline: null, target: limitOf(limit, to.replace(/ of$/, '')), better: sideOf(undefined, limit) ?? 'higher' } : null;
    },
  ),
  // 'answer each quote in 1 day (now 4)'
  form(
    String.raw`(\p{L}[\p{L} '’-]{4,60}?)\s(?:with)?in\s(?:under |at most |less than )?(${V})`,
    ([, what = '', to = ''], { wished, from }) => {
      const name = namedTime(what, to);
      return wished && from && unitOfValue(amountOf(to)) === 'time' ? { name, baseline: null, target: amountOf(to), better: 'lower' } : null;
    },
  ),
  // 'no stall without power', 'zero lost keys'
  form(String.raw`(?:have |see )?(?:no|zero|not one|not a single)\s(?:more )?(\p{L}[\p{L} '’-]{2,60}?)(?:\sany ?(?:more|longer)|\sat all|\sleft)?`, (match, { wished }) => {
    const name = match[1] ?? '';
    return wished && /\s(?:without|with|in|on|that|left)\s|s$/.test(name) && (unwelcome.test(name) || /\bwithout\b/.test(name))
      ? { name: many(name), baseline: null, target: '0', better: 'lower' }
      : null;
  }),
  // '2,000 lessons', '50 leagues'
  form(String.raw`(?:(reach|have|get|win|sign up|sell|serve|publish)\s)?(?:(at least|more than|over)\s)?(\d[\d.,]*k?)\s(\p{L}[\p{L} '’-]{2,50}?)`, (match, { wished }) => {
    const [, , limit, to = '', name = ''] = match;
    const head = name.split(/\s(?:a|per|in|on|with|from|of|for|at|each)\s/)[0] ?? '';
    return wished && isPlural(head.split(' ').at(-1) ?? '') && unitOfValue(`${to} ${name}`) === 'other' && !isVerb(name.split(' ')[0] ?? '')
      ? { name, baseline: null, target: limitOf(limit, to), better: unwelcome.test(name) ? 'lower' : 'higher' }
      : null;
  }),
  // 'decisions sent by 31 March'
  form(
    String.raw`${NP}\s((?:by|before)\s(?:the )?(?:(?:end of|start of) )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${month})\b.{0,12})`,
    ([, name = '', day = ''], { wished }) =>
      wished && /(?:ed|en|nt|ut|ld|ne)$/.test(name) ? { name, baseline: null, target: day, better: 'higher' } : null,
  ),
];

/** `2 of 1,000 reports corrected`: which part of what. */
const partOf = (name: string, to: string): string => (/%|\d in \d/.test(to) ? `share of ${name}` : name);
/** `stall without power` -> stalls without power. */
const many = (name: string): string => {
  const [thing = ''] = name.split(/\s(?=(?:without|with|in|on|that|at|of)\s)/);
  return `${isUncountable(thing) ? thing : plural(singular(thing))}${name.slice(thing.length)}`;
};
const nominal = (name: string): string => name.replace(/\s(?:done|finished|ready)$/i, '');

/** `keep athletes for a year` -> athletes kept for a year. */
const withParticiple = (rest: string, verb: string): string => {
  const [who = '', behind = ''] = rest.split(/\s(?=(?:for|in|within|on|at|by|with|before|after|from)\s)/, 2);
  const tail = rest.slice(who.length);
  return behind ? `${who} ${participle(verb)}${tail}` : `${who} ${participle(verb)}`;
};
const whoDo = (rest: string): string =>
  rest.replace(/^([^,]{3,40}?) (?=(?:is|are) )/, (_, what: string) => `${what} ${isPeople(what) ? 'who' : 'that'} `).replace(/^(\p{L}+s) ((?!in|on|at|with|without|from|for|of)\p{L}+)\b/u, (whole, who: string, verb: string) =>
    isVerb(verb) && !isNounish(verb) ? `${who} who ${verb}` : whole,
  );
const doneTo = (verb: string): string => {
  const base = verbOf(verb);
  return base && !/^(?:have|get|see|reach)$/.test(base) ? ` ${participle(base)}` : '';
};

/** What a time is taken for: `time to reserve`, `time until results are out`. */
function namedTime(what: string, figure: string): string {
  if (unitOfValue(amountOf(figure)) !== 'time') return what;
  const [first = ''] = what.split(' ');
  if (isVerb(first) && !isNounish(first)) return `time to ${lowerFirst(what)}`;
  if (isVerb(first) && !what.includes(' ')) return `time to ${lowerFirst(what)}`;
  const [, thing = '', state = ''] = /^(.+?)\s((?:out|ready|back|there|done|made|[a-z]+(?:ed|en|id|nt|lt|ld)))$/u.exec(what) ?? [];
  return thing ? `time until ${lowerFirst(thing)} ${isPlural(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${state}` : what;
}

const today = String.raw`(?:now|(?:they|it|that|these) (?:is|are)|(?:it|that)['’]s|today|currently|at present|last (?:year|month|season)|this year|so far|was|is|were|in 20\d\d|it is|from|down from|up from|instead of)`;
const inBrackets = new RegExp(
  String.raw`\s?\((?:it (?:is|was) )?(?:${today}[:,]?\s)*(?:about |around |up to )?(${V})(?:\s(?:in (?:the )?)?[\p{L}\d ]{2,30})?\)`,
  'iu',
);

/** `an app to cut waste` */
const wished = new RegExp(String.raw`^.*\s(?:to|that|which|will|should|must|can)\s(?:${lowering}|${raising})s?\s`, 'i');

/** The goal that a part of a sentence tells, today's figure from its brackets. */
export function formOf(text: string, around: Around): Item | null {
  const from = inBrackets.exec(text)?.[1];
  const whole = text
    .replace(/\s?\([^)]*\)/g, '')
    .replace(/[,;:]$/, '')
    .trim();
  const main = whole.replace(/(?:,(?!\d)|\s(?=without|so that|because|even)).*$/, '');
  return itemIn(whole, from, around) ?? (main === whole ? null : itemIn(main, from, around));
}

function itemIn(whole: string, from: string | undefined, around: Around): Item | null {
  const verb = new RegExp(`^(?:${lowering}|${raising}|halve|double)\\b`, 'i').exec(whole)?.[0] ?? '';
  for (const [pattern, read] of forms) {
    const match = pattern.exec(whole);
    const item = match && read(match, { ...around, from: from !== undefined });
    if (!item) continue;
    const name = tidy(item.name.replace(wished, '').replace(/^(?:our|my|their) /i, '')).replace(/\b(?:my|our) /g, 'the ');
    // 'fewer than 20 damaged a season': of what, it does not say.
    if (!isSoundMeasure(name) || /^\S+ed(?:\s(?:an?|per|each|every)\s\S+)?$|\d\s?%/.test(name)) continue;
    const baseline = item.baseline ?? (from ? amountOf(from) : null);
    const half = /^(half of|twice|three times) today/.exec(item.target)?.[1];
    const target =
      half && baseline ? several(half === 'twice' ? 'double' : half === 'half of' ? 'halve' : 'triple', baseline) : item.target;
    const better =
      item.better ?? (baseline && sizeOf(baseline) < sizeOf(target) ? 'higher' : baseline ? 'lower' : 'higher');
    return { name, baseline, target, better, verb: verb || around.verb };
  }
  return null;
}

const wanted = new RegExp(
  String.raw`^(?:(?:the |our |my )?(?:targets?|goals?|aims?|wanted|wish|needed)(?: (?:is|are|of))?:?\s|(?:(?:we|i|they)\s)?(?:(?:['’]d |would |should )?(?:want|like|need|aim for|promise|be at|accept)\s)?(?:it |that |this |them |these |which )?(?:at (?=\d))?(?:${shall}\s)?(?:(?:become|reach|be|take|last|fall|drop|rise|go|come|down|cut|reduced|have|get)\s)*(?:to\s|at\s|down to\s|up to\s)?)((?:${bound})\s)?(${V})(?:\s(?:from now on|from then on|soon|instead|at most|max))?$`,
  'iu',
);

const only = new RegExp(
  String.raw`^(?:but |and )?(?:(?:today|now|currently|at the moment|at present|so far|last (?:year|month|season)),?\s)?(?:(?:it|they|that|this|we|there)(?:['’]s|\s(?:is|are|was|were)(?: at)?)\s)(?:only |about |around |still |now |currently )*(${V})(?:\s(?:now|today|currently|at present|at the moment))?$`,
  'iu',
);
/** `today it is about 25`: where the goal named before starts from. */
export const unnamedToday = (text: string): string | null => {
  const figure = /\b(?:today|now|currently|at the moment|at present|so far|last|was|were)\b/i.test(text) ? only.exec(text)?.[1] : null;
  return figure ? amountOf(figure) : null;
};

/** `target 24 hours`, `it should be 5`, `that must become zero`: a wish whose thing was named before. */
export function unnamedTarget(text: string, wished: boolean): string | null {
  const bare = text.replace(/\s?\([^)]*\)/g, '').replace(/[,;:]$/, '').trim();
  if (/^(?:all|every one) of (?:them|these|those)\b(?: should| must| shall| will)?$/i.test(bare)) return '100%';
  const [whole, limit, figure] = wanted.exec(bare) ?? [];
  if (!whole || !figure) return null;
  const only = whole.replace(/^(?:about |around )/, '') === figure;
  return wished || !only || /^(?:zero|none|nil)$/i.test(figure) || / from now on$/i.test(bare)
    ? limitOf(limit, figure)
    : null;
}
