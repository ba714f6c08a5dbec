import { plural } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { isSoundNoun } from './sound.js';

/** `managers approve in Slack`: of what is decided, nothing is said. */
const isDecision = ({ verb, object, tail }: Capability): boolean =>
  object === '' &&
  /^(?:approve|accept|reject|decline|refuse)$/.test(verb) &&
  /^(?:$|(?:by|on|at|within|before|via|in|until|up to)\b)/.test(tail);

/** What is looked through, and by what: `search by period and size`, `look up by place`. */
const looking = /^(?:search|browse|filter|look up|sort|look through|target|segment|group|slice)$/;
const criteria = /^(?:by|with|within|in|across|on|through|online)\b/;

/** Where things go to and come from. */
const moving = /^(?:export|import|sync|synchronise|send over|upload)$/;
const whither = /^(?:to|into|from|with) \p{Lu}/u;
const isLeftOut = (one: Capability, unit: string): boolean =>
  one.object === '' &&
  ((looking.test(one.verb) && criteria.test(one.tail)) ||
    (moving.test(one.verb) && whither.test(one.tail) && !/ing$/.test(unit)) ||
    isDecision(one));

/** `search by period and size` → search costumes by period and size, `managers approve in Slack`: what it is all about is meant. */
export function withMainThing(capabilities: Capability[], unit: string | null): void {
  // A name of its own is no thing among others.
  if (unit === null || isPeople(unit) || !isSoundNoun(unit) || /^\p{Lu}\p{Ll}/u.test(unit)) return;
  for (const one of capabilities) if (isLeftOut(one, unit)) Object.assign(one, { object: plural(unit), noun: unit });
}
