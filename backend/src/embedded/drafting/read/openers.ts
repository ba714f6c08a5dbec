import type { Found } from './statements.js';

/** What the first sentences of an idea say beside what is asked for later: its title, who does it anyway, what it is made of. */

/** `48 volunteer riders carry samples`: how many they are and what they do. */
const onlyTells =
  /^(?:about |around |our |the )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!.*\b(?:can|should|must|shall|want|need|app|tool|site|system)\b)/i;
const asks = /\b(?:must|should|shall|can|want|need|would like|lets?)\b/i;
const trades =
  /^(?:an? |the |our )?(?:[\p{L}-]+ ){0,3}(?:marketplace|market|exchange) (?:where|on which|in which|that lets|that connects) [^.]{3,60}? (?:hires?|rents?|buys?|sells?|finds?|meets?|trades?|swaps?|lends?|borrows?)\b/iu;
const madeOf =
  /^(?:each|every|an?|one) [\p{L} -]{3,30} (?:is (?:cut|split|divided|made|sawn|broken|packed) (?:up )?(?:into|of|from)|has|consists of|contains) (?:about )?(?:\d|two|three|four|five|six)/iu;

/** What a statement lets people do was no wish: they do it anyway. */
function setBack(statement: Found): void {
  statement.background = [...(statement.background ?? []), ...statement.capabilities];
  statement.capabilities = [];
}

/** Takes out what only opens an idea. `texts`: its statements, each with what was found in it; `title`: it opens with one. */
export function withoutOpeners(found: Found[], texts: string[], title: boolean): void {
  // Where a sentence asks for deeds of several, what those of the first do anyway tells who they are.
  const [first, ...rest] = found;
  if (
    first &&
    first.capabilities.length < 3 &&
    onlyTells.test(texts[0] ?? '') &&
    rest.some(({ capabilities }, at) => capabilities.length > 2 && asks.test(texts[at + 1] ?? ''))
  ) {
    setBack(first);
  }
  // 'Skip hire firm, 5 trucks, Norwich': a title opens with no order.
  if (first && rest.some(({ capabilities }) => capabilities.length > 0) && title) {
    first.capabilities = [];
    first.background = [];
  }
  // 'A marketplace where landowners hire sawyers': what it is all for, where the deeds follow.
  if (first && trades.test(texts[0] ?? '') && rest.flatMap(({ capabilities }) => capabilities).length > 2) {
    setBack(first);
  }
  // 'Each log is cut into 4 to 9 boards' tells what it is made of.
  for (const [at, part] of found.entries()) if (madeOf.test(texts[at] ?? '')) part.capabilities = [];
}
