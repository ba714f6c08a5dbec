import nlp from 'compromise';
import { isPlural, isUncountable, memo, singular } from '../language.js';
import { isTexting, phrasal } from './forms.js';
import { isNounish, isPeople, isVerb, verbOf } from './lexicon.js';

/** The words of a sentence and what part each can play in its clauses. */

export interface Word {
  text: string;
  lower: string;
  /** The mark behind it: a comma, a semicolon, a dash, or none. */
  mark: string;
}

export const wordsOf = (sentence: string): Word[] =>
  sentence
    .replace(/\s\([^)]*\)/g, '')
    .replace(/\s[–—-]+\s/g, '; ')
    .replace(/[.!?…]+$/, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => {
      const [, text = raw, mark = ''] = /^(.+?)([,;:]?)$/u.exec(raw) ?? [];
      return { text, lower: text.toLowerCase(), mark };
    });

export const textOf = (words: Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text, mark }, at) => (at === to - from - 1 ? text : text + mark))
    .join(' ');

export const isDeterminer = (word: string): boolean =>
  /^(?:an?|the|this|that|these|those|each|every|all|any|some|no|both|his|her|its|their|our|my|your|another|one|two|three|four|five|six|more|which|what|how|whose|\d[\d.,]*%?)$/.test(
    word,
  );
export const isPronoun = (word: string): boolean =>
  /^(?:i|we|you|they|he|she|it|them|him|us|me|everyone|everybody|everything|somebody|someone|anyone|nobody)$/.test(
    word,
  );
export const isLink = (word: string): boolean =>
  /^(?:of|for|from|to|in|on|at|with|without|by|across|between|into|about|during|over|under|through|per|within|near|against|before|after|as|along|onto|inside|outside|behind|above|below|among|via|until|past|like|than|next|around|since)$/.test(
    word,
  );
/** Words that open a clause of reason, time or condition. */
export const isSubordinate = (word: string): boolean =>
  /^(?:if|when|whenever|unless|until|because|while|whereas|although|once|since|as)$/.test(word);
export const isAdverb = memo(
  (word: string): boolean =>
    /^(?:also|then|always|often|just|simply|only|even|still|already|again|online|back|once|twice|themselves|beforehand|never)$/.test(
      word,
    ) ||
    (/[a-z]{3}ly$/.test(word) && !isPeople(word) && nlp(word).has('#Adverb')),
);
export const isModal = (word: string): boolean =>
  /^(?:can|cannot|could|may|might|shall|should|must|will|would)$/.test(word);
export const isBe = (word: string): boolean => /^(?:is|are|was|were)$/.test(word);

/** What can stand right behind a verb but not behind a noun that only looks like one. */
const opensObject = (next: string): boolean =>
  next === '' ||
  /^['‘“"£$€¥₹]/.test(next) ||
  isDeterminer(next) ||
  isPronoun(next) ||
  /^(?:who|whoever|whatever|where|when|whether|if|and|or|up|out|off|down|back|in|on|at|by|with|from|for|to|into|per|within|until|before|after|online|again|without|against|via|through|over|under|about|when|as)$/.test(
    next,
  );

/** `scans` after one, `scan` after several; what is more often a noun needs an object behind it. */
export function verbForm(word: Word, next: Word | undefined, listed = false): 'base' | 'third' | null {
  const { lower } = word;
  const following = word.mark === '' ? (next?.lower ?? '') : '';
  if (!/^[a-z-]+$/.test(word.text) || (!isVerb(lower) && (isPeople(lower) || /ing$/.test(lower)))) return null;
  if (isModal(following) || isBe(following) || /^(?:has|have|does|do)$/.test(following)) return null;
  const third = /[^s]s$/.test(lower) && !isVerb(lower);
  if (/^(?:want|need|get|receive|help|let|give|offer|allow|enable|provide)s?$/.test(lower))
    return third ? 'third' : 'base';
  const base = third ? verbOf(lower) : isVerb(lower) ? lower : null;
  if (/^(?:come|go|arrive|happen|belong|appear|depend|say)(?:s|es)?$/.test(lower)) return third ? 'third' : 'base';
  if (phrasal.test(lower.replace(/e?s$/, '')) && /^(?:up|out|off|down|in|over|back)$/.test(following))
    return /s$/.test(lower) ? 'third' : 'base';
  if (isTexting(lower, following)) return 'base';
  if (base === null)
    return (third ? isPresent(lower) : isInfinitive(lower)) && (isDeterminer(following) || isPronoun(following))
      ? third
        ? 'third'
        : 'base'
      : null;
  const fits =
    opensObject(following) ||
    isAdverb(following) ||
    (!isNounish(base) && !(isVerb(following) && !isNounish(following))) ||
    (following !== '' && (isPlural(following) || (!third && isUncountable(following)))) ||
    (listed && third && (isLink(following) || isNounish(following))) ||
    (listed && !isVerb(following) && /^[a-z-]{3,}$/.test(following) && !isNounish(following) && !isLink(following)) ||
    /^\p{Lu}/u.test(next?.text ?? '');
  return fits ? (third ? 'third' : 'base') : null;
}

const isPresent = memo((word: string): boolean => nlp(word).has('#PresentTense'));
const isInfinitive = memo((word: string): boolean => !/(?:ed|ly|s)$/.test(word) && nlp(word).has('#Infinitive'));

/** `scanned`, `sent`, `shown`: what is done to a thing. */
export const isDone = memo(
  (word: string): boolean =>
    /^(?:sent|paid|sold|held|kept|told|shown|drawn|built|split|read|put|made|given|written|taken|cut|chosen|set)$/.test(
      word,
    ) ||
    (/..ed$/.test(word) && (verbOf(word) !== null || nlp(word).has('#PastTense'))),
);

export const isPast = (word: string): boolean =>
  /^(?:lost|found|had|bought|got|went|came|left|gave|took|wrote|saw|hung|did|won|broke|chose|ran|met)$/.test(word) ||
  isDone(word) ||
  nlp(word).has('#PastTense');

/** More often a noun, and nothing behind it that it could be done to. */
export const endsList = (words: Word[], at: number): boolean => {
  const { lower = '', mark = '' } = words[at] ?? {};
  const next = mark === '' ? (words[at + 1]?.lower ?? '') : '';
  return isNounish(singular(lower)) && (next === '' || /^(?:and|or)$/.test(next));
};
