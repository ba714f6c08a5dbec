import { isPlural, lowerFirst, participle, singular, upperFirst } from '../language.js';
import type { Measure } from '../read/brief.js';
import { isGroup, isNounish, isPeople, isVerb, verbOf } from '../read/lexicon.js';
import { isSoundMeasure } from '../read/sound.js';
import { isDone } from '../read/words.js';
import { changeOf, many, several } from '../read/target-words.js';
import { unitOfValue, value } from '../read/values.js';
import { type Fact, factFor, pronoun, thatDo } from './goal-facts.js';
import { fallenIn, timelyIn } from './goal-timely.js';

/** One goal of a sentence: its figure, a full name for it, and what has to be done as a title. */

export type Item = Omit<Measure, 'when'> & { noun: string | null };
export interface Around {
  /** What the goal before it counts. */
  noun: string | null;
  facts: readonly Fact[];
  /** Those of its own sentence. */
  near: readonly Fact[];
}

const limit =
  '(?:under|below|over|above|at least|at most|about|around|roughly|less than|fewer than|more than|no more than|not more than)';
const figure = String.raw`((?:${limit} )?${value}(?: or (?:better|more|higher|less|lower|fewer))?)`;
const rate = String.raw`((?: (?:an?|per) (?:hour|day|night|week|month|quarter|season|term|year))?)`;
const name = String.raw`(\p{L}[\p{L}'’/& -]{2,70}?)`;
const article = '(?:the |our |an? |their |its )?';
const downVerb = 'cut|reduce|shorten|lower|bring down|bring|drop|decrease|shrink|get|keep|push|limit';
const upVerb = 'raise|increase|grow|lift|improve|push up';
const changeVerb = `(${downVerb}|${upVerb})`;
const form = (source: string): RegExp => new RegExp(`^(?:also )?(?:to )?${source}$`, 'iu');

const fromTo = form(
  String.raw`(?:${changeVerb} )?${article}${name} (?:(?:to|should|must|will) (?:fall|drop|go|come|rise|grow|sink|shrink) )?(?:down |up )?from ${figure} (?:down |up )?to ${figure}${rate}`,
);
const changed = form(
  String.raw`${changeVerb} ${article}${name} (?:down |up )?(to |by |)${figure}((?: \p{L}[\p{L}-]+s)?)${rate}`,
);
const multiplied = form(String.raw`(halve|double|triple) ${article}${name}`);
const halved = form(
  String.raw`(?:have )?${article}${name} (?:to be )?(?:cut|reduced|lowered) (?:by (half|${value})|(in half))`,
);
const shall = form(
  String.raw`${article}${name} (?:should|must|will|shall|to) (?:fall|drop|take|be|rise|grow|last|stay|go|come|sink)(?: down| up)? (?:to |at )?${figure}`,
);
const none = form(String.raw`(?:have |see )?(?:no|zero) (?!more|less|fewer|later|longer)${name}`);
const part = form(
  String.raw`(?:(have|get|see|keep|save|reach|win|recover|reuse) )?((?:${limit} )?(?:\d[\d.,]*\s?(?:%|per cent)|\d+ in \d[\d,]*)) (of )?(.+)`,
);
const saved = form(String.raw`save (?:each|every|our|the|an?) (\p{L}[\p{L} -]{2,30}?) ${figure}${rate}`);
const valued = form(String.raw`(?:have |reach |get |achieve |hit )?${article}${name} (?:of |at )?${figure}`);
const counted = form(
  String.raw`(?:(?!(?:no|not|at|or)\b)(\p{L}+)(?: up)? )?((?:${limit} )?(?:[£$€¥]\s?)?\d[\d.,]*(?: (?:million|thousand)|k\b|m\b)?)${rate} (?:in |of )?(?!%|(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)(\p{L}[\p{L}'’/&, -]{2,90}?)${rate}`,
);
/** `2,500 choirs, of which at least 900 pay` */
const ofThem = form(
  String.raw`of (?:which|whom|these|them),? ((?:${limit} )?\d[\d.,]*(?:\s?%)?) (?:should |shall |will )?(\p{Ll}[\p{Ll} ]+)`,
);
const bare = form(figure);
const lowered =
  /^(?:under|below|at most|less than|fewer than|no more than|not more than)\b|\bor (?:less|lower|fewer)$/i;
const bad =
  /\b(?:times?|waits?|waiting|costs?|churn|errors?|disputes?|complaints?|returns?|defects?|failures?|no-shows?|loss(?:es)?|waste|delays?|downtime|latency|corrections?|incidents?)\b/i;
const wins = /^(?:have|reach|get|see|achieve|win|gain|want|hit|attract|grow|acquire|onboard)$/i;

const ordered = (verb: string): string => upperFirst(verb.toLowerCase().replace(/^get$/, 'bring'));

/** What one part of a goal sentence says; null where that is not plain. */
export function itemOf(text: string, around: Around): Item | null {
  // 'and that counter visits drop to 2,000 a year'
  const bareText = text.trim().replace(/^that (?!(?:to|down|up|by|is|figure|number|rate|should|must|will)\b)/i, '');
  const item = read(bareText.replace(/[.,;]+$/, ''), around);
  return item === null || !isNamed(item.name) ? null : { ...item, name: lowerFirst(item.name) };
}

function read(text: string, around: Around): Item | null {
  const found = fromTo.exec(text);
  if (found) {
    const [, verb = '', what = '', from = '', to = '', each = ''] = found;
    if (unitOfValue(from) !== unitOfValue(to) && /\d\s?\p{L}/u.test(to)) return null;
    // 'from 90 to 30 euros a day'
    const unit = /^\d[\d.,]*$/.test(from) ? (/^(?:\D* )?\d[\d.,]*(\D.*)$/u.exec(to)?.[1] ?? '') : '';
    return {
      name: what,
      baseline: `${from}${unit}`,
      target: `${withRate(to, from)}${each}`,
      better: sideOf(verb, to),
      noun: null,
    };
  }
  const among = ofThem.exec(text);
  if (among) {
    const [, size = '', doing = ''] = among;
    if (around.noun === null) return null;
    const name = `${around.noun} ${isPeople(around.noun) && !isGroup(singular(around.noun)) ? 'who' : 'that'} ${doing}`;
    return {
      name: /%/.test(size) ? `share of ${name}` : name,
      baseline: null,
      target: size,
      better: 'higher',
      title: `Have ${size} ${/%/.test(size) ? 'of the ' : ''}${name}`,
      noun: null,
    };
  }
  // 'Today 61% are unsigned. We aim for under 5%.'
  const alone = bare.exec(text);
  if (alone) return /%|\d \p{L}/u.test(text) ? valueIn('this', text, around) : null;
  const early = timelyIn(text);
  if (early) return early;
  const cut = changed.exec(text);
  if (cut) return changeIn(cut, around);
  const times = multiplied.exec(text);
  if (times) {
    const [, how = '', what = ''] = times;
    const fact = factFor(what, null, around.facts);
    const today = fact?.value ?? null;
    return {
      name: fact && /%|\d in \d/.test(fact.value) ? fact.name : what,
      baseline: today,
      target: several(how.toLowerCase(), today),
      better: /^halve/i.test(how) ? 'lower' : 'higher',
      title: `${upperFirst(how.toLowerCase())} the ${what}`,
      noun: null,
    };
  }
  const half = halved.exec(text);
  if (half) {
    const [, what = '', by] = half;
    const share = by === undefined || by === 'half' ? 'half' : by;
    return {
      name: what,
      baseline: null,
      target: changeOf(share, 'lower'),
      better: 'lower',
      title: `Cut the ${what} by ${share}`,
      noun: null,
    };
  }
  const no = none.exec(text);
  if (no) {
    const what = many((no[1] ?? '').replace(/ (?:for|of|by) any of (?:them|these|those)$/i, ''));
    return { name: what, baseline: null, target: '0', better: 'lower', title: `Have no ${what}`, noun: null };
  }
  const share = part.exec(text);
  if (share) return shareIn(share, around);
  const spared = saved.exec(text);
  if (spared) {
    const [, whom = '', span = '', each = ''] = spared;
    if (unitOfValue(span) !== 'time') return null;
    return { name: `time saved per ${whom}`, baseline: null, target: `${span}${each}`, better: 'higher', noun: null };
  }
  const number = counted.exec(text);
  if (number) return countIn(number);
  const sunk = fallenIn(text);
  if (sunk && 'to' in sunk) {
    const { name: what, to, better } = sunk;
    const item = valueIn(what, to, around);
    const title = `${better === 'lower' ? 'Bring' : 'Raise'} ${what} ${better === 'lower' ? 'down ' : ''}to ${to}`;
    return item && { ...item, better, ...(item.baseline === null ? { title } : {}) };
  }
  if (sunk) return sunk;
  const fell = shall.exec(text);
  if (fell) return valueIn(lowerFirst(fell[1] ?? ''), fell[2] ?? '', around);
  const one = valued.exec(text);
  return one && isSoundMeasure(one[1] ?? '') ? valueIn(one[1] ?? '', one[2] ?? '', around) : null;
}

/** `bring that down to 11 days`, `shorten the round to 2 hours`. */
function changeIn(
  [, verb = '', said = '', how = '', figureTo = '', things = '', each = '']: RegExpExecArray,
  { facts }: Around,
): Item | null {
  if (how === '' && !lowered.test(figureTo)) return null;
  const better = sideOf(verb, figureTo);
  const to = `${figureTo}${each}`;
  if (things !== '' && !pronoun.test(said)) return null;
  if (how === 'by ') return { name: said, baseline: null, target: changeOf(to, better), better, noun: null };
  const today = factFor(said, to, facts);
  if (pronoun.test(said) && today === null) return null;
  const what = pronoun.test(said) ? (today?.name ?? '') : said;
  const timed = unitOfValue(to) === 'time' && today !== null && !/\btime\b/.test(what);
  return {
    name: timed ? (today?.name ?? what) : what,
    baseline: today?.value ?? null,
    target: today ? withRate(to, today.value) : to,
    better,
    ...(pronoun.test(said) || today ? {} : { title: `${ordered(verb)} the ${what} ${how}${to}` }),
    noun: null,
  };
}

/** `80% of the 1,900 yearly requests to be decided within 30 days`, `35% still using it after week 8`. */
function shareIn([, verb = '', size = '', of, rest = '']: RegExpExecArray, { noun, facts }: Around): Item | null {
  const better = lowered.test(size) ? 'lower' : 'higher';
  const whole = of || / in \d/.test(size) ? rest : null;
  // '90% of slots booked online', '12% of the water in the flats' that is saved
  if (whole !== null) {
    const [, what = '', behind = ''] =
      /^((?:the |all |our |their )?(?:\d[\d,]* )?\p{L}[\p{L}'’ -]*?s)(?: (.+))?$/u.exec(whole) ?? [];
    const done = verb !== '' && !wins.test(verb) ? ` ${participle(verbOf(verb.toLowerCase()) ?? verb)}` : '';
    const [, stuff = '', where = ''] = /^(.+?)((?: (?:in|at|on|from|for|per) .+)?)$/iu.exec(whole) ?? [];
    const own = done !== '' ? `${stuff}${done}${where}` : what === '' ? null : `${what} ${thatDo(behind, what)}`;
    if (own === null || (done === '' && behind === '')) return null;
    const title =
      better === 'lower'
        ? `Keep the share of ${own} ${inLimit(size)}`
        : done
          ? `${upperFirst(verb.toLowerCase())} ${size} of ${whole}`
          : `Have ${size}${of ? ' of' : ''} ${own.replace(/ (?:who|that)(?: are)? /, ' ')}`;
    return { name: `share of ${own}`, baseline: null, target: size, better, title, noun: what || null };
  }
  const [first = ''] = rest.split(' ');
  const isState = isDone(first.toLowerCase()) || /^still$|ing$/i.test(first);
  // '90% on-time delivery'
  if (
    !isState &&
    rest.split(' ').length < 4 &&
    isNounish(rest.split(' ').at(-1) ?? '') &&
    !/ (?:in|to|by|at|for) /.test(rest)
  )
    return { name: rest, baseline: factFor(rest, size, facts)?.value ?? null, target: size, better, noun: null };
  if (!isState || noun === null) return null;
  const own = `${noun ?? ''} ${rest}`;
  return {
    name: `share of ${own}`,
    baseline: null,
    target: size,
    better,
    title: better === 'lower' ? `Keep the share of ${own} ${inLimit(size)}` : `Have ${size} of ${own}`,
    noun: null,
  };
}

/** `sell 3,000 probes in the Mosel and Rioja`, `500 completed rentals a month`. */
function countIn([, verb = '', size = '', early = '', said = '', late = '']: RegExpExecArray): Item | null {
  const known = verb === '' || wins.test(verb) ? '' : verbOf(verb.toLowerCase());
  const [, inside = ''] =
    /( (?:an?|per) (?:hour|day|night|week|month|quarter|season|term|year))(?= without )/.exec(said) ?? [];
  const what = said.replace(inside, '');
  const each = early || inside || late;
  if (known === null || / (?:should|must|is|are|will)\b/.test(what)) return null;
  const [, things = '', behind = ''] =
    /^(.+?)((?: (?:in|at|on|with|who|that|for|from|across|per|of|using|paying|as|under|within|without) .+)?)$/iu.exec(
      what,
    ) ?? [];
  const head = things.split(' ').at(-1) ?? '';
  const isSum = /[£$€¥]/.test(size);
  // 'no more than 1 e-mail per permit'
  const isOne = /(?<![\d.,])1$/.test(size);
  if (!isSum && !isOne && !isPlural(head) && !isPeople(head)) return null;
  if (things.includes(',') || / and /.test(things)) return null;
  const done = known ? ` ${participle(known)}` : '';
  return {
    name: `${isOne ? many(lowerAtFirst(things)) : lowerAtFirst(things)}${done}${behind}`,
    baseline: null,
    target: `${size}${each}`,
    better: lowered.test(size) ? 'lower' : 'higher',
    title: lowered.test(size)
      ? `Have ${size}${early} ${said}${late}`
      : `${known ? upperFirst(verb.toLowerCase()) : 'Reach'} ${size}${early} ${said}${late}`,
    noun: lowerAtFirst(things),
  };
}

/** `a dispute rate below 3%`, `an average waiting time of 45 minutes`. */
function valueIn(what: string, to: string, { facts, near }: Around): Item | null {
  // 'About 14% of our appointments are missed; we want no-shows below 6%'
  const alike = near.filter(({ value: today }) => /%/.test(to) && unitOfValue(today) === '%');
  const today = factFor(what, to, facts) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  if (pronoun.test(what) && today === null) return null;
  const own = pronoun.test(what) ? (today?.name ?? '') : what.replace(/ (?:of|at|to|down|up)$/i, '');
  const better =
    lowered.test(to) || (!/\bor (?:better|more|higher)$|^(?:at least|over|above|more than)/i.test(to) && bad.test(own))
      ? 'lower'
      : 'higher';
  return {
    name: own,
    baseline: today?.value ?? null,
    target: today ? withRate(to, today.value) : to,
    better,
    ...(today
      ? {}
      : {
          title:
            better === 'lower'
              ? `Keep the ${own} ${inLimit(to)}`
              : `Reach ${isPlural(own.split(' ').at(-1) ?? '') ? '' : 'a '}${own} of ${to}`.replace(
                  /\ba (?=[aeio])/,
                  'an ',
                ),
        }),
    noun: null,
  };
}

/** `below 3%`; `to fewer than 1 in 50`; `at 2 days`. */
const inLimit = (to: string): string =>
  /^(?:below|under|at most)\b/i.test(to) ? to : lowered.test(to) ? `at ${to}` : `at ${to}`;

const lowerAtFirst = (text: string): string => lowerFirst(text.replace(/^(?:the|our|all|their) /i, ''));

const sideOf = (verb: string, to: string): Measure['better'] =>
  new RegExp(`^(?:${upVerb})$`, 'i').test(verb)
    ? 'higher'
    : lowered.test(to) || new RegExp(`^(?:${downVerb})$`, 'i').test(verb)
      ? 'lower'
      : 'higher';

/** `from 190 a month to under 40`: also a month. */
function withRate(to: string, from: string): string {
  if (/\d in \d/.test(to)) return to;
  const [, each = ''] = /( (?:an?|per) \p{L}+)$/u.exec(from) ?? [];
  if (each !== '' && /\d \p{L}+$/u.test(to)) return `${to}${each}`;
  const [, unit = ''] = /^(?:\D*)\d[\d.,]*(\s?(?:%|(?:an?|per) \p{L}+|\p{L}.*))$/u.exec(from) ?? [];
  return unit !== '' && /\d$/.test(to) ? `${to}${unit}` : to;
}

const isNamed = (text: string): boolean =>
  !(
    isVerb(text.split(' ')[0] ?? '') && / (?:the|each|every|an?|all|our|more) /.exec(text)?.index === text.indexOf(' ')
  ) &&
  text.split(' ').length <= 16 &&
  !/^(?:in|on|at|by|of|for|with|to|than|if|and|or|that|this|it|is|are|be|we|they|have|take|takes)(?=\s|$)|\b(?:the|an?|of|and|or|to|with|is|are|than|in|by|for|any|after|before|within|at|on|from|says?)$/i.test(
    text,
  );
