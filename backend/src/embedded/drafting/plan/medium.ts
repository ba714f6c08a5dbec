import { joinWords } from '../language.js';

/** Ways that are no thing one could look at, take over or lay aside. */
const noThing = /\b(?:by hand|memory|remember|heads?|word of mouth|manual(?:ly)?)\b/i;

/** What people work with today as far as it is a tool or a medium: of `work by hand and a whiteboard` the whiteboard. */
export function mediumOf(today: string | null): string | null {
  const things = (today ?? '').split(/, | and /).filter((thing) => thing !== '' && !noThing.test(thing));
  return things.length > 0 && noThing.test(today ?? '') ? joinWords(things) : things.length > 0 ? today : null;
}
