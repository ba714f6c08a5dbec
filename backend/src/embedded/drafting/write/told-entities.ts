import { plural, upperFirst, withArticle } from '../language.js';
import { type Whole, wholesOf } from '../plan/parts.js';
import type { Plan } from '../plan/plan.js';
import { fieldIn } from '../know/things.js';
import { plainStates, statesOf, waitingOf } from '../plan/states.js';
import { isLook } from '../plan/deed-words.js';
import { currencyOf, doneWith, type Thing, thingsOf } from '../plan/things.js';
import { rulesAlone } from './rules-told.js';
import type { Row } from './draft.js';

/** Things of the data model that the idea itself speaks of: the whole and its parts, and what its deeds leave behind. */

const fieldsOf = (noun: string, plan: Plan): string[] =>
  inMoney(thingsOf(plan).find((one) => one.noun === noun.toLowerCase())?.fields ?? [], plan);

/** An amount says in what it is counted. */
const inMoney = (fields: string[], plan: Plan): string[] => {
  const currency = currencyOf(plan);
  return fields.map((field) => {
    const { name, type, accepted, example } = fieldIn(field);
    if (type !== 'amount') return field;
    const said = `${name}: amount ${currency ? `in ${currency}` : 'with currency'}`;
    return accepted || example ? `${said} | ${accepted} | ${example}` : said;
  });
};

/** What the thing everything is about holds by the deeds of the idea. */
export const unitFields = (plan: Plan): string[] => {
  const unit = plan.known.slots['unit'] ?? '';
  const whole = wholeAbove(unit, plan);
  return [
    ...(whole ? [`${whole.whole}: reference to ${upperFirst(whole.whole)}`] : []),
    // What it may be marked as are its states.
    ...fieldsOf(unit, plan).filter((field) => !field.startsWith('marked as')),
  ].slice(0, 8);
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
    .filter(
      ({ noun, deeds, fields, asked }) =>
        !known.has(noun) &&
        // What is only looked at, and of which nothing is known, was entered as something else.
        (deeds.some(({ verb }) => !isLook(verb)) || fields.length > 0 || asked !== undefined),
    )
    .slice(0, 7)
    .map((one): Row => {
      const isUnit = one.noun === unit.toLowerCase();
      const of = one.of === unit.toLowerCase() && !isUnit ? above : one.of;
      const states = isUnit && waitingOf(plan) ? plainStates(plan) : statesOf(one.noun, plan);
      const fields = isUnit
        ? unitFields(plan)
        : inMoney(one.fields, plan).filter((field) => !field.startsWith('marked as'));
      return {
        name: upperFirst(one.noun),
        purpose: doneWith(one) ?? joinedBy(one.noun, plan),
        keyFields: [
          ...(of ? [`${of}: reference to ${upperFirst(of)}`] : []),
          ...(states.length > 1 ? [`state: ${states.join(', ')}`] : []),
          ...(fields.length > 0 ? fields : deedFields(one)),
        ],
        rules: ruleOf(one, plan),
        volume: 'Not counted yet',
        retention: of
          ? `As long as its ${of}`
          : one.isPerson
            ? 'Until 24 months after the last entry about them (assumed)'
            : isUnit
              ? '24 months after its end, then only sums'
              : 'Until nothing refers to it any more',
      };
    });
  const isUnit = ({ name }: Row): boolean => String(name).toLowerCase() === unit.toLowerCase();
  return [...own.filter(isUnit), ...parents, ...parts, ...own.filter((row) => !isUnit(row))];
}

/** Where nothing else is known of it: who did it and when; of what is only looked at its name. */
function deedFields({ deeds }: Thing): string[] {
  const deed = deeds.find(({ verb }) => !isLook(verb));
  return deed ? [`${deed.done} by: person, ${deed.by}`, `${deed.done} at: time`] : ['name: text'];
}

/** What a thing is for with which nothing is done itself: what is given to it, or stands in it. */
function joinedBy(noun: string, plan: Plan): string {
  const things = thingsOf(plan);
  const joined = things.find(({ fields }) =>
    fields.some((field) => field.endsWith(`reference to ${upperFirst(noun)}`)),
  );
  if (joined)
    return `What ${plural(joined.noun)} are ${joined.deeds.find(({ verb }) => verb !== '')?.done ?? 'joined'} to.`;
  const within = things.find(({ of }) => of === noun);
  return within ? `What ${withArticle(within.noun)} is for.` : '';
}

/** What has to hold of it: the rule of the idea that names it, else what follows from what it is made of. */
function ruleOf({ noun, fields, isPerson = false }: Thing, plan: Plan): string {
  const own = rulesAlone(plan).find(
    ({ text }) =>
      // '24 hours' are no opening hours.
      new RegExp(`(?<!\\d )\\b${noun}s?\\b`, 'i').test(text) ||
      (isPerson && fields.some((field) => /^(?:sex|last|date of birth)\b/.test(field))),
  );
  if (own) return `${upperFirst(own.text)}.`;
  const all = fields.join('; ');
  if (/\blines: list\b/.test(all) && /\bsum: amount\b/.test(all))
    return 'One entry stands on one of them at most; none goes out while a price is missing.';
  if (/\bamount due\b/.test(all)) return 'Due and taken are both kept, in the same unit.';
  if (/: number (?:with unit|in (?!minutes))/.test(all))
    return 'Every value has its unit and its time; the first one stays readable after a correction.';
  if (/\bstarts at\b/.test(all) && /\bends at\b/.test(all)) return 'Its end lies after its start.';
  if (/\bholds from\b/.test(all)) return 'One holds at a time for the same thing; those before stay readable.';
  if (/\bcode: text, unique\b/.test(all) && /\bvalid until\b/.test(all))
    return 'Used once, and not after its last day.';
  if (/\banswer\b/.test(all)) return 'An answer is given once; a later one stands beside it.';
  if (isPerson) return 'Nobody is entered twice: the same name and number are shown first (assumed).';
  return '';
}
