import { plural, upperFirst, withArticle } from '../language.js';
import { type Whole, wholesOf } from '../plan/parts.js';
import type { Plan } from '../plan/plan.js';
import { currencyOf, doneWith, type Thing, thingsOf } from './deed-things.js';
import type { Row } from './draft.js';

/** Things of the data model that the idea itself speaks of: the whole and its parts, and what its deeds leave behind. */

const fieldsOf = (noun: string, plan: Plan): string[] =>
  inMoney(thingsOf(plan).find((one) => one.noun === noun.toLowerCase())?.fields ?? [], plan);

/** An amount says in what it is counted. */
const inMoney = (fields: string[], plan: Plan): string[] => {
  const currency = currencyOf(plan);
  return fields.flatMap((field) =>
    !field.endsWith(': amount')
      ? field
      : currency
        ? `${field} in ${currency}`
        : field.startsWith('price')
          ? []
          : `${field} with currency`,
  );
};

/** What the thing everything is about gets by the deeds of the idea. */
export const unitFields = (plan: Plan): string[] => {
  const unit = plan.known.slots['unit'] ?? '';
  const whole = wholeAbove(unit, plan);
  return [
    ...(whole ? [`${whole.whole}: reference to ${upperFirst(whole.whole)}`] : []),
    // What is only looked up is what it is for: horses of extras, animals of diets.
    ...thingsOf(plan)
      .filter(({ asked }) => asked !== undefined)
      .slice(0, 1)
      .map(({ noun }) => `${noun}: reference to ${upperFirst(noun)}`),
    ...fieldsOf(unit, plan),
  ].slice(0, 6);
};

const wholeAbove = (noun: string, plan: Plan): Whole | undefined =>
  wholesOf(plan.brief).find(({ part }) => part === noun.toLowerCase());

/** Entities of the idea beside the one that all hangs on. */
export function toldEntities(plan: Plan): Row[] {
  const unit = plan.known.slots['unit'] ?? '';
  const wholes = wholesOf(plan.brief);
  const parents = wholes
    .filter(({ whole }) => whole !== unit.toLowerCase())
    .map(({ whole, said, part }): Row => ({
      name: upperFirst(whole),
      purpose: `What the ${plural(part)} belong to: “${upperFirst(said)}”.`,
      keyFields: ['name: text'],
      rules: `Ended only when all of its ${plural(part)} are`,
      volume: 'Not counted yet',
      retention: `As long as its ${plural(part)}`,
    }));
  const parts = wholes
    .filter(({ whole, part }) => whole === unit.toLowerCase() && part !== unit.toLowerCase())
    .map(({ part, said }): Row => ({
      name: upperFirst(part),
      purpose: `One part of the ${unit}: “${upperFirst(said)}”.`,
      keyFields: [`${unit}: reference to ${upperFirst(unit)}`, 'number: text', ...fieldsOf(part, plan)],
      rules: `Stays with its ${unit}`,
      volume: `${upperFirst(wholes[0]?.count ?? '')} for each ${unit}, as the idea states`,
      retention: `As long as its ${unit}`,
    }));
  // What is done beside the parts is done to the whole.
  const above = wholes.find(({ part }) => part === unit.toLowerCase())?.whole ?? unit;
  const known = new Set([...parents, ...parts].map(({ name }) => String(name).toLowerCase()));
  const own = thingsOf(plan)
    .filter(({ noun }) => noun !== unit.toLowerCase() && !known.has(noun))
    .slice(0, 5)
    .map((one, at): Row => ({
      name: upperFirst(one.noun),
      purpose:
        doneWith(one) ??
        (one.fields.length > 0 ? `What ${withArticle(bookedOf(one.noun, plan) ?? above)} is for.` : ''),
      keyFields: [
        ...(one.of
          ? [
              `${one.of === unit.toLowerCase() ? above : one.of}: reference to ${upperFirst(one.of === unit.toLowerCase() ? above : one.of)}`,
            ]
          : []),
        ...(one.fields.length > 0 ? inMoney(one.fields, plan) : ['name: text']),
        ...(one.deeds.length > 0 && !one.fields.some((field) => /: person(?:,|$)/.test(field))
          ? [`entered by: person, ${one.deeds[0]?.by ?? ''}`]
          : []),
      ],
      rules: ruleOf(one, at),
      volume: 'Not counted yet',
      retention: one.of ? `As long as its ${one.of}` : 'Until nothing refers to it any more',
    }));
  return [...parents, ...parts, ...own];
}

const bookedOf = (noun: string, plan: Plan): string | undefined => thingsOf(plan).find(({ of }) => of === noun)?.noun;

/** What has to hold of it, by what it is made of. */
function ruleOf({ fields, asked, deeds }: Thing, at: number): string {
  const all = fields.join('; ');
  if (/\blines: list\b/.test(all))
    return 'One entry stands on one of them at most; none goes out while a price is missing.';
  if (/\bamount due\b/.test(all)) return 'Due and taken are both kept, in the same unit.';
  if (/\bnumber with unit\b/.test(all))
    return 'Every value has its unit and its time; the first one stays readable after a correction.';
  if (/\bstarts at\b/.test(all)) return 'Its end lies after its start; what is cancelled stays readable.';
  if (/\banswer\b/.test(all)) return 'An answer is given once; a later one stands beside it.';
  if (asked || deeds.length === 0) return 'Not deleted while something refers to it.';
  return at % 2 === 0
    ? 'A correction keeps what stood there before.'
    : 'Corrected beside the first entry, never over it.';
}
