import { capabilitySlots } from '../know/capability-slots.js';
import { sameRole } from '../know/people.js';
import type { Slots } from '../know/slots.js';
import { isPlural, participle, singular, thirdPerson, withArticle } from '../language.js';
import type { Capability } from '../read/brief.js';
import { toSome } from './message-tests.js';
import type { Person } from './people.js';

/** What the product sends or tells, as whoever gets it would wish for it. */

/** `inform neighbours within 50 metres`: whoever is told wants to be told, and where they live is no wish. */
export const isToldOf = ({ automatic, verb, noun }: Capability, { role }: Person): boolean =>
  automatic &&
  /^(?:inform|notify|alert|remind|warn|tell|call|contact|pay|pay out|invite|reimburse)$/.test(verb) &&
  (sameRole(singular(noun.toLowerCase()), role) || role === `${singular(noun.toLowerCase())} member`);
/** `are invited as carers`: each of them as a carer. */
const ofOne = (tail: string): string =>
  tail.replace(/^as (\p{Ll}+)$/u, (whole, some: string) =>
    isPlural(some) ? `as ${withArticle(singular(some))}` : whole,
  );
export const toldOf = ({ verb, tail }: Capability): string =>
  [
    'to be',
    participle(verb),
    /^(?:within|in|near) .*\b(?:metres|miles|kilometres|km|m)$/i.test(tail) ? '' : ofOne(tail),
  ]
    .filter(Boolean)
    .join(' ');

/** `get an SMS reminder the day before`, of what is sent to members: as they would say it. */
export const gotIn = (capability: Capability, slots: Slots): string => {
  const tail = capability.tail.replace(toSome, '').trim();
  return capabilitySlots(slots, { ...capability, verb: 'get', tail }, thirdPerson)['mine'] ?? '';
};
