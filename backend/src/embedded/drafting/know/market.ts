import type { Capability } from '../read/brief.js';
import { sameRole } from './people.js';

/** What is done with what one has, and what is done by whoever wants it. */
const offering = new Set(['list', 'offer', 'sell', 'post', 'advertise', 'auction', 'lend', 'put up', 'rent out']);
const taking = new Set(['buy', 'reserve', 'order', 'book', 'rent', 'hire', 'borrow', 'bid', 'swap', 'request']);

/**
 * On which side of a market somebody stands, by what they do there: `smallholders list eggs, buyers reserve them`. Null
 * unless the idea lets one side offer and another take.
 */
export function sideOfMarket(role: string, capabilities: Capability[]): 'serving' | 'served' | null {
  const does = (verbs: Set<string>, isOwn: boolean): boolean =>
    capabilities.some(
      ({ by, automatic, verb }) => by !== undefined && !automatic && sameRole(by, role) === isOwn && verbs.has(verb),
    );
  const offers = does(offering, true);
  const takes = does(taking, true);
  if (offers && !takes && does(taking, false)) return 'serving';
  return takes && !offers && does(offering, false) ? 'served' : null;
}
