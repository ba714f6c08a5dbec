import { isPlural, upperFirst } from '../language.js';
import { bindingsIn } from './binding.js';
import { ruleClauses } from './rule-clauses.js';
import { surelyExcluded } from './exclusions.js';
import { isPeople } from './lexicon.js';
import { limitsApart } from './no-deeds.js';
import { clauseAt } from './parse.js';
import { rightsApart } from './rights-apart.js';
import { neverSo } from './ruled.js';
import { happensIn } from './triggers.js';
import { isSubordinate, wordsOf } from './words.js';

/**
 * Two rules in one sentence are two: `No print leaves without consent, and requests older than 14 days go to the
 * archivist`. Each is then read, quoted, built and tested by itself.
 */

const joint = /(;\s+(?:and |but )?|,\s+(?:and|but)\s+|\s+and\s+|,\s+(?=(?:an?|the|no|every|each|all|\p{L}+s)\s))/iu;
/** What speaks of the clause before it cannot stand alone. */
const looksBack =
  /^(?:(?:it|they|this|that|these|those|he|she|both|each|then|otherwise|or|so|(?:nobody|no one)(?! (?:may|can|must)\b)|everyone|after (?:that|this)|afterwards|only|not)\b|(?!nobody |no one )\S+(?: \S+){0,5}? (?:it|them|its|their|this|these|those|one)(?: |$))/i;
/** `we don't take microwaves`: what is left out, by those who write. */
const leavesIt = /^we (?:don['’]t|do not|never|won['’]t|will not) \p{L}/iu;
/** `if …`, `goals: …`: what holds of all that follows. */
const opens = /^(?:if|when|whenever|unless|once|as soon as|where|after|before|because)\b|^[\p{L} ]{2,25}:\s/iu;
const aimed =
  /\b(?:goals?|targets?|aims?|should|want|wants|from \d|budget|today|currently|now|last (?:year|month|week|season|winter|summer|spring|autumn|time))\b/i;

/** `A hose must be tested every 12 months` */
const recurs =
  /^(?:an?|each|every|all|the) [^,;:]{2,40} (?:must|has to|have to|needs? to) be [a-z]+ (?:every \d|once an?|twice an?|each (?:day|week|month|year))/iu;
const binds = (text: string): boolean =>
  neverSo.test(text) || recurs.test(text) || bindingsIn(text).some(({ asks }) => !asks);

/** `a reminder goes out 11 months later`, `requests older than 14 days go to the archivist`. */
const happens = (text: string): boolean => / go(?:es)? out /i.test(text) || happensIn(text) !== null;

/** Whether it tells something with a subject and a verb of its own. */
const isWhole = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 3 && (neverSo.test(text) || clauseAt(words, 0, 12) !== null || bindsAsClause(text));
};
/** `a certificate can't be changed once issued` */
const bindsAsClause = (text: string): boolean =>
  /^(?:an?|the|no|every|each|all|nobody|[\p{L}-]+s) (?:[\p{L}-]+ ){0,4}?(?:can['’]t|cannot|may|must|can) /iu.test(text);

/** A reason, a time or a condition in it may go on behind the 'and': `until the fee is paid and the form is signed`. */
const holdsMore = (text: string): boolean => {
  const words = wordsOf(text);
  return words.some(
    ({ lower }, at) =>
      (isSubordinate(lower) || /^(?:before|after|who|which|that|where)$/.test(lower)) &&
      (/^(?:who|which|that|where)$/.test(lower) || isClause(clauseAt(words, at + 1, 8)?.subject)),
  );
};

/** `after the last sweep` holds no verb, though a sweep could be one. */
const isClause = (subject?: string): boolean =>
  subject !== undefined && !/^(?:the|an?|their|its) (?:last|next|first|previous|same|new)$/i.test(subject);

/** Each of several clauses that rule something is a rule of its own. */
const rulesPlainly =
  /\b(?:may|must|cannot|can['’]t|at most|at least|never|nobody|no more than|not|lapses?|expires?|escalated|locked|charged|refunded|blocked|suspended)\b/i;

function apart(sentence: string): string[] {
  const excluded = surelyExcluded(sentence);
  // 'fire, theft and motor claims are left out': what is left out together is no rule each.
  if (excluded) {
    const { rest } = excluded;
    const behind = sentence.slice(rest.length).replace(/^(?:[;,\s]|(?:and|but)\b)+/i, '');
    return rest === '' ? [sentence] : [...apart(`${rest}.`), upperFirst(behind)];
  }
  if (opens.test(sentence) || aimed.test(sentence)) return [sentence];
  const clauses = ruleClauses(sentence);
  if (clauses.length > 1 && clauses.every((clause) => rulesPlainly.test(clause)))
    return clauses.map((clause) => `${upperFirst(clause)}.`);
  const pieces = sentence.split(joint);
  const parts = [pieces[0] ?? ''];
  for (let at = 2; at < pieces.length; at += 2) {
    const glue = pieces[at - 1] ?? '';
    const text = pieces[at] ?? '';
    const before = parts.at(-1) ?? '';
    const rest = pieces.slice(at).join('');
    const own =
      isWhole(before) &&
      (isWhole(rest) || leavesIt.test(rest)) &&
      !looksBack.test(rest) &&
      (/[,;]/.test(glue) || !holdsMore(before)) &&
      (binds(before) || happens(before)) &&
      (binds(rest) || happens(rest) || leavesIt.test(rest) || (glue.trim() !== ',' && /^(?:an?|the) /i.test(rest))) &&
      // 'may not be sold and lent' goes on; 'members pay and guests wait' are people of their own.
      (/^(?:an?|the|no|every|each|all|any|nobody) /i.test(rest) ||
        leavesIt.test(rest) ||
        rest.split(' ', 2).some((word) => isPlural(word)));
    if (own) parts.push(upperFirst(text));
    else parts[parts.length - 1] += `${glue}${text}`;
  }
  return parts.map((part, at) => (at < parts.length - 1 ? `${part.replace(/[.;,]+$/, '')}.` : part));
}

const whoMust =
  /^(?<told>[^;:]{12,}?\b(?:to|by|from|for) (?<who>(?:the|an?|our|their) [\p{L}-]+(?: [\p{L}-]+){0,2})), who (?<does>(?:has to|have to|must|can|may|will|needs? to) [^;:]{4,})$/iu;

/** `Urgent cases go to the nurse, who has to answer them within an hour` says two things. */
function withDoers(sentence: string): string[] {
  const { told = '', who = '', does = '' } = whoMust.exec(sentence)?.groups ?? {};
  const named = who.replace(/^(?:an?|our|their) /i, 'the ');
  return told !== '' && isPeople(who.replace(/^\S+ /, '')) ? [`${told}.`, upperFirst(`${named} ${does}`)] : [sentence];
}

/** `We want …, and we'd like to know …`: each wish by itself. */
const further = /, and (?=(?:we|i)(?:['’]d| would)? (?:also )?(?:like|want|need|hope) (?:to|an?) )/iu;
/** `The goal is that …, and that …` */
const goals =
  /^(?<lead>(?:the|our|my) (?:goals?|aims?|targets?) (?:is|are) )that (?<one>[^,;]{8,}),? and that (?<other>[^,;]{8,})$/iu;

/** `We'd be happy if nobody was forgotten and if …` */
const happy = /^(?:we|i)(?:['’]d| would) be (?:very |so )?(?:happy|glad|pleased|delighted|content) if /iu;

function wishesApart(told: string): string[] {
  const sentence = happy.test(told)
    ? told.replace(happy, 'The goal is that ').replace(/,? and if /giu, ', and that ')
    : told;
  const { lead = '', one = '', other = '' } = goals.exec(sentence)?.groups ?? {};
  if (lead !== '') return [`${lead}that ${one}.`, `${lead}that ${other}`];
  const parts = sentence.split(further);
  return parts.length < 2 ? parts : parts.map((part, at) => upperFirst(at < parts.length - 1 ? `${part}.` : part));
}

/** `SSO via Okta, data kept for 2 years`: how long data is kept stands by itself. */
const keepingApart = (sentence: string): string[] =>
  sentence
    .split(
      /,\s(?:and\s)?(?=(?:(?:all|personal|user|customer) )?data (?:is |are |must be )?(?:kept|stored|retained|deleted|hosted)\b)/iu,
    )
    .map((part, at, all) => (all.length === 1 ? part : `${upperFirst(part.replace(/[.]$/, ''))}.`));

/** `hey, for the shop rebuild: we want …`: on which occasion it is written. */
const greeting =
  /^(?:(?:hi|hey|hello)(?: \p{L}+)?[,!]? )?(?:for|about|re) (?:the|our) [\p{L} -]{3,30}: (?=(?:we|i)(?:['’]d|['’]re)? (?:want|need|would|are|like)\b)/iu;

export const rulesApart = (sentences: string[]): string[] =>
  sentences
    .map((sentence) => sentence.replace(greeting, ''))
    .flatMap(limitsApart)
    .flatMap(keepingApart)
    .flatMap(withDoers)
    .flatMap(wishesApart)
    .flatMap(rightsApart)
    .flatMap(apart);
