import { isPlural, plural, singular, withArticle } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { questions } from './objects.js';
import { bareNoun } from './phrases.js';

/** What is left out or said with a pronoun stands for what was said before. */

/** `shopkeepers place orders, farms confirm`: what was said before is meant. */
export const isElliptic = ({ verb, object, tail }: Pick<Capability, 'verb' | 'object' | 'tail'>): boolean =>
  object === '' &&
  /^(?:confirm|approve|accept|reject|decline|review|verify|sign|countersign|refuse|check|deliver|answer|book|order|reserve|collect|cancel)$/.test(
    verb,
  ) &&
  /^(?:$|(?:by|on|at|within|before|via|in|until|up to)\b)/.test(tail);

/** `truckers bid`, `the vet listens`: for what, and to what, was said before. */
export const towardsWhat: Record<string, string> = {
  bid: 'for',
  listen: 'to',
  vote: 'on',
  apply: 'for',
  reply: 'to',
  comment: 'on',
};
export const isTowards = ({ verb, object, tail }: Pick<Capability, 'verb' | 'object' | 'tail'>): boolean =>
  object === '' && tail === '' && verb in towardsWhat;

export const isPronoun = (object: string): boolean => /^(?:them|it|these|those|this|that)$/i.test(object);
/** `picks one`, `check every tenth one`, `listen to them`: the noun is said before. */
const oneOf = /^(?:(?:an?other|this|that|the|every|each|any) (?:\p{L}+ )?)?one$/iu;
const towards = /^(for|to|on|with|at|of|about|from|in) (?:them|it)(?=$|\s)/i;

const elliptic = /^(?:confirm|approve|accept|reject|decline|refuse)$/;
const requests: Record<string, string> = {
  request: 'request',
  ask: 'request',
  apply: 'application',
  book: 'booking',
  reserve: 'booking',
  invite: 'invitation',
  hire: 'request',
  call: 'call',
  propose: 'proposal',
  nominate: 'nomination',
};

/** What is done to people only. */
const personal =
  /^(?:thank|invite|remind|notify|contact|tell|warn|inform|congratulate|greet|welcome|advise|teach|train|mentor|coach|hire|employ|interview|message|text|guide|reward|reassure)$/;

const decides = /^(?:approve|accept|reject|decline|refuse|grant|authorise|authorize)$/;

/** `enter a request, the archivist finds the box and approves it`: what was asked for, and not what was found last. */
export const isAnswer = ({ verb, object }: Capability): boolean => object === 'it' && decides.test(verb);

/** `managers approve in Slack` */
export const isDecision = (one: Capability): boolean => decides.test(one.verb) && isElliptic(one);

/** What is noted of a thing: `scan a hose, note damage and hang it up`. */
const ofThing =
  /^(?:history|past|details|damage|wear|photo|picture|video|state|condition|note|remark|comment|signature|weight|temperature|date|time|number|result)$/;

/** `takes the case, talks to the ship and the flag, closes it`: one thing is meant. */
export const meantBy = ({ object }: Capability, all: Capability[]): Capability | undefined => {
  // 'accept a call, note the part they fitted and close it': what is noted is no end in itself.
  const own = all.filter(({ verb }, at) => at === 0 || !notes.test(verb));
  const before = /^(?:it|them)$/.test(object) && own.length > 0 ? own : all;
  return meantAmong(object, before) ?? all.at(-1);
};
export const notes = /^(?:note|note down|jot down|write down|add|enter|state)$/;

/** `them` of `an overview of open tasks`: the tasks. */
export const manyOf = (object: string): string => {
  const [, many = ''] =
    /^(?:an?|the) (?:overview|list|summary|map|table|calendar|history|view) of (?:all |the |their )*((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)$/iu.exec(
      object,
    ) ?? [];
  return many && `the ${many}`;
};

const meantAmong = (object: string, before: Capability[]): Capability | undefined =>
  object === 'it'
    ? (before.findLast((one) => one.noun !== '' && !/\sand\s/.test(one.object) && !ofThing.test(one.noun)) ??
      before.findLast((one) => one.noun !== '' && !/\sand\s/.test(one.object)) ??
      before.findLast((one) => !/\sand\s/.test(one.object)))
    : /^(?:them|these|those)$/.test(object)
      ? before.findLast(isMany)
      : undefined;

/** `props`, `a lock and a key`: what `them` can stand for. */
export const isMany = ({ object, noun }: Pick<Capability, 'object' | 'noun'>): boolean =>
  noun !== '' &&
  (/\sand\s/.test(object) || (isPlural(object.split(/,?\s(?:and|or)\s|,\s/)[0] ?? '') && !isPronoun(object)));

/** What is chosen from, and is no thing that is ordered itself. */
export const listing = /(?:^|\s)(?:menu|list|catalogue|programme|timetable|calendar|brochure)$/;

/** `ask for dates, the warden accepts`: a yes is given to what was asked, and not to a day. */
const isTime = (noun: string): boolean =>
  /(?:^|\s)(?:date|day|week|weekend|month|time|hour|period|slot|term|night)$/.test(noun);

/** `photograph defects and assign them …`: what `them` stands for. */
export function standIn(one: Capability, before: Capability | undefined): Capability {
  // 'get access to their contract and can terminate it'
  const [, opened = ''] =
    before?.noun === 'access' ? (/^to ((?:the|their|an?|its) [\p{L} -]{3,30})$/u.exec(before.tail) ?? []) : [];
  if (opened !== '' && /^it$/i.test(one.object)) return { ...one, object: opened, noun: bareNoun(opened) };
  if (before && /^them$/i.test(one.object) && manyOf(before.object) !== '')
    return { ...one, object: manyOf(before.object), noun: bareNoun(manyOf(before.object)) };
  const meant = before?.noun ?? '';
  // Things are not thanked: 'donors give leftovers; the family thank them'.
  if (before?.by && before.by !== one.by && /^(?:them|him|her)$/i.test(one.object) && personal.test(one.verb))
    return { ...one, object: `the ${plural(before.by)}`, noun: before.by };
  // 'clerks request an interpreter, interpreters accept': the request is accepted.
  const sought = before?.object === '' ? bareNoun(before.tail.replace(/^for (?=an? )/, '')) : '';
  const asked =
    before && (isPeople(meant || sought) || isTime(meant)) && elliptic.test(one.verb)
      ? requests[before.verb]
      : undefined;
  if (asked && (isPronoun(one.object) || one.object === '')) return { ...one, object: `the ${asked}`, noun: asked };
  if (before?.by && before.by !== one.by && /^them$/i.test(one.object) && Object.values(requests).includes(before.noun))
    return { ...one, object: `the ${plural(before.by)}`, noun: before.by };
  // 'lends scores and notes which ones are missing'
  if (meant !== '' && /^(?:which|how many|whose) ones?\b/i.test(one.object))
    return { ...one, object: one.object.replace(/\bones?\b/i, plural(meant)), noun: meant };
  const [, which = ''] = /^((?:the )?(?:\p{L}+ )?)ones$/iu.exec(one.object) ?? [];
  // 'the teacher writes down the temperature, the assistant marks the broken ones': of another thing.
  const other = before?.by !== one.by && /^the /.test(before?.object ?? '') && before?.object.endsWith(` ${meant}`);
  if (meant !== '' && which && !other) return { ...one, object: `${which}${plural(meant)}`, noun: meant };
  // 'sort reports and give each to a tuner'
  if (meant !== '' && !isPeople(meant) && /^each$/i.test(one.object))
    return { ...one, object: `each ${meant}`, noun: meant };
  if (meant !== '' && /^(?:the )?(?:nearest|closest|next|cheapest|best)$/i.test(one.object))
    return { ...one, object: `the ${one.object.replace(/^the /i, '')} ${meant}`, noun: meant };
  // 'gardeners ask for a load, the surgeon picks one': one of those who asked.
  const wish =
    before?.by && before.by !== one.by && /^(?:request|ask|apply)$/.test(before.verb)
      ? requests[before.verb]
      : undefined;
  if (wish && /^one$/i.test(one.object) && /^(?:pick|choose|select)$/.test(one.verb))
    return { ...one, object: `one of the ${plural(wish)}`, noun: wish };
  if (meant !== '' && oneOf.test(one.object))
    return {
      ...one,
      object: /^one$/i.test(one.object) ? withArticle(meant) : one.object.replace(/one$/i, meant),
      noun: meant,
    };
  const single = /^(?:an?|the|each|every|one) /i.test(before?.object ?? '') && singular(meant) === meant;
  if (meant !== '' && !isPeople(meant) && (one.object === '' || one.tail === 'to it') && towards.test(one.tail))
    return {
      ...one,
      tail: one.tail.replace(
        towards,
        (told, link: string) => `${link} the ${/it$/.test(told) && single ? meant : plural(meant)}`,
      ),
    };
  const behind = before?.object === '' ? before.tail.replace(/^(?:for|to|of)\s/, '') : '';
  if (isPronoun(one.object) && behind !== '' && behind !== before?.tail)
    return { ...one, object: bareNoun(behind) ? `the ${bareNoun(behind)}` : behind, noun: bareNoun(behind) };
  // 'sees which groups have not met and visits them'
  if (isPronoun(one.object) && before && meant !== '' && new RegExp(`^(?:${questions})\\b`, 'i').test(before.object))
    return { ...one, object: `the ${/^(?:it|this|that)$/i.test(one.object) ? meant : plural(meant)}`, noun: meant };
  // 'publishes the menu, the night shift orders until nine': what stands on it.
  if (one.object === '' && isElliptic(one) && /^(?:order|book|reserve|choose)$/.test(one.verb) && listing.test(meant))
    return { ...one, tail: `from the ${meant} ${one.tail}`.trim() };
  const stands =
    before?.object && !isPronoun(before.object) && !new RegExp(`^(?:${questions})\\b`, 'i').test(before.object);
  if (!isPronoun(one.object) || !before || !stands) return one;
  // 'cooks 320 lunches a day. Houses order by 9:00': so many are cooked, not ordered.
  return {
    ...one,
    object:
      meant !== '' && /^\d/.test(before.object)
        ? `the ${plural(meant)}`
        : // 'pick a refund or another sailing; clerks look it up'
          meant !== '' && / or /.test(before.object) && one.object === 'it'
          ? `the ${meant}`
          : before.object,
    noun: before.noun,
  };
}
