import {
  gerund,
  infinitive,
  isPlural,
  lowerFirst,
  numberWord,
  numberWords,
  participle,
  singular,
  thirdPerson,
  withArticle,
} from '../language.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import type { Feature } from './plan.js';

/** Rules that set a number or a time: how it shows, right on the edge, that they are kept. */

type Check = Feature['tests'][number];
interface Checks {
  breaks: Check;
  keeps: Check;
}

const amount = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)`;
const span = String.raw`${amount} (?:working )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?)`;

const passes = 'it goes through';

/** `at most 90 days on display, then 180 days of rest` */
const inTurn = new RegExp(
  String.raw`^(?:(?:an?|the|each|every|no) [^,;:]{2,60}? (?:for )?)?(?:at most|up to|no more than|not more than|no longer than|max(?:imum)?(?: of)?|more than) (?<first>${span})(?: (?<where>[^,;:]{2,40}?))?,? (?:and )?(?:then|followed by|after that)(?: it)?(?: (?:must )?(?<does>\p{L}+?s?))?(?: for)?(?: at least)? (?<rest>${span})(?: (?:of )?(?<what>[^,;:]{2,40}))?$`,
  'iu',
);
/** `A visit may be moved up to 24 hours beforehand` */
const beforehand = new RegExp(
  String.raw`^(?<thing>[^,;:]{3,50}?) (?:can|may|must|has to|have to|needs? to|is|are) (?:only )?(?:be )?(?:only )?(?<done>\p{L}+(?: (?:off|out|up))?) (?:only )?(?:up to|until|till|no later than|not later than|at least|at the latest) (?<span>${span}) (?:beforehand|before|ahead|in advance|earlier)(?: of)?(?: (?<what>(?!that$)[^,;:]{3,40}))?$`,
  'iu',
);
/** `A quote is valid for 14 days`, `a hold lapses after 20 minutes` */
const lapses = new RegExp(
  String.raw`^(?<thing>(?:an? |the |each |every )?[^,;:]{2,40}?) (?:(?:is|are|stays?|remains?) (?:only )?(?:valid|good|open|held|reserved|blocked|locked) (?:for )?(?:only |at most |up to )?|(?:expires?|lapses?|ends?|closes?|runs? out|becomes? void) (?:by itself |automatically )?(?:after|within) )(?<span>${span})$`,
  'iu',
);
/** `No crew holds more than 4 packs at a time`, `a member may book up to two slots a week` */
const holds = new RegExp(
  String.raw`^(?<who>no [\p{L}-]+(?: [\p{L}-]+)??|nobody|no one|(?:an?|each|every) [\p{L}-]+(?: [\p{L}-]+)??) (?:(?:may|can|must|shall|should)(?: (?:not|never|only))? )?(?<verb>(?!(?:may|can|must|shall|should) )\p{L}+) (?:(?:more than|at most|up to|no more than|not more than|only) )?(?<count>${amount}) (?<of>[\p{L}-]+(?: [\p{L}-]+)??)(?<when> (?:at a time|at once|at the same time|at one time|an? \p{L}+|per \p{L}+|each \p{L}+))?$`,
  'iu',
);
const keepsThem = /^(?:hold|have|keep|own|carry|bear|wear|be)$/;

const bare = (thing: string): string => lowerFirst(thing).replace(/^(?:an?|the|each|every|no) /, '');
const one = (thing: string): string => {
  const plain = bare(thing);
  return isPlural(
    plain
      .split(/ (?:of|in|on|at|for|with) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  )
    ? plain
    : withArticle(plain);
};
const are = (thing: string): string => (one(thing) === bare(thing) ? 'are' : 'is');

const numberOf = (said: string): number =>
  /^\d/.test(said) ? Number(said.replace(/,/g, '')) : /^an?$/i.test(said) ? 1 : numberWords.indexOf(said.toLowerCase());
const said = (count: number, of: string): string =>
  `${numberWords[count] ? numberWord(count) : String(count)} ${count === 1 ? singular(of) : of}`;

/** What such a rule lapses: `quote`, `14 days`; null where it sets no end. */
export function lapseIn(text: string): { thing: string; span: string } | null {
  const { thing, span: time } = lapses.exec(text)?.groups ?? {};
  return thing && time ? { thing: bare(thing), span: time } : null;
}

export function limitChecks(text: string): Checks | null {
  return alternating(text) ?? early(text) ?? lapsing(text) ?? held(text);
}

function alternating(text: string): Checks | null {
  const { first = '', where = '', rest = '', does = '', what: told } = inTurn.exec(text)?.groups ?? {};
  if (rest === '') return null;
  // 'then dries for 3 days', 'then needs 8 hours of rest'
  const what =
    told ??
    (/^(?:|needs?|gets?|has|have|takes?|stays?|rests?)$/i.test(does) ? 'rest' : gerund(infinitive(does.toLowerCase())));
  const next = where === '' ? 'the next time' : `the next time ${where}`;
  return {
    breaks: {
      given: `the ${first}${where ? ` ${where}` : ''} are over, and the ${rest} of ${what} are not`,
      when: `${next} is to begin`,
      then: `it is refused, and the day is named on which the ${rest} are over`,
    },
    keeps: { given: `the ${rest} of ${what} are over`, when: `${next} is to begin`, then: passes },
  };
}

function early(text: string): Checks | null {
  const { thing = '', done = '', span: time = '', what = '' } = beforehand.exec(text)?.groups ?? {};
  if (time === '') return null;
  const when = `${one(thing)} ${are(thing)} to be ${done.toLowerCase()}`;
  const until = what === '' ? '' : ` until ${lowerFirst(what)}`;
  return {
    breaks: { given: `less than ${time} is left${until}`, when, then: 'it is refused, and the limit is named' },
    keeps: { given: `more than ${time} is left${until}`, when, then: passes },
  };
}

function lapsing(text: string): Checks | null {
  const lapse = lapseIn(text);
  if (!lapse) return null;
  const what = one(lapse.thing);
  const ends = /\b(?:held|reserved|blocked|locked)\b/i.exec(text)?.[0].toLowerCase();
  const state = ends ? `no longer ${ends}` : 'no longer valid';
  return {
    breaks: {
      given: `the ${lapse.span} of ${what} are over`,
      when: 'somebody looks at it',
      then: `it is shown as ${state}, without any action by a user`,
    },
    keeps: {
      given: `the ${lapse.span} of ${what} are not over yet`,
      when: 'somebody looks at it',
      then: `it is shown as ${ends ?? 'valid'}, with its last day`,
    },
  };
}

function held(text: string): Checks | null {
  const { who = '', verb: heard = '', count: number = '', of = '', when: time = '' } = holds.exec(text)?.groups ?? {};
  const count = numberOf(number);
  const verb = infinitive(heard.toLowerCase());
  // 'A rider wears a helmet' names no limit.
  if (!/\b(?:more than|at most|up to|only)\b/i.test(text) && !(time !== '' && !/^an?$/i.test(number))) return null;
  if (who === '' || count < 1 || (!isPlural(of.split(' ')[0] ?? '') && count > 1)) return null;
  if (!isPeople(bare(who)) && !isGroup(bare(who)) && !/^(?:nobody|no one)$/i.test(who) && !keepsThem.test(verb))
    return null;
  const doer = /^(?:nobody|no one)$/i.test(who) ? 'somebody' : withArticle(bare(who));
  const unit = /^ (?:an?|per|each) (\p{L}+)$/iu.exec(time)?.[1];
  const done = (some: number): string => {
    const things = `${said(some, of)}${unit ? ` in the ${unit}` : ''}`;
    return keepsThem.test(verb)
      ? `${doer} ${thirdPerson(verb)} ${things} already`
      : `${doer} has ${participle(verb)} ${things} already`;
  };
  const asks = 'one more is asked for';
  return {
    breaks: { given: done(count), when: asks, then: 'it is refused, and the limit is named' },
    keeps: {
      given:
        count === 1
          ? `${doer} ${keepsThem.test(verb) ? `${thirdPerson(verb)} none` : `has ${participle(verb)} none`} yet`
          : done(count - 1),
      when: count === 1 ? 'one is asked for' : asks,
      then: passes,
    },
  };
}
