import type { Deed } from './pieces.js';
import type { Statement } from './statements.js';

/** What stands in a statement beside its deeds. */

/** `writes a comment, which the pupil and one parent can read`: more than can be taken apart stands in its own words. */
export function withoutWhich(statement: Statement, silent: string[]): Statement {
  const at = statement.parts.findIndex(
    ({ kind, text }, place) =>
      place > 0 && /^[ot]$/.test(kind) && /^which (?:the|an?|each|every|both|all) /i.test(text),
  );
  if (at < 0) return statement;
  const thing = statement.parts[at - 1];
  silent.push(statement.whole.slice((thing?.start ?? statement.start) - statement.start));
  return { ...statement, parts: statement.parts.slice(0, at) };
}

/** `What it should do` */
export const asksProduct =
  /^what (?:it|the (?:app|tool|system|product|platform|service|device|command)) (?:should|shall|must|does|do|will|has to|needs to)\b/;
/** `The platform includes a waiting list, discount codes and a seat map editor`: each a thing of its own. */
export function includedIn({ automatic, verb, object, around, behind }: Deed): string[] {
  if (!automatic || !/^(?:includes?|offers?|comes with|contains?)$/i.test(verb)) return [];
  const things = [object, ...around].join(', ').split(/, (?:and )?| and /);
  const isList =
    things.length > 2 &&
    things.every((one) => plainThing.test(one)) &&
    behind.slice(1).every(({ gap }) => /^,? (?:and )?$/.test(gap));
  return isList ? things : [];
}
const plainThing = /^(?:an? |the )?(?!(?:for|to|with|from|in|on|at|by|of|around) )(?:[\p{L}\d-]+ ?){1,4}$/u;

/** `no card is delivered`, `the driver scans nothing`: what is not done is a rule; `no later than noon` is a time. */
export const doneToNothing = ({ object, behind }: Deed): boolean =>
  [object, ...behind.slice(0, 1).map(({ text }) => text)].some((one) =>
    /^(?:(?:no|none of)(?! (?:later|earlier|sooner|more|less|fewer|longer|one)\b) |nothing\b)/i.test(one),
  );

/** `A report consists of a photo, a position and one of twelve categories`: what something is made of. */
export const definesThing = ({ text, parts }: Statement): boolean =>
  /^(?:an?|each|every|the) (?:\p{Ll}+ )?\p{Ll}+ consists? of /iu.test(text) &&
  parts.every(({ kind }) => /^[fot]$/.test(kind));
