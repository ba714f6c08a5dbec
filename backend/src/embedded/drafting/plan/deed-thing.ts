import type { Slots } from '../know/slots.js';
import { isPlural, isUncountable, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { detailsOf } from './details.js';
import { byItself } from './noun-of.js';

/** What a deed is done to, and what is entered with it, as its checks speak of them. */

export interface Thing {
  /** `the repair quote`, or `watering, pests and a photo` as they are told. */
  it: string;
  /** One of them, where one can be spoken of: `repair quote`; else empty. */
  noun: string;
  many: boolean;
}

/** `watering, pests and a photo`, `temperature, salinity and UV lamp hours` */
export const isRow = (object: string): boolean =>
  /, | and /.test(object) && !/\b(?:who|which|what|that|how|when)\b/.test(object);
const isClause = (object: string): boolean => /^(?:that|whether|what|when|where|who|how|which|if)\b/.test(object);

const unit = /^(?:kilo|kilogram|gram|tonne|ton|litre|pint|metre|kilometre|mile|hour|minute|euro|pound|dollar)s?$/;

/** `the counties they travel to`, `their hours` */
const allOf = /^(?:the|their|his|her|its|our) ((?:\p{L}+ )?\p{L}+)(?= they\b|$)/u;

/** `mark a stone unsafe`: a thing, and what it is from then on. */
const turned =
  /^((?:an?|the|each|every) (?:\p{L}+ )?\p{L}+) (unsafe|safe|ready|clean|dirty|broken|damaged|missing|lost|found|sold|done|paid|urgent|open|closed|faulty|clear|void|(?!(?:time)?table$|vegetable$|cable$|stable$|collectable$)\p{L}+(?:able|ible))$/u;

/** A deed that leaves its thing in a state is read as the deed with that state: `mark unsafe`, done to a stone. */
export function withState(capability: Capability): Capability {
  // 'mark each batch as pressed'
  if (/^(?:mark|flag|tag)$/.test(capability.verb) && /^as [\p{L}-]+(?: [\p{L}-]+)?$/u.test(capability.tail))
    return { ...capability, verb: `mark ${capability.tail}`, tail: '' };
  const [, object = '', state = ''] = turned.exec(capability.object) ?? [];
  return state === '' || capability.tail !== ''
    ? capability
    : { ...capability, verb: `${capability.verb} ${state}`, object, noun: '' };
}

const howMany =
  /^(?:(?:up to |at most |at least )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)|several|many|some|a few|own|new) (?=\p{L})/iu;

export function thingIn({ verb, object, tail, noun: told }: Capability, words: Slots): Thing | null {
  // 'take two photos': each of them is a photo.
  const said = told.replace(howMany, '');
  // 'quotes for repairs': what comes of it is a quote.
  if (verb === 'quote' && object === '' && tail !== '') return { it: 'the quote', noun: 'quote', many: false };
  // What is asked for is there; the wish for it is what is new.
  if (/^(?:request|ask for)$/.test(verb) && object !== '') return { it: 'the request', noun: 'request', many: false };
  const left = object === '' && /^(?:apply|complain)$/.test(verb) ? byItself[verb] : undefined;
  if (left) return { it: `the ${left}`, noun: left, many: false };
  // 'each launch and landing, winch or aerotow': one kind or the other of them.
  const [, both = ''] =
    /^(?:each|every|an?|the) ([\p{L}-]+ and [\p{L}-]+)(?:, [\p{L} -]+ or [\p{L} -]+)?$/u.exec(object) ?? [];
  if (both !== '') return { it: `the ${both}`, noun: '', many: true };
  if (isRow(object)) return { it: object, noun: '', many: true };
  // 'a MusicXML file or a PDF scan'
  const [, one = '', other = ''] = /^an? ([\p{L}\d -]+) or an? ([\p{L}\d -]+)$/u.exec(object) ?? [];
  if (other !== '') return { it: `the ${one} or ${other}`, noun: '', many: false };
  const [, kind = ''] = /^(?:any|every)thing (\p{L}+)$/u.exec(object) ?? [];
  if (kind !== '') return { it: `what is ${kind}`, noun: '', many: false };
  // 'callers' enquiry' is an enquiry; of 'a stopped clock' the clock is what it is about.
  const [, alone = ''] = /^(?:an?|the|each|every) ((?:\p{L}+ )?\p{L}+)$/u.exec(object) ?? [];
  const noun = said === '' ? alone : said.endsWith(words['noun'] ?? said) ? (words['noun'] ?? said) : '';
  // 'order kilos' is no kilo that is ordered.
  if (noun === '' || object === '' || isClause(object) || unit.test(noun)) return null;
  const many = isPlural(noun) && !isUncountable(noun) && singular(noun) !== noun;
  const name = many || isUncountable(noun) ? noun : wholeName(object, noun);
  // 'the visits', 'their counties': all of them at once.
  if (name !== noun || !allOf.test(object))
    return { it: `the ${name}`, noun: many || isUncountable(noun) ? '' : name, many };
  const [, all = ''] = allOf.exec(object) ?? [];
  if (isPlural(all) && !isUncountable(all) && singular(all) === noun) return { it: `the ${all}`, noun, many: true };
  return { it: `the ${name}`, noun: many || isUncountable(noun) ? '' : name, many };
}

/** `each broken pole` of the noun `pole`: with what tells it from others, as far as that stands before it. */
function wholeName(object: string, noun: string): string {
  const said = object
    .replace(/^(?:an?|the|each|every|all|any|their|his|her|its|our|\S+['’]s) /i, '')
    .replace(howMany, '')
    .split(' ');
  const last = said.pop() ?? '';
  const name = [...said, singular(last)].join(' ');
  return said.length < 3 && name.endsWith(noun) && !/\d|['’]|\b(?:of|for|in|on|at|to)\b/.test(name) ? name : noun;
}

export const be = ({ many }: Thing): string => (many ? 'are' : 'is');
const have = ({ many }: Thing): string => (many ? 'have' : 'has');
export const formsOf = (thing: Thing | null): [it: string, is: string, has: string] =>
  thing ? [thing.it, be(thing), have(thing)] : ['it', 'is', 'has'];

/** `the photo`, `the measurements`, and the stop of `faults per stop`. */
export function fieldsOf(capability: Capability): string[] {
  const [, each = ''] = /\bper (\p{L}+)$/u.exec([capability.object, capability.tail].join(' ').trim()) ?? [];
  // 'the water level in cm and a photo'
  const [, more = ''] = /^in [\p{L}°%]{1,12}(?:,| and) ([^;:]{3,60})$/u.exec(capability.tail) ?? [];
  const told = [...detailsOf(capability), ...more.split(/, (?:and )?| and /).filter(Boolean)];
  // 'books in each batch with bed, grower and kilos': several of them are what is entered, whatever the verb.
  const listed = told.length > 0 ? told : detailsOf({ ...capability, verb: 'record' });
  return [...(told.length > 0 || listed.length > 1 ? listed : []), ...(each === '' ? [] : [each])]
    .filter((field) => !isClause(field))
    .map((field) => `the ${field.replace(/^(?:an?|the|its|their) /, '')}`);
}
