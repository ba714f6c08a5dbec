import {
  escapePattern,
  isPlural,
  numberWords,
  plural,
  singular,
  stripStop,
  thirdPerson,
  withArticle,
} from '../language.js';
import type { Told } from './deed-looks.js';
import { formsOf } from './deed-thing.js';
import { looks } from './deed-verbs.js';
import { participleOf } from './deed-words.js';
import { next } from './next-value.js';
import type { Feature } from './plan.js';

/** Limits that a deed names itself, tried right on them and right behind them: how many, how large, how early, how soon. */

type Test = Feature['tests'][number];

const number = String.raw`(?:\d[\d,]*|${numberWords.slice(1).join('|')})`;
const notOf =
  '(?:per|an?|each|at|in|with|for|from|of|by|to|and|or|before|ahead|after|within|every|when|if|on|such|who|that|the|more|between|beforehand|earlier)';
const counted = new RegExp(
  String.raw`\b(?<word>up to|at most|no more than|not more than|a maximum of|at least|no fewer than|a minimum of) (?<count>${number}) (?!${notOf}\b)(?<of>[\p{L}-]+(?: (?!${notOf}\b)[\p{L}-]+)?)`,
  'giu',
);
const ofTime =
  /^(?:working |calendar |business |half )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?|times?)\b/i;
const ofPlace =
  /^(?:metres?|meters?|kilomet\p{L}+|miles?|km|cm|mm|m|percent|per cent|degrees?|euros?|pounds?|dollars?|hectares?)\b/iu;
const perTime = /^ (?:at once|at a time|at the same time|(?:per|an?|each) (?:\p{L}+))\b/u;
const least = /^(?:at least|no fewer|a minimum)/i;

/** What can be tried with more than is allowed at one go. */
const brings =
  /^(?:add|upload|attach|enter|invite|choose|select|pick|send|submit|take|reserve|book|order|buy|request|import|rank|create|post|draw|share|name|bring|nominate|propose|list)$/;

const valueOf = (said: string): number =>
  /^\d/.test(said) ? Number(said.replace(/,/g, '')) : numberWords.indexOf(said.toLowerCase());
const figure = (value: number): string => value.toLocaleString('en');

export function ownLimits(told: Told): Test[] {
  const { capability } = told;
  if (capability.named || capability.words !== undefined) return [];
  if (looks.test(capability.verb) && !/^(?:get|receive)$/.test(capability.verb))
    return [...lookBack(told), ...keptFor(told)];
  const limits = [
    everySpan(told),
    keptFor(told),
    inTime(told),
    ...(capability.automatic ? [] : [early(told), ...manyOf(told), inRange(told)]),
  ];
  return limits.flat().slice(0, 4);
}

const backTo = new RegExp(
  String.raw`\b(?:for|of|from|in|over) the (?:last|past) (?<count>${number}) (?<of>minutes?|hours?|days?|weeks?|months?|years?)\b`,
  'iu',
);

const regular = new RegExp(String.raw`\bevery (?<count>${number}) (?<of>seconds?|minutes?|mins?|hours?|days?)\b`, 'iu');
const gauges = /^(?:measure|read|record|log|send|check|collect|sync|update|refresh|save|take|poll|report|scan)$/;

/** `measures the temperature every 10 minutes`: two entries of 20 minutes. */
function everySpan({ capability: { verb, tail } }: Told): Test[] {
  const { count = '', of = '' } = regular.exec(tail)?.groups ?? {};
  const every = valueOf(count);
  if (every < 1 || !gauges.test(verb)) return [];
  const unit = /^min/i.test(of) ? 'minutes' : plural(singular(of));
  return [
    {
      given: 'all devices and connections work',
      when: `${figure(2 * every)} ${unit} have passed`,
      then: `two more entries are there, ${figure(every)} ${every === 1 ? singular(unit) : unit} apart`,
    },
  ];
}

/** What can be looked at again for so long. */
const opensAgain =
  /^(?:see|view|read|open|replay|look at|look up|access|browse|download|listen to|play|keep|store|retain)$/;

/** `Officers can replay any conversation for 7 years`: where the sentence goes on with the span. */
function keptFor({ capability: { verb, object, noun }, when, sentences }: Told): Test[] {
  if (!opensAgain.test(verb) || object === '' || noun === '') return [];
  const said = new RegExp(
    String.raw`\b${escapePattern(object)} for (?:at least |up to )?(?<span>${number} (?:days?|weeks?|months?|years?))\b`,
    'iu',
  );
  const span = sentences.flatMap((text) => said.exec(text)?.groups?.['span'] ?? [])[0];
  return span
    ? [
        {
          given: `${withArticle(singular(noun))} from almost ${span} ago`,
          when,
          then: 'it is there, and nothing of it is missing',
        },
      ]
    : [];
}

/** `a summary of the last 12 hours`: what is older is not in it. */
function lookBack({ capability: { object, tail }, when }: Told): Test[] {
  const { count = '', of = '' } = backTo.exec(`${object} ${tail}`)?.groups ?? {};
  const limit = valueOf(count);
  if (limit < 2) return [];
  const ago = (value: number): string => `${figure(value)} ${value === 1 ? singular(of) : plural(singular(of))} ago`;
  return [
    {
      given: `one entry of ${ago(limit - 1)} and one of ${ago(limit + 1)}`,
      when,
      then: 'only the first of them is counted in',
    },
  ];
}

/** `up to 6 photos`, `a PDF of up to 300 pages`, `at least 2 photos`: right on the limit and right behind it. */
function manyOf({ capability: { verb, object, tail, noun }, who }: Told): Test[][] {
  const said = `${object} ${tail}`.trim();
  return [...said.matchAll(counted)].slice(0, 2).map(({ 0: whole, groups = {}, index }): Test[] => {
    const { word = '', count = '', of = '' } = groups;
    const limit = valueOf(count);
    // How many at a time or a week is a rule of its own.
    const isRated = perTime.test(said.slice(index + whole.length));
    if (limit < 1 || isRated || ofTime.test(of) || ofPlace.test(of)) return [];
    const isLeast = least.test(word);
    const behind = limit + (isLeast ? -1 : 1);
    const things = (value: number): string =>
      `${value === 0 ? 'no' : figure(value)} ${/^[KMGT]B\b/i.test(of) ? of.split(' ')[0] : value === 1 ? singular(of) : plural(of)}`;
    // 'a PDF of up to 300 pages', 'videos up to 4 GB'
    const [, holder = ''] = /(?:^|\s)([\p{L}-]+) of$/u.exec(said.slice(0, index).trim()) ?? [];
    const held = holder || (/^[KMGT]B\b/i.test(of) ? noun : /^(?:characters|words)\b/i.test(of) ? 'text' : '');
    const refused = isLeast
      ? `it is refused, and the page asks for at least ${things(limit)}`
      : `it is refused, and the limit of ${things(limit)} is named`;
    if (held !== '') {
      const one = withArticle(singular(held.replace(/^.* /, '')));
      const when = `${who} ${brings.test(verb) ? `${thirdPerson(verb)} it` : 'saves it'}`;
      return [
        { given: `${one} of exactly ${things(limit)}`, when, then: 'it is accepted' },
        { given: `${one} of ${things(behind)}`, when, then: refused },
      ];
    }
    if (!brings.test(verb) && !isLeast)
      return [
        { given: `there are ${things(limit - 1)} already`, when: 'one more is added', then: 'it goes through' },
        { given: `there are ${things(limit)} already`, when: 'one more is added', then: refused },
      ];
    const when = `${who} ${brings.test(verb) && limit > 1 ? `${thirdPerson(verb)} them` : 'saves it'}`;
    return [
      { given: `exactly ${things(limit)}`, when, then: 'all of them are accepted' },
      { given: things(behind), when: behind === 1 ? when.replace(/ them$/, ' it') : when, then: refused },
    ];
  });
}

const before = new RegExp(
  String.raw`(?:,? )?\b(?:only )?(?:up to|until|no later than|not later than|at least) (?<count>${number}) (?<of>(?:working |calendar )?(?:hours?|days?|minutes?|weeks?|months?)) (?:(?:before|ahead of|in advance of)(?: (?<what>[^,;]{2,40}))?|beforehand|ahead|in advance)`,
  'iu',
);
/** What is undone has a rule of its own. */
const undone =
  /^(?:cancel|call off|give up|leave|change|move|edit|rebook|reschedule|swap|correct|adjust|update|amend|return|withdraw)$/;

/** `offer a shift up to 48 hours before it starts`: 49 hours before it goes, 47 hours before it does not. */
function early({ capability: { verb, object, tail }, when: told }: Told): Test[] {
  const said = `${object} ${tail}`;
  const { count = '', of = '', what = '' } = before.exec(said)?.groups ?? {};
  const limit = valueOf(count);
  if (limit < 1 || undone.test(verb)) return [];
  const span = (value: number): string => `${figure(value)} ${value === 1 ? singular(of) : plural(singular(of))}`;
  const until = what === '' || /^(?:it|that|then)$/.test(what) ? ' until then' : ` before ${what}`;
  const when = told.replace(before, '').trim();
  return [
    { given: `${span(limit + 1)} are left${until}`, when, then: 'it goes through' },
    {
      given: `${span(limit - 1)} ${limit === 2 ? 'is' : 'are'} left${until}`,
      when,
      then: `it is refused, and the limit of ${span(limit)} is named`,
    },
  ];
}

const range =
  /\b(?:between|from) (?<low>[€£$]?\s?\d[\d,]*(?:\.\d+)?) (?:and|to) (?<high>[€£$]?\s?\d[\d,]*(?:\.\d+)?)(?![\d:.]\d|\s?(?:[ap]\.?m\b|o['’]clock|%|h\b))(?: (?<of>(?!(?:per|an?|each|at|in|with|for|from|of|by|to|and|or|on|when|if)\b)\p{Ll}[\p{L}-]+))?/iu;

/** `a weekly price between $8 and $250`: both ends go, and what lies beyond them does not. */
function inRange({ capability: { verb, object, tail }, who }: Told): Test[] {
  const said = `${object} ${tail}`;
  const found = range.exec(said);
  const { low = '', high = '', of = '' } = found?.groups ?? {};
  if (!found || low === '' || /^(?:19|20)\d\d$/.test(low) || ofTime.test(of)) return [];
  const [, of2 = ''] =
    /(?:^|\b(?:and|with) |, )(?:an?|the|their) ((?:[\p{L}-]+ ){0,7}[\p{L}-]+),?(?: of)?$/iu.exec(
      said.slice(0, found.index).trim(),
    ) ?? [];
  const as = of !== '' ? '' : of2 === '' ? ' as the value' : ` as the ${of2}`;
  const one = (first: string, last: string): string => `${first} or ${last}${of === '' ? as : ` ${of}`}`;
  const when = `${who} ${of !== '' && brings.test(verb) ? `${thirdPerson(verb)} them` : 'saves it'}`;
  return [
    { given: one(low, high), when, then: 'it is accepted' },
    {
      given: one(next(low, -1), next(high, 1)),
      when,
      then: `it is refused, and the range from ${low} to ${high} is named`,
    },
  ];
}

const within = new RegExp(
  String.raw`\bwithin (?:the )?(?<span>(?<count>${number}|an?) (?:working |calendar )?(?<of>minutes?|hours?|days?|weeks?))\b(?! of \p{L}+ing\b)`,
  'iu',
);
const condition = /\b(?:if|when|whenever|once|as soon as) (?<clause>(?!.*\bwithin\b).{6,})$/iu;
/** What somebody may do for so long, and need not. */
const may =
  /^(?:report|object|appeal|claim|return|cancel|withdraw|complain|dispute|exchange|reply|respond to|comment on)$/;

/** `the duty officer decides within 24 hours`: what is seen when these are over and nobody has. */
function inTime({ capability: { verb, object, tail, automatic, by }, who, thing, sentences, moment }: Told): Test[] {
  const found = within.exec(tail);
  const { span = '', count = '', of = '' } = found?.groups ?? {};
  if (!found || /\b(?:when|if|once) .*within/i.test(tail)) return [];
  const cause = condition.exec(tail)?.groups?.['clause'] ?? moment.condition;
  const over = /^(?:an?|one|1)$/i.test(count) ? `the ${span.replace(/^\S+ /, '')} is over` : `the ${span} are over`;
  const [it, is, has] = thing ? formsOf(thing) : namedBy(object);
  if (/^(?:get|receive)$/.test(verb)) {
    const what = `${object} ${tail.slice(0, found.index)}`.trim();
    return [{ given: cause ?? `${who} has asked for it`, when: over, then: `${who} has had ${what}` }];
  }
  if (accepts.test(verb) && by === undefined) return acceptedFor(found.groups ?? {}, cause);
  const isBare =
    object === '' &&
    (thing === null || thing.noun === '') &&
    /^(?:decide|object|answer|reply|respond|react|appeal|complain)$/.test(verb);
  if ((object === '' && !isBare) || /^(?:pick up|collect|fetch|do|have)$/.test(verb)) return [];
  // 'report a problem within 6 hours of delivery': nobody has to.
  if (may.test(verb) && /^ (?:of|after) /.test(tail.slice(found.index + found[0].length)) && !/^(?:day|week)/i.test(of))
    return [];
  const past = participleOf(verb);
  if (automatic || by === undefined) return cause ? [{ given: cause, when: over, then: `${it} ${is} ${past}` }] : [];
  const otherwise = sentences.flatMap((text) =>
    text.includes(found[0]) ? (/\b(?:otherwise|if not|or else),? ([^;]{6,})$/iu.exec(stripStop(text))?.[1] ?? []) : [],
  )[0];
  return [
    {
      // 'tree officers decide within 30 days'
      given: isBare ? `${who} has not ${participleOf(verb)}` : `${it} ${has} not been ${past}`,
      when: over,
      then: may.test(verb)
        ? 'it is no longer possible, and the page says until when it was'
        : (otherwise ?? `${is === 'are' ? 'they are' : 'it is'} shown as overdue to whoever has to act (assumed)`),
    },
  ];
}

/** `sign the minutes`: what is done to it, where no thing of the product is meant. */
function namedBy(object: string): [string, string, string] {
  const it = /^(?:an?|the|each|every) /.test(object) ? object.replace(/^\S+/, 'the') : object;
  return isPlural(it.split(' ').at(-1) ?? '') ? [it, 'are', 'have'] : [it, 'is', 'has'];
}

const accepts = /^(?:accept|allow|take back|refund|exchange)$/;

/** `returns are accepted within 30 days`: what comes later is not. */
function acceptedFor({ count = '', of = '', span = '' }: Record<string, string>, cause: string | null): Test[] {
  const limit = valueOf(count);
  if (limit < 1) return [];
  const after = (value: number): string =>
    `${figure(value)} ${value === 1 ? singular(of) : plural(singular(of))} ${value === 1 ? 'has' : 'have'} passed${cause ? `, and ${cause}` : ''}`;
  return [
    { given: after(limit - 1), when: 'somebody asks for it', then: 'it is accepted' },
    {
      given: after(limit + 1),
      when: 'somebody asks for it',
      then: `it is refused, and the limit of ${span} is named`,
    },
  ];
}

/** A deed without the time that limits it. */
export const withoutLimit = (when: string): string => when.replace(before, '').replace(withinTime, '').trim();
const withinTime = new RegExp(
  String.raw`,? within (?:the )?(?:${number}|an?) (?:working |calendar )?(?:minutes?|hours?|days?|weeks?)\b`,
  'iu',
);
