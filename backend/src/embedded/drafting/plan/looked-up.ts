import { singular } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { type Deed, type Gathering, thing } from './gathering.js';
import { kindOf } from './kinds.js';
import { asUnit } from './thing-names.js';

/** Deeds that leave the things as they are. */

/** `see which horses are due`: looked up, and left as it is. */
export function question(gathering: Gathering, { capability }: Deed): string | null {
  const kind = kindOf(capability);
  if (kind?.kind !== 'which') return null;
  const head = singular((kind.slots['two'] ?? '').split(' ').at(-1) ?? '');
  if (head === '' || head === 'person' || isPeople(head)) return '';
  const known = gathering.things.find(({ noun }) => noun.endsWith(` ${head}`))?.noun;
  const looked = thing(gathering, known ?? asUnit(head, gathering.plan));
  if (looked.deeds.length === 0) looked.asked ??= capability.object;
  return looked.noun;
}

/** Reports, exchanges with other systems and whatever else leaves nothing of its own. */
export function lookOrSystem(_: Gathering, { capability }: Deed): string | null {
  // 'opens the list of the farm' makes none.
  const isShown =
    capability.verb === 'open' && /(?:^| )(?:list|page|map|calendar|overview|plan)$/.test(capability.noun);
  // Who repeats an order makes another and leaves the first as it is.
  const isAnother = /^(?:repeat|copy|duplicate)$/.test(capability.verb);
  // Who tracks an order looks at it; who tracks hours enters them.
  const isWatched =
    /^(?:track|monitor)$/.test(capability.verb) && !/(?:hour|time|expense|mileage)s?$/.test(capability.noun);
  return kindOf(capability) === null && !isShown && !isAnother && !isWatched && !moves.test(capability.verb)
    ? null
    : '';
}

/** Somebody goes somewhere or presses a button: no thing is handled by that. */
const moves = /^(?:come|go|press|click|tap|work|seek|talk)$/;
