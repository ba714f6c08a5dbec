import { isSomebody } from '../grammar/somebody.js';
import { withArticle } from '../language.js';
import { kindWords } from '../read/kinds.js';
import { isListedWord, isNounish, isPeople, isVerb, verbOf } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { bareNoun } from '../read/phrases.js';
import type { Deed, Piece } from './pieces.js';
import type { Part } from './statements.js';

/** The forms that parts of a deed come in, as they are told apart. */

export const product = new RegExp(
  String.raw`^(?:(?:it|we|this|that|which)|(?:(?:the|this|our|an?) )?(?:[\p{L}-]+ ){0,2}?(?:${kindWords}|software|AI|back ?end))$`,
  'iu',
);
/** `The tool | we need`: the tool. */
export const asWished = / (?:that |which )?(?:we|i)(?:['’](?:d|re|ve))? .*$/i;
/** `Mangopay`, `Mollie`: a name that is no word, and nobody. */
export const isService = (text: string): boolean =>
  /^\p{Lu}[\p{L}\d]+$/u.test(text) && !isListedWord(text) && !isSomebody(text);
export const receiving = /^(?:gets?|got|receives?|is|are)$/i;

/** `Safety item → lift marked out of service`: in case of one. */
export const asCondition = (text: string, gap: string): string =>
  /^\s*(?:[-=]>|→|:)/.test(gap) &&
  /^(?!(?:if|when|whenever|once|after|before|until|unless|while|on|upon|in|at|for|by|as|no|every|each)\b)(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+$/iu.test(
    text,
  ) &&
  text.split(' ').every((word) => !isVerb(word.toLowerCase()) || isNounish(word))
    ? `in case of ${withArticle(lowered(text))}`
    : text;

export const keepsRecords = (last: Piece | undefined): boolean =>
  last !== undefined && 'feature' in last && /\b(?:records?|data|files|documents|history)$/i.test(last.feature);

const length =
  /(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) (?:\p{Ll}+ )?(?:minutes?|hours?|days?|weeks?|months?)/u
    .source;
export const timeFor = new RegExp(String.raw`\b(?:has|have|gets?) (${length}) to $`, 'u');
const wholeTime = new RegExp(`^${length}$`, 'u');
export const hasTime = ({ verb, object, around }: Deed): boolean =>
  /^(?:has|have|gets?)$/i.test(verb) && around.length === 0 && wholeTime.test(object);

/** What does something by itself, however it is marked. */
const device =
  /(?:^|\s)(?:sensors?|probes?|gateways?|devices?|kiosks?|terminals?|scanners?|cameras?|tags?|trackers?|collars?|beacons?|meters?|scales?|thermostats?|hubs?|drones?|robots?|locks?|gates?|barriers?|screens?|displays?|printers?|bots?|dashboards?|engines?|models?|algorithms?|buttons?|pumps?|valves?|widgets?|plugins?)$/i;
export const isDevice = (who: string): boolean =>
  device.test(who.replace(/ (?:who|that|which|waiting|at|in|on|of|with|for|from) .*$/i, '')) &&
  !isPeople(bareNoun(who));

/** `software | should | take`, `a tool | that is | triggered` */
export const doesItself = /^ (?:that |which )?(?:(?:should|would|must|shall|will|has to|needs to|is|are) )?$/;

export const isDoneTo = / (?:gets?|is|are)$/i;
export const signsIn = /^(?:an? |their |their own )?(?:own )?(?:logins?|accounts?|access)\b/i;
export const inThirdPerson = /^\p{L}+[^s\P{L}]s(?:\s|$)/u;
export const isParticiple = (verb: string): boolean =>
  /^(?:\S*(?:ed|en|id|wn|nt|lt|ught|ld)|read|put|set|cut|shut|made)(?:\s|$)/.test(verb);
/** `the owner | is | told`, right behind whoever it is done to. */
export const isToldNow = ({ text, gap }: Part): boolean =>
  /^ (?:is|are|gets?|will be|must be|has to be)(?: also| then| always| automatically)? $/i.test(gap) &&
  isParticiple(text);
export const opensTime =
  /^(?:at|on|in|every|each|during|within|once|twice|two|three|a (?:day|week|month)|the (?:day|week|evening|night)|back in) (?!addition|general|total|fact|particular|practice|theory|short|all\b|least|first|other|case|order)/i;
/** `after that`: behind what was told, and no time of its own. */
export const goesOnThen = /^(?:after|before|later than) (?:that|this|which)$/i;
export const ofAnotherTime = /^(?:at|after|before|every|each|within|until) (?:\d|the \p{L}+ of|\p{L}+day)/iu;
/** `Parents are told and reminded` says what is done to them, `guests get a code and open the door` what they do. */
export const actsItself = ({ text, gap }: Part): boolean =>
  !receiving.test(text) && (/\b(?:can|may|could)(?! be\b)/.test(gap) || !isParticiple(text) || verbOf(text) === text);
/** `A tool that is broken is blocked`, where `tool` was taken for what the product is: of a tool that is broken. */
export const withHead = (before: Part | undefined, { text, gap }: Part): string =>
  before?.kind === 'kind' && /^(?:that|which|who) /i.test(text)
    ? `${/^(?:an?|the|every|each|any)$/.test(before.before) ? `${before.before} ` : ''}${before.text}${gap}${text}`
    : text;

/** `members, whose numbers are checked`: the numbers of members. */
export const ofWhom = (subject: string): string => {
  const [, whom = '', what = ''] = /^(.{3,60}?), whose (.{3,60})$/iu.exec(subject) ?? [];
  return what === '' ? subject : `the ${what} of ${lowered(whom)}`;
};

/** `see only their own diary`: nobody else's. */
export const ownOnly = ({ before, text }: Part): string =>
  before === 'only' && /^(?:their|his|her|its|one['’]s) own /i.test(text) ? `only ${text}` : text;
/** `can be changed until Friday`: by somebody. */
export const permits = /\b(?:can|may) be\b/i;
export const joined = ({ gap }: Part): string => (/\p{L}|[,;]/u.test(gap) ? gap : ' and ');

/** `…, and when it is late, the owner is told`: a condition that belongs to what comes. */
export const leads = ({ before }: Part, rest: readonly Part[]): boolean =>
  /^(?:,|;|:|\.|and|but|)$/.test(before) &&
  rest.some(({ kind }) => kind === 'v') &&
  /^(?:who|auto|s|to|v|name)$/.test(rest[0]?.kind ?? '');

export const withWord = ({ before, text }: Part): string =>
  `${/^(?:to|for|with|from|at)$/.test(before) ? before : 'to'} ${text}`;

/** `guests get a text`; `sets up a profile, and grandparents are invited`: they are, and nothing is set up for them. */
export const isReceiverOf = (part: Part, next: Part | undefined): boolean =>
  next?.kind === 'v' &&
  (receiving.test(next.text) ||
    (/^[,;]/.test(part.gap) && /^ (?:(?:can|may|must|will|have to|has to) )?(?:is|are|be) /.test(next.gap)));

/** `the lender | and | the insurer | are informed`: both. */
export const bothTold = (before: Part | undefined, receiver: string, { text, gap }: Part): string =>
  before?.kind === 'to' && receiver === before.text && / and $/.test(gap) ? `${receiver} and ${text}` : text;
