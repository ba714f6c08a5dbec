import { toldIn, type Known } from '../grammar/deeds.js';
import { escapePattern } from '../language.js';
import type { Capability } from './brief.js';
import { isVerb } from './lexicon.js';
import { isPronoun } from './stand-in.js';
import type { Found } from './statements.js';
import { isWorthwhile } from './worthwhile.js';

/** A clause within an object, or an end that something must follow: what was cut in the wrong place. */
const torn =
  /[.;]|\b(?:otherwise|because|which|please)\b|,\s(?:and\s|then\s)*(?:the|an?|people|each) |^(?:and|or|to|of|not|the not|otherwise)\b|\s(?:and|or|the|an?|of|to)$/i;
/** Another clause behind what is done: 'outside the limit and need a second look', '…, and people nearby reserve'. */
const runsOn =
  /^(?:and|or)\b|[.;]|\sand (?:needs?|is|are|must|should|can|will|gets?|has|have|launch|go live|comply|cost)\s|,\s(?:and\s|then\s)*(?:the|an?|people|each|every) /i;

const isTorn = ({ object, tail }: Capability): boolean => isPronoun(object) || torn.test(object) || runsOn.test(tail);
/** Nobody is known who does it. */
const isNobodys = ({ by, automatic }: Capability): boolean => by === undefined && !automatic;

/** The sentence begins with what was taken for its verb, which has no object of its own: an article would open one. */
const isThing = ({ verb, object, tail }: Capability, sentence: string): boolean =>
  // 'Filter by customer'
  !(object === '' && /^by\b/.test(tail)) &&
  new RegExp(`^(?:[\\p{L}-]+[ -])?${escapePattern(verb.split(' ')[0] ?? '')}\\b`, 'iu').test(sentence) &&
  !/^(?:an?|the|their|every|each|all|any)\b/i.test(object);

/** How much a reading explains: deeds with their doers, less those that were cut in the wrong place. */
const worth = (deeds: readonly Capability[], nouns: ReadonlySet<string>): number =>
  deeds.reduce((sum, one) => {
    if (isTorn(one)) return sum - 0.5;
    // 'objectives and key results': nobody keys results.
    if (nouns.has(one.verb) && !isVerb(one.verb) && !/^(?:who|what|which|how)/.test(one.object)) return sum - 1;
    return sum + (isNobodys(one) ? 0.6 : 1);
  }, 0);

/**
 * Of two readings of a sentence the one that explains more of it: by its words one after the other, or by its clauses.
 * The first knows how people put things; the second sees who acts in each clause, and where a clause ends.
 */
export function betterReading(found: Found, sentence: string, known: Known): Found {
  // 'Only people in our workspace can sign in' rules.
  if (/^only\b/i.test(sentence)) return found;
  const { capabilities: told, audiences, asked, nouns } = toldIn(sentence, known);
  const capabilities = told.filter(isWorthwhile);
  // 'Stock levels synced every night': a thing, and nobody stocks levels.
  const own = found.capabilities.filter(
    (one) => !(isNobodys(one) && nouns.has(one.verb.split(' ')[0] ?? '') && isThing(one, sentence)),
  );
  // Where the first found none there may be a reason: sizes, habits, rules.
  const isUnsure = capabilities.length === 0 || (own.length === 0 && !asked && capabilities.length < 2);
  if (isUnsure || worth(capabilities, nouns) <= worth(own, nouns))
    return own.length === found.capabilities.length ? found : { ...found, capabilities: own };
  const others = found.audiences.filter(({ noun }) => own.every(({ by }) => by !== noun));
  return { ...found, audiences: [...audiences, ...others], capabilities };
}
