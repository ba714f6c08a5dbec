import nlp from 'compromise';
import { escapePattern, isParticiple, numberWords, plural, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { bareNoun, isVague } from './phrases.js';

/** What tells for or against a noun as the thing that is kept a record of. */

const places =
  /^(?:site|shop|branch|location|store|depot|hall|building|beach|school|clinic|practice|office|station|warehouse|hospital|restaurant|hotel|plant|factory|centre|center|floor|town|village|city|region|district|country|company|canteen|kitchen|studio|garage|yard|campus|outlet|salon|club|gym|museum|library|lab|laboratory|theatre|cinema|farm|stable|court|beach)$/;
export const isPlaceWord = (noun: string): boolean => places.test(noun);
/** Where the firm is: `eleven storage sites around Lyon`, `one per site`; what is done there is its matter. */
export const isPlaceHeld = (noun: string, text: string): boolean => {
  const head = noun.toLowerCase().split(' ').at(-1) ?? '';
  const many = escapePattern(plural(head));
  return (
    places.test(head) &&
    new RegExp(
      String.raw`\b(?:\d+|${numberWords.slice(1).join('|')}|dozen|our|all) (?:[\p{L}-]+ ){0,3}?${many}\b|\b(?:per|at each|in each|in every|at every) ${escapePattern(head)}\b`,
      'u',
    ).test(text)
  );
};

/** `damaged kayaks` beside `a kayak` are kayaks in a state; so is a freed slot where the text speaks of other slots. */
export function withoutState(noun: string, capabilities: Capability[], text = ''): string {
  const [, head = ''] = /^\p{L}+(?:ed|en|ck|ing) (\p{L}+)$/u.exec(noun) ?? [];
  return head !== '' &&
    nlp(noun.split(' ')[0] ?? '').has('(#Adjective|#PastTense|#Participle)') &&
    (capabilities.some((one) => one.noun === head) ||
      (isParticiple(noun.split(' ')[0] ?? '') && timesSaid(head, text) > 1))
    ? head
    : noun;
}

/** What is mounted or carried to do something else with. */
export const isFitting = (noun: string): boolean =>
  /(?:^| )(?:gate|door|lock|controller|scanner|camera|sensor|barrier|tablet|phone|smartphone|screen|plate|keypad|router|device|printer|terminal|button|switch|reader|antenna|wristband|app|page|website)$/i.test(
    noun,
  );

/** `a drill or a ladder`: each is only an instance of what is lent. */
export const isOneOfSeveral = (noun: string, text: string): boolean => {
  const head = escapePattern(noun.toLowerCase());
  return new RegExp(String.raw`\ban? ${head} or an? \p{L}|\ban? (?:[\p{L}-]+ ){1,2}or an? ${head}\b`, 'u').test(text);
};

/** What is measured of a thing is no thing by itself. */
export const isQuantity = (noun: string): boolean =>
  /(?:^| )(?:temperature|weight|height|length|gravity|pressure|speed|level|value|volume|moisture|humidity|pitch|pH|depth|flow|turbidity|salinity|viscosity|amount|quantity|size|reading|distance|time|hours|mileage|dose)$/i.test(
    noun,
  );

/** `their unit's gate` belongs to a unit. */
const ownerIn = (object: string): string =>
  singular(/(?:^|\s)(\p{L}+)(?:['’]s|s['’]) \p{L}/u.exec(object)?.[1]?.toLowerCase() ?? '');
export const isOwned = (object: string, noun: string): boolean => {
  const owner = ownerIn(object);
  return owner !== '' && owner !== noun && !isPeople(owner);
};
export const owns = (noun: string, capabilities: Capability[]): boolean =>
  capabilities.some(({ object }) => ownerIn(object) === noun.toLowerCase());
export const handledBy = (noun: string, capabilities: Capability[]): number =>
  Math.min(4, new Set(handling(noun, capabilities).map(({ verb }) => verb)).size || 1);

const handling = (noun: string, capabilities: Capability[]): Capability[] =>
  capabilities.filter((one) => {
    const other = withoutState(one.noun, capabilities);
    return other === noun || isShortFor(singular(other.toLowerCase()), noun, capabilities);
  });

/** `pack`, where only linen packs are spoken of by a fuller name. */
export function isShortFor(short: string, noun: string, capabilities: Capability[]): boolean {
  const whole = noun.toLowerCase();
  if (short === '' || !whole.endsWith(` ${short}`) || isPeople(short)) return false;
  const fuller = new Set(
    capabilities.map((one) => singular(one.noun.toLowerCase())).filter((one) => one.endsWith(` ${short}`)),
  );
  return fuller.size === 1 && capabilities.some((one) => singular(one.noun.toLowerCase()) === short);
}

const binds =
  /\b(?:may|must|cannot|can't|can only|never|nobody|no one|at most|at least|only|unless|not before|no more than)\b|^no /i;

/** Several people act on it, a rule speaks of it, it is counted: signs of what an idea is about, as a weight of up to 3.2. */
export function weightOf(noun: string, capabilities: Capability[], text: string): number {
  const acting = handling(noun, capabilities).filter(({ verb }) => !looking.test(verb));
  const people = new Set(acting.flatMap(({ by = '' }) => (by === '' ? [] : [by]))).size;
  const head = escapePattern(singular(noun.toLowerCase().split(' ').at(-1) ?? ''));
  const named = isShortFor(head, noun, capabilities) ? head : escapePattern(noun.toLowerCase());
  const many = `(?:${named}|${escapePattern(plural(noun.toLowerCase()))}|${escapePattern(plural(named))})`;
  const isRuled = text
    .split(/(?<=[.;!?])\s+|\n+/)
    .some((one) => binds.test(one.replace(/^[\s*–-]+/, '')) && new RegExp(String.raw`\b${many}\b`).test(one));
  const isCounted = new RegExp(String.raw`\b\d[\d.,]* ${many}\b`).test(text);
  return Math.min(2, Math.max(0, people - 1)) * 0.8 + (isRuled ? 0.8 : 0) + (isCounted ? 0.8 : 0);
}

const looking = /^(?:see|view|read|get|receive|know|watch|find|search|look up|compare|show)$/;

/** `a torn blanket`, `a dead sign` */
export const isOutOfOrder = (noun: string): boolean =>
  /^(?:blocked|broken|damaged|leaking|leaky|faulty|defective|torn|cracked|dead|missing|lost|stuck|empty|worn) /i.test(
    noun,
  );

/** What is done to animals, tools and vehicles, none of which makes a case of them. */
const caring =
  /^(?:weigh|feed|treat|drive|keep|fly|walk|groom|wash|water|milk|shear|vaccinate|ride|exercise|breed|steer|sail|oil|sharpen|shoe|pet)$/;
/** What makes a record of something, with somebody who answers for it. */
const recording =
  /^(?:log|record|note|enter|write|report|file|submit|approve|sign|sign off|book|reserve|order|request|register|confirm|reject|close|release|issue|send|count|plan|schedule|assign)$/;
/** A piece of work, or what is written of one: it begins, goes through hands and ends. */
const records =
  /(?:^| )(?:logs?|report|visit|flight|trip|order|booking|case|inspection|treatment|check|delivery|round|shift|session|request|claim|form|sheet|ticket|tour|run|lesson|job|repair|service|slot|appointment|diary|entry|record|invoice|certificate|permit|complaint|fault|incident)$/i;

export const isCase = (noun: string): boolean => records.test(noun);

/** A hawk is weighed while flights are logged: the flight is what is kept a record of, not the hawk. */
export const isCaredFor = (noun: string, capabilities: Capability[]): boolean => {
  const deeds = capabilities.filter((one) => one.noun === noun);
  return (
    deeds.length > 0 &&
    !records.test(noun) &&
    deeds.every(({ verb, automatic }) => !automatic && caring.test(verb)) &&
    capabilities.some(
      (one) => one.noun !== noun && !isPeople(one.noun) && recording.test(one.verb) && records.test(one.noun),
    )
  );
};

/** `hawk`, `dairy cow`: nobody withdraws or settles one, so what is kept of it is its record. */
export const isAnimal = (noun: string): boolean =>
  /(?:^| )(?:hawk|falcon|bird|dog|cat|horse|pony|donkey|mule|cow|bull|calf|heifer|goat|sheep|lamb|ewe|ram|pig|sow|piglet|hen|chicken|duck|goose|turkey|rabbit|fish|salmon|trout|bee|colony|camel|llama|alpaca|ox|buffalo|reindeer|deer|elephant|monkey|ape|seal|whale|dolphin|turtle|tortoise|snake|parrot|pigeon|owl|eagle|puppy|kitten|foal|mare|stallion|hound|husky|animal|pet|hedgehog|bat|swan|ostrich)$/i.test(
    noun,
  );

/** How often an idea speaks of a thing. */
export const timesSaid = (noun: string, text: string): number => {
  const head = singular(noun.toLowerCase().split(' ').at(-1) ?? '');
  const word = `(?:${escapePattern(head)}(?:s|es)?|${escapePattern(plural(head))})`;
  return text.toLowerCase().match(new RegExp(String.raw`\b${word}\b`, 'g'))?.length ?? 0;
};

/** `the catch of a trap`, `a weekly diary of the puppy`: what belongs to a thing that the idea speaks of more often. */
export function ownerOf({ noun, object }: Capability, text: string): string {
  const [, held = '', whole = ''] =
    /^(?:an? |the |each |every )?(?:[\p{L}-]+ )?([\p{L}-]+) of (?:an?|the|each|every) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(
      object,
    ) ?? [];
  const owner = held === '' ? '' : bareNoun(whole);
  return owner !== '' &&
    !isPeople(owner) &&
    !isVague(owner) &&
    !isPlaceWord(owner) &&
    !isFitting(owner) &&
    timesSaid(owner, text) > Math.max(1, timesSaid(noun || held, text))
    ? owner
    : '';
}

/** `eleven stones`, `last year eleven stones` are stones, and `last year a tank` is a tank. */
export const uncounted = (noun: string): string =>
  noun.replace(
    new RegExp(
      `^(?:(?:year|quarter|month|week|season|term) )?(?:an?|the|${numberWords.slice(1).join('|')}) (?=\\p{L})`,
      'iu',
    ),
    '',
  );
