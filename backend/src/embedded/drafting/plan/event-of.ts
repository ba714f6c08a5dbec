import { fieldIn } from '../know/things.js';
import { slugify } from '../language.js';
import { shortened } from './shortened.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isNoThing, recordNoun } from './deed-records.js';
import { participleOf } from './deed-words.js';
import type { Feature } from './plan.js';
import { withStateInVerb } from './put-into.js';
import { type Told, withoutState } from './thing-names.js';
import { handledBy } from './things.js';

/** The event by which a deed is counted: `tool_reserved`, with what can be told of it without names and free text. */
export const eventOf = (
  capability: Capability,
  noun: string,
  plan: Told,
): Pick<Feature['event'], 'name' | 'properties'> => ({
  name: slugify(nameOf(withStateInVerb(capability), noun, handledNoun(capability, plan)), '_'),
  properties: ['role: string', ...propertiesOf(capability, plan)].slice(0, most).join(', '),
});

const most = 4;

/** By which name the thing of a deed goes, where its object does not name it: `allergen`, of `mark each as mild`. */
const handledNoun = (capability: Capability, plan: Told): string =>
  handledBy(capability, plan).find(({ noun }) => !isNoThing(noun, plan))?.noun ?? '';

const asks = /\b(?:what|which|who|whose|where|when|whether|how|that)\b/;
/** What is there by the deed alone: a booking is made, and not booked. */
const madeOnly =
  /(?:^| )(?:booking|payment|application|offer|objection|registration|subscription|donation|request|appeal|bid|rating)$/;

const makes = /^(?:apply|book|pay|register|sign up|enrol|subscribe|ask|ask for|donate|rate|bid)$/;

/** An event is a thing and what was done to it; where the deed names no thing plainly, the thing that it is done to. */
function nameOf({ verb, object, tail }: Capability, noun: string, handled: string): string {
  const done = participleOf(verb).replace(/^marked as /, '');
  if (handled !== '' && handled === recordNoun(verb)) return `${handled} made`;
  const isPlain = noun !== '' && object.toLowerCase().includes(noun.toLowerCase()) && !asks.test(object);
  if (isPlain) return `${withoutState(noun)} ${done}`;
  if (asks.test(object)) return `entry ${done}`;
  if (handled !== '') return madeOnly.test(handled) && makes.test(verb) ? `${handled} made` : `${handled} ${done}`;
  // 'subscribe to email alerts'
  const [, to = ''] =
    verb === 'subscribe' ? (/^to (?:(?:the|an?|their) )?(\p{L}+(?: \p{L}+)?)(?= |$)/u.exec(tail) ?? []) : [];
  return object === '' ? `${done}${to === '' ? '' : ` to ${to}`}` : eventWords(`${verb} ${object}`);
}

/** The first words of what happens, as a name: a whole phrase, and none that ends in the middle. */
export const eventWords = (text: string): string =>
  shortened(text, longestName)
    .toLowerCase()
    .replace(/['’](?=s\b)/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(?<!\p{L})(?:an?|the|their|his|her|its)(?= )/gu, ' ')
    .trim()
    .split(/ +/)
    .slice(0, mostWords)
    .join(' ')
    .replace(openEnds, '');
const longestName = 34;
const mostWords = 6;
const openEnds =
  /(?: (?:for|of|on|to|with|within|in|at|by|from|and|or|but|not|they|it|is|are|has|have|was|were|be|can|may|must|that|which|who|when|if|before|after|until|up|below|above|over|under|more|less|than|as|so|back|each|every|one|two|three|\d+))+$/u;

/** Figures, choices and days: of them an analysis can make something. */
const kinds: [type: RegExp, as: string][] = [
  [/^(?:amount|number)\b/, 'number'],
  [/^yes or no\b/, 'boolean'],
  [/^date\b/, 'date'],
  [/^(?!person|text|picture|file|reference|signature|list|contact|time)[\p{L}\d -]+(?:, [\p{L}\d -]+)+$/u, 'string'],
];

function propertiesOf(capability: Capability, plan: Told): string[] {
  const done = participleOf(capability.verb);
  return handledBy(capability, plan).flatMap(({ fields, deeds }) => {
    const isFirst = deeds[0]?.at === everyDeed(plan.brief.capabilities).indexOf(capability);
    return fields.flatMap((line): string[] => {
      const { name, type } = fieldIn(line);
      const [, when] = /, when (.+)$/.exec(type) ?? [];
      // What is entered by another deed is not known with this one.
      if (when === undefined ? !isFirst : when !== done) return [];
      const plain = type.replace(/, (?:when .+|optional|unique)$/, '');
      const kind = kinds.find(([heard]) => heard.test(plain));
      return kind ? [`${slugify(name, '_')}: ${kind[1]}`] : [];
    });
  });
}
