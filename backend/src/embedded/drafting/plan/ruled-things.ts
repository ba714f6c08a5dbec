import { singular } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { ofAge, ruledIf } from './ruled-if.js';
import { everyRule } from './operating.js';
import { asUnit, isGeneral, type Told } from './thing-names.js';
import type { Thing } from './things.js';

/** `A visit may only start if the church kept its temperature`: what a rule holds back is kept as well, with what has to be known of it. */
export function ruledThings(things: Thing[], plan: Told): Thing[] {
  const made: Thing[] = [];
  for (const { text } of everyRule(plan.brief)) {
    const rule = ruledIf(text);
    const noun = asUnit(singular(rule?.thing ?? ''), plan);
    if (!rule || noun === '' || isPeople(noun) || isGeneral(noun)) continue;
    const known = [...things, ...made].find((one) => one.noun === noun || one.noun.endsWith(` ${noun}`));
    const one = known ?? { noun, fields: [], deeds: [] };
    if (!known) made.push(one);
    if (rule.clause.split(' ').length <= 10 && !ofAge(rule.clause) && !/\bnot\b/.test(rule.clause))
      one.fields.push(`${rule.clause}: yes or no, optional | Answered before it may ${rule.done} | `);
    const age = ofAge(rule.clause);
    if (age) one.fields.push(`last ${age.what} on: date, optional | Not older than ${age.span}, read by the rule`);
  }
  // What is confirmed beforehand belongs to what waits for such an answer.
  const [waits] = made;
  if (waits && made.length === 1)
    for (const one of things) if (one.noun.endsWith(' confirmation')) one.of ??= waits.noun;
  return made;
}
