import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { wholeVerb } from '../read/whole-verb.js';
import { sameRole } from './people.js';

/** What is done with what one has, and what is done by whoever wants it. */
const offering = new Set(['list', 'offer', 'sell', 'post', 'advertise', 'auction', 'lend', 'put up', 'rent out']);
const taking = new Set([
  'buy',
  'reserve',
  'order',
  'book',
  'rent',
  'hire',
  'borrow',
  'bid',
  'swap',
  'request',
  'ask for',
]);

/**
 * On which side of a market somebody stands, by what they do there: `smallholders list eggs, buyers reserve them`. Null
 * unless the idea lets one side offer and another take.
 */
export function sideOfMarket(role: string, capabilities: Capability[]): 'serving' | 'served' | null {
  const does = (verbs: Set<string>, isOwn: boolean): boolean =>
    everyDeed(capabilities).some(
      (deed) =>
        deed.by !== undefined &&
        !deed.automatic &&
        speaksFor(role, deed.by) === isOwn &&
        (verbs.has(deed.verb) || verbs.has(wholeVerb(deed))),
    );
  const offers = does(offering, true);
  const takes = does(taking, true);
  if (offers && !takes && does(taking, false)) return 'serving';
  return takes && !offers && does(offering, false) ? 'served' : null;
}

/** A drama group acts through its organiser. */
const speaksFor = (role: string, by: string): boolean => sameRole(by, role) || role.startsWith(`${by} `);

/** One side offers, another takes, and neither of them runs it. */
export const isMarket = (capabilities: Capability[]): boolean =>
  everyDeed(capabilities).some(({ by }) => by !== undefined && sideOfMarket(by, capabilities) === 'serving');
