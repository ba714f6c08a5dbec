import { escapePattern, lowerFirst, plural, stripStop } from '../language.js';
import { inCharge } from './actors.js';
import { audience } from './audiences.js';
import { withoutBindings } from './binding.js';
import type { Audience, Capability, Limit } from './brief.js';
import { kindWords } from './kinds.js';
import { listBehindTitle, listedFeatures } from './listed-features.js';
import { namedFeatures } from './named-features.js';
import { nounList } from './noun-lists.js';
import { deedsIn } from './deeds.js';
import type { Statement } from './labels.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';
import { doneIn, plainly } from './plain.js';
import { isPhrase, putOffIn, rankedIn, thingsWanted } from './priorities.js';
import { scheduleIn } from './schedule.js';
import { ofThings } from './somebody.js';
import { missed } from './placed.js';
import { objectOf } from './objects.js';
import { isSoundObject } from './sound.js';
import { isTorn } from './torn.js';
import { setsLimit } from './no-deeds.js';
import { inPlainForm, spellRight } from './spelling.js';
import { readSentence } from './sentence.js';
import type { Found } from './statements.js';
import { whyTold } from './told-why.js';
import { happensIn } from './triggers.js';

/** The statements of an idea, one after the other: what each says of who does what, and which rules it lists. */

/** `spend hours checking whether certificates are valid`: the certificates are what comes up again. */
const meantBy = (deed: Capability): Capability[] => {
  if (!isTorn(deed)) return [deed];
  const [, what = ''] =
    /^(?:\p{L}+ )?(?:hours|days|time|ages) \p{L}+ing (?:whether |if |up |through )?(?:the |our |their )?(.+)$/u.exec(
      deed.object,
    ) ?? [];
  const { object, noun } = objectOf(what.replace(/ (?:is|are) .*$/, ''));
  return object === '' ? [] : [{ ...deed, object, noun, tail: '' }];
};

/** Whether a statement is one of the sentences that tell of today. */
export const tells = (quoted: string[], text: string): boolean => {
  const told = quoted.map((sentence) => inPlainForm(spellRight(sentence)));
  const start = text.slice(0, 30).toLowerCase().replace(/[.]$/, '');
  return told.some((sentence) =>
    start.length < 12 ? sentence.toLowerCase().startsWith(start) : sentence.toLowerCase().includes(start),
  );
};

/** One after the other, since 'they' and 'them' stand for what was said before. */
export function readStatements(statements: Statement[], name: string, told: string[]): Found[] {
  const found: Found[] = [];
  let people: string | null = null;
  let before: Capability | undefined;
  const known: Capability[] = [];
  for (const [at, said] of statements.entries()) {
    // 'Cost reporting can come later' asks for nothing yet.
    if (putOffIn(said.text) !== null) {
      found.push({ audiences: [], capabilities: [] });
      continue;
    }
    const ranked = rankedIn(said.text);
    const statement = ranked ? { ...said, text: ranked.text } : said;
    const wish = ranked?.wish ?? said.wish;
    // 'negotiators confirm within 2 hours, otherwise it is sent to the manager': what follows when they do not.
    const undone = /^otherwise\b/i.test(statement.text) ? found.at(-1)?.capabilities.at(-1) : undefined;
    if (undone && bounded.test(undone.tail)) {
      undone.tail = `${undone.tail}, ${stripStop(lowerFirst(statement.text))}`.replace(/^, /, '');
      found.push({ audiences: [], capabilities: [] });
      continue;
    }
    const things = ranked?.isThing
      ? thingsWanted(statement.text)
      : at === 0
        ? listBehindTitle(statement.text)
        : featuresOf(statement, name, told);
    const part =
      things.length > 0
        ? { audiences: [], capabilities: things }
        : readStatement(statement, name, told, people, before, known);
    if (wish) part.capabilities = part.capabilities.map((one) => ({ ...one, wish }));
    part.capabilities = part.capabilities.map((deed) => withOwnThing(deed, statement.text, before, known));
    known.push(...part.capabilities);
    const who = part.audiences[0]?.noun ?? countedPeople(statement.text);
    if (who) people = plural(who);
    const last = part.capabilities.at(-1);
    // 'Buyers register; the harbour master approves them': buyers are meant.
    before =
      last?.by && last.object === '' && last.noun === '' && part.capabilities.length === 1
        ? { ...last, object: `the ${plural(last.by)}`, noun: last.by }
        : ([...part.capabilities.flatMap(meantBy), ...(part.background ?? [])].findLast(({ noun }) => noun !== '') ??
          before);
    found.push(part);
  }
  return withoutThings(found);
}

/** `who may book but not see the invoices`: what is booked by others, and not what was spoken of last. */
function withOwnThing(deed: Capability, text: string, before: Capability | undefined, known: Capability[]): Capability {
  const twin = known.findLast(({ verb, noun }) => verb === deed.verb && noun !== '');
  const isLent = before !== undefined && deed.noun !== '' && deed.object === before.object && deed.noun === before.noun;
  return isLent &&
    twin &&
    !new RegExp(`\\b(?:it|them|these|those|this|that|${escapePattern(deed.noun)})`, 'iu').test(text)
    ? { ...deed, object: twin.object, noun: twin.noun }
    : deed;
}

/** `within 2 hours`, `if it is under 800 euros`: what follows otherwise is known. */
const bounded = /\b(?:within|by|before|if|unless|until|under|over|above|below|up to|at most)\b/i;

/** `Audit log of every change`: things that the product shall have; what an idea begins with is what it is called. */
const featuresOf = ({ text, label }: Statement, name: string, told: string[]): Capability[] =>
  (label === null || label === 'features' || label === 'solution' || label === 'other') && !tells(told, text)
    ? includedIn(text).filter(({ noun }) => noun.toLowerCase() !== name.toLowerCase())
    : [];

/** `The platform includes a waiting list, discount codes and a map editor`: things like those of any other list. */
const includes = new RegExp(
  String.raw`^(?:there (?:is|are|will be|should be|must be) (?:also )?(?!no\b|.*\b(?:where|that|which)\b)|(?:we|i) (?:also|further) (?:need|want|would like) (?!to\b)|(?:we|i) (?:need|want) (?!to\b)(?=.* (?:too|as well)$)|(?:it|(?:the|this|our) (?:[\p{L}-]+ )?(?:${kindWords}|software|product)) (?:(?:should|must|will|shall) )?(?:also )?(?:includes?|comes? with|contains?|features?|has|have|needs?|offers?|provides?) (?!(?:to|been|no)\b))`,
  'iu',
);

function includedIn(text: string): Capability[] {
  const rest = text.replace(includes, '');
  const found = thingsIn(rest);
  return found.length > 0 ||
    rest === text ||
    /^there /i.test(text) ||
    !isPhrase(stripStop(rest)) ||
    rest.split(' ').length > 12
    ? found
    : thingsWanted(stripStop(rest));
}

function thingsIn(text: string): Capability[] {
  // 'Weekly digest to teachers: views, open questions, quiz results': what is in it.
  const [, label = '', within = ''] = /^(\p{L}[^,:;]{3,50}): ([^:;]{5,90})$/u.exec(stripStop(text)) ?? [];
  const [thing, ...others] = label !== '' && isPhrase(within) ? namedFeatures(label) : [];
  if (thing && others.length === 0) return [{ ...thing, tail: `${thing.tail} with ${within}`.trim() }];
  const found = namedFeatures(text);
  return found.length > 0 ? found : listedFeatures(text);
}

/** `a chamber holds one batch at a time` where makers book a chamber: what is handled by people does nothing itself. */
function withoutThings(found: Found[]): Found[] {
  const deeds = found.flatMap(({ capabilities }) => capabilities);
  const things = new Set(
    deeds.flatMap(({ by, verb }) =>
      by !== undefined &&
      ofThings.test(verb) &&
      deeds.every((own) => own.by !== by || ofThings.test(own.verb)) &&
      deeds.some((other) => other.noun === by && other.by !== undefined && other.by !== by)
        ? [by]
        : [],
    ),
  );
  return things.size === 0
    ? found
    : found.map((part) => ({
        ...part,
        audiences: part.audiences.filter(({ noun }) => !things.has(noun)),
        capabilities: part.capabilities.filter(({ by }) => by === undefined || !things.has(by)),
      }));
}

/** 'Goal: customers file the claim on a page, the clerk decides': what is headed so tells what they do. */
const deedsOfPeople = (text: string, name: string): number =>
  (deedsIn(text, name) ?? []).filter(({ who, negated }) => who === 'people' && !negated).length;

/** `14 riders carry samples`, `an app for our field techs`: whom 'they' means in what follows. */
const countedPeople = (text: string): string | null => {
  const who =
    /^(?:about |around |our )?\d[\d.,]*\s((?:[\p{L}-]+\s?){1,2}?)(?=$|[.,;]|\s(?:in|on|at|of|from)\s)/u.exec(
      text,
    )?.[1] ?? /\sfor (?:our |the |all )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)(?=[.!]?$)/u.exec(text)?.[1];
  return who && isPeople(who.trim()) ? who.trim() : null;
};

function readStatement(
  { text: whole, label }: Statement,
  name: string,
  told: string[],
  people: string | null,
  before: Capability | undefined,
  known: Capability[],
): Found {
  const { text: deeds, why } = whyTold(withoutBindings(whole));
  const { text, rate, isRollout } = scheduleIn(deeds);
  if (
    isRollout ||
    making.test(whole) ||
    fixing.test(whole) ||
    missed.test(whole) ||
    setsLimit(whole) ||
    /^i(?:['’]ve| have) been\b/i.test(whole)
  )
    return { audiences: [], capabilities: [] };
  // 'Tender budget CHF 180,000', 'Share of coffee above 84 points from 22 to 35 percent': sums and shares are no deeds.
  if (text === '' || /\bbudget\b.*\d|^(?:the )?(?:share|number|rate|part) of\b/i.test(text))
    return { audiences: [], capabilities: [] };
  // Below `Who:` stands who uses it, and often what each of them does.
  if (label === 'users' && deedsOfPeople(text, name) === 0 && !/^the [\p{L} -]{3,30}s can \p{Ll}/iu.test(text))
    return { audiences: usersIn(text), capabilities: [] };
  if (label === 'name' || ((label === 'goal' || label === 'limit') && deedsOfPeople(text, name) < 2))
    return { audiences: [], capabilities: [] };
  const listed = label === 'features' || label === 'solution';
  if (listed && isNounList(text)) return { audiences: [], capabilities: nounList(text) };
  const plain = plainly(lowerStart((listed && doneIn(text)) || inCharge(text, name)), people);
  const isTold = label === 'problem' || (tells(told, whole) && !plain.asked);
  const parts: Found[] = [];
  for (const one of plain.texts) {
    const last = parts.flatMap(({ capabilities }) => capabilities).findLast(({ noun }) => noun !== '');
    parts.push(
      readSentence(
        one,
        name,
        isTold &&
          !/(?<!\b(?:nobody|no one|none|hardly anyone) )\b(?:can(?!['’]t|not)|should(?! not have)|shall|wants)\b/.test(
            // 'When a museum wants a reel, its curator rings': what somebody wants is the occasion.
            one.replace(/^(?:when|whenever|if|as soon as|once) [^,;]*,/iu, ''),
          ),
        // What stands in the condition is meant, not what was said before.
        /^(?:if|when|whenever)\s/i.test(one) ? undefined : (last ?? before),
        known,
        people,
      ),
    );
  }
  // 'Rules: every scaffold is inspected every 7 days'
  if (label === 'rule')
    for (const part of parts) part.capabilities = part.capabilities.filter(({ by }) => by !== undefined);
  const found: Found = {
    audiences: parts.flatMap(({ audiences }) => audiences),
    served: parts.flatMap(({ served }) => served ?? []),
    capabilities: parts.flatMap(({ capabilities }) => capabilities),
    background: parts.flatMap(({ background }) => background ?? []),
  };
  // A sum by itself is a price; in a row of deeds somebody pays it.
  const [only] = found.capabilities;
  if (only?.verb === 'pay' && found.capabilities.length === 1 && !isSoundObject(only.object)) found.capabilities = [];
  const last = found.capabilities.at(-1);
  if (last && rate) last.tail = `${last.tail} (${rate})`.trim();
  if (last && why !== null && !last.automatic) last.why = why;
  if (!listed || found.capabilities.length > 0 || saysMore.test(whole)) return found;
  return { ...found, capabilities: nounList(text) };
}

/** `Two volunteers will programme it`: who makes the product does nothing with it. */
const making =
  /^(?:[\p{L}\d'’-]+ ){1,5}(?:will|can|would|shall|could) (?:build|programme?|code|develop|write|make|design|host|maintain) (?:it|this|the (?:app|tool|system|software|site|product))\b/iu;

/** `HiveTrace fixes that.` */
const fixing = /^(?:\S+ ){1,4}(?:fixes|solves|ends|changes|stops) (?:all )?(?:that|this|it)[.!]?$/iu;

/** Below the heading of a list stands what is no part of it: figures, bans and labels of their own. */
const saysMore = /\d|:\s|^(?:no|not|nothing|without|only)\b|\b(?:is|are|must|may|has|have)\b/i;

/** `Barcode scanning, stock alerts`: things, and nobody who does them. */
const isNounList = (text: string): boolean =>
  text.split(' ').length <= 12 &&
  !/\b(?:a|an|the|their|to|from|with|by|for|can|is|are)\b/i.test(text) &&
  !saysMore.test(text) &&
  deedsOfPeople(text, '') === 0 &&
  !(isVerb(text.split(' ')[0] ?? '') && !isNounish(text.split(' ')[0] ?? ''));

/** `Teachers assign …`: the first word reads like any other, unless it is a name. */
const lowerStart = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?:ed|ing|s|e)?\s/u.test(text) &&
  /^(?:The|A|An|It|They|We|This|Let|Can|How|What|There|Book|Show|Send)\b/.test(text)
    ? lowerFirst(text)
    : text;

const usersIn = (text: string): Audience[] =>
  text
    .split(/,(?!\d)\s|;\s|\sand\s/)
    .map((part) => {
      const size = /\((?:approx\.?|about|around|ca\.?|~)?\s?(\d[\d.,]*[km]?)\)/i.exec(part)?.[1];
      const who = audience(part.replace(/\s*\([^)]*\)?/g, '').replace(/[.]+$/, ''));
      return size ? { ...who, count: `${size} ${plural(who.noun)}` } : who;
    })
    .filter(({ noun }) => noun !== '' && isPeople(noun));

/** `Rules: max 48 hours a week, 11 hours rest`: every part of such a list binds, in its own words. */
export const listedRules = (statements: Statement[], known: Limit[]): Limit[] =>
  statements
    .filter(({ label }) => label === 'rule')
    .filter(({ text }) => happensIn(text) === null && !figures.test(text))
    .flatMap(({ text }) => text.replace(/[.]+$/, '').split(/,(?!\d)\s(?:and\s)?|;\s/))
    .map((part) => lowerRule(part.trim()))
    .filter(
      (part) =>
        part.split(' ').length > 1 &&
        part.split(' ').length < 16 &&
        !known.some(({ text }) => overlaps(part.toLowerCase(), text.toLowerCase())),
    )
    .map((text) => ({ kind: 'other', text }));

/** `14 parishes, 60 groups, about 900 bookings a year`: how much there is, and no rule. */
const figures =
  /^(?:(?:about |around |over )?\d[\d.,]*\d? (?!.*\b(?:per|at most|max)\b)(?!(?:minutes?|hours?|days?|weeks?|months?|years?|metres?|km|kg)\b)\p{L}+(?: \p{L}+)?(?: an? (?:month|season|year))?(?:, (?:and )?|[.]?$))+$/iu;

const overlaps = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
const lowerRule = (text: string): string =>
  /^(?:The|A|An|No|Max|Min|At|Only|Every|Each|All)\b/.test(text) ? lowerFirst(text) : text;
