import { escapePattern, isParticiple, isUncountable, singular, upperFirst } from '../language.js';
import { hears } from '../know/premises.js';
import { deedOn, fieldIn, fieldsNamed, numberOf } from '../know/things.js';
import type { Things } from '../know/knowledge.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { isNameOf } from '../read/unit-counted.js';
import { isLook, participleOf } from './deed-words.js';
import { attributeField, choicesOf, detailsOf, fieldOfDetail } from './details.js';
import type { Plan } from './plan.js';
import { ruledFields } from './ruled-fields.js';
import { classOf, isOfMany } from './sense.js';

/** What one deed leaves with the thing that it is done to. */

export type Told = Pick<Plan, 'brief' | 'known'>;

const vague = /^(?:work|thing|one|item|rest|lot|note)$/;
const records = /^(?:record|log|enter|note|write|report|measure|type|capture|register)/;

/** What keeps a record of people, or changes one; whoever is told or asked is only told or asked. */
export const keeps =
  /^(?:enter|add|record|register|import|admit|enrol|create|note|log|keep|manage|update|edit|defer|suspend|block|exclude|ban|assign|allocate)$/;
/** `gravity and temperature of each tank`: what is noted, and of what. */
const ofEach = /^(?:the )?(.+?) (?:of|for) (?:each|every|an?|the) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** `litres pumped and a photo of the lid`: the lid is only in the picture. */
const pictureOf = /\b(?:photo|picture|image|video|scan)s? of /i;
/** `horses to lessons`, `learners to their instructor`: to what something is given. */
const givenTo = /\bto (?:an?|the|each|every|their|one|some|our)?\s?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)$/u;

/** `<stop*, address*> stops: list`: of ideas in which one of these words is heard. */
const marked = /^<(?!done>)([^>]+)> (.+)$/su;

/** What the idea bears out of the fields of the knowledge; `deed`: what left them. */
function evident(fields: string[], { brief }: Told, deed?: Capability): string[] {
  const idea = brief.sentences.join(' ');
  return fields.flatMap((line) => {
    const [, words = '', field = line] = marked.exec(line) ?? [];
    const isSaid =
      words === '' ||
      (words === 'many'
        ? deed !== undefined && (isOfMany(deed) || isUncountable(deed.noun))
        : hears(idea, words.split(/,\s*/)));
    return isSaid ? [field.replaceAll('<done>', deed ? participleOf(deed.verb) : 'done')] : [];
  });
}

/** What is certain of any deed that is put on record. */
const anyDeed = ['<done> by: person', '<done> at: time'];

/** Fields that a deed gives to the thing it is done to. */
export function fieldsOfDeed(capability: Capability, plan: Told): string[] {
  const { verb, noun } = capability;
  const { things } = plan.known.knowledge;
  const known = deedOn(verb, noun, things)?.fields ?? (isLook(verb) ? [] : anyDeed);
  const left = evident(known, plan, capability);
  switch (classOf(capability)) {
    case 'bill':
      return ['payer: reference to Person', 'lines: list', 'sum: amount', 'sent at: time'];
    case 'limit':
      return ['day: date', 'most: number'];
    case 'service':
      return /^(?:book|reserve|order|request)/.test(verb)
        ? ['day: date', `${participleOf(verb)} by: person`, ...(priced(noun, plan) ? ['price: amount'] : [])]
        : left;
    case 'span':
      return /^(?:request|ask for|apply)/.test(verb)
        ? ['starts at: date and time', 'ends at: date and time', 'asked for by: person']
        : left;
    default:
      return inUnits(left, noun, things);
  }
}

/** `An extra costs £5`: only what the idea names a price for has one. */
const priced = (noun: string, { brief }: Told): boolean =>
  brief.sentences.some(
    (text) =>
      new RegExp(`\\b${escapePattern(noun)}s?\\b`, 'i').test(text) &&
      /[€£$¥]\s?\d|\d ?(?:€|euros?|pounds|dollars|EUR|GBP|USD|CHF)\b|\b(?:prices?|fees?|costs?)\b/i.test(text),
  );

/** What a thing of such a name holds, a measured one in its unit. */
export function ownFields(noun: string, plan: Told): string[] {
  const { things } = plan.known.knowledge;
  return inUnits(evident(fieldsNamed(noun, things) ?? [], plan), noun, things);
}

/** A number of it in the unit in which such a thing is counted, where that is known. */
const inUnits = (fields: string[], noun: string, things: Things): string[] =>
  fields.map((field) =>
    field.endsWith('number with unit') ? `${fieldIn(field).name}: ${numberOf(noun, things)}` : field,
  );

/** `mix recipe and curing days per coat` */
const perEach = /^(?:the |an? )?(.+?) (?:per|for each|for every) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const sets = /^(?:set|define|fix|enter|record|log|note)$/;

/** What several things of one object are: values of one and the same, or a thing and what is told with it. */
function partsOf({ verb, object, tail }: Capability): { first: string; values: string[] } | null {
  if (!tells.test(verb)) return null;
  const parts = (/^in \S+(?:$|,? and )/.test(tail) ? `${object} ${tail}` : object).split(/, (?:and )?| and /);
  const fields = parts.map(attributeField);
  const values = fields.flatMap((field) => field ?? []);
  if (fields.every((field) => field !== null)) return { first: '', values };
  const [first = '', ...rest] = parts;
  return fields[0] === null && rest.length > 0 && values.length === rest.length
    ? { first: singular(bareNoun(first).toLowerCase()), values }
    : null;
}
const tells =
  /^(?:record|log|enter|note|write|report|type|capture|register|take|add|attach|upload|post|submit|state|give|set|request|note down|fill in|quote)$/;

interface Held {
  /** Empty where it is no thing by itself: it then belongs to what was handled before. */
  held: string;
  fields: string[];
  /** It only gives a value to what is there already. */
  isValue?: boolean;
}

/** To what thing a deed is done, and what it leaves there: of `gravity of each tank` the tank. */
export function heldBy(capability: Capability, plan: Told): Held {
  const { verb, object } = capability;
  const { things } = plan.known.knowledge;
  const [, parts = '', whole = ''] = records.test(verb) && !pictureOf.test(object) ? (ofEach.exec(object) ?? []) : [];
  if (whole !== '')
    return {
      held: asUnit(singular(bareNoun(whole).toLowerCase()), plan),
      fields: parts
        .split(/, | and /)
        .map(
          (part) =>
            attributeField(part) ?? `${part.trim()}: ${isMeasured(part) ? numberOf(part.trim(), things) : 'text'}`,
        ),
      isValue: true,
    };
  const [, values = '', each = ''] = sets.test(verb) ? (perEach.exec(`${object} ${capability.tail}`.trim()) ?? []) : [];
  if (each !== '' && !isPeople(each) && fieldsNamed(capability.noun, things) === undefined)
    return {
      held: asUnit(singular(each.toLowerCase()), plan),
      fields: values
        .split(/, | and /)
        .map((part) => attributeField(part) ?? `${part.trim()}: ${isSpan.test(part) ? 'number with unit' : 'text'}`),
      isValue: true,
    };
  const listed = deedOn(verb, capability.noun, things)?.heads ? null : partsOf(capability);
  if (listed?.first === '') return { held: '', fields: listed.values, isValue: true };
  // 'gives the pipe a number'
  if (/^(?:give|assign|put)$/.test(verb) && /^(?:(?:an?|its|the) )?(?:number|code|name)$/i.test(object))
    return { held: '', fields: [`${capability.noun}: text, unique | 1 to 20 characters | 0412`], isValue: true };
  // 'weighs each bag in kg'
  const [, unit = ''] = /^in (kg|g|t|tonnes|litres|l|cm|m|mm)\b/.exec(capability.tail) ?? [];
  if (unit !== '' && /^(?:weigh|measure)$/.test(verb) && !isPeople(capability.noun))
    return {
      held: asUnit(singular(capability.noun.toLowerCase()), plan),
      fields: [`${verb === 'weigh' ? 'weight' : 'measure'}: number in ${unit}`],
      isValue: true,
    };
  const plain = singular(withoutState(nounOf(capability).toLowerCase()));
  const choices = choicesOf(capability);
  const details = detailsOf(capability).map(fieldOfDetail);
  const own = deedOn(verb, plain, things);
  const makes = records.test(verb) || own?.begins === true || /^(?:set|define)$/.test(verb);
  const isPerson = isPeople(plain);
  const told = [
    ...(listed?.values ?? []),
    ...(isPerson && keeps.test(verb) && makes ? things.person : []),
    ...details,
    ...(makes && !isPerson && !own?.heads ? ownFields(plain, plan) : []),
    ...(isPerson && targetOf(capability) ? [targetField(targetOf(capability))] : fieldsOfDeed(capability, plan)),
    ...(makes ? ruledFields({ noun: plain, isPerson }, plan) : []),
  ];
  const fields =
    told.length === 0 && records.test(verb) && !isPerson
      ? classOf(capability) === 'sum'
        ? [`value: ${numberOf(plain, things)}`]
        : ['what was noted: text | 3 to 500 characters | ']
      : told;
  return {
    held:
      plan.brief.unit !== null && (vague.test(plain) || (plain === '' && object === ''))
        ? unitOf(plan)
        : asUnit(plain, plan),
    fields: distinctFields([...(choices.length > 1 ? [`marked as: ${choices.join(', ')}`] : []), ...fields]),
  };
}

/** `scan the label of each plant` handles the plant by its label. */
const byLabel =
  /^(?:the |its |their )?(?:label|barcode|bar code|code|qr code|tag|sticker|chip|number plate) of (.+)$/iu;

/** What is handled, where a deed does not name it as its object: what is paid for, what bears the label. */
function nounOf({ verb, noun, object, tail }: Capability): string {
  const [, labelled = ''] = /^(?:scan|read|photograph)$/.test(verb) ? (byLabel.exec(object) ?? []) : [];
  if (labelled !== '') return bareNoun(labelled);
  // 'set their hours': those in which they are there, and none that they have worked.
  if (noun === 'hour' && /^(?:set|define|publish|change|give)$/.test(verb)) return 'working hour';
  // 'missing or broken pieces' are pieces.
  const [, pieces = ''] = /^(?:(?:the|any|all) )?(?:\p{L}+ (?:or|and) )\p{L}+ (\p{L}+s)$/iu.exec(object) ?? [];
  if (pieces !== '' && inState.test(`${noun} ${pieces}`)) return bareNoun(pieces);
  if (noun !== '') return noun;
  if (object === '') return bareNoun(/^(?:for|of) (.+)$/.exec(tail)?.[1] ?? '');
  // 'the deposit invoice': a bill whose first word is also a verb.
  return (
    /^(?:(?:an?|the|their|its|each|every|monthly|weekly) )?((?:\p{L}+ ){0,2}(?:invoice|bill|receipt|report|order|request)s?)$/iu.exec(
      object,
    )?.[1] ?? ''
  );
}

export const unitOf = ({ known }: Told): string => (known.slots['unit'] ?? 'case').toLowerCase();

/** `application` is the `grant application`, `crew` the `crew plan` that it is all about; somebody stays somebody. */
export function asUnit(noun: string, plan: Told): string {
  const unit = unitOf(plan);
  if (isNameOf(noun, unit)) return unit;
  return !isPeople(noun) && noun !== '' && (unit.endsWith(` ${noun}`) || unit.startsWith(`${noun} `)) ? unit : noun;
}

/** What one field says, another need not: start and length say when it ends, an amount is its price. */
const said: [field: string, by: string[]][] = [
  ['ends at', ['length']],
  ['price', ['amount', 'sum']],
  ['day', ['date']],
];

export const distinctFields = (fields: string[]): string[] => {
  const names = fields.map((field) => fieldIn(field).name);
  return fields.filter(
    (_, at) =>
      names.indexOf(names[at] ?? '') === at &&
      !said.some(([field, by]) => names[at] === field && by.some((other) => names.includes(other))) &&
      // What is measured has names of its own: moisture, share of sand.
      !(names[at] === 'value' && fields.some((field, other) => other !== at && /: number in %$/.test(field))),
  );
};

/** `horses` are assigned `to lessons`. */
export function targetOf({ object, tail }: Capability): string {
  const [, target = ''] = givenTo.exec(`${object} ${tail}`.trim()) ?? [];
  return target === '' ? '' : singular(bareNoun(target).toLowerCase());
}

export const targetField = (target: string): string =>
  isPeople(target) ? `${target}: person, ${target}` : `${target}: reference to ${upperFirst(target)}`;

/** Whatever is noted of something by its name is a value, if it is not a text by nature. */
const isSpan = /\b(?:interval|period|limit|duration|time)s?$/i;
const isMeasured = (part: string): boolean =>
  !/(?:result|finding|state|status|condition|reason|comment|remark|note|name|cause|colour|damage)s?$/i.test(
    part.trim(),
  );

/** `unpaid deposits` are deposits. */
const inState =
  /^(?:monthly|weekly|daily|yearly|unpaid|open|late|missing|lost|worn|torn|stolen|overdue|free|available|past|own|next|new|old|damaged|broken|due) (?=\p{L})/u;
const withoutState = (noun: string): string => {
  const plain = noun.replace(inState, '');
  const [first = '', ...rest] = plain.split(' ');
  return rest.length > 0 && isParticiple(first) ? rest.join(' ') : plain;
};

/** `freed`, of `a freed slot`: the state in which a deed finds it. */
export function foundIn({ noun }: Capability): string | null {
  const [first = '', ...rest] = noun.toLowerCase().split(' ');
  return rest.length > 0 &&
    (isParticiple(first) || /^(?:free|empty|broken|unpaid|worn|damaged|lost|missing|faulty)$/.test(first))
    ? first
    : null;
}
