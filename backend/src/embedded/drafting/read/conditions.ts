import type { Capability } from './brief.js';
import { isNounish, verbOf } from './lexicon.js';

/** When, unless or instead of what something is done: it belongs to the deed and is kept as its tail. */

const lead =
  /^(?:only )?(?:if|unless|when|whenever|until|once|as soon as|as long as|after|within|instead of|rather than|without)\s/i;
const loose = /\s(?:an?|the|and|or|of|to|is|are|in|on|at|by|for|with|their|its|more|than)$/i;

/** `when it is full and empties it`: another deed ends the condition. */
const deedBehind = (text: string): string =>
  text.replace(
    /,?\s(?:and|or|but)\s(?:then\s)?(\p{L}+)\s(\p{L}+).*$/iu,
    (whole: string, word: string, next: string) => {
      const verb = verbOf(word);
      return verb !== null && (!isNounish(verb) || /^(?:an?|the|it|them|their)$/i.test(next)) ? '' : whole;
    },
  );

export function conditionIn(text: string): string {
  const plain = deedBehind(text.replace(/^[\s,]+/, '').replace(/[\s,.]+$/, ''))
    // 'after each child, which is turned into text': said of something else.
    .replace(/,\s(?:which|who|where|whose)\s.*$/i, '');
  // 'within 2 minutes instead of 40' compares with today.
  if (/^(?:instead of|rather than) (?:about |around )?\d/i.test(plain)) return '';
  const words = plain.split(' ').length;
  return lead.test(plain) && words > 1 && words <= 12 && !/[;:()]/.test(plain) && !loose.test(plain) ? plain : '';
}

/** Words of a sentence that open a condition, not a reason. */
export const opensCondition = (word: string): boolean => /^(?:if|when|whenever|unless|until|once)$/.test(word);

/** The condition of a row of deeds belongs to the last of them. */
export function addCondition(capabilities: Capability[], when: string): void {
  const last = capabilities.at(-1);
  if (last && when !== '' && !last.tail.includes(when)) last.tail = [last.tail, when].filter(Boolean).join(' ');
}
