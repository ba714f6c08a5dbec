import nlp from 'compromise';
import { escapePattern, isUncountable, plural, singular, titleCase } from '../language.js';
import type { Capability } from './brief.js';
import { isStarter } from './clean.js';
import { isGenericKind } from './kinds.js';
import { isPeople, looksVerbal, nominalVerb } from './lexicon.js';
import { bareNoun, isVague } from './phrases.js';
import { isSoundNoun } from './sound.js';
import { tradeWord } from './trade-word.js';
import { forPeople } from './own-words-title.js';
import { isSaidOften, titleThing } from './title-thing.js';
import { isSide } from './unit.js';
import { workplaceIn } from './workplace.js';

const patternNames: Record<string, string> = {
  airbnb: 'Stays',
  booking: 'Stays',
  tinder: 'Match',
  netflix: 'Library',
  spotify: 'Player',
  duolingo: 'Lessons',
  etsy: 'Market',
  ebay: 'Market',
  vinted: 'Swap',
  linkedin: 'Network',
  strava: 'Club',
  github: 'Hub',
  stripe: 'Pay',
  shopify: 'Shops',
  calendly: 'Calendar',
  yelp: 'Guide',
  notion: 'Workspace',
  slack: 'Channels',
  trello: 'Board',
  figma: 'Studio',
  zoom: 'Meetings',
  youtube: 'Channel',
  twitch: 'Live',
  tiktok: 'Clips',
  instagram: 'Gallery',
  amazon: 'Store',
  kickstarter: 'Funding',
  goodreads: 'Reads',
  peloton: 'Training',
  tripadvisor: 'Guide',
};

/** A working name for 'uber for dogs'. */
export const patternName = (model: string, subject: string): string =>
  patternNames[model]
    ? titleCase(`${singular(subject)} ${patternNames[model]}`)
    : titleCase(`${/ing$/.test(subject) ? subject : plural(subject)} on Demand`);

/** Whatever is done with a thing. */
const anyEnding = 'Management';

/** What stands behind the noun when the kind says little. */
const endings: Record<string, string> = {
  plan: 'Planner',
  lend: 'Loans',
  schedule: 'Scheduler',
  roster: 'Roster',
  book: 'Bookings',
  reserve: 'Bookings',
  log: 'Log',
  report: 'Reports',
  track: 'Tracker',
  monitor: 'Monitor',
  find: 'Finder',
  match: 'Match',
  order: 'Orders',
  share: 'Share',
  rent: 'Rentals',
  learn: 'Learning',
  practise: 'Practice',
  teach: 'Classes',
  record: 'Records',
  sell: 'Market',
  resell: 'Market',
  buy: 'Shop',
  check: 'Check',
  verify: 'Check',
  inspect: 'Check',
  measure: 'Meter',
  collect: 'Collection',
  generate: 'Maker',
  convert: 'Converter',
  scan: 'Scan',
  onboard: 'Onboarding',
  register: 'Register',
  forecast: 'Forecast',
  detect: 'Detector',
  queue: 'Queue',
  donate: 'Giving',
  pay: 'Payments',
  maintain: 'Care',
  adopt: 'Adoption',
  file: 'Reports',
  'check in': 'Check-in',
  claim: 'Board',
  request: 'Requests',
  create: 'Register',
  issue: 'Register',
  'fill in': 'Register',
  catalogue: 'Catalogue',
  post: 'Board',
  lease: 'Leases',
  'take out': 'Loans',
  open: 'Register',
  retire: 'Register',
  borrow: 'Loans',
  search: 'Finder',
  rate: 'Log',
};

/** `lend out` ends like `lend`; what people write or scan is kept, where a product writes, it is its work. */
const endingOf = (capability: Capability | null): string | undefined =>
  capability?.by && /^(?:write|scan)$/.test(capability.verb)
    ? 'Log'
    : (endings[capability?.verb ?? ''] ??
      (otherwise.test(capability?.verb ?? '') ? undefined : endings[capability?.verb.split(' ')[0] ?? '']));

/** With their second word these mean something else. */
const otherwise = /^(?:write|check|sign|send|open|set|pay|report|move|stop) (?:off|up|in|out|on|back|over|down)$/;

export interface TitleParts {
  /** Words that open the idea before its kind: `animal shelter adoption`. */
  title: string | null;
  /** What is kept a record of: `wig`. */
  unit: string | null;
  /** The deed the idea turns around, and all it asks for. */
  capability: Capability | null;
  deeds: Capability[];
  /** The first audience: `football club`. */
  audience: string | null;
  place: string | null;
  kind: string;
  text: string;
}

/** `Ticket Board` could be anybody's: `Scrapyard Tickets` are those of the house the idea opens with. */
const anybodys = /^(\p{L}+) (?:Management|Board|Bookings)$/u;

/** A working name out of the idea's nouns, two or three words: `Pothole Log`, `Driving School Lessons`. */
export function workingTitle(parts: TitleParts): string {
  const name = nameOf(parts);
  const [, noun = ''] = anybodys.exec(name) ?? [];
  const trade = noun === '' || !isGenericKind(parts.kind) ? null : tradeWord(parts.text);
  const { unit } = parts;
  const thing = unit && !isPeople(unit) && isSoundNoun(unit) && !unit.includes(' ') ? unit : noun.toLowerCase();
  const isSaid = trade?.split(' ').some((word) => singular(word) === singular(thing)) ?? true;
  return trade && !isSaid && !isVague(thing) ? titleCase(`${trade} ${manyOf(thing)}`) : name;
}

function nameOf(parts: TitleParts): string {
  const { audience, place, kind } = parts;
  const title = parts.title && isTitle(parts.title, parts) ? parts.title : null;
  const house = title || !isGenericKind(kind) ? null : workplaceIn(parts.text);
  if (house) return house;
  const capability = aboutUnit(parts);
  const ending = isGenericKind(kind) ? (endingOf(capability) ?? (kind === 'app' ? 'App' : anyEnding)) : kind;
  const own =
    isGenericKind(kind) && title
      ? kind === 'product' || kind === 'app'
        ? kind === 'app'
          ? 'App'
          : ''
        : ending
      : ending;
  const short = !own && !/\s/.test(title?.trim() ?? '') ? (endingOf(capability) ?? anyEnding) : own;
  // 'Nurse Handover' says more than 'Nurse Handover Management'.
  if (title) return shown(title, short === anyEnding && title.includes(' ') ? '' : short, 2);
  const crew = /^(.+\s.+)\s(?:teams?|crews?|groups?|services?)$/i.exec(audience ?? '')?.[1];
  if (crew && !isGenericKind(kind)) return shown(crew, kind, 2);
  const around = bareNoun(capability?.tail.replace(/^\S+\s/, '') ?? '');
  const noun = capability?.noun || (isVague(around) || isSide(around) || !isSoundNoun(around) ? '' : around);
  if (noun && capability?.verb === 'quit') return shown(`quit ${noun}`, ending, 2);
  const { unit, deeds, text } = parts;
  const others = [...(unit ? [unit] : []), ...deeds.map((deed) => deed.noun)].filter((one) => one !== kind);
  const full = capability?.noun === noun && !isPeople(noun) ? qualified(noun, text) : noun;
  // 'a piece of gear': anything comes in pieces, and gear does not.
  const main =
    full !== noun && isPortion.test(noun)
      ? noun
      : titleThing(noun === kind ? '' : noun, others, text, kind !== 'product');
  const thing = main !== noun ? main : full === noun || isPortion.test(noun) || isSaidOften(full, text) ? full : noun;
  const isSame = main === noun || ending === kind;
  const doing = isSame ? ending : (endingOf(deeds.find((deed) => deed.noun === main) ?? null) ?? anyEnding);
  if (thing) return thing.includes(' ') && doing === anyEnding ? shown(manyOf(thing), '', 2) : shown(thing, doing, 2);
  // Where no thing is said again, the house or those who work with it say what it is: `System for Lecturers`.
  if (audience && isGenericKind(kind) && kind !== 'app') {
    const trade = tradeWord(text);
    return trade ? titleCase(`${trade} system`) : forPeople(kind, audience);
  }
  if (audience) return shown(audience, kind, kind.includes(' ') ? 1 : 2);
  const town = place?.split(' ').at(-1);
  return titleCase(`${town ?? 'new'} ${kind === 'product' ? 'product' : acronym(kind)}`);
}

/** The deed that names the product: one done to the tracked thing where there is one, the telling ones first. */
function aboutUnit({ capability, deeds, unit }: TitleParts): Capability | null {
  const sound = capability && (capability.noun === '' || isSoundNoun(capability.noun)) ? capability : null;
  if (unit === null || isPeople(unit) || / (?:record|entry|case)$/.test(unit) || !isSoundNoun(unit)) return sound;
  const done = deeds.filter(({ noun }) => noun !== '' && (noun === unit || unit.endsWith(` ${noun}`)));
  const telling = done.find((one) => endingOf(one) !== undefined) ?? done[0];
  if (!telling || (sound && sound.noun.endsWith(unit) && endingOf(sound))) return sound;
  return { ...telling, noun: sound?.noun.endsWith(unit) ? sound.noun : unit };
}

/** What the opening words name: no house that asks for it, no half of a sentence. */
function isTitle(title: string, { unit, kind }: TitleParts): boolean {
  const words = title.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  // 'lends out big tools'
  if (/^(?:out|up|off|in|on|down|back|over|away)$/.test(words[0] ?? '')) return false;
  if (words.some((word) => /['’](?!s$)\p{L}|^(?:somebody|someone|nobody|everybody|everyone)['’]s$/u.test(word)))
    return false;
  if (kind !== 'product' || unit === null) return true;
  // 'Iron foundry, 140 employees': where no kind of product is named, only an act or the thing itself is a title.
  const head = singular(unit.split(' ').at(-1) ?? '');
  return nominalVerb(last) !== null || /ing$/.test(last) || words.some((word) => singular(word) === head);
}

const isPortion = /^(?:piece|pair|item|set|bag|box|batch|load)$/;

/** `slots` that the idea also calls `crane slots`; of a word that says little any word before it tells more. */
function qualified(noun: string, text: string): string {
  if (noun.includes(' ')) return noun;
  const many = plural(noun);
  const before = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}-])(\p{Ll}{3,}) (?:${escapePattern(noun)}|${escapePattern(many)})(?![\p{L}-])`,
        'gu',
      ),
    ),
  ].map(([, word = '']) => word);
  // 'pieces of gear', 'a pair of skis'
  const [, made] = isPortion.test(noun)
    ? (new RegExp(String.raw`\b(?:${noun}|${many}) of (\p{Ll}{3,})`, 'u').exec(text) ?? [])
    : [];
  if (made && !isPeople(made)) return `${singular(made)} ${noun}`;
  const telling = before.find(
    (word) => (isAttribute(word) && word !== 'paper' && !isDone(word, text)) || (isVague(noun) && isStateWord(word)),
  );
  return telling ? `${telling} ${noun}` : noun;
}

/** `report` in `engineers report defects`, where they also `can report` one: done, and no kind of defect. */
const isDone = (word: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})(?:to|can|could|must|may|will|would|should|they|we|you|i|who|that|${manyWho}) ${word}(?!\p{L})`,
    'iu',
  ).test(text);
/** `technicians push`, `builders report` */
const manyWho = String.raw`\p{L}+(?:ers|ors|ants|ents|ians|ists)`;

/** A noun that can stand before another: `crane`, `headstone`; no word that is also done, told or counted. */
const isAttribute = (word: string): boolean =>
  isSoundNoun(word) &&
  singular(word) === word &&
  !isPeople(word) &&
  !isVague(word) &&
  !isStarter(word) &&
  looksVerbal(word) === false &&
  nlp(word).has('#Noun') &&
  bareNoun(word) === word;
const isStateWord = (word: string): boolean =>
  /(?:ed|en|st)$/.test(word) && nlp(word).has('(#Adjective|#PastTense|#Participle)');

const manyOf = (noun: string): string => (isUncountable(noun) ? noun : plural(noun));

/** The last words of a noun and its ending, each once: `damage claim` + `desk`. */
function shown(noun: string, ending: string, most: number): string {
  const plain = noun.replace(/[^\p{L}\p{N}\s'’&-]/gu, ' ').trim();
  const words = (ending ? singular(plain) : plain).split(/\s+/);
  const same = words.at(-1)?.toLowerCase() === singular(ending).toLowerCase();
  const kept = words.slice(-(ending && !same ? most : most + 1));
  return titleCase([...kept, ...(same || !ending ? [] : [acronym(ending)])].join(' '));
}

const acronym = (kind: string): string => (/^(?:api|cli|sdk|crm|erp)$/.test(kind) ? kind.toUpperCase() : kind);
