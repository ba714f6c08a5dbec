import type { Capability } from '../read/brief.js';
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
