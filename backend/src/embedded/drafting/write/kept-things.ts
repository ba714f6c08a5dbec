import { escapePattern, joinWords, lowerFirst, plural, singular } from '../language.js';
import { participleOf } from '../plan/deed-words.js';
import type { Feature, Plan } from '../plan/plan.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { capabilityOf } from './deed-groups.js';
import { doersOf, isPart } from './own-steps.js';

/** What the product surely keeps: what its people or the product itself make there, with what the idea lists of it. */

export interface KeptThing {
  /** `lot` */
  noun: string;
  /** Where the function stands that makes it. */
  at: number;
  /** Who makes it, among the people; -1 for the product. */
  by: number;
  verb: string;
  /** `listed` */
  done: string;
  /** `photo, product, weight, the date it must be gone by and a minimum price`, as the idea lists it; empty where it does not. */
  listed: string;
  /** `photo: picture`, each part of that list. */
  fields: string[];
}

export function keptThings(plan: Plan): KeptThing[] {
  const made = plan.features.flatMap((feature, at) => {
    const whole = capabilityOf(feature, plan);
    if (!whole || !feature.stated || whole.named) return [];
    const isTheirs = isPart(feature, plan);
    const deeds = [whole, ...(whole.deeds ?? [])];
    return deeds.flatMap((deed): KeptThing[] => {
      const entry = entered(deed, feature, plan);
      if (entry) return [{ ...entry, at }];
      const noun = singular(lowerFirst(deed.noun));
      const isHead = noun !== '' && singular(deed.object.toLowerCase()).endsWith(noun.toLowerCase());
      const listed = listOf(deed, plan) || chosenWith(deed, deeds);
      const isMade =
        (deed.automatic ? makesItself : sends.test(noun) ? makesOrSends : makes).test(deed.verb) &&
        isThing(noun) &&
        // 'opens the piece': it was there before.
        (deed.verb !== 'open' || /^(?:an?|one|new) /i.test(deed.object));
      // 'sends a message with date, station and kilos'
      const isSent = deed.verb === 'send' && listed !== '';
      if (deed.words !== undefined || !(isMade || isSent) || !isHead) return [];
      // Who makes it has to be known, unless the product does.
      const by = deed.automatic ? -1 : (doersOf(feature, plan)[0] ?? -1);
      if (!deed.automatic && (by < 0 || !isTheirs || (deed.by !== undefined && plan.personas[by]?.role !== deed.by)))
        return [];
      return [{ noun, at, by, verb: deed.verb, done: participleOf(deed.verb), listed, fields: fieldsIn(listed) }];
    });
  });
  return made
    .filter(({ noun }, at) => made.findIndex((one) => one.noun === noun) === at)
    .map((one) => made.find(({ noun, listed }) => noun === one.noun && listed !== '') ?? one)
    .slice(0, most);
}

const most = 6;
const made =
  'record|log|list|offer|upload|book|create|enter|publish|register|report|post|submit|write|open|raise|order|request|draft|draw up|issue|add|propose|make|set up|load|build|prepare';
const makes = new RegExp(`^(?:${made})$`);
/** `send an offer`, and no message. */
const makesOrSends = new RegExp(`^(?:send|${made})$`);
const sends = /(?:^| )(?:offer|request|application|order|quote|proposal|claim|route|complaint|report)$/;
const makesItself = /^(?:create|open|raise|produce|draft|generate|issue)$/;

/** `sends the phone number, species, vaccine and a photo`: an entry with all of these. */
function entered(deed: Capability, feature: Feature, plan: Plan): Omit<KeptThing, 'at'> | null {
  const parts = partsOf(deed.object);
  const by = deed.automatic ? -1 : (doersOf(feature, plan)[0] ?? -1);
  if (!enters.test(deed.verb) || parts.length < 3 || !parts.every(isPartName) || (by < 0 && !deed.automatic))
    return null;
  const listed = deed.object;
  return { noun: 'entry', by, verb: deed.verb, done: participleOf(deed.verb), listed, fields: fieldsIn(listed) };
}
const enters = /^(?:send|send in|enter|record|log|note|submit|capture|extract|type in|register|give)$/;
const isPartName = (part: string): boolean =>
  part.split(' ').length <= longestPart && !/\b(?:and|or|which|that|who)\b/.test(part);

/** `create a case, pick tooth, material and shade, and choose a delivery date`: what is chosen for it in the same sentence. */
function chosenWith(made: Capability, deeds: readonly Capability[]): string {
  const parts = deeds
    .slice(deeds.indexOf(made) + 1)
    .filter(({ verb, automatic }) => !automatic && chooses.test(verb))
    .flatMap(({ object, noun }) => {
      const all = partsOf(object);
      return all.length > 1 && all.every(isPartName) ? all : noun === '' ? [] : [noun];
    });
  return parts.length > 1 ? joinWords(parts) : '';
}
const chooses = /^(?:pick|choose|select|enter|set|add|state|give|fill in)$/;

/** A noun of its own, and neither a message, nor a value of something else, nor what lies in another system. */
const isThing = (noun: string): boolean =>
  /^\p{Ll}[\p{L}-]+(?: \p{L}[\p{L}-]*){0,2}$/u.test(noun) && !isPeople(noun) && !isNone.test(noun);
const isNone =
  /(?:^| )(?:nothing|thing|it|message|e-?mail|sms|text|letter|notification|reminder|alert|warning|link|call|push|page|command|access|data|address|number|photo|picture|image|video|severity|trade|pr|pull request|merge request|ticket|map|account|product|use|decision|money|change|way|day|time|reason|detail|information|one|other|everything|file|list|view|page|meeting|minute|agenda|step|part|number)$/;

/** `with photo, product and weight`, `(columns, types, freshness)`: as it stands behind the thing in its sentence. */
function listOf({ verb, object }: Capability, { brief, personas }: Plan): string {
  // 'The farmer gets a message': what is sent.
  const does = verb === 'send' ? '' : String.raw`${escapePattern(verb.slice(0, -1))}\p{Ll}* `;
  const begins = new RegExp(String.raw`\b${does}${escapePattern(object)}`, 'iu');
  // What somebody else does next belongs to no list.
  const others = [
    ...personas.flatMap(({ role }) => [role, plural(role)]),
    ...everyDeed(brief.capabilities).map((deed) => deed.verb),
  ];
  const lists = brief.sentences.flatMap((sentence) =>
    begins.test(sentence) ? listBehind(object, sentence, others) : [],
  );
  return lists[0] ?? '';
}

function listBehind(object: string, sentence: string, others: readonly string[]): string[] {
  const rest = sentence.slice(sentence.indexOf(object) + object.length).replace(/[.!]$/, '');
  const [, inBrackets = ''] = /^ \(([^()]+)\)/.exec(rest) ?? [];
  const [, behind = ''] = /^(?:[^;:()]{0,60}?,?) with ((?!which\b|whom\b)[^;:()]+)$/.exec(rest) ?? [];
  const list = inBrackets || behind.split(clauseBehind)[0] || '';
  const all = partsOf(list.replace(/ for (?:the|each|every) [\p{L} ]+$/u, ''));
  const next = all.findIndex((part) => others.some((other) => part === other || part.startsWith(`${other} `)));
  const parts = next < 0 ? all : all.slice(0, next);
  const isWhole =
    (inBrackets !== '' || / and /.test(list)) &&
    parts.every((part) => part.split(' ').length <= longestPart && !/ for /.test(part));
  return parts.length > 1 && isWhole ? [joinWords(parts)] : [];
}
const longestPart = 8;
/** `with start, end and the affected block, and two projects should …` */
const clauseBehind = /, (?:and|but|so|which|who|then) (?=\S+ \S+ )/;

const partsOf = (list: string): string[] =>
  list
    .split(/, (?:and )?| and /)
    .map((part) => part.trim().replace(/^(?:an?|the|its|their) /i, ''))
    .filter((part) => part !== '');

const fieldsIn = (listed: string): string[] => partsOf(listed).map((part) => `${part}: ${typeOf(part)}`);

const types: [heard: RegExp, type: string][] = [
  [/^number of\b/i, 'number'],
  [/\b(?:phone|mobile) number\b|\be-?mail\b/i, 'contact'],
  [/\b(?:photo|picture|image)s?\b/i, 'picture'],
  [/\b(?:video|document|file|attachment|recording)s?\b/i, 'file'],
  [/\b(?:date|deadline|day|start|end|expiry)s?\b/i, 'date'],
  [/\b(?:price|amount|cost|fee|deposit)s?\b/i, 'amount'],
  [/\b(?:weight|hours|quantity|temperature|percentage)\b/i, 'number with unit'],
];
const typeOf = (part: string): string => types.find(([heard]) => heard.test(part))?.[1] ?? 'text';
