import { escapePattern, isUncountable, singular, upperFirst } from '../language.js';
import { deedOn, fieldIn, fieldsNamed, numberOf } from '../know/things.js';
import type { Things } from '../know/knowledge.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { isLook, participleOf } from './deed-words.js';
import { hasUnit, isHandledElsewhere, markedAs, own, ownOf, partsOf, valueOf } from './listed-values.js';
import { attributeField, choicesOf, detailsOf, fieldOfDetail } from './details.js';
import { byItself, nounOf } from './noun-of.js';
import { ruledFields } from './ruled-fields.js';
import { givenToEach, namedPer, readBy, searchedBy, takenFor } from './said-fields.js';
import { classOf, isOfMany } from './sense.js';
import { aboutField, heldByPart, kindFields, ownerField } from './told-parts.js';
import { asUnit, type Told, unitOf, withoutOwner, withoutState } from './thing-names.js';

/** What one deed leaves with the thing that it is done to. */

/** What is uploaded is a file, whatever its name says of other things. */
export const sendsFile = /^(?:upload|attach|scan in)$/;

const vague = /^(?:work|thing|(?:some|any|every)thing|one|item|rest|lot|note)$/;
const records = /^(?:record|log|enter|note|write|report|measure|type|capture|register)/;

const tells = /^(?:report|note down|describe|write down|take down|raise|propose|announce|complain)$/;

/** What keeps a record of people, or changes one; whoever is told or asked is only told or asked. */
export const keeps =
  /^(?:enter|add|record|register|import|admit|enrol|create|note|log|keep|manage|update|edit|defer|suspend|block|exclude|ban|assign|allocate)$/;
/** `gravity and temperature of each tank`: what is noted, and of what. */
const ofEach = /^(?:the )?(.+?) (?:of|for) (?:each|every|an?|the) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** `litres pumped and a photo of the lid`: the lid is only in the picture. */
const pictureOf = /\b(?:photo|picture|image|video|scan)s? of /i;
/** `horses to lessons`, `learners to their instructor`: to what something is given. */
const givenTo =
  /\bto (?:an?|the|each|every|their|one|some|our)?\s?(\p{L}[\p{L}-]*(?: (?!for\b|from\b|on\b|until\b|at\b)\p{L}[\p{L}-]*)?)(?= (?:for|from|on|until|at) .+$|$)/u;

/** What the deed leaves out of the fields of the knowledge; some of them only where it is done to many. */
const evident = (fields: string[], deed: Capability): string[] =>
  fields.flatMap((field) =>
    field.startsWith('<many> ') && !isOfMany(deed) && !isUncountable(deed.noun)
      ? []
      : [field.replace('<many> ', '').replaceAll('<done>', participleOf(deed.verb))],
  );

/** Who takes a copy leaves it as it is, and who only finds or opens it as well. */
const copies = /^(?:download|export|filter|sort|open|come|go|use|reuse|press|work|seek|monitor|browse|join)$/;

/** What is certain of any deed that is put on record. */
const anyDeed = ['<done> by: person', '<done> at: time'];

/** Fields that a deed gives to the thing it is done to. */
export function fieldsOfDeed(capability: Capability, plan: Told): string[] {
  const { verb, noun } = capability;
  const { things } = plan.known.knowledge;
  const known = deedOn(verb, noun, things)?.fields ?? (isLook(verb) || copies.test(verb) ? [] : anyDeed);
  const held = takenFor(capability);
  const left = [...(held ? [held] : []), ...evident(known, capability)];
  switch (classOf(capability)) {
    case 'limit':
      return ['limit: number', ...left];
    case 'service':
      return priced(noun, plan) && /^(?:book|reserve|order|request)/.test(verb) ? ['price: amount', ...left] : left;
    case 'span':
      return /^(?:request|ask for|apply)/.test(verb) &&
        /(?:^| )(?:holiday|leave|break|week|month|season|period|availability)s?$/.test(noun)
        ? ['first day: date', 'last day: date', ...left]
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
      /[€£$¥]\s?\d|\d ?(?:€|euros?|pounds|dollars|EUR|GBP|USD|CHF)\b/i.test(text),
  );

/** What a thing of such a name holds, a measured one in its unit. */
export function ownFields(noun: string, plan: Told): string[] {
  const { things } = plan.known.knowledge;
  const named = (fieldsNamed(noun, things) ?? []).map((field) => field.replace('<name>', noun));
  return inUnits(named, noun, things);
}

/** A number of it in the unit in which such a thing is counted, where that is known. */
const inUnits = (fields: string[], noun: string, things: Things): string[] =>
  fields.map((field) =>
    field.endsWith('number with unit') ? `${fieldIn(field).name}: ${numberOf(noun, things)}` : field,
  );

/** `mix recipe and curing days per coat` */
const perEach = /^(?:the |an? )?(.+?) (?:per|for each|for every) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const sets = /^(?:set|define|fix|enter|record|log|note)$/;

export interface Held {
  /** Empty where it is no thing by itself: it then belongs to what was handled before. */
  held: string;
  fields: string[];
  /** It only gives a value to what is there already. */
  isValue?: boolean;
  /** With it the life of the thing begins. */
  begins?: boolean;
  /** What is said of it afterwards, where the verb does not tell: `entered`, of a name that is put on a list. */
  done?: string;
}

/** To what thing a deed is done, and what it leaves there: of `gravity of each tank` the tank. */
export function heldBy(capability: Capability, plan: Told): Held {
  const { verb, object, noun } = capability;
  const { things } = plan.known.knowledge;
  const part = heldByPart(capability, plan);
  if (part) return part;
  const [, parts = '', whole = ''] = records.test(verb) && !pictureOf.test(object) ? (ofEach.exec(object) ?? []) : [];
  if (whole !== '')
    return {
      held: asUnit(singular(bareNoun(whole).toLowerCase()), plan),
      fields: parts
        .split(/, | and /)
        .map(
          (part) =>
            attributeField(part) ??
            (isMeasured(part, things)
              ? `${part.trim()}: ${numberOf(part.trim(), things)}`
              : fieldOfDetail(part.trim())),
        ),
      isValue: true,
    };
  const [, values = '', each = ''] = sets.test(verb) ? (perEach.exec(`${object} ${capability.tail}`.trim()) ?? []) : [];
  if (
    each !== '' &&
    !isPeople(each) &&
    (fieldsNamed(capability.noun, things) === undefined || isHandledElsewhere(each, capability, plan))
  )
    return {
      held: asUnit(singular(each.toLowerCase()), plan),
      fields: values
        .split(/, | and /)
        .map(
          (part) =>
            attributeField(part) ??
            (isSpan.test(part) ? `${part.trim()}: number with unit` : fieldOfDetail(part.trim())),
        ),
      isValue: true,
    };
  // 'each cow's claw, lesion and treatment'
  const [, owner = '', held = ''] =
    (records.test(verb) && /^(?:an?|the|each|every) ([\p{L}-]+)['’]s (.+)$/iu.exec(object)) || [];
  if (owner !== '' && !isPeople(owner) && fieldsNamed(noun, things) === undefined)
    return {
      held: asUnit(owner.toLowerCase(), plan),
      fields: [
        ...held.split(/, (?:and )?| and /).map((part) => valueOf(part, plan)),
        ...detailsOf(capability).map(fieldOfDetail),
      ],
      isValue: true,
    };
  const marked = markedAs(capability);
  if (marked) return { held: asUnit(marked.noun, plan), fields: [`${marked.as}: yes or no`], isValue: true };
  // 'sawyers set the counties they travel to': told of themselves.
  if (
    /^(?:set|state|choose|define)$/.test(verb) &&
    noun !== '' &&
    capability.by &&
    // Hours in which somebody is there are kept day by day.
    fieldsNamed(noun, things) === undefined &&
    own.test(`${object} ${capability.tail}`)
  )
    return {
      held: singular(capability.by.toLowerCase()),
      fields: [`${ownOf(object) || noun}: text`],
      isValue: true,
    };
  // 'inspect plots and rate cultivation': a value of what was handled before.
  if (
    /^(?:rate|grade|score)$/.test(verb) &&
    noun !== '' &&
    !isPeople(noun) &&
    !isHandledElsewhere(noun, capability, plan)
  )
    if (asUnit(singular(noun.toLowerCase()), plan) !== unitOf(plan))
      return { held: '', fields: [`${bareNoun(object) || noun}: text or number`], isValue: true };
  const attribute = attributeSet(capability);
  if (attribute) return { held: '', fields: [attribute], isValue: true };
  const listed = deedOn(verb, capability.noun, things)?.heads ? null : partsOf(capability, plan);
  if (listed?.first === '') return { held: '', fields: listed.values, isValue: true };
  const given = givenToEach(capability);
  if (given) return { held: asUnit(given.whole, plan), fields: given.fields, isValue: true };
  // 'gives the pipe a number'
  if (/^(?:give|assign|put)$/.test(verb) && /^(?:(?:an?|its|the) )?(?:number|code|name)$/i.test(object))
    return { held: '', fields: [`${capability.noun}: text, unique`], isValue: true };
  // 'weighs each bag in kg'
  const [, unit = ''] = /^in (kg|g|t|tonnes|litres|l|cm|m|mm)\b/.exec(capability.tail) ?? [];
  if (unit !== '' && /^(?:weigh|measure)$/.test(verb) && !isPeople(capability.noun))
    return {
      held: asUnit(singular(capability.noun.toLowerCase()), plan),
      fields: [`${verb === 'weigh' ? 'weight' : 'measure'}: number in ${unit}`],
      isValue: true,
    };
  const plain = singular(withoutState(withoutOwner(nounOf(capability)).toLowerCase()));
  const alone = plain === '' && object === '' && !isLook(verb) ? (byItself[verb] ?? null) : null;
  const per = namedPer(capability);
  const measured = records.test(verb) && plain !== '' && hasUnit(plain, plan) ? [valueOf(plain, plan)] : [];
  const choices = choicesOf(capability);
  const details = detailsOf(capability).map(fieldOfDetail);
  const known = deedOn(verb, plain, things);
  const makes = records.test(verb) || known?.begins === true || /^(?:set|define)$/.test(verb);
  const isPerson = isPeople(plain);
  const left = distinctFields([
    ...(choices.length > 1 ? [`marked as: ${choices.join(', ')}`] : []),
    ...(listed?.values ?? []),
    ...kindFields(capability),
    ...(isLook(verb) ? [] : ownerField(capability)),
    ...(alone === null ? [] : aboutField(capability)),
    ...measured,
    ...(isPerson && keeps.test(verb) && makes ? things.person : []),
    ...(per === null ? [] : [per]),
    ...details,
    ...searchedBy(capability),
    ...readBy(capability),
    ...(makes && !isPerson && !known?.heads && !sendsFile.test(verb) ? ownFields(plain, plan) : []),
    ...(isPerson && targetOf(capability) ? [targetField(targetOf(capability))] : fieldsOfDeed(capability, plan)),
    ...(makes ? ruledFields({ noun: plain, isPerson }, plan) : []),
  ]);
  // Who reports something says what it is.
  const isTold =
    tells.test(verb) && !isPerson && plain !== '' && left.every((field) => / (?:by|at): (?:person|time)\b/.test(field));
  return {
    held:
      alone !== null
        ? asUnit(alone, plan)
        : plan.brief.unit !== null &&
            (vague.test(plain) || (plain === '' && object === '' && !/^(?:to|with|about) /.test(capability.tail)))
          ? unitOf(plan)
          : asUnit(plain, plan),
    fields: isTold ? ['description: text | Free text (assumed) | ', ...left] : left,
  };
}

const values: Record<string, string> = {
  priority: 'priority: low, normal, high | One of: low, normal, high (assumed) | ',
  severity: 'severity: low, medium, high, critical | One of: low, medium, high, critical (assumed) | ',
  status: 'status: text',
  category: 'category: text',
  'cost centre': 'cost centre: text',
  'cost center': 'cost center: text',
  'due date': 'due date: date',
  deadline: 'deadline: date',
  budget: 'budget: amount',
};

/** `set a priority`, `choose a cost centre`: told of what was handled before, and nothing by itself. */
const attributeSet = ({ verb, object, noun }: Capability): string | undefined =>
  /^(?:set|change|choose|select|pick|give|adjust)$/.test(verb) && !/, | and /.test(object)
    ? values[singular(noun.toLowerCase())]
    : undefined;

/** What one field says, another need not: start and length say when it ends, an amount is its price. */
const said: [field: string, by: string[]][] = [
  ['price', ['amount', 'sum']],
  ['sum', ['sum quoted', 'price', 'amount']],
  ['day', ['date', 'day and hour']],
  ['picture', ['photo']],
  ['file', ['picture']],
];

export const distinctFields = (fields: string[]): string[] => {
  // The sizes of a costume and the size by which it is looked for are one field.
  const names = fields.map((field) => singular(fieldIn(field).name));
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

const isSpan = /\b(?:interval|period|limit|duration|time)s?$/i;
/** Whatever is noted of something by its name is a value, where its name is that of one. */
const isMeasured = (part: string, things: Things): boolean =>
  numberOf(part.trim(), things) !== 'number with unit' ||
  /(?:rate|level|value|count|amount|volume|content|gravity|strength|score|share|speed|length|width|height|depth)s?$/i.test(
    part.trim(),
  );
