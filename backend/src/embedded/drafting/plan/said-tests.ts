import { isPlural, lowerFirst, singular, stripStop, withArticle } from '../language.js';
import type { Feature } from './plan.js';
import { isManyOf } from './said-parts.js';

type Test = Feature['tests'][number];

/** What can be tried of a sentence in its own words: the parts it lists, until when it holds, where its things arrive, whose they are. */
export function saidTests(text: string): Test[] {
  return text
    .split(/(?<=[.!?;])\s(?=\S)/u)
    .slice(0, most)
    .map(stripStop)
    .flatMap((one) => readers.flatMap((read) => read(one) ?? []).slice(0, 2));
}
const most = 3;

/** `The money sits in escrow until the buyer has had five days`: so it is before, and no longer behind. */
function untilThen(said: string): Test[] | null {
  const { main = '', end = '' } = until.exec(said)?.groups ?? {};
  if (end === '' || /\b(?:if|when|unless|until|but|because|so)\b|n['’]t\b|\bnot\b/i.test(main)) return null;
  return [
    { given: `the time before ${end}`, when: 'the state is looked at', then: lowerFirst(main) },
    { given: end, when: 'the state is looked at', then: `this has come to its end: ${lowerFirst(main)}` },
  ];
}
const until =
  /^(?<main>[^,;:]{8,110}? (?:is|are|sits?|stays?|waits?|remains?|lies?|rests?)\b[^,;:]{0,80}?) until (?<end>(?!\d|the end\b)[^,;:]*\b(?:is|are|has|have|had|\p{L}+s)\b[^,;:]*)$/iu;

/** `Matched entries post to NetSuite hourly`: what is known here is found there. */
function arrives(said: string): Test[] | null {
  const { what = '', to = '' } = passes.exec(said)?.groups ?? {};
  if (to === '' || /\b(?:that|which|who|if|when|nobody)\b|^(?:it|they|this|anything|everything)\b/i.test(what))
    return null;
  const many = isManyOf(what);
  const it = many ? 'they' : 'it';
  return [
    {
      given: `${lowerFirst(what)} with known values`,
      when: 'the transfer has run',
      then: `${it} ${many ? 'are' : 'is'} found in ${to} with the same values, ${many ? 'each ' : ''}once`,
    },
    {
      given: `no answer comes from ${to}`,
      when: 'the transfer is due',
      then: 'nothing is lost: it is tried again later, and the failure is shown',
    },
  ];
}
const passes =
  /^(?<what>[^,;:]{3,60}?) (?:(?:must|should|ha(?:s|ve) to|needs? to) (?:always )?)?(?:goes|go|posts?|flows?|(?:(?:is|are|be|gets?) (?:automatically )?(?:sent|passed on|transferred|posted|written|exported|pushed|synced))) (?:back )?(?:on |over |in)?to (?:our [\p{L} -]+?, which is |our |the )?(?<to>(?!I\b)\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,3}(?: or \p{Lu}[\p{L}\d&.-]*)?)(?=[,;.]| |$)/u;

/** `Object data has to come from MuseumPlus`: what is known there is found here. */
function fetched(said: string): Test[] | null {
  const { what = '', from = '' } = comes.exec(said)?.groups ?? {};
  if (from === '' || /^(?:it|they|this)\b/i.test(what)) return null;
  return [
    {
      given: `${lowerFirst(what)} known in ${from}`,
      when: 'it is asked for here',
      then: `the same is shown as in ${from}`,
    },
    {
      given: `no answer comes from ${from}`,
      when: `${lowerFirst(what)} ${isManyOf(what) ? 'are' : 'is'} asked for`,
      then: 'the page says so, and nothing is made up in its place',
    },
  ];
}
const comes =
  /^(?<what>(?:the )?[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:(?:must|should|ha(?:s|ve) to) )?(?:comes?|(?:is|are|be) (?:taken|fetched|read|imported|pulled)) from (?<from>(?!I\b)\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)*)(?=[,;.]| |$)/u;

/** `Each corrective action has an owner and a date`: without them it is not kept. */
function hasParts(said: string): Test[] | null {
  const { what = '', parts = '' } = has.exec(said)?.groups ?? {};
  if (parts === '') return null;
  const one = withArticle(singular(what));
  return partsOf(parts).map((part) => ({
    given: `${one} without ${part}`,
    when: 'it is saved',
    then: `it is not accepted yet, and the page names what is missing: ${part.replace(/^an? /, '')}`,
  }));
}
const has =
  /^(?:each|every) (?<what>[\p{L} -]{3,40}?) (?:must have|needs|has) (?<parts>an? [\p{L}-]+(?: [\p{L}-]+)?(?:(?:,| and|, and) an? [\p{L}-]+(?: [\p{L}-]+)?){0,3})(?=,|$)/iu;

/** `Every change is recorded with who and when`: they stand there. */
function keptWith(said: string): Test[] | null {
  const { what = '', parts = '' } = kept.exec(said)?.groups ?? {};
  if (parts === '') return null;
  const [last = ''] = what.split(' ').slice(-1);
  const one = isPlural(last)
    ? 'one of these'
    : withArticle(lowerFirst(what.replace(/^(?:each|every|the|an?|all) /i, '')));
  return [
    {
      given: `${one} was made yesterday`,
      when: 'its entry is looked up',
      then: `these are there: ${parts}`,
    },
  ];
}
const kept =
  /^(?<what>(?:each|every|all|any) [\p{L} -]{3,40}?) (?:is|are|gets?|must be|has to be) (?:recorded|logged|kept|stored) with (?<parts>[^.;:]{3,80})$/iu;

/** `A grower sees just his own plots`, `read access to their own apprentices only`: nothing of anybody else. */
function ownOnly(said: string): Test[] | null {
  const { who = '', things = '' } = (own.exec(said) ?? ownLast.exec(said))?.groups ?? {};
  if (things === '') return null;
  const noun = things.replace(/\s+only$/i, '');
  const one = withArticle(singular(lowerFirst(who.replace(/^(?:the|an?|each|every|all) /i, ''))));
  return [
    {
      given: `${noun} of somebody else`,
      when: `${one} looks for them`,
      then: 'they are not shown, and their address opens nothing',
    },
    { given: `${noun} of their own`, when: `${one} looks for them`, then: 'they are shown' },
  ];
}
const person = String.raw`(?<who>(?:(?:the|an?|each|every|all) )?[\p{L}-]+(?: [\p{L}-]+)??) (?:can |may |must |should )?(?:only |just )?(?:gets?|sees?|reads?|opens?|has|have|finds?)\b[^,;:.]*?`;
const own = new RegExp(
  String.raw`^${person}\b(?:just|only) (?:(?:see|sees|read|open) )?(?:their|his|her|its) own (?<things>[\p{L}-]+s)$`,
  'iu',
);
const ownLast = new RegExp(String.raw`^${person}\b(?:their|his|her|its) own (?<things>[\p{L}-]+s) only$`, 'iu');

/** `Nothing gets published without the clerk's approval`, `nothing is billed that a person has not confirmed` */
function nothingWithout(said: string): Test[] | null {
  const { done = '', without = '', who = '', act = '' } = (needsYes.exec(said) ?? unseen.exec(said))?.groups ?? {};
  if (done === '') return null;
  const lacks = without === '' ? `${who} has not ${act} it` : `${lowerFirst(without)} is missing`;
  const there = without === '' ? `${who} has ${act} it` : `${lowerFirst(without)} is there`;
  return [
    { given: lacks, when: `something is to be ${done}`, then: 'it is refused, and the page says what is missing' },
    { given: there, when: `something is to be ${done}`, then: 'it goes through' },
  ];
}
const needsYes =
  /^nothing (?:is|gets|may be|can be|must be) (?<done>\p{L}+(?: or \p{L}+)?) without (?<without>(?:the|an?|two|their|his|her) [^,;:]{4,60})$/iu;
const unseen =
  /^nothing (?:is|gets|may be|can be) (?<done>\p{L}+) that (?<who>(?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?) (?:has not|hasn['’]t) (?<act>\p{L}+)$/iu;

/** `list each flag with its owner, age and last change`: each part that is named is there. */
function listed(said: string): Test[] | null {
  const { parts = '' } = lists.exec(said)?.groups ?? {};
  const all = parts.split(/,? (?:and|or) |, /);
  if (all.length < 2 || parts === '' || parts.length > 170) return null;
  return [
    {
      given: 'an entry of which all of this is known',
      when: 'it is shown',
      then: `each of these is there: ${parts}`,
    },
  ];
}
const lists =
  /\b(?:sees?|lists?|shows?|displays?|gets?|receives?|says?|includes?|contains?) (?:[^,;:.]{0,70}?,? with |(?=from where|who|what|how much|why|which))(?:the |its |their )?(?<parts>(?!at least|at most|no )[^;:.()]*?,[^;:.()]*(?: and | or )[^;:.()]{3,80})$/iu;

const readers = [nothingWithout, ownOnly, untilThen, arrives, fetched, hasParts, keptWith, listed];

/** `an owner and a date`: an owner; a date. */
const partsOf = (text: string): string[] =>
  text
    .split(/,? and |, /)
    .filter(Boolean)
    .slice(0, 2);
