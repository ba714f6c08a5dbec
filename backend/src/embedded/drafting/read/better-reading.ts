import { toldIn, type Known } from '../grammar/deeds.js';
import type { Capability } from './brief.js';
import { isPronoun } from './stand-in.js';
import type { Found } from './statements.js';
import { isWorthwhile } from './worthwhile.js';

/** A clause within an object, or an end that something must follow: what was cut in the wrong place. */
const torn =
  /[.;]|\b(?:otherwise|because|which|please)\b|,\s(?:and\s)?(?:the|an?|people|each) |^(?:and|or|to|of|not|otherwise)\b|\s(?:and|or|the|an?|of|to)$/i;

const isTorn = ({ object, tail }: Capability): boolean =>
  isPronoun(object) || torn.test(object) || /^(?:and|or)\b|[.;]/i.test(tail);
/** Nobody is known who does it. */
const isNobodys = ({ by, automatic }: Capability): boolean => by === undefined && !automatic;

const alike = (one: Capability, other: Capability): boolean => one.verb.split(' ')[0] === other.verb.split(' ')[0];

/**
 * Of two readings of a sentence the one that explains more of it: by its words one after the other, or by its clauses.
 * The first knows how people put things; the second sees who acts in each clause, and where a clause ends.
 */
export function betterReading(found: Found, sentence: string, known: Known): Found {
  // 'Only people in our workspace can sign in' rules.
  if (/^only\b/i.test(sentence)) return found;
  const told = toldIn(sentence, known);
  const other = { ...told, capabilities: told.capabilities.filter(isWorthwhile) };
  const own = found.capabilities;
  if (other.capabilities.length === 0 || other.capabilities.some(isTorn)) return found;
  // Where the first found none there may be a reason: sizes, habits, rules.
  if (own.length === 0 && !other.asked && other.capabilities.length < 2) return found;
  const missing = other.capabilities.filter((one) => !own.some((deed) => alike(deed, one)));
  const isMore = missing.length > 0 && other.capabilities.length > own.length;
  const isCleaner = own.some(isTorn) && other.capabilities.length >= own.filter((one) => !isTorn(one)).length;
  const isKnown =
    own.some(isNobodys) &&
    other.capabilities.length >= own.length &&
    other.capabilities.filter(isNobodys).length < own.filter(isNobodys).length;
  return isMore || isCleaner || isKnown
    ? {
        ...found,
        audiences: [...other.audiences, ...found.audiences.filter(({ noun }) => own.every(({ by }) => by !== noun))],
        capabilities: other.capabilities,
      }
    : found;
}
