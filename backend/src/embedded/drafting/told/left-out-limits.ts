import { stripStop } from '../language.js';
import { leavesOut } from '../read/binding.js';
import type { Limit } from '../read/brief.js';

/** What an idea leaves out, as a limit that says so. */

/** `The app gives no medical advice or dosing, and carries no advertising`: what it does not. */
export function leftOutPlainly(sentence: string): string[] | null {
  const parts = stripStop(sentence).split(/,? and (?=\p{L}+s no )|, (?=(?:and )?\p{L}+s no )/u);
  const found = parts.map(
    (part, at) =>
      (at === 0
        ? /^(?:the \p{L}+|it|\p{Lu}[\p{L} ]{1,20}) \p{L}+s no ([^,;:]{3,60})$/u
        : /^\p{L}+s no ([^,;:]{3,60})$/u
      ).exec(at === 0 ? part.replace(/^The /, 'the ').replace(/^It /, 'it ') : part)?.[1],
  );
  return found.every((one): one is string => one !== undefined) ? found : null;
}

/** `some aligners (aligners NOT in scope, different supplier)` */
export const leftOutInBrackets = (text: string): Limit[] =>
  [...text.matchAll(/\((?<what>[^(),;]{3,40}?) (?:(?:is|are) )?(?:not|NOT) in scope(?<why>,[^()]{3,60})?\)/gu)].map(
    ({ groups }) => asLeftOut(`${groups?.['what'] ?? ''}${groups?.['why'] ?? ''}`),
  );

export const asLeftOut = (out: string): Limit => ({
  kind: 'other',
  text: `no ${out.replace(/^the /, '')}`,
  out,
});

/** `Indoor halls are rec's own system, leave that alone`: left out, whatever its words. */
export const asOut = (limit: Limit): Limit =>
  limit.kind !== 'other' || limit.out !== undefined || leavesOut(limit.text) || !leaves.test(limit.text)
    ? limit
    : { ...limit, out: limit.text };
const leaves =
  /\b(?:no|not|never|nothing|none|neither|leave|leaving|left|alone|stays?|remains?|elsewhere|non-goals?|later|instead|separate(?:ly)?|out of|outside|already|own)\b|n['’]t\b/i;

/** `later: a loyalty card`, `a loyalty card` below `Not now`. */
export const leftOut = (text: string, heading: string): string =>
  heading === '' || /\b(?:no|not|without|later|never|phase|v\d|next|yet)\b/i.test(text) ? text : `no ${text}`;
