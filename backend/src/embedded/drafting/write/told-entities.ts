import { joinWords, plural, singular, thirdPerson, upperFirst, withArticle } from '../language.js';
import { type Whole, wholesOf } from '../plan/parts.js';
import type { Plan } from '../plan/plan.js';
import { fieldIn } from '../know/things.js';
import { plainStates, statesOf, waitingOf } from '../plan/states.js';
import { isLook } from '../plan/deed-words.js';
import { listedAs } from '../plan/told-things.js';
import { currencyOf, type Thing, thingsOf } from '../plan/things.js';
import { rulesAlone } from './rules-told.js';
import type { Row } from './draft.js';
import { fitText } from './fit.js';
import { manyOf } from './single.js';

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
    // What it may be marked as are its states.
    ...fieldsOf(unit, plan).filter((field) => !field.startsWith('marked as')),
  ];
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
  const own = thingsOf(plan)
    .filter(
      ({ noun, deeds, fields, asked }) =>
        !known.has(noun) &&
        (noun === unit.toLowerCase() || isTold(noun, plan)) &&
        // What is only looked at, and of which nothing is known, was entered as something else.
        (deeds.some(({ verb }) => !isLook(verb)) ||
          fields.length > 0 ||
          asked !== undefined ||
          thingsOf(plan).some(({ of }) => of === noun)),
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
        purpose:
          saidOf(one, plan) ??
          listedAs(one) ??
          (joinedBy(one.noun, plan) || 'Named in the idea; what is kept of it is to be settled.'),
        keyFields: [
          ...(of ? [`${of}: reference to ${upperFirst(of)}`] : []),
          ...(states.length > 1 ? [`state: ${states.join(', ')}`] : []),
          ...(fields.length > 0 ? fields : deedFields(one)),
        ],
        rules: ruleOf(one, plan),
        volume: '',
        retention: of ? `As long as its ${of}` : '',
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
    statesOf(noun, plan).length > 1 ||
    things.some(
      (one) => one.of === noun || one.fields.some((field) => field.endsWith(`reference to ${upperFirst(noun)}`)),
    )
  );
}

const longestPurpose = 180;

/** `Store keepers record where each puppet hangs; couriers sign out a puppet.`: what the idea says is done with it; null where that is nothing. */
function saidOf({ noun, deeds, asked, of }: Thing, plan: Plan): string | null {
  if (asked && deeds.length === 0) return `Looked up: “${asked}”.`;
  const doing = deeds.some(({ verb }) => !isLook(verb)) ? deeds.filter(({ verb }) => !isLook(verb)) : deeds;
  const told = (isShort: boolean): string => {
    const lines = [...new Set(doing.map(({ by }) => by))].map((by) => {
      const who = by === '' ? '' : manyOf(by, plan);
      const acts = doing.flatMap((one) => {
        const deed = one.by === by ? plan.brief.capabilities[one.at] : undefined;
        if (!deed) return [];
        const verb = who.startsWith('the ') ? thirdPerson(deed.verb) : deed.verb;
        return [[verb, deed.object, isShort && deed.object !== '' ? '' : deed.tail].filter(Boolean).join(' ')];
      });
      const all = joinWords([...new Set(acts)]);
      return who === '' ? all : `${who} ${all}`;
    });
    return `${upperFirst(lines.join('; '))}.`;
  };
  if (doing.length === 0) return null;
  if (of !== undefined && noun.endsWith(' loan'))
    return `One loan of ${withArticle(of)}: who has it, since when, and whether it is back.`;
  if (of !== undefined && doing.every(({ isEachTime }) => isEachTime))
    return 'Kept anew each time, so that the earlier ones can be seen.';
  const whole = told(false);
  return whole.length <= longestPurpose ? whole : fitText(told(true), longestPurpose);
}

/** Where nothing else is known of it: who did it and when; of what is only looked at its name. */
function deedFields({ deeds }: Thing): string[] {
  const deed = deeds.find(({ verb }) => !isLook(verb));
  return deed ? [`${deed.done} by: person, ${deed.by}`, `${deed.done} at: time`] : ['name or number: text'];
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
  if (!within) return '';
  return within.deeds.every(({ isEachTime }) => isEachTime)
    ? (saidOf({ ...within, of: undefined }, plan) ?? '')
    : `What ${withArticle(within.noun)} is for.`;
}

/** What has to hold of it: the rule of the idea that names it. */
function ruleOf({ noun, fields, isPerson = false }: Thing, plan: Plan): string {
  const others = thingsOf(plan).map((other) => other.noun);
  // '24 hours' are no opening hours.
  const place = (one: string, text: string): number => {
    const at = text.search(new RegExp(`(?<!\\d )\\b${one}s?\\b`, 'i'));
    // 'no crew holds more than 4 packs': linen packs, where there are no others.
    const head = one.split(' ').at(-1) ?? '';
    const isSaid = plan.brief.capabilities.some((deed) => singular(deed.noun.toLowerCase()) === head);
    return at >= 0 || head === one || !isSaid || others.filter((other) => other.split(' ').includes(head)).length > 1
      ? at
      : text.search(new RegExp(`\\b${head}s?\\b`, 'i'));
  };
  const own = rulesAlone(plan).find(({ text }) => {
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
