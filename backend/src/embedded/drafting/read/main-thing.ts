import { plural } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { isSoundNoun } from './sound.js';

/** What is looked through, and by what: `search by period and size`, `look up by place`. */
const looking = /^(?:search|browse|filter|look up|sort|look through)$/;
const criteria = /^(?:by|with|within|in|across|on|through|online)\b/;

/** `search by period and size` → search costumes by period and size: what it is all about is meant. */
export function withMainThing(capabilities: Capability[], unit: string | null): void {
  if (unit === null || isPeople(unit) || !isSoundNoun(unit)) return;
  for (const one of capabilities)
    if (one.object === '' && looking.test(one.verb) && criteria.test(one.tail))
      Object.assign(one, { object: plural(unit), noun: unit });
}
