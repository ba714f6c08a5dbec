import { upperFirst } from '../language.js';
import { tells } from './said.js';
import { thoughtsOf } from './thoughts.js';

/** Sentences of today that were taken apart, put together again where every part tells of today. */

/** What follows in a sentence that begins with today is of today too, unless it tells a wish or the product. */
const begunToday = /^(?:today|currently|now|at present|at the moment|so far|until now)\b/i;
const wished = /\b(?:should|must|will|shall|wants?|wish|needs?|with|can|could|lets?|goals?|targets?|aims?|instead)\b/i;

/** `the chief walks to the office; on average it takes 34 days`: what is said of it tells of the part before. */
const ofBefore =
  /^(?:and )?(?:(?:on average|usually|often|sometimes|mostly),? )?(?:it|this|that) (?:takes|costs|lasts|happens|means)\b/i;

/** `today: paper cards, …`: the label tells where it stands and is no part of it. */
const label = /^(?:today|now|currently|problem|pains?)\s?:\s+/i;

/** A sentence of which every part tells of today is quoted as it stands. */
export const wholeAgain = (told: string[], sentences: string[]): string[] => {
  const all = sentences.filter((sentence) => {
    const parts = thoughtsOf(sentence);
    const ofToday = (part: string, at: number): boolean =>
      tells(told, part) ||
      (begunToday.test(sentence) && !wished.test(part)) ||
      (!wished.test(part) && ofBefore.test(parts[at + 1] ?? '') && tells(told, parts[at + 1] ?? ''));
    return parts.length > 1 && ofToday(parts[0] ?? '', 0) && parts.every(ofToday);
  });
  const whole = (part: string): string | undefined => {
    const start = part.slice(0, 25).toLowerCase().replace(/[.]$/, '');
    return all.find((sentence) => sentence.toLowerCase().includes(start));
  };
  return told
    .map((part) => upperFirst((whole(part) ?? part).replace(label, '')))
    .filter((one, at, every) => every.indexOf(one) === at);
};
