import { isPlural, lowerFirst, singular, upperFirst } from '../language.js';
import { kindWords } from './kinds.js';
import { isPeople, verbOf } from './lexicon.js';
import { isDeterminer } from './words.js';

const act = /^\uE000\s*(?<who>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)??) (?<verb>\p{Ll}+[^s\P{Ll}]s) (?=\p{Ll})/u;

const product = new RegExp(`^(?:${kindWords})$`, 'i');

/** `buyer adds a snag`, line by line: in such a list whoever stands first acts, also one whom no dictionary knows. */
export function withActors(lines: string[]): string[] {
  const actorIn = (line: string): string | null => {
    const { who = '', verb = '' } = act.exec(line)?.groups ?? {};
    return who !== '' &&
      verbOf(verb) !== null &&
      !isPlural(who) &&
      !isDeterminer(who.split(' ')[0] ?? '') &&
      !product.test(who)
      ? who
      : null;
  };
  const isKnown = (line: string): boolean => isPeople(actorIn(line) ?? '');
  return lines.filter(isKnown).length < 2
    ? lines
    : lines.map((line) => (actorIn(line) === null || isKnown(line) ? line : line.replace(/^\uE000\s*/u, '\uE000The ')));
}

/** `records kept 5 years` -> records must be kept for 5 years: what is done is told without its verb. */
export const withVerbs = (line: string): string =>
  line.replace(
    /^(\uE000?\s*)((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+s) (kept|stored|archived|deleted|erased) (?:for |after )?(?=\d+ (?:days|weeks|months|years)\b)/iu,
    (_, start: string, what: string, done: string) =>
      `${start}${what} must be ${done} ${/^(?:deleted|erased)$/i.test(done) ? 'after' : 'for'} `,
  );

/** `400 firms in year one at 19 EUR a month`: how many, in usual words, and apart from what each pays. */
export const inFirstYear = (text: string): string =>
  text
    .replace(/\b(?:in|within|during|by the end of) year (?:one|1)\b/gi, 'in the first year')
    .replace(
      /\b(\d[\d.,]*\d? \p{L}[\p{L} -]{2,40}? in the first year) at ([€£$]?\d[\d.,]*(?: ?\p{L}+)?(?: (?:per|an?|each) \p{L}+){1,2})/giu,
      '$2, $1',
    );

/** `proofreaders, blind themselves, mark errors`, `curators, three of them part-time, register …`: said of them beside. */
const aside =
  /(?<who>\p{L}[\p{L}-]+), (?:(?<what>[^,;.:]{3,40} (?:themselves|himself|herself))|(?<some>most|some|many|all|both|half|two|three|four|five|six|\d+) of (?:them|whom) (?<are>[^,;.:]{3,40})), (?=\p{Ll})/gu;

/** What is said of people between commas stands apart from what they do, at the end of its line. */
export function withoutAsides(line: string): string {
  const facts: string[] = [];
  const plain = line.replace(aside, (whole, ...rest) => {
    const { who = '', what, some = '', are = '' } = rest.at(-1) as Record<string, string | undefined>;
    if (!isPeople(who)) return whole;
    const many = lowerFirst(who);
    const be = /^(?:are|is|work|have) /.test(are) ? '' : 'are ';
    facts.push(what ? `The ${many} are ${what}.` : `${upperFirst(some)} of the ${many} ${be}${are}.`);
    return `${who} `;
  });
  return facts.length === 0 ? line : `${plain.replace(/(?<![.!?])\s*$/u, '.')} ${facts.join(' ')}`;
}

const bracketed = /(?<=(?<word>[\p{Ll}-]{3,})) \((?<inside>\p{Ll}[^()]{4,90})\)/gu;
/** What an entry of any trade may hold; of animals in brackets nobody knows whether they are its parts or examples. */
const attribute =
  /^(?:name|date|day|time|hour|number|no|quantity|amount|price|cost|sum|weight|height|length|width|depth|size|colour|color|type|kind|photo|picture|image|video|signature|note|comment|remark|reason|cause|address|postcode|phone|e-mail|email|age|place|location|room|temperature|pressure|level|moisture|humidity|code|status|state|title|description|duration|distance|mileage|version|grade|score|unit|batch|deadline)$/i;

/** `logs each coat: wall, thickness in mm, photo`: what stands behind the colon belongs to the entry as well. */
const listInBrackets = (line: string): string =>
  line.replace(
    /(?<=\b(?:logs?|records?|enters?|notes?|reports?|captures?|registers?|submits?|posts?) (?:an?|the|each|every|their|one) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+):\s(\p{Ll}[^:;.()]{4,120})(?=[.;]|$)/gu,
    (whole, list: string) => (list.includes(',') ? ` (${list.trim()})` : whole),
  );

/** `enters the sample (moisture %, weight)` -> with moisture % and weight: what is in brackets belongs to the entry. */
export const withDetails = (line: string): string =>
  listInBrackets(line).replace(bracketed, (whole, word: string, inside: string) => {
    const parts = inside
      .replace(/ (?:yes\/no|y\/n|yes or no)(?=$|[,;])/gi, ' (answered)')
      .split(/\s?[,;+&/]\s?(?:and\s)?|\sand\s/)
      .map((part) => part.trim().replace(/^(?=(?:kg|g|tonnes?)$)/, 'weight in '));
    const isDetail = (part: string): boolean => {
      const last = part.split(' ').at(-1) ?? '';
      return (
        / (?:%|°[CF]|in (?:mm|cm|m|km|kg|g|tonnes?|litres|l)|\(answered\))$/.test(part) ||
        attribute.test(singular(last))
      );
    };
    const fits =
      parts.length > 1 &&
      parts.every((part) => /^\p{Ll}[\p{L} %°()-]*$/u.test(part) && part.split(' ').length < 5) &&
      parts.filter(isDetail).length * 2 >= parts.length;
    if (!fits || isPeople(word) || (isPlural(word) && parts.every(isPlural))) return whole;
    const named = parts.map((part) => part.replace(/ %$/, ' in %').replace(/ \(answered\)$/, ''));
    return ` with ${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
  });
