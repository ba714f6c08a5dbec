import { singular } from '../language.js';
import { numberOf } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { attributeField, fieldOfDetail } from './details.js';
import type { Told } from './thing-names.js';

/** What a deed enters with one object: values in a list, a mark, or what somebody says of themselves. */

/** What several things of one object are: values of one and the same, or a thing and what is told with it. */
export function partsOf(capability: Capability, plan: Told): { first: string; values: string[] } | null {
  const { verb, object, tail } = capability;
  if (!tells.test(verb) && !declares.test(verb)) return null;
  const parts = (/^in \S+(?:$|,? and )/.test(tail) ? `${object} ${tail}` : object).split(/, (?:and )?| and /);
  const fields = parts.map(attributeField);
  const values = fields.flatMap((field) => field ?? []);
  if (fields.every((field) => field !== null)) return { first: '', values };
  const [first = '', ...rest] = parts;
  if (fields[0] === null && rest.length > 0 && values.length === rest.length)
    return { first: singular(bareNoun(first).toLowerCase()), values };
  // 'log watering, pests and a photo': where one of them can only be a value, so are those beside it.
  // 'declare clay and glaze': what is declared is always told of something.
  if (
    declares.test(verb) &&
    (verb !== 'declare' || parts.length > 1) &&
    parts.every((part) => isShort(part) && !isPeople(bareNoun(part)))
  )
    return { first: '', values: parts.map((part) => valueOf(part, plan)) };
  if (notes.test(verb) && parts.length > 1 && parts.every((part) => isShort(part) && !isPeople(bareNoun(part)))) {
    const isValue = (part: string, at: number): boolean => fields[at] !== null || hasUnit(part, plan);
    if (parts.some(isValue) && !parts.some((part) => isHandledElsewhere(part, capability, plan)))
      return { first: '', values: parts.map((part) => valueOf(part, plan)) };
  }
  return null;
}
const notes = /^(?:record|log|note|note down|enter|write|measure|take|post|upload|capture|type|fill in)$/;
const declares = /^(?:declare|specify|indicate)$/;
const bare = (part: string): string => part.trim().replace(/^(?:an?|the|its|their|each|every) /i, '');
const isShort = (part: string): boolean => bare(part).split(' ').length < 4;
export const hasUnit = (part: string, { known }: Told): boolean =>
  numberOf(bare(part), known.knowledge.things) !== 'number with unit';
export const valueOf = (part: string, plan: Told): string =>
  hasUnit(part, plan)
    ? `${bare(part)}: ${numberOf(bare(part), plan.known.knowledge.things)}`
    : fieldOfDetail(bare(part));
/** Whether another deed names it as its object. */
export const isHandledElsewhere = (part: string, capability: Capability, { brief }: Told): boolean =>
  everyDeed(brief.capabilities).some(
    (one) =>
      one !== capability &&
      one.object !== capability.object &&
      singular(one.noun.toLowerCase()) === singular(bare(part)),
  );
const tells =
  /^(?:record|log|enter|note|write|report|type|capture|register|take|add|attach|upload|post|submit|state|give|set|request|note down|fill in|quote)$/;

/** `the counties they travel to`: told of themselves. */
export const own = /\b(?:they|their|he|his|she|her) \p{L}/u;
/** `largest log`, of `the largest log their mill takes`. */
export const ownOf = (object: string): string =>
  bare(object)
    .replace(/ (?:that |which )?(?:they|their|he|his|she|her)\b.*$/u, '')
    .trim();
/** `stone` and `unsafe`, of `mark a stone unsafe`. */
export function markedAs({ verb, object, tail }: Capability): { noun: string; as: string } | null {
  const [, noun, as] =
    (/^(?:mark|flag)$/.test(verb) &&
      /^(?:an?|the|each|every|any) ([\p{L}-]+) (?:as )?([\p{L}-]+)$/iu.exec(`${object} ${tail}`.trim())) ||
    [];
  return noun && as ? { noun: singular(noun.toLowerCase()), as: as.toLowerCase() } : null;
}
