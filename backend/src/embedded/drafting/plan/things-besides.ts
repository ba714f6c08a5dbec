import { singular } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { tellsPeople } from './by-itself.js';
import { isLook } from './deed-words.js';
import { attributeField } from './details.js';
import { add, type Deed, type Gathering, handledBefore, thing, valueOf } from './gathering.js';
import { kindOf } from './kinds.js';
import { classOf } from './sense.js';
import { asUnit, unitOf, withoutState } from './thing-names.js';

/** What the product itself does to a thing, and what is told of a thing that was handled before. */

/** `claims are approved automatically`, `opens a GitHub PR`: what the product does to a thing stands there with its time. */
export function byItself(gathering: Gathering, deed: Deed): void {
  const { capability, entry } = deed;
  const { plan } = gathering;
  if (capability.named || tellsPeople(capability) || kindOf(capability) !== null || !leavesTrace.test(entry.verb))
    return;
  const held = asUnit(singular(withoutState(capability.noun.toLowerCase())), plan);
  if (held === '' || held.split(' ').length > 3 || isPeople(held) || !/^[a-z][a-z -]+$/.test(held)) return;
  if (!/^(?:thing|document|bill)$/.test(classOf({ ...capability, noun: held }))) return;
  const one = thing(gathering, held);
  add(gathering, deed, one, [`${entry.done} at: time`]);
  one.deeds.push(entry);
}
const leavesTrace =
  /^(?:approve|reject|block|unblock|escalate|assign|open|close|tag|push|cancel|lock|unlock|archive|publish|hold|release|freeze|charge|retry|downgrade|upgrade|order|issue|create|generate|draft|print|raise|log|record|revoke|merge)$/;

/** `confirm end date, notice period and value`, `approve the kWh and the cost`: told of what was handled before. */
export function attributes(gathering: Gathering, deed: Deed): string | null {
  const parts = deed.capability.object.split(/, (?:and )?| and /);
  const fields = parts.map((part) => attributeField(part) ?? valueField(part));
  if (parts.length < 2 || !fields.every((field) => field !== null) || isLook(deed.entry.verb)) return null;
  return valueOf(gathering, deed, changedBefore(gathering, deed), fields as string[]);
}
const ofSum = /(?:^| )(?:value|amount|cost|price|total|vat|tax)$/i;
const ofNumber = /(?:^| )(?:period|kwh|consumption|mileage|quantity|duration|rate)$/i;
const valueField = (said: string): string | null => {
  const name = said.trim().replace(/^(?:an?|the|its|their|each|every) /i, '');
  return ofSum.test(name) ? `${name}: amount` : ofNumber.test(name) ? `${name}: number with unit` : null;
};

/** What the same person did something to a moment before, more than look at it; else the thing that it is all about. */
export function changedBefore(gathering: Gathering, deed: Deed): string {
  const before = handledBefore(gathering, deed);
  const { by } = deed.entry;
  const known = gathering.things.find(({ noun }) => noun === before);
  return known?.deeds.some((one) => one.by === by && !isLook(one.verb) && one.verb !== 'scan')
    ? before
    : unitOf(gathering.plan);
}
