import { memo } from '../language.js';
import { deedsIn } from './deeds.js';

/** Who acts in a sentence, one entry a deed. */
export const peopleIn = memo((sentence: string): string[] =>
  (deedsIn(sentence, '') ?? []).flatMap(({ who, negated, subject, doing }) =>
    who === 'people' && !negated && !/^(?:has|have|is|are)\b/.test(doing) ? [subject] : [],
  ),
);

/** `Residents bring waste; caretakers weigh the bins; the crew gets the route`: one after the other, as with a product. */
export const isChain = (sentence: string): boolean => {
  const people = peopleIn(sentence);
  return people.length > 2 && new Set(people).size > 1;
};
