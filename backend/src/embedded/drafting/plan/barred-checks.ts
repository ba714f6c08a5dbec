import { isPlural, lowerFirst, singular, withArticle } from '../language.js';
import { isDone } from '../read/words.js';
import { denied } from './ruled-if.js';
import type { StateChecks } from './state-checks.js';

/** Rules by which a state of one thing bars what is wanted next. */

/** `A set can be on loan to one choir only` */
const oneOnly =
  /^(?:an?|the|each|every) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:can|may) (?:only )?be (?<how>[^,;:]{2,30}?) (?<to>to|by|for|with|at) (?:only )?one (?<whom>[\p{L}-]+)(?: only| at a time| at once)?$/iu;
/** `A choir with unpaid invoices gets no further sets` */
const noMore =
  /^(?:an?|any|each|every) (?<who>[\p{L}-]+(?: [\p{L}-]+)?) (?<link>with|who|that) (?<state>[^,;:]{3,50}?) (?:gets?|receives?|is given) no (?:more |further |other |new )(?<what>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** `A watch must not be changed after it has been closed` */
const noLonger =
  /^(?:an?|the|each|every) (?<thing>[\p{L}-]+(?: [\p{L}-]+)??) (?:[^,;:]{3,40} and )?(?:must not|may not|cannot|can no longer|must never) be (?<done>\p{L}+) (?:after|once|when|as soon as) (?<clause>(?:it|they|the [\p{L}-]+) (?:is|are|has|have) [^,;:]{3,50})$/iu;
/** `Only checked watches are published` */
const onlySuch =
  /^only (?<state>\p{L}+ed|paid|sold|lent) (?<things>[\p{L}-]+(?: [\p{L}-]+)?) (?:are|may be|can be) (?<done>\p{L}+)$/iu;

/** `Whoever is late cannot reserve anything for a month`, `a member who stays away twice loses the right to book for four weeks` */
const shutOut =
  /^(?:whoever|anyone who|those who|(?:an?|any|each|every) (?<who>[\p{L}-]+(?: [\p{L}-]+)?) (?:who|that)) (?<clause>[^,;:]{4,60}?) (?:cannot|can['’]t|may not|must not|loses? the right to|is not allowed to) (?<act>\p{L}+(?: [^,;:\d]{2,40}?)??)(?: for (?<span>(?:\d+|an?|one|two|three|four|five|six) (?:days?|weeks?|months?|years?)))?$/iu;

const refused = 'it is refused, and the rule is named';
const passes = 'it goes through';

export function barred(text: string): StateChecks | null {
  const one = oneOnly.exec(text)?.groups;
  if (one) {
    const { thing = '', how = '', to = '', whom = '' } = one;
    const when = `another ${whom} asks for it`;
    return {
      follows: false,
      breaks: { given: `${withArticle(thing.toLowerCase())} is ${how} ${to} one ${whom} already`, when, then: refused },
      keeps: {
        given: `${withArticle(thing.toLowerCase())} is ${how} ${to} nobody`,
        when: `${withArticle(whom)} asks for it`,
        then: passes,
      },
    };
  }
  const more = noMore.exec(text)?.groups;
  if (more) {
    const { who = '', link = '', state = '', what = '' } = more;
    const so = `${withArticle(lowerFirst(who))} ${link === 'with' ? 'has' : ''} ${state}`.replace('  ', ' ');
    const when = `they ask for ${isPlural(what) ? withArticle(singular(what)) : what}`;
    return {
      follows: false,
      breaks: { given: so, when, then: refused },
      keeps: {
        given: link === 'with' ? `${withArticle(lowerFirst(who))} has no ${state.replace(/^an? /, '')}` : denied(so),
        when,
        then: passes,
      },
    };
  }
  const out = shutOut.exec(text)?.groups;
  if (out) {
    const { who, clause = '', act = '', span } = out;
    const given = `${who ? withArticle(lowerFirst(who)) : 'somebody'} ${clause}`;
    const when = `they want to ${act}`;
    return {
      follows: false,
      breaks: { given, when, then: refused },
      keeps: {
        given: span
          ? `${/^an? /i.test(span) ? `the ${span.replace(/^an? /i, '')} is` : `the ${span} are`} over`
          : `nothing of the kind is on record`,
        when,
        then: passes,
      },
    };
  }
  const after = noLonger.exec(text)?.groups;
  if (after && isDone(after['done'] ?? '')) {
    const { thing = '', done = '', clause = '' } = after;
    const given = clause.replace(/^(?:it|they)(?= )/i, `the ${thing.toLowerCase()}`);
    const when = `it is to be ${done}`;
    return {
      follows: false,
      breaks: { given, when, then: refused },
      keeps: { given: denied(given), when, then: passes },
    };
  }
  const { state = '', things = '', done = '' } = onlySuch.exec(text)?.groups ?? {};
  if (state === '' || !isDone(done) || !isPlural(things)) return null;
  const when = `it is to be ${done}`;
  return {
    follows: false,
    breaks: { given: `${withArticle(singular(things))} that has not been ${state.toLowerCase()}`, when, then: refused },
    keeps: { given: withArticle(`${state.toLowerCase()} ${singular(things)}`), when, then: passes },
  };
}
