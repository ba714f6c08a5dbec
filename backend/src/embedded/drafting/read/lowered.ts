import { lowerFirst } from '../language.js';
import { isKnownWord, isProperWord } from './lexicon.js';
import { isDeterminer } from './words.js';

/** `Recipes` begins a sentence; a name keeps its capital. */
export const lowered = (text: string): string => {
  const [first = ''] = text.split(' ');
  // 'C and D wait': a grade keeps its capital.
  if (/^[B-HJ-Z]$/.test(first)) return text;
  return !isProperWord(first) ||
    isKnownWord(first) ||
    isDeterminer(first.toLowerCase()) ||
    /^every(?:thing|one|body)$/i.test(first)
    ? lowerFirst(text)
    : text;
};
