import { isUncountable, lowerFirst, plural, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { wholeVerb } from '../read/whole-verb.js';
import type { Duty } from './knowledge.js';
import { sideOfRole } from './sides.js';

/** What kind of deed it is to the person who does it; the plain one where no kind is sure. */
export function dutyOf(capability: Capability, duties: Duty[]): Duty {
  const { verb, object, tail, by } = capability;
  const whole = [verb, object, tail].filter(Boolean).join(' ');
  // 'put rides together'
  const verbs = [wholeVerb(capability), ...(particle.test(tail) ? [`${verb} ${tail}`] : []), verb];
  const stands = sideOfRole(by ?? '') ?? (working.test(by ?? '') ? 'serving' : null);
  const side = stands === null ? null : stands === 'served' ? 'served' : 'working';
  const fits = (duty: Duty): boolean =>
    verbs.some((one) => duty.verbs.includes(one)) &&
    (!duty.side || duty.side === side) &&
    (!duty.object || new RegExp(duty.object, 'iu').test(whole));
  const found =
    duties.find((duty) => (duty.object ?? duty.side ?? duty.told) !== undefined && fits(duty)) ?? duties.find(fits);
  const plain = found ?? duties.find(({ id }) => id === 'plain');
  if (!plain) throw new Error('content/knowledge/duties.yaml: the plain duty is missing');
  return plain;
}

const particle = /^(?:together|out|off|up|down|in|on|over|back|away)$/;

/** People who are in a house because they work there, whatever it is. */
const working =
  /\b(?:staff|office|clerk|crew|team|storekeeper|buyer|purchaser|bookkeeper|accountant|assistant|warden|caretaker|keeper)s?$/i;

/** The deeds of one person by their kind, what is most of the work first; the first deed of each kind stands for it. */
export function dutiesOf(own: Capability[], duties: Duty[]): { duty: Duty; deed: Capability }[] {
  const all = own.map((deed) => ({ duty: dutyOf(deed, duties), deed }));
  return all
    .filter(({ duty }, at) => all.findIndex((one) => one.duty === duty) === at)
    .sort((one, other) => other.duty.part - one.duty.part);
}

/**
 * What is sure to be wanted of such a deed, in words of the thing it is done to; `turn` tells people of one kind apart.
 * Undefined where nothing is sure, or all wordings have been used.
 */
export function wantOf({ wants = [] }: Duty, deed: Capability, turn: number): string | undefined {
  const words = wordsOf(deed);
  const said = wants.filter((text) =>
    [...text.matchAll(slot)].every(([, name = '']) => words[lowerFirst(name)] !== undefined),
  )[turn];
  return (
    said &&
    upperFirst(
      said.replace(slot, (_, name: string) => {
        const word = words[lowerFirst(name)] ?? '';
        return name === lowerFirst(name) ? word : upperFirst(word);
      }),
    )
  );
}

const slot = /\{(\w+)\}/g;
/** Longer than this it would swallow the sentence it stands in. */
const short = 7;

const asksFor = /^(?:ask|apply|look|search|wait|pay)$/;
/** Cut out of a clause, and the name of no thing. */
const noName = /\b(?:how|what|who|which|when|where|whether|they|we|you|it|per|each|online|offline)\b|\d|^\p{L}{3,}ed$/u;
/** `pay online`: how, and not what. */
const manner = /^(?:online|offline|again|early|late|here|there|in advance|at once)$/i;

/** `give each find a shelf number`: who or what gets it, and what it gets. */
const twoThings = /^(?:give|hand|lend|send|offer|show|assign) (?:\p{L}+ ){1,3}(?:an?|its|their) \p{L}/iu;

/** `{object}` as it was written, `{it}` as the one thing, `{thing}` and `{things}` its bare name, `{do}` the deed. */
function wordsOf({ verb, object: named, noun, tail }: Capability): Record<string, string | undefined> {
  // 'ask for a repeat prescription'
  const object =
    (manner.test(named) ? '' : named) || (asksFor.test(verb) && tail.startsWith('for ') ? tail.slice(4) : '');
  const open = /\b(?:what|which|who|whose|where|how|when|whether|why)$/i.test(object);
  const asked = /^(?:what|which|who|whose|where|how|when|whether|why|if)\b/i.test(object || tail);
  const whole = [object, asked || open ? tail : ''].filter(Boolean).join(' ') || (asked ? tail : '');
  const fits = whole !== '' && whole.split(' ').length <= short;
  const one = whole.replace(/^(?:(?:an?|each|every|all|any|both|the|this|that|these|those) )+/i, '');
  const things =
    !asked && fits && !/[,;]|^(?:that|it|them|their|his|her|its|from|by|how)\b|\b(?:and|or)\b/i.test(whole);
  const more = /^(?:with|of|for|in|from|near|that|who|whose)\b/i.test(tail) ? `${whole} ${tail}` : whole;
  const deed = [verb, named || tail].join(' ');
  const isName = noun !== '' && noun.split(' ').length <= 3 && !noName.test(noun);
  return {
    do: deed.split(' ').length <= short && !/\b(?:it|them|that|this)$/i.test(deed) ? deed : undefined,
    thing: isName ? noun : undefined,
    things: isName ? (isUncountable(noun) ? noun : plural(noun)) : undefined,
    object: fits && !/^(?:it|them|that)\b/i.test(whole) ? (more.split(' ').length <= short ? more : whole) : undefined,
    // Nobody gets out the dentists whom they bill.
    it: twoThings.test(`${verb} ${named}`)
      ? isName
        ? `the ${noun}`
        : undefined
      : things && !isPeople(noun)
        ? /^(?:our|my|his|her|its|\d)/i.test(one)
          ? one
          : `the ${one}`
        : undefined,
  };
}
