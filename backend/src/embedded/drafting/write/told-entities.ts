import { plural, singular, upperFirst } from '../language.js';
import { type Whole, wholesOf } from '../plan/parts.js';
import type { Plan } from '../plan/plan.js';
import { fieldIn } from '../know/things.js';
import { everyDeed } from '../read/every-deed.js';
import { plainStates, statesOf, waitingOf } from '../plan/states.js';
import { recordNoun } from '../plan/deed-records.js';
import { isLook } from '../plan/deed-words.js';
import { currencyOf, type Thing, thingsOf } from '../plan/things.js';
import { rulesSaid } from './rules-told.js';
import type { Row } from './draft.js';
import { described } from './thing-described.js';

/** Things of the data model that the idea itself speaks of: the whole and its parts, and what its deeds leave behind. */

const fieldsOf = (noun: string, plan: Plan): string[] =>
  inMoney(thingsOf(plan).find((one) => one.noun === noun.toLowerCase())?.fields ?? [], plan);

/** An amount says in what it is counted. */
const inMoney = (fields: string[], plan: Plan): string[] => {
  const currency = currencyOf(plan);
  return fields.map((field) => {
    const { name, type, accepted, example } = fieldIn(field);
    const [, when = ''] = /^amount(, .+)?$/.exec(type) ?? [];
    if (!type.startsWith('amount')) return field;
    const said = `${name}: amount ${currency ? `in ${currency}` : 'with currency'}${when}`;
    return accepted || example ? `${said} | ${accepted} | ${example}` : said;
  });
};

/** What the thing everything is about holds by the deeds of the idea. */
export const unitFields = (plan: Plan): string[] => {
  const unit = plan.known.slots['unit'] ?? '';
  const whole = wholeAbove(unit, plan);
  return [
    ...(whole ? [`${whole.whole}: reference to ${upperFirst(whole.whole)}`] : []),
    ...withChoice(fieldsOf(unit, plan), unit, plan),
  ];
};

const stateWords =
  /^(?:free|open|closed|done|planned|active|inactive|new|available|occupied|empty|full|paid|\p{L}+ed)$/u;

/** What somebody may mark it as: its states, where these are words of a state, and else a choice; nothing where its deeds tell its states. */
function withChoice(fields: string[], noun: string, plan: Plan): string[] {
  const isTold = statesOf(noun, plan).length > 1;
  return fields
    .filter((field) => !(isTold && field.startsWith('marked as')))
    .map((field) => {
      const { name, type } = fieldIn(field);
      const choices = type.split(', ').filter((one) => !one.startsWith('when '));
      return name === 'marked as' && choices.length > 1 && choices.every((one) => stateWords.test(one))
        ? `state: ${choices.join(', ')}`
        : field;
    });
}

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
      rules: '',
      volume: '',
      retention: `As long as its ${plural(part)}`,
    }));
  const parts = wholes
    .filter(({ whole, part }) => whole === unit.toLowerCase() && part !== unit.toLowerCase())
    .map(({ part, said }): Row => ({
      name: upperFirst(part),
      purpose: `One part of the ${unit}: “${upperFirst(said)}”.`,
      keyFields: [`${unit}: reference to ${upperFirst(unit)}`, 'number: text', ...fieldsOf(part, plan)],
      rules: '',
      volume: `${upperFirst(wholes[0]?.count ?? '')} for each ${unit}, as the idea states`,
      retention: `As long as its ${unit}`,
    }));
  // What is done beside the parts is done to the whole.
  const above = wholes.find(({ part }) => part === unit.toLowerCase())?.whole ?? unit;
  const known = new Set([...parents, ...parts].map(({ name }) => String(name).toLowerCase()));
  const beside = thingsOf(plan).filter(
    ({ noun }) =>
      !known.has(noun) &&
      // What is sent is kept by whoever receives it.
      !/(?:^| )(?:reminder|notification|alert|digest)$/.test(noun),
  );
  const isPlain = ({ noun }: Thing): boolean => noun !== unit.toLowerCase() && !isTold(noun, plan);
  // Where more is known of none of them, who does what with the first is all that there is to tell.
  const own = (beside.every(isPlain) ? beside.slice(0, 1) : beside.filter((one) => !isPlain(one)))
    .filter(
      ({ noun, deeds, fields, asked }) =>
        // What is only looked at, and of which nothing is known, was entered as something else.
        deeds.some(({ verb }) => !isLook(verb)) ||
        fields.length > 0 ||
        asked !== undefined ||
        thingsOf(plan).some(({ of }) => of === noun),
    )
    .slice(0, 7)
    .map((one): Row => {
      const isUnit = one.noun === unit.toLowerCase();
      const of = one.of === unit.toLowerCase() && !isUnit ? above : one.of;
      const states = isUnit && waitingOf(plan) ? plainStates(plan) : statesOf(one.noun, plan);
      const fields = isUnit ? unitFields(plan) : withChoice(inMoney(one.fields, plan), one.noun, plan);
      return {
        name: upperFirst(one.noun),
        purpose: described(one, plan) ?? `One ${one.noun} as kept in ${plan.brief.name}.`,
        keyFields: [
          ...(of ? [`${of}: reference to ${upperFirst(of)}`] : []),
          ...(states.length > 1 ? [`state: ${states.join(', ')}`] : []),
          ...(fields.length > 0 ? fields : deedFields(one)),
        ],
        rules: ruleOf(one, plan),
        volume: '',
        retention: '',
      };
    });
  const isUnit = ({ name }: Row): boolean => String(name).toLowerCase() === unit.toLowerCase();
  return [...own.filter(isUnit), ...parents, ...parts, ...own.filter((row) => !isUnit(row))];
}

/** Whether more is known of a thing than who did something to it: what it holds, in which states it may be, or what belongs to it. */
function isTold(noun: string, plan: Plan): boolean {
  const things = thingsOf(plan);
  const fields = things.find((one) => one.noun === noun)?.fields ?? [];
  return (
    fields.some((field) => !/ (?:by|at): (?:person|time)\b|^name or number:/.test(field)) ||
    // What is scanned or lent is there, and what goes through several hands.
    things.some(
      (one) =>
        one.noun === noun &&
        // By a label something else is found.
        !/(?:^| )(?:label|barcode|code|tag|sticker)$/.test(noun) &&
        (one.deeds.some(({ verb }) => /^(?:scan|register|borrow|lend|check out)$/.test(verb)) ||
          new Set(one.deeds.filter(({ verb }) => !isLook(verb)).map(({ verb }) => verb)).size > 1),
    ) ||
    // An offer is known by who made it, and when.
    things.some((one) => one.noun === noun && one.deeds.some(({ verb }) => recordNoun(verb) === noun)) ||
    statesOf(noun, plan).length > 1 ||
    things.some(
      (one) => one.of === noun || one.fields.some((field) => field.endsWith(`reference to ${upperFirst(noun)}`)),
    )
  );
}

/** Where nothing else is known of it: who did it and when; of what is only looked at its name. */
function deedFields({ deeds }: Thing): string[] {
  const deed = deeds.find(({ verb }) => !isLook(verb));
  return deed ? [`${deed.done} by: person, ${deed.by}`, `${deed.done} at: time`] : ['name or number: text'];
}

/** What has to hold of it: the rule of the idea that names it. */
function ruleOf({ noun, fields, isPerson = false }: Thing, plan: Plan): string {
  const others = thingsOf(plan).map((other) => other.noun);
  // '24 hours' are no opening hours.
  const place = (one: string, text: string): number => {
    const at = text.search(new RegExp(`(?<!\\d )\\b${one}s?\\b`, 'i'));
    // 'no crew holds more than 4 packs': linen packs, where there are no others.
    const head = one.split(' ').at(-1) ?? '';
    const isSaid = everyDeed(plan.brief.capabilities).some((deed) => singular(deed.noun.toLowerCase()) === head);
    return at >= 0 || head === one || !isSaid || others.filter((other) => other.split(' ').includes(head)).length > 1
      ? at
      : text.search(new RegExp(`\\b${head}s?\\b`, 'i'));
  };
  const own = rulesSaid(plan).find(({ text }) => {
    const at = place(noun, text);
    const before = others.some((other) => {
      const there = place(other, text);
      return other !== noun && there >= 0 && there < at;
    });
    // What a rule names first it is about.
    if (/\b(?:is|are|was|were) never\b/.test(text)) return false;
    return at >= 0 ? !before : isPerson && fields.some((field) => /^(?:sex|last|date of birth)\b/.test(field));
  });
  return own ? `${upperFirst(own.text)}.` : '';
}
