import type { Capability } from './brief.js';

const arrangements = [
  [/^book$/, 'booking'],
  [/^reserve$/, 'reservation'],
  [/^(?:rent|hire)$/, 'rental'],
  [/^borrow$/, 'loan'],
] as const;
const undone = /^(?:cancel|extend|prolong|renew|shorten)$/;

/** `book a boat and cancel until noon`: what is cancelled is the booking, and not the boat. */
export const ofArrangements = (deeds: Capability[]): Capability[] =>
  deeds.map((deed, at) => {
    if (!undone.test(deed.verb) || !/^an? /.test(deed.object)) return deed;
    const made = deeds
      .slice(0, at)
      .findLast(({ verb, noun, by }) => noun === deed.noun && by === deed.by && arrangementOf(verb) !== undefined);
    const noun = made && arrangementOf(made.verb);
    return noun ? { ...deed, object: `the ${noun}`, noun, tail: deed.tail.replace(/^again\b ?/i, '') } : deed;
  });

const arrangementOf = (verb: string): string | undefined => arrangements.find(([pattern]) => pattern.test(verb))?.[1];
