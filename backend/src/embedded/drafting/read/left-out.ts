import { lowerFirst, stripStop } from '../language.js';
import { isProperWord } from './lexicon.js';
import { putOffIn } from './priorities.js';

/** The many ways in which an idea says what it leaves out, in the few that are read: `no payments`, `repairs: not now`. */

/** Where what is left out ends: with the clause, or where another begins. */
const next = String.raw`\s(?:and|but)\s(?=(?:there|we|it|they|no)(?:\b|['’])|(?:the )?[\p{L} -]{3,30}? (?:stays?|remains?|comes?|follows?) )`;
const ends = `(?=[.;,]|$|${next})`;
const afterIt = new RegExp(`^(no [^;]*?),?${next}`, 'iu');
const opens = String.raw`(?<=^|[,;] (?:and |but )?|\sand )`;
const wont = `(?:don['’]t|do not|won['’]t|will not)`;
const notWanted = [
  // 'We don't take microwaves'
  String.raw`${opens}we ${wont} (?:take|accept|serve|sell|offer|repair|treat|deliver|handle) (?:any )?([\p{L} -]{3,60}?)${ends}`,
  // 'We're not doing e-signatures'
  String.raw`${opens}(?:we|i)(?: (?:are|am) not| aren['’]t|['’](?:re|m) not| won['’]t be| will not be) (?:doing|building|making|planning|offering|supporting|covering|touching|replacing) (?:any )?(?!(?:that|this|it|them|these|those)\b)([^,;:.()]{3,70}?)${ends}`,
  // 'We do not want to build our own secrets store'
  String.raw`${opens}(?:we|i) ${wont} (?:want|plan|intend|need) to (?:build|offer|support|include|cover|sell|develop) (?:any |our |an? )?([^,;:.()]{3,70}?)${ends}`,
  // 'We don't want an app'
  String.raw`${opens}(?:we|i) ${wont} (?:want|need|do|build|support|cover)(?! to\b| (?:an?|the|our) [\p{L}-]+ to\b| (?:us|them|him|her|people|anyone|anybody)\b) (?:an? |any )?([^,;:.()]{3,70}?)${ends}`,
].map((pattern) => new RegExp(pattern, 'giu'));
const notPart =
  /^(?!.*\b(?:if|when|that|which)\b)([^,;:.]{3,80}?) (?:is|are|stays?|remains?) (?:not (?:part of (?:it|this(?: (?:product|project|version|release))?|the (?:product|project|scope|first (?:version|release)))|included|in scope|needed|wanted)|out of scope|excluded)(?=[.;,]|$)/iu;
/** `Python out of scope for now` */
const outOfScope =
  /^([^,;:.]{3,60}?) (?:out of scope|not in scope|not included|not planned|excluded)( for now| (?:in|for) v\d| at first)?$/iu;
/** `Not now: B2B orders, repairs`, `Not in this version: carrier claims, forecasting` */
const headedLater =
  /^((?:not|maybe|perhaps) (?:now|yet|later|in (?:this|the first|v\d)(?: (?:version|release|phase|step))?)|later|next|(?:phase|version|release|v) ?[2-9])\s?: (.+)$/iu;
/** `Out of scope for phase 1: events, Sweden`, `Not doing: MySQL` */
const headedOut =
  /^(?:explicitly )?(?:out(?: of scope)?|excluded|exclusions?|not (?:doing|included|in scope|part of (?:it|this)|planned))( (?:for|in|from) [^:,;]{2,25})?\s?[:–-]\s?(.+)$/iu;
/** `Please`, said to whoever reads it. */
const polite = /,?\s(?:please|pls|thanks|thx)$/i;

const noneOf = (what: string): string => {
  const plain = what
    .trim()
    .replace(/^(?:an?|any|the) /i, '')
    .replace(/\sthemselves$/, '')
    .replace(/\sand\s/, ' or ');
  return `no ${isProperWord(plain.split(' ')[0] ?? '') ? plain : lowerFirst(plain)}`;
};

/** `Payments are not part of it` is said like 'No payments'. */
export function asExclusion(sentence: string): string {
  const text = stripStop(sentence).replace(polite, '');
  const putOff = putOffIn(text);
  if (putOff !== null) return putOff;
  const [, when = '', list = ''] = headedLater.exec(text) ?? [];
  // A phase with its day is a step of the way.
  if (list !== '' && !/\b20\d\d\b/.test(list))
    return list
      .split(/,\s(?:and |or )?|;\s/)
      .map((what) => `${what}: ${lowerFirst(when)}`)
      .join('; ');
  const [, until = '', left = ''] = headedOut.exec(text) ?? [];
  if (left !== '')
    return left
      .split(/,\s(?:and |or )?|;\s/)
      .map((one) => `${noneOf(one.replace(/^no /i, ''))}${until}`)
      .join('; ');
  const [, what = '', yet = ''] = outOfScope.exec(text) ?? [];
  if (what !== '' && !/ (?:is|are|stays?|remains?)$/i.test(what)) return `${noneOf(what)}${yet}`;
  const said = notWanted
    .reduce((left, form) => left.replace(form, (_, one: string) => noneOf(one)), text)
    .replace(notPart, (_, one: string) => noneOf(one));
  return said === stripStop(sentence) ? sentence : said.replace(afterIt, '$1; ');
}

/** `B2B orders: not now`, `credit and overdrafts: never`: what stands before the colon is put off or ruled out. */
export const isPutOff = (clause: string): boolean =>
  /^[^:;]{3,70}: (?:never|no|(?:(?:not|maybe|perhaps) )?(?:now|yet|later|in (?:this|the first|v\d)(?: (?:version|release|phase|step))?)|next|(?:phase|version|release|v) ?[2-9])$/iu.test(
    clause,
  ) && !/\b(?:must|may|can)\b/i.test(clause);

/** `No overtime breaches`, `no login`: what shall not happen, or be asked of anybody, is no part that is left out. */
export const isMishap = (clause: string): boolean =>
  /^no (?:[\p{L}-]+ ){0,3}?(?:breach|violation|double[- ]booking|overbooking|duplicate|overlap|conflict|clash|collision|surprise|stock-?out|outage|data loss)(?:e?s)?$/iu.test(
    clause,
  ) || /^no (?:log-?ins?|sign-?ups?|registrations?|passwords?|downloads?|installation)$/i.test(clause);
