import { fieldIn } from '../know/things.js';
import { slugify } from '../language.js';
import { shortened } from './shortened.js';
import type { Capability } from '../read/brief.js';
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
  name: slugify(nameOf(withStateInVerb(capability), noun), '_'),
  properties: ['role: string', ...propertiesOf(capability, plan)].slice(0, most).join(', '),
});

const most = 4;

/** Where the deed names no thing plainly, its own words: `note_how_many_dirty_pieces`. */
function nameOf({ verb, object, tail }: Capability, noun: string): string {
  const isPlain =
    noun !== '' &&
    object.toLowerCase().includes(noun.toLowerCase()) &&
    !/\b(?:what|which|who|whose|where|when|whether|how|that)\b/.test(object);
  if (isPlain) return `${withoutState(noun)} ${participleOf(verb).replace(/^marked as /, '')}`;
  return eventWords(`${verb} ${object} ${tail}`);
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
    const isFirst = deeds[0]?.at === plan.brief.capabilities.indexOf(capability);
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
