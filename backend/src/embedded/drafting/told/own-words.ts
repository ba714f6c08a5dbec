import { isSomebody } from '../grammar/somebody.js';
import { infinitive, isParticiple, isPlural, lowerFirst, singular, thirdPerson, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { kindOfSystem } from '../read/known-systems.js';
import { isGroup, isNounish, isPeople, isVerb } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { isState } from './deed-told.js';
import { actsElsewhere } from './doers.js';
import { isDevice, isParticiple as looksDone } from './piece-forms.js';
import type { Deed, NamedThing, Piece } from './pieces.js';
import { isPronoun } from './mentions.js';
import type { Statement } from './statements.js';

/** What is better told in the idea's own words than taken apart: a wish of which the marks are unsure, or in which nobody acts. */

/** Below this what the marks say of a deed is wrong as often as not. */
const unsure = 0.3;
/** `Claims go to Visma every night`, `her phone rings`: what happens to a thing is done to nothing. */
const happens =
  /^(?:goes|go|went|comes?|rings?|runs?|flows?|arrives?|appears?|disappears?|counts?|lands?|sits?|expires?|lapses?|happens?|rolls?|rotates?|vibrates?|beeps?|blinks?|leaves?|travels?|reaches|reach|ends?|turns|becomes?)(?:\s|$)/i;
/** `plausibility checks against averages`: no such word is anybody. */
const abstract = /(?:ity|ion|ness|ment|ance|ence|age|ship|ism)s?$/i;

/** `handlers deal with 45 claims`, taken for a thing: what is not sure to be one stands as it is. */
export const isNoThing = ({ feature, sure }: NamedThing): boolean => {
  const words = feature.split(' ');
  const [first = ''] = words;
  return words.length > 4 && (sure < unsure || isPeople(singular(first.toLowerCase())));
};

export const isForOwnWords = (deed: Deed): boolean =>
  !actsElsewhere(deed) &&
  !isState(deed) &&
  (isUnsure(deed) ||
    // 'Every value shows its page', 'each permit comes with a duty': not done to it.
    (deed.passive && !isDoneTo(deed) && !moves.test(deed.verb)) ||
    // 'Rental buildings … should be turned away': of what it is said, the marks do not tell.
    (deed.object === '' &&
      deed.to === '' &&
      deed.who.length === 0 &&
      /\b(?:be|been|is|are)$/i.test(deed.before.trim())) ||
    // 'grade A = back to stock'
    [deed.object, ...deed.around].some((one) => /(?:^|\s)=(?:\s|$)/.test(one)) ||
    // 'port | data | stewards correct berth data': another deed, torn.
    isTorn(deed) ||
    // 'If something comes back damaged, the owner reports it'
    (isPronoun(deed.object) && deed.conditions.some((one) => ofSomething.test(one))) ||
    // 'If the two do not match, the barrier stays down'
    (/^(?:stays?|remains?)\b/i.test(deed.verb) && deed.doer !== '' && deed.conditions.length > 0) ||
    isCause(deed) ||
    (happens.test(deed.verb) && (deed.doer !== '' || (deed.passive && deed.automatic))) ||
    // 'Both parties sign': of nobody beside those named already.
    deed.who.some((who) => /^(?:both|all|the) (?:parties|sides)$/i.test(who)) ||
    deed.who.some((who) => abstract.test(bareNoun(who)) && !isAnybody(who)));

/** `A deviation of more than 3% stops the preparation`, `breaking differences return exit code 2`: no part of the product. */
const isCause = ({ passive, doer, verb }: Deed): boolean => {
  const head = doer.replace(/ (?:of|that|which|in|on|with|above|below|over|under|from|at|to) .*$/i, '');
  return (
    !passive &&
    causes.test(verb) &&
    (/^an? /i.test(head) || (!/^(?:the|our|its|their|this|that|each|every) /i.test(head) && isPlural(head))) &&
    !isDevice(doer) &&
    !kindOfSystem(doer) &&
    !isAnybody(head)
  );
};
const causes =
  /^(?:stops?|opens?|triggers?|causes?|returns?|starts?|blocks?|ends?|closes?|sets? off|raises?|leads?|pauses?|locks?|requires?|needs?|costs?|creates?)(?:\s|$)/i;

const isDoneTo = ({ verb, before, to }: Deed): boolean =>
  to !== '' ||
  looksDone(verb) ||
  /^(?:\S*(?:ung|un|ut)|met|lost|done|kept|left|found|won)(?:\s|$)/.test(verb) ||
  /\b(?:is|are|be|been|being|gets?)\b/i.test(before);
/** `Money moves to a card on Saturday`: it is moved. */
const moves =
  /^(?:moves?|updates?|syncs?|closes?|opens?|refresh(?:es)?|prints?|changes?|transfers?|loads?|locks?|unlocks?)$/i;
const ofSomething = /^(?:if|when|whenever|once|as soon as) (?:something|anything|somebody|anybody|one of)\b/i;
const isTorn = ({ behind }: Deed): boolean =>
  behind.some(
    ({ kind, text }) => kind === 't' && /^\p{Ll}+s \p{Ll}+ (?:the |an? )?\p{Ll}+/u.test(text) && !opensTail.test(text),
  );
const opensTail =
  /^(?:as|across|towards|minus|plus|versus|besides|sometimes|always|perhaps|his|this|its|days?|weeks?|months?|hours?|minutes?|times?|ours|theirs|yours|unless|needs)\b/;

/** Of what somebody does less can be wrong; what no tagger takes for a verb is hardly done by nobody. */
const isUnsure = ({ sure, isVerbal, who }: Deed): boolean =>
  who.some(isAnybody) ? sure < unsure * 0.6 : (isVerbal || sure >= 0.97 ? sure : sure * 0.5) < unsure;

const body =
  /(?:^|\s)(?:office|department|desk|reception|kitchen|warehouse|payroll|team|board|committee|bank|lab|clinic|shop|agency|company|council|hq|finance|sales|support|compliance|legal|procurement|operations|accounting|marketing|it|hr)$/;
export const isAnybody = (who: string): boolean => {
  const noun = bareNoun(who).toLowerCase();
  return isPeople(noun) || isGroup(noun) || isSomebody(who) || body.test(noun);
};

/** The words of a piece: from where the one before ends to where the next begins, and no further than its clause. */
export function wordsOf(pieces: readonly Piece[], at: number, { whole, start }: Statement): string {
  const [before, own, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (own === undefined) return '';
  const from = before ? before.end - start : 0;
  // 'parse plain | .sql plus Flyway output' goes on in what was taken for a thing.
  const goesOn =
    next !== undefined && 'feature' in next && !/[,;]/.test(whole.slice(own.end - start, next.start - start));
  const to =
    next && !goesOn
      ? Math.max(next.start, own.end) - start
      : goesOn && next
        ? (pieces[at + 2]?.start ?? start + whole.length) - start
        : whole.length;
  const opens = Math.max(
    0,
    ...[...whole.slice(from, own.start - start).matchAll(/[;:]\s/g)].map((one) => one.index + 1),
  );
  const ends = whole.slice(own.end - start, to).search(/[;]\s/);
  const said = bare(whole.slice(from + opens, ends < 0 ? to : own.end - start + ends));
  // 'it goes to the registrar, and after another 15 minutes | the switchboard is told': when the next one is done.
  return next && !goesOn
    ? said.replace(/, (?:and |but )?(?:after|when|if|once|within|at|from|until) [^,]{1,40}$/i, '')
    : said;
}

/** What stands behind the last piece of a statement, where it goes on there. */
export function trailing(pieces: readonly Piece[], at: number, { whole, start }: Statement): string {
  const own = pieces[at];
  if (own === undefined || at < pieces.length - 1) return '';
  const rest = whole.slice(own.end - start);
  const words = bare(rest);
  return /^\s?[\p{L}\d,(]/u.test(rest) &&
    words !== '' &&
    words.split(' ').length <= widest &&
    !/[;:.!?]|\bwhich\b/.test(words)
    ? rest.replace(/[\s.;,]+$/, '')
    : '';
}
/** More may be another thought. */
const widest = 8;

const bare = (text: string): string =>
  text
    .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '')
    // 'Where the amount deviates, the entry stays open' begins with a case.
    .replace(/^(?:[\s,;:.)>–—-]|(?:and|but|or|then|also|plus|where(?! [^,]+, the )|that|which|so)\b)+/i, '')
    .replace(/,? (?:after|before|upon|until) which$|, (?:after|before|until)$/i, '')
    .replace(/(?:[\s,;:–—-]|\b(?:and|but|or|then|also|where|which|with)\b)+$/i, '')
    .replace(/, (?:after|before|until)$/i, '')
    .replace(/[.;,]+$/, '')
    // 'risky ones return 1 and can be | waived'
    .replace(/,? (?:and |but |or )?(?:can|may|must|should|will|has to|have to)(?: also| then| only)?(?: be)?$/i, '')
    .replace(/,? (?:and |but )?(?:wishes|wants|would like|needs|has|have)? ?to$/i, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A wish as the idea puts it: a clause, or `to flag …` where it asks the product for something. Null where the words could
 * not stand alone.
 */
export function inOwnWords(
  said: string,
  {
    verb,
    object,
    who,
    doer,
    passive,
    automatic,
  }: Pick<Deed, 'verb' | 'object' | 'who' | 'doer' | 'passive' | 'automatic'>,
): Capability | null {
  // 'and can invite up to 4 caregivers': whoever acted before.
  const own = said.replace(/^(?:can|may|could|should|must|will|shall)(?: also| then)? (?!be\b)/i, '');
  const opensWithVerb = verb !== '' && own.toLowerCase().startsWith(verb.toLowerCase()) && !/['’]s?$/.test(verb);
  const [first = '', ...rest] = canDo(asSo(own.replace(/^you\b/i, 'Users'))).split(' ');
  // 'A request is treated as urgent and goes to the duty team': it does.
  const subject = passive ? object : doer;
  if (opensWithVerb && subject !== '' && happens.test(verb) && !isPronoun(subject) && /s$/.test(first))
    return inOwnWords(`${subject} ${own}`, { verb: '', object: '', who, doer, passive, automatic });
  if (opensWithVerb && (passive || isParticiple(verb))) return null;
  // 'is waived for people with a card', 'must be written back': of what, is not said.
  if (/^(?:is|are|was|were|has|have|had|be)\b/i.test(first) || /^(?:must|should|may|can|will) be /i.test(own))
    return null;
  const words = !opensWithVerb
    ? upperFirst([first, ...rest].join(' '))
    : who.length > 0 && !automatic
      ? `${upperFirst(who.join(' and '))} ${own}`
      : ['to', infinitive(first.toLowerCase()), ...rest].join(' ');
  const count = words.split(' ').length;
  if (makesIt.test(words)) return null;
  if (count < 3 || count > longest || !/\p{L}{3}/u.test(words)) return null;
  return saidAs(words);
}
/** A wish of which nothing is told but its words: `To flag …`, or a clause. */
export const saidAs = (words: string): Capability => ({
  verb: '',
  object: words.replace(/^to /, ''),
  noun: '',
  tail: '',
  automatic: false,
  named: true,
  words,
});

/**
 * `If something comes back damaged, the owner reports it within 7 days`: somebody's deed, and all that is said of it as it
 * stands. Null where it is not told whose it is.
 */
export function asTheirs(said: string, deed: Deed): Pick<Capability, 'verb' | 'object'> | null {
  const at = said.indexOf(deed.verb);
  const [who = '', ...others] = deed.who;
  if (at < 0 || !isAnybody(who) || others.length > 0 || deed.passive || isTorn(deed) || receives.test(deed.verb))
    return null;
  const before = said.slice(0, at).trim();
  const condition = deed.conditions.find((one) => before.toLowerCase().startsWith(one.toLowerCase()));
  const opens = before
    .slice(condition?.length ?? 0)
    .replace(/^[\s,]+/, '')
    .replace(/\s?\b(?:can|may|must|should|will|has to|have to|needs? to)(?: also| then)?$/i, '');
  const behind = bare(said.slice(at + deed.verb.length));
  if ((opens !== '' && opens.toLowerCase() !== who.toLowerCase()) || behind === '') return null;
  const [verb = '', ...particles] = deed.verb.toLowerCase().split(' ');
  return {
    verb: [infinitive(verb), ...particles].join(' '),
    object: condition === undefined || behind.includes(condition) ? behind : `${behind} ${lowerFirst(condition)}`,
  };
}

const receives = /^(?:gets?|receives?|has|have|needs?|wants?)$/i;

/** `to open a marketplace` is the product itself. */
const makesIt =
  /^to (?:open|build|create|launch|start|develop|offer|have|set up) (?:an?|our|the|their) (?:[\p{L}-]+ ){0,2}(?:marketplace|app|platform|shop|tool|system|service|portal|website|site)\b/iu;
/** `They must be able to correct it`: they can. */
const canDo = (said: string): string => said.replace(/\bcan be able to\b/, 'can');

/** `parse plain .sql plus Flyway output`, taken for a thing: what opens with a verb and no noun is a wish. */
export function verbFirst(text: string): Capability | null {
  const [first = '', ...rest] = text.replace(/[.;,]+$/, '').split(' ');
  const isWish =
    isVerb(first.toLowerCase()) && !isNounish(first.toLowerCase()) && rest.length > 1 && rest.length < longest;
  const words = ['to', first.toLowerCase(), ...rest].join(' ');
  return isWish ? saidAs(words) : null;
}

/** `scan label -> order on screen`: what is done, and what follows, in one. */
export function withArrow(text: string): Capability | null {
  const said = text.replace(/[.;,]+$/, '').replace(/\s*(?:->|=>|→)\s*/g, ' → ');
  // 'Red flag words = tell them 999 straight away'
  if (/ = /.test(said) && said.split(' ').length <= longest) return { ...saidAs(upperFirst(said)), object: said };
  if (!said.includes(' → ') || said.split(' ').length > longest) return null;
  return verbFirst(said) ?? { ...saidAs(upperFirst(said)), object: said };
}

/** `Approved claims should go to Visma` is so where it is told what the product does. */
const asSo = (said: string): string =>
  said.replace(
    /^((?:[^\s,;]+ ){1,6}?)(?:should|must|shall|will|ha(?:s|ve) to|needs? to) (?:(be) )?(?!not )(\p{Ll}+)/u,
    (_, subject: string, be: string | undefined, verb: string) => {
      // 'Bookings made through Treatwell should appear': the bookings do.
      const head = subject
        .trim()
        .replace(
          /(?<=\p{L}) (?:made|of|for|from|in|on|at|by|with|through|that|which|who|without|over|under) .*$/iu,
          '',
        );
      const last = head.split(' ').at(-1) ?? '';
      const many = isPlural(last) || /\band\b|^(?:they|we|you)\b/i.test(subject);
      if (be !== undefined && verb === 'able') return `${subject}can be able`;
      return be !== undefined
        ? `${subject}${many ? 'are' : 'is'} ${verb}`
        : `${subject}${many ? verb : thirdPerson(verb)}`;
    },
  );
/** More is no single wish. */
const longest = 45;
