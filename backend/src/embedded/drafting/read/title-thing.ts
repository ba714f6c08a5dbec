import { escapePattern, plural } from '../language.js';
import { isPeople } from './lexicon.js';
import { isSoundNoun } from './sound.js';

/**
 * Which noun a working title may be made of. It heads the document, so it has to be what the idea is about: a noun that
 * it says again. `a percentage of kit in order`, said once, names no product.
 */

/** The noun itself where it can; else the one of the others that is said most often; empty where none can. */
export function titleThing(noun: string, others: readonly string[], text: string, isKindSaid: boolean): string {
  if (carries(noun, text)) return noun;
  const [most = ''] = others
    .filter((one) => carries(one, text) && timesSaid(one, text) > 1)
    .sort((one, other) => timesSaid(other, text) - timesSaid(one, text));
  // 'a game in which pupils plan a city': once is enough beside what it is, and where little is said at all.
  return most === '' && (isKindSaid || isShort(text)) && isPlain(noun) ? noun : most;
}

function carries(noun: string, text: string): boolean {
  if (!isPlain(noun)) return false;
  return noun.includes(' ')
    ? isSaidOften(noun, text)
    : timesSaid(noun, text) > 1 && asNoun(noun).test(text.toLowerCase());
}

/** Two words say more than one: `suspect stock`, said once in a long idea, is still not what it is about. */
export const isSaidOften = (words: string, text: string): boolean => timesSaid(words, text) > (isShort(text) ? 0 : 1);

const isShort = (text: string): boolean => text.split(' ').length < 60;

const isPlain = (noun: string): boolean =>
  noun !== '' && !isPeople(noun) && isSoundNoun(noun) && !compares.test(noun) && !ofAnything.test(noun);

/** `larger groups`, `preferred facilities`: which of them is meant, and not what. */
const compares =
  /^(?:larger?|smaller?|similar|separate|provisional|anonymous|same|other|another|different|open|preferred|next|last|new|old|certain|wrong|right|missing|single|own|two|three|further|more|most|whole)(?: |$)/i;
/** Anything has them. */
const ofAnything =
  /^(?:percentage|amount|total|sum|number|result|reason|taking|owing|failure|colour|voice|identity|address|day|week|month|hour|minute|time|year|date|way|thing|piece|kind|name|problem|question|answer|link|button|click|app|screen|phone|tablet|browser|email|e-mail|message|sms|text|word|sentence|letter|water|air|money|signal|step|part|end|use|size|length|sign|project|product|game|service|system|tool|sensor|box|device|class|item|channel|figure|list|count|pair|note|grade|column|front|help|life|work|country|city|street|border)$/i;

const forms = (noun: string): string => `(?:${escapePattern(noun)}|${escapePattern(plural(noun))})`;
const timesSaid = (noun: string, text: string): number =>
  [...text.matchAll(new RegExp(String.raw`(?<![\p{L}-])${forms(noun)}(?![\p{L}-])`, 'giu'))].length;

/** Said as many, or behind an article: `the laundry`, `each keg`. */
const asNoun = (noun: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}-])(?:${escapePattern(plural(noun))}|(?:an?|the|each|every|this|which|per|our|its|their|no) (?:[\p{L}-]+ )?${escapePattern(noun)})(?![\p{L}-])`,
    'iu',
  );
