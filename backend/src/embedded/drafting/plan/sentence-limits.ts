import { isSomebody } from '../grammar/somebody.js';
import { isPlural, lowerFirst, singular, thirdPerson, withArticle } from '../language.js';
import type { Feature } from './plan.js';
import { isManyOf } from './said-parts.js';

/** What a sentence limits, tried on both sides of the limit: before a time is over and after it, at a figure and above it. */

type Test = Feature['tests'][number];

const refused = 'it is refused, and the limit is named';
const passes = 'it goes through';

const span = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?)`;

export function sentenceLimits(said: string): Test[] | null {
  return (
    doneWithin(said) ?? triedWithin(said) ?? happensAfter(said) ?? noLonger(said) ?? readyWithin(said) ?? amountOf(said)
  );
}

const over = (time: string): string => `${time} ${isPlural(time) ? 'have' : 'has'} passed`;
const notYet = (time: string): string => `less than ${time} ${isPlural(time) ? 'have' : 'has'} passed`;
/** `of official publication`, `after the visit`: since then. */
const sinceThen = (of: string): string => of.replace(/^ (?:of|after|from) /, ' since ');

/** `Entries can be corrected within 48 hours, after that only by the county supervisor` */
function doneWithin(said: string): Test[] | null {
  const { thing = '', done = '', time = '', since = '', who = '' } = doneInTime.exec(said)?.groups ?? {};
  if (time === '') return null;
  const when = `${lowerFirst(thing)} ${isManyOf(thing) ? 'are' : 'is'} to be ${done}`;
  const before = { given: `${notYet(time)}${sinceThen(since)}`, when, then: passes };
  const given = `${over(time)}${sinceThen(since)}`;
  return who === ''
    ? [before, { given, when, then: refused }]
    : [
        before,
        { given: `${given}, and it is tried by somebody other than ${who}`, when, then: refused },
        { given: `${given}, and it is tried by ${who}`, when, then: passes },
      ];
}
const doneInTime = new RegExp(
  String.raw`^(?<thing>[^,;:]{3,50}?) (?:can|may) (?:only )?be (?<done>[^,;:]{3,40}?) (?:only )?within (?<time>${span})(?<since> (?:of|after|from) [^,;:]{3,50})?(?:[,;] (?:and )?(?:after that|afterwards|later|then) only by (?<who>[^,;:]{3,50}))?$`,
  'iu',
);

/** `The farmer can reply 1 for OK, but only within 48 hours; after that the weight stands` */
function triedWithin(said: string): Test[] | null {
  const { who = '', does = '', time = '', since = '', how = '', then } = triesInTime.exec(said)?.groups ?? {};
  if (time === '' || !isSomebody(who)) return null;
  const bare = lowerFirst(who).replace(/^(?:the|an?|each|every|all|our) /, '');
  const one = withArticle(isPlural(bare) ? singular(bare) : bare);
  const when = `${one} tries to ${does}${how}`;
  return [
    { given: `${notYet(time)}${sinceThen(since)}`, when, then: passes },
    { given: `${over(time)}${sinceThen(since)}`, when, then: then === undefined ? refused : lowerFirst(then) },
  ];
}
const triesInTime = new RegExp(
  String.raw`^(?<who>[^,;:]{3,40}?) (?:can|may) (?:also )?(?!be )(?<does>[^,;:]{4,90}?),? (?:but )?(?:only )?within (?<time>${span})(?<since> (?:of|after|from) [^,;:]{3,50}?)?(?<how> (?:with|by|in|via) [^,;:]{3,40})?(?:[,;] (?:after that|afterwards|then) (?<then>[^,;:]{6,90}))?$`,
  'iu',
);

/** `Recordings disappear after 30 days`, `photos must be deleted after 18 months unless there's an open dispute` */
function happensAfter(said: string): Test[] | null {
  const { main = '', time = '', but } = afterTime.exec(said)?.groups ?? {};
  if (time === '' || / (?:not|never|no|if|when|unless|until|only|and) |n['’]t /i.test(` ${main} `)) return null;
  const [subject = ''] = main.split(/ must | should /);
  const does = lowerFirst(main.replace(/ (?:must|should) be /, isManyOf(subject) ? ' are ' : ' is '));
  const when = 'no user does anything more';
  return [
    { given: `${over(time)}${but === undefined ? '' : `, and it is not so that ${but}`}`, when, then: does },
    { given: notYet(time), when, then: 'nothing has happened yet' },
    ...(but === undefined ? [] : [{ given: `${over(time)}, and ${but}`, when, then: `this does not happen: ${does}` }]),
  ];
}
const afterTime = new RegExp(
  String.raw`^(?<main>[^,;:]{8,80}?)(?<!\b(?:and|or|\d,?)) after (?<time>${span})(?:,? unless (?<but>(?:the|an?|there|it|they)\b[^,;:]{4,80}))?$`,
  'iu',
);

/** `Health details must not stay in the system more than 30 days` */
function noLonger(said: string): Test[] | null {
  const { thing = '', does = '', time = '' } = longest.exec(said)?.groups ?? {};
  if (time === '') return null;
  const [verb = '', ...rest] = does.split(' ');
  const isSo = [lowerFirst(thing), isManyOf(thing) ? verb : thirdPerson(verb), ...rest].join(' ');
  const when = 'no user does anything more';
  return [
    { given: notYet(time), when, then: `this may still be so: ${isSo}` },
    { given: over(time), when, then: `this is no longer so: ${isSo}` },
  ];
}
const longest = new RegExp(
  String.raw`^(?<thing>[^,;:]{3,60}?) (?:must not|may not|cannot|can['’]t|must never|may never|should not) (?<does>(?:stay|remain)[^,;:]{0,60}?) (?:for )?(?:more|longer) than (?<time>${span})$`,
  'iu',
);

/** `Tariff changes must be live within 48 hours of official publication` */
function readyWithin(said: string): Test[] | null {
  const { thing = '', is = '', time = '', since = '' } = isInTime.exec(said)?.groups ?? {};
  return time === ''
    ? null
    : [
        {
          given: `${over(time)}${sinceThen(since)}`,
          when: 'it is checked',
          then: `${lowerFirst(thing)} ${isManyOf(thing) ? 'are' : 'is'} ${is}`,
        },
      ];
}
const isInTime = new RegExp(
  String.raw`^(?<thing>[^,;:]{3,60}?) (?:must|has to|have to|should|needs? to) be (?<is>[^,;:]{3,50}?) within (?<time>${span})(?<since> (?:of|after|from) [^,;:]{3,60})?$`,
  'iu',
);

/** `Advances are up to 30% of the value of delivered cherry, max KES 15,000, …`: each figure by itself. */
function amountOf(said: string): Test[] | null {
  const { thing = '', first = '', second } = amounts.exec(said)?.groups ?? {};
  if (first === '' || !/\d/.test(first)) return null;
  const one = withArticle(
    isPlural(thing) ? singular(lowerFirst(thing)) : lowerFirst(thing).replace(/^(?:an?|the) /, ''),
  );
  const when = 'it is tried';
  return [
    {
      given: `${one} of exactly ${first}${second === undefined ? '' : `, and not above ${second}`}`,
      when,
      then: passes,
    },
    { given: `${one} of more than ${first}`, when, then: refused },
    ...(second === undefined ? [] : [{ given: `${one} of more than ${second}`, when, then: refused }]),
  ];
}
const amounts =
  /^(?<thing>(?:(?:the|an?|each|every) )?\p{L}+(?: \p{L}+)?) (?:is|are|must be|can be|may be) (?:only )?(?:up to|at most|no more than|not more than|limited to) (?<first>[^,;:]*\d[^,;:]*?)(?:,? (?:max(?:imum)?|at most|up to) (?<second>[^;:]*?\d[\d.,]*\d))?(?:, (?!\d)[^;:]*)?$/iu;
