import { escapePattern, lowerFirst, titleCase, withArticle } from '../language.js';
import { isHouse } from '../know/places.js';
import { kindWords } from './kinds.js';
import { isPeople, isProperWord, isVerb } from './lexicon.js';

/** What the idea calls the product and what it is for, as others say it: `a marketplace for leftover marble`. */

const most = 150;
const joints = String.raw`for|where|in which|on which|with which|through which|by which|that|which|to|of|at`;
/** What is said before a product that is wanted; what people have today comes behind other verbs. */
const wanted = String.raw`(?:want(?:s|ed)?|needs?|would like|['’]d like|love|build(?:ing)?|mak(?:e|ing)|sell(?:ing)?|develop(?:ing)?|plan(?:ning)?|creat(?:e|ing)|offer(?:ing)?|launch(?:ing)?|start(?:ing)?|get|is|be|idea|about|called \S+)(?: (?:to (?:build|make|sell|offer|launch|start|create|have|get|set up)|us|me|on|you))*`;
const product = new RegExp(
  String.raw`^(?<before>.{0,80}?)(?:(?<article>an?|the|our|my|one) )?(?<words>(?:(?!(?:an?|the|our|my|one|for|to|of|that|where|in|at)\b)[\p{L}\d][\p{L}\d'’&-]* ){0,4}?)(?<kind>${kindWords})s?,? (?:just |mainly |only )?(?<joint>${joints}) (?<rest>[^.:;()]{4,}?)(?=$|[.:;(]| [-–—] )`,
  'iu',
);
const leads = new RegExp(String.raw`(?:^|[\s,:–—-])(?:${wanted})\s?[:,]?\s$`, 'iu');
/** `SlabSwap, a marketplace`, `Pitch: a site`. */
const named = /^[\p{L}\d][^.;]{0,40}(?:,|:|\s[-–—])\s$/u;
const something = /\b(?:something|a (?:solution|product|way)) (?:for|to|that|with which) ([^.:;()]{4,}?)(?=$|[.:;(])/iu;
/** `Depuration log for our oyster plant`: a title tells what it is and whose. */
const title =
  /^(?<what>(?!(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o|[Ff]or)\s)(?:[\p{L}\d][\p{L}\d'’&-]* ){0,4}[\p{L}\d][\p{L}\d'’&-]*) for (?<whose>(?:our|the|an?|\p{Lu})[^.:;()]*?)(?: \([^()]*\))?[.]?$/u;
const house =
  /^(?:(?:I|we) (?:run|own|manage|lead|have|are|operate|look after|work (?:at|in|for)))\s(?<whose>(?:an?|the|our) [^.:;]{3,}?)(?=$|[.:;]| and (?:our|we|the|my|i)\b|, (?:and|where|which|with|who)\b| where | that | which | who )/iu;

/** First words of somebody who speaks have no place in what others read. */
const speaks = /(?<!\p{L})(?:we|us|i|me|i['’]\p{L}+|we['’]\p{L}+|you|your)(?!\p{L})/iu;
/** `for such workshops`: what they are is said before. */
const elsewhere = /(?<!\p{L})(?:such|these|those|them|this)(?!\p{L})/iu;

/**
 * `sentences`: the idea in its own words; `name`: what it calls the product; `kind`: `app`, `service`. Null where it
 * tells of no product in its first sentences, or so long that nobody reads it as one thing.
 */
export function aboutOf(sentences: string[], name: string | null, kind: string, today: string[]): string | null {
  const isToday = (text: string): boolean => today.some((told) => text.startsWith(told.slice(0, 30)));
  for (const text of sentences.slice(0, 4)) {
    // 'Our product is to receive a waiting list': it is there already.
    const isThere = /^(?:our|the) [^.;]{0,120}?\bis to (?:receive|get|be given|have)\b/i.test(text);
    const found = isToday(text) || isThere ? null : saidOf(text.replace(/^[-*#\s]+/, ''), name, kind);
    if (found)
      return found.replace(/^an? (?:idea|plan|wish) is (?:an? |the )?(\p{L}+)/iu, (_, what: string) =>
        withArticle(what),
      );
  }
  const [whose] = sentences.slice(0, 2).flatMap((text) => house.exec(text)?.groups?.['whose'] ?? []);
  return whose === undefined ? null : fit(`${withArticle(kind)} for ${theirs(whose)}`);
}

function saidOf(text: string, name: string | null, kindOf: string): string | null {
  const { before = '', article, words = '', kind = '', joint = '', rest = '' } = product.exec(text)?.groups ?? {};
  // 'Hauliers bid for the transport': somebody does it.
  const acts = article === undefined && isPeople(words.trim());
  if (kind && !acts && (isLead(before, name) || (before === '' && (article !== undefined || words !== '')))) {
    const told = joinedBy(joint, rest);
    const own = /^(?:just|simple|small|little|new)\s/i;
    if (told) return fit(`${withArticle(`${lowered(words.replace(own, ''))}${cased(kind)}`)} ${told}`);
  }
  const [, thing] = something.exec(text) ?? [];
  if (thing)
    return fit(`a product ${/\b(something|way|solution|product) (\S+)/iu.exec(text)?.[2] ?? 'for'} ${theirs(thing)}`);
  const what = titleOf(text);
  const { whose: owner = '' } = title.exec(text)?.groups ?? {};
  if (what === null || what === name) return null;
  // 'Ambulance linen room for a trust': where it is used, and no product.
  return fit(
    isPlace(what)
      ? `${withArticle(kindOf)} for the ${lowered(what)} of ${theirs(owner)}`
      : `${withArticle(lowered(what))} for ${theirs(owner)}`,
  );
}

/** `Avalanche blasting log` of `Avalanche blasting log for a lift company`: the words of a title that tell what it is. */
export function titleOf(text: string): string | null {
  const { what = '', whose = '' } = title.exec(text)?.groups ?? {};
  const words = what.split(' ');
  return words.length > 1 &&
    whose.split(' ').length <= longestHouse &&
    !words.some((word) => modal.test(word)) &&
    !isVerb(words[0]?.toLowerCase() ?? '') &&
    !isPeople(what) &&
    /^\p{Ll}/u.test(words.at(-1) ?? '')
    ? what
    : null;
}

const longestHouse = 8;
const modal = /^(?:should|can|must|shall|will|may|want|need|has|have|is|are|that|which|who)$/i;
const records = /^(?:\S+ ){1,3}(?:log|book|list|register|diary|sheet|board|rota|file|index|roll)$/i;

/** A title that ends in what records are kept in, or in a place, is a name already: `Avalanche Blasting Log`. */
export function recordTitle(text: string): string | null {
  const what = titleOf(text) ?? '';
  const bare = what.replace(/ (?:tool|app|system|software|product)$/i, '');
  return records.test(bare) ? titleCase(bare) : what.includes(' ') && isPlace(what) ? titleCase(what) : null;
}

const isPlace = (what: string): boolean =>
  isHouse(what) || /(?:^|\s)(?:room|rooms|desk|department|team|ward|cellar|counter|centre|service|unit)$/i.test(what);

const cased = (kind: string): string =>
  /^(?:api|cli|sdk|crm|erp)$/i.test(kind) ? kind.toUpperCase() : kind.toLowerCase().replace(/^saas$/, 'SaaS');

const isLead = (before: string, name: string | null): boolean =>
  leads.test(before) ||
  named.test(before) ||
  (name !== null && new RegExp(String.raw`${escapePattern(name)}(?:,| is| will be| -| –|:)\s$`, 'u').test(before));

/** `sell a service to tuners` offers it for them; `an app to plan shifts` says what it does. */
function joinedBy(joint: string, rest: string): string | null {
  const [first = ''] = rest.split(' ');
  if (/^(?:us|me|our own use|ourselves|now|today|free|sale)\b/i.test(rest) && joint.toLowerCase() === 'for')
    return null;
  const word = joint.toLowerCase() === 'to' && !isVerb(first.toLowerCase()) ? 'for' : joint.toLowerCase();
  return `${word} ${theirs(rest)}`;
}

const theirs = (text: string): string =>
  text
    .replace(/,? (?:because|so that|since|as soon as) .*$/i, '')
    .replace(/(?<!\p{L})(?:our|my|its|their) (?=\d)/giu, '')
    .replace(/(?<!\p{L})(?:our|my)(?!\p{L})/giu, 'the')
    .trim();

/** The first word in lower case, unless it is a name or stands in capitals. */
const lowered = (text: string): string => {
  const [first = ''] = text.split(' ');
  return /^\p{Lu}[\p{Ll}-]+$/u.test(first) && !isProperWord(first) ? lowerFirst(text) : text;
};

const fit = (text: string): string | null => {
  const short = text.length <= most ? text : (text.split(/, /)[0] ?? text);
  return short.length <= most && short.split(' ').length > 3 && !speaks.test(short) && !elsewhere.test(short)
    ? short
    : null;
};
