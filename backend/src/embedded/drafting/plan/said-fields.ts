import { isUncountable, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { isPhysicalUnit } from '../read/values.js';
import { attributeField, fieldOfDetail } from './details.js';

/** Fields that a deed names of a thing by the way: by what it is looked for, what each is given, for which of what it is noted. */

const seeks = /^(?:search|filter|sort|find|look up|look for|browse|search for)$/;
const soughtBy =
  /\bby (?:the |its |their )?([\p{L}][\p{L} ,-]{2,80}?)(?= (?:in|on|at|from|for|to|so|when|before)\b|$)/u;
/** With what it is typed or found, and no field. */
/** Nor does what lies between the seeker and the thing belong to it. */
const tool = /^(?:distance|phone|hand|app|voice|mail|email|e-mail|map|keyword|text|photo|picture)s?$/;
const naming = /(?:^| )(?:barcode|code|number|id)$/;

/** `search by era and size`: by what something is looked for it is described. */
export function searchedBy({ verb, object, tail }: Capability): string[] {
  if (!seeks.test(verb)) return [];
  const [, said = ''] = soughtBy.exec(`${object} ${tail}`.trim()) ?? [];
  return partsOf(said)
    .filter((part) => part.split(' ').length < 4 && !tool.test(part) && !isPeople(part))
    .map((part) => part.replace(/^(?:minimum|maximum|min\.?|max\.?|smallest|largest) /, ''))
    .map((part) => (naming.test(part) ? `${part}: text, unique` : fieldOfDetail(part)));
}

const mark = /\bby (?:the |its |their )?((?:bar|qr)[ -]?code|number plate|serial number|tag number)\b/iu;

/** `check pieces out by barcode`: what it is told by, it bears. */
export function readBy({ object, tail }: Capability): string[] {
  const [, said = ''] = mark.exec(`${object} ${tail}`.trim()) ?? [];
  return said === '' ? [] : [`${said.toLowerCase()}: text, unique`];
}

const partsOf = (said: string): string[] =>
  said
    .split(/, (?:and |or )?| and | or /)
    .map((part) => part.trim().replace(/^(?:an?|the|its|their) /, ''))
    .filter((part) => part !== '');

const gives = /^(?:give|assign|allot)$/;
const toEach =
  /^(?:the |each |every |an? |any |their )?(?<whole>[\p{L}-]+(?: [\p{L}-]+)??) (?<given>(?:an?|its(?: own)?|their(?: own)?|the) [\p{L}-]+(?: [\p{L}-]+){0,2}(?:(?:, | and )(?:an? |its |the )?[\p{L}-]+(?: [\p{L}-]+){0,2}){0,2})$/iu;
const givenTo =
  /^(?<given>(?:an?|its(?: own)?|their(?: own)?|the) [\p{L}-]+(?: [\p{L}-]+){0,2}) to (?:the |each |every |all |an? |any |their )?(?<whole>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** What is nothing by itself, but told of something. */
const ofSomething =
  /(?:^| )(?:number|code|name|status|category|class|grade|colour|rank|priority|rating|score|position|place|location|slot number|due date)$/;

/** `give each find a shelf number`, `assign a shelf number to each find`: the find, and the fields that it is given; null where what is given is a thing of its own. */
export function givenToEach({ verb, object, tail }: Capability): { whole: string; fields: string[] } | null {
  const said = `${object} ${tail}`.trim();
  const { whole = '', given = '' } = (gives.test(verb) && (toEach.exec(said) ?? givenTo.exec(said))?.groups) || {};
  if (whole === '' || isPeople(whole)) return null;
  const names = given
    .toLowerCase()
    .split(/, | and /)
    .map((name) => name.replace(/^(?:an?|the|(?:its|their)(?: own)?) /, ''));
  const told = names.map(valueNamed);
  // A row that is given together with a number is where it stands.
  return told.every((field) => field === null)
    ? null
    : { whole: singular(whole.toLowerCase()), fields: names.map((name, at) => told[at] ?? `${name}: text`) };
}

const valueNamed = (name: string): string | null =>
  attributeField(name) ??
  (naming.test(name) ? `${name}: text, unique` : ofSomething.test(name) ? `${name}: text` : null);

const takes = /^(?:book|reserve|rent|hire|borrow|lend|order|request)$/;
const takenBy = /\bfor (?:an?|the|their|its) ([\p{L}-]+)(?= (?:on|in|at|from|until|by|with)\b|$)/iu;
const times = /^(?:time|while|date|day|night|week|weekend|month|year|season|evening|hour|price|fee)s?$/i;

/** `reserve pieces for a production`: each entry names the production. */
export function takenFor({ verb, object, tail }: Capability): string | null {
  const [, what = ''] = takes.test(verb) ? (takenBy.exec(`${object} ${tail}`.trim()) ?? []) : [];
  const name = what.toLowerCase();
  return name === '' || times.test(name) || isPeople(name) || isUncountable(name) ? null : `${name}: text`;
}

const notes =
  /^(?:prescribe|order|plan|measure|log|record|note|enter|report|register|write down|note down|keep|count|list|photograph|publish|decide|set|post)$/;
const perOne = /^(?:.* )?(?:per|for each|for every) (?:single )?([\p{L}-]+(?: (?!with\b)[\p{L}-]+)?)(?: with .+)?$/iu;
const span = /(?:^| )(?:minute|hour|day|night|week|month|quarter|year|season|time|head|cent)$|^(?:square|cubic) /i;

/** `log faults per stop`: each entry names its stop. */
export function namedPer({ verb, object, tail }: Capability): string | null {
  // 'pay €4 per page': what it costs, and of which page nobody asks.
  if (/[€£$¥]\s?\d|\d ?(?:euros?|pounds|dollars|francs)\b/i.test(object)) return null;
  const [, each = ''] = notes.test(verb) ? (perOne.exec(`${object} ${tail}`.trim()) ?? []) : [];
  const one = singular(each.toLowerCase());
  return one === '' ||
    span.test(one) ||
    isPhysicalUnit(one.split(' ').at(-1) ?? '') ||
    isPeople(one) ||
    isUncountable(one)
    ? null
    : `${one}: text`;
}
