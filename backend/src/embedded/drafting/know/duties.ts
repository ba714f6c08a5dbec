import { hash, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import type { Duty } from './knowledge.js';

/** What kind of deed it is to the person who does it; the plain one where no kind is sure. */
export function dutyOf(capability: Capability, duties: Duty[]): Duty {
  const { verb, object, tail } = capability;
  const whole = [object, tail].filter(Boolean).join(' ');
  const fits = (duty: Duty): boolean =>
    duty.verbs.includes(verb) && (!duty.object || new RegExp(duty.object, 'iu').test(whole));
  const found = duties.find((duty) => duty.object !== undefined && fits(duty)) ?? duties.find(fits);
  const plain = found ?? duties.find(({ id }) => id === 'plain');
  if (!plain) throw new Error('content/knowledge/duties.yaml: the plain duty is missing');
  return plain;
}

/** The deeds of one person by their kind, the first deed of each kind standing for it. */
export function dutiesOf(own: Capability[], duties: Duty[]): { duty: Duty; deed: Capability }[] {
  const all = own.map((deed) => ({ duty: dutyOf(deed, duties), deed }));
  return all.filter(({ duty }, at) => all.findIndex((one) => one.duty === duty) === at);
}

export type Part = 'situation' | 'moments' | 'yields' | 'wants' | 'fears' | 'success' | 'help';

/**
 * One wording of what is true of such a deed; `turn` tells people of one kind apart. Undefined where every wording asks
 * for a thing that the deed does not name.
 */
export function saidOf(duty: Duty, part: Part, deed: Capability, seed: number, turn: number): string | undefined {
  const words = wordsOf(deed);
  const all = duty[part].filter((text) => [...text.matchAll(slot)].every(([, name = '']) => words[name] !== undefined));
  const text = all.length > 0 ? all[(hash(`${seed} ${duty.id} ${part}`) + turn) % all.length] : undefined;
  return text && upperFirst(text.replace(slot, (_, name: string) => words[name] ?? ''));
}

const slot = /\{(\w+)\}/g;
/** Longer than this it would swallow the sentence it stands in. */
const short = 7;

/** `{object}` as it was written, `{it}` as the one thing. */
function wordsOf({ object, tail }: Capability): Record<string, string | undefined> {
  const open = /\b(?:what|which|who|whose|where|how|when|whether|why)$/i.test(object);
  const asked = /^(?:what|which|who|whose|where|how|when|whether|why|if)\b/i.test(object || tail);
  const whole = [object, asked || open ? tail : ''].filter(Boolean).join(' ') || (asked ? tail : '');
  const fits = whole !== '' && whole.split(' ').length <= short;
  const one = whole.replace(/^(?:an?|each|every|all|any|the|this|that) /i, '');
  const things =
    !asked && fits && !/[,;]|^(?:that|it|them|their|his|her|its|from|by|how)\b|\b(?:and|or)\b/i.test(whole);
  return {
    object: fits && !/^(?:it|them|that)\b/i.test(whole) ? whole : undefined,
    it: things ? (/^(?:our|my|his|her|its|\d)/i.test(one) ? one : `the ${one}`) : undefined,
  };
}
