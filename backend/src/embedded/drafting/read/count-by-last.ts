import { lowerFirst, plural, singular } from '../language.js';
import type { Audience } from './brief.js';

/** `we want 300 paying sweeps within a year`: so many shall be won. */
const aimedAt = /\b(?:want|expect|hope|goals?|targets?|aim|should|shall|within|first year)\b/i;

/** `150 groups` are so many of the drama groups, where no other groups act. */
export function countByLast(known: Audience[], word: string, count: string | null, sentence: string): void {
  if (aimedAt.test(sentence)) return;
  const one = singular(word.toLowerCase());
  const named = known.filter(({ noun }) => noun === one || noun.toLowerCase().endsWith(` ${one}`));
  const [only] = named;
  const isOne = named.every(({ noun }) => noun === only?.noun);
  if (count && only && isOne && plural(one) === word.toLowerCase())
    only.count ??= `${lowerFirst(count)} ${plural(only.noun)}`;
}
