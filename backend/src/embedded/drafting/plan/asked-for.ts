import { singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { classOf } from './sense.js';
import { asUnit, type Told, unitOf } from './thing-names.js';

/** By what the wish for a thing is known that is there before and after it. */
const wishes: Record<string, string> = {
  book: 'booking',
  reserve: 'reservation',
  rent: 'rental',
  hire: 'hire',
  request: 'request',
};

/** `room booking`, `costume request`: a room is not the booking of it. What takes place at a time is booked itself. */
export function askedFor(capability: Capability, held: string, plan: Told): string | null {
  const { verb, noun } = capability;
  const wish = wishes[verb];
  if (wish === undefined || isPeople(held)) return null;
  const capabilities = everyDeed(plan.brief.capabilities);
  const own = capabilities.find((one) => one.verb === 'cancel' && one.noun.startsWith(`${held} `))?.noun;
  const named = capabilities.find((one) => one !== capability && one.noun.split(' ').at(-1) === wish)?.noun;
  const isKept = capabilities.some(
    (one) =>
      (one.noun === noun || asUnit(singular(one.noun.toLowerCase()), plan) === held) &&
      one.verb !== verb &&
      /^(?:add|enter|record|register|inspect|repair|return|check|clean|import|list)$/.test(one.verb),
  );
  const isPlace = classOf(capability) === 'place' && held !== unitOf(plan);
  if (!isPlace && !isKept && named === undefined) return null;
  return own ?? (named ? singular(named.toLowerCase()) : `${held} ${wish}`);
}
