import { singular } from '../language.js';
import type { Action, NamedFeature } from '../know/knowledge.js';
import type { Known } from '../know.js';
import type { Capability } from '../read/brief.js';
import { kindOf } from './kinds.js';

/** What is proposed of a deed: something where its kind tells more than its verb, else no more than the idea says. */
export function wayOf(capability: Capability, { knowledge, fitted }: Known): Action {
  if (capability.named && !/^(?:send|see)$/.test(capability.verb)) return namedWay(capability, knowledge.namedFeatures);
  const does = capability.automatic ? 'product' : 'person';
  const special = kindOf(capability)?.kind;
  const ways = knowledge.actions.filter(
    (one) => (one.kind === special || one.kind === 'plain') && (one.by ?? does) === does,
  );
  // 'No sound is recorded' rules records out, and still somebody does something.
  const way = ways.flatMap((one) => fitted(one) ?? []).at(0) ?? ways.find(({ kind }) => kind === 'plain');
  if (!way) throw new Error('content/knowledge/actions.yaml has no plain way');
  return way;
}

/** `shared shopping list` is a list, whatever stands on it. */
function namedWay({ object, tail }: Capability, all: readonly NamedFeature[]): Action {
  const words = object.toLowerCase().replace(/^an? /, '').split(' ');
  const names = words.map((_, at) => words.slice(at).join(' ')).flatMap((name) => [name, singular(name)]);
  const known = names.flatMap((name) => all.find(({ heads }) => heads.includes(name)) ?? []).at(0);
  const thing = [object, tail].filter(Boolean).join(' ');
  const plain = {
    kind: 'plain',
    need: thing,
    want: thing,
    event: '{noun}_used | server, when it is used | role: string',
  } as const;
  return known
    ? { ...plain, does: `${known.does}.`, gain: known.gain, so: known.gain, tests: known.tests }
    : { ...plain, does: '' };
}

/** When the product does something by itself, as a clause; null where the idea does not say. */
export function dueIn({ tail }: Pick<Capability, 'tail'>): string | null {
  // 'by text message when a batch is ready'
  const [, clause = ''] =
    /^(?:by [\p{L}-]+(?: [\p{L}-]+)? )?(?:when|whenever|if|once|as soon as) (.{6,})$/iu.exec(tail) ?? [];
  if (clause !== '') return clause;
  const [ahead = ''] = timed.exec(tail) ?? [];
  return ahead === '' ? null : `it is ${ahead}`;
}
/** `to members the day before a tool is due`, `24 hours before the visit` */
const timed =
  /(?<=^|^to (?:\p{L}+ ){1,3})(?:\d+|an?|one|two|three|five|ten|the) (?:minutes?|hours?|days?|weeks?|months?|evening|night) (?:before|after) .{4,}$/iu;

/** What a message is sent about: `a van is above 8 °C` also behind other words, as of `by SMS to the depot when a van …`. */
export const reasonIn = (capability: Pick<Capability, 'object' | 'tail'>): string | null =>
  dueIn(capability) ??
  /\b(?:when|whenever|if|as soon as) (.{6,})$/i.exec(`${capability.object} ${capability.tail}`)?.[1] ??
  null;
