import { gerund, lowerFirst, plural, singular, titleCase } from '../language.js';
import { isGenericKind } from './kinds.js';
import { isPeople, isVerb } from './lexicon.js';

/** A working title out of the words in which an idea opens: what it is about, what is to go better, or whom it is for. */

/** `RFQ handling at a contract manufacturer`, `Wheelchair and mobility assistance at airports: …`: what is spoken of. */
export function topicOf(opening: string): string | null {
  const [, topic = ''] =
    /^((?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)(?: (?!(?:at|in|for)\b)\p{Ll}[\p{Ll}-]+){0,4})(?= (?:at|in) (?:(?:our|my|the|an?) )?[\p{L} -]{3,60}(?::| (?:is|are) | for )|:)/u.exec(
      opening,
    ) ?? [];
  const words = topic.split(' ');
  const last = words.at(-1) ?? '';
  return topic !== '' && ofWork.test(last) && !isPeople(topic) && !isVerb((words[0] ?? '').toLowerCase())
    ? topic
    : null;
}
/** What is done, and nobody who does it. */
const ofWork = /(?:tion|ing|ment|ance|ence)$/;

/** `the way we handle parental leave`: parental leave; `a better way of finding reviewers`: finding reviewers. */
export function bettered(opening: string): string | null {
  const [, handled = ''] =
    /\bthe way (?:we|they|people|I) (?:currently )?(?:handle|manage|do|run|organi[sz]e|process|plan) ((?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*)(?=[.,]|$)/u.exec(
      opening,
    ) ?? [];
  if (handled !== '') return handled;
  const [, doing = ''] = /\bway of (\p{Ll}+ing (?:and \p{Ll}+ing )?[^.,;:()]{4,50})(?=[.,;]|$)/u.exec(opening) ?? [];
  if (doing !== '') return doing;
  const [, verb = '', what = ''] =
    /\bway (?:for (?:us|them) )?to (\p{Ll}+) ([^.,;:()]{4,60})(?=[.,;]|$)/u.exec(opening) ??
    /\bthe way (?:\p{Ll}+ ){1,2}(?:(?:at|in) (?:the|our) \p{Ll}+ )?(collect|handle|plan|share|record|check|send|order|book) ([^.,;:()]{4,90})(?=[.,;]|$)/u.exec(
      opening,
    ) ??
    [];
  return verb === '' || !isVerb(verb) ? null : `${gerund(verb)} ${what.split(' of ')[0] ?? what}`;
}

/** `Parental Leave Tool`, `System for finding and keeping peer reviewers`; null where the opening tells neither. */
export function openingTitle([first = '', second = '']: readonly string[], kind: string): string | null {
  const sort = kind === 'product' ? 'system' : kind;
  const topic = topicOf(first);
  if (topic !== null) return titleCase(`${lowerFirst(topic)} ${sort}`);
  const better = bettered(first) ?? bettered(second);
  if (better === null) return null;
  return /ing\b/.test(better.split(' ')[0] ?? '') ? `${titleCase(sort)} for ${better}` : titleCase(`${better} ${sort}`);
}

/** `Dispatch System`, `Self-service Tool`: with what or whom it is for, where the sort alone says too little. */
export function withPurpose(title: string, forWhom: string | null, opening: string): string {
  const words = title.split(' ');
  if (words.length > 2 || !isGenericKind((words.at(-1) ?? '').toLowerCase())) return title;
  const topic = topicOf(opening);
  const whom = topic === null ? shortly(forWhom) : lowerFirst(topic);
  return whom === null || title.toLowerCase().includes(singular(whom)) ? title : `${title} for ${whom}`;
}

/** `engineers to get temporary access`: engineers; null for what is counted, ours, or none of people. */
export function shortly(forWhom: string | null): string | null {
  const whom = (forWhom ?? '').split(/,| (?:to|that|who|which|with|in|at|on|so)(?= )/)[0] ?? '';
  return whom !== '' &&
    whom.split(' ').length < 6 &&
    !/\d|^(?:our|my|such|this|that|an?|the)\b/i.test(whom) &&
    isPeople(whom)
    ? whom
    : null;
}

/** `Portal for citizens`, `System for quality engineers`: whom it is for says more than a noun that is said once. */
export const forPeople = (kind: string, noun: string): string =>
  `${titleCase(kind === 'product' ? 'system' : kind)} for ${plural(noun)}`;
