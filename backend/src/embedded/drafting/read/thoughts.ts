import { clauseIn } from './clauses.js';
import { money } from './values.js';

/** What a sentence says of different times and things: each part is read by itself. */

const nowWord = '(?:currently|today|right now|at present|at the moment|nowadays|these days)';
/** Where the present is set against the wish, or a bare count begins: `…, 120 labs in Italy first`. */
const turns = new RegExp(
  String.raw`;\s+(?:and\s|but\s)?|,\s(?=(?:after that|otherwise|or else)\s)|,\s(?=(?:people|ppl|everyone|everybody|customers|clients|guests|patients|parents|they)\s(?:call|phone|ring|text|wait|forget|miss|complain|lose)s?\b)|,\s(?:and\s|but\s|while\s)?(?=${nowWord}\s)|(?<!\b\d+),\s(?=(?!20\d\d\b|\d[\d.,]*\s(?:minutes?|hours?|days?|weeks?)\b)\d[\d.,]*[km]?\s(?:%|\p{L})|\d[\d.,]*\s?%\sof\s|\d\sin\s\d)`,
  'iu',
);

/** `Library catalogue: inmates request books on paper today, librarians approve them`: the title tells of no day. */
function titleApart(part: string): string[] {
  const [, title = '', rest = ''] = /^([^:.,]{3,60}):\s(.+)$/su.exec(part) ?? [];
  if (!title || labelled.test(title) || !new RegExp(`\\b${nowWord}\\b`, 'i').test(rest) || clauseIn(title, ''))
    return [part];
  return [title, ...rest.split(/(?<=\b(?:today|now|currently)),\s(?=\p{L}+s\s\p{L}+)/iu)];
}

const labelled =
  /^(?:problem|pain points?|background|context|situation|today|currently|now|why|users?|goals?|solution)$/i;

/** `14,000 children, phones are jammed`: a count by itself ends at its comma. */
const afterCount = /(?<=^\d[\d.,]*[km]?(?:\s[\p{L}-]+){1,3}),\s(?=\p{L})/u;

/** `Phones are jammed; 14,000 children`: parts of a sentence, none of them torn out of brackets. */
export function thoughtsOf(sentence: string): string[] {
  const held: string[] = [];
  const shut = sentence.replace(/\([^)]*\)/g, (inside) => `\uE001${held.push(inside) - 1}\uE002`);
  // A list of goals and figures belongs together: 'average 38 minutes, target 25'.
  const parts = /\b(?:goals?|targets?|kpis?)\b/i.test(shut) ? shut.split(/;\s+/) : shut.split(turns);
  return parts
    .flatMap(titleApart)
    .flatMap((part) => part.split(afterCount))
    .map((part) => part.replace(/\uE001(\d+)\uE002/g, (_, at: string) => held[Number(at)] ?? '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

export interface Replaced {
  /** What people cope with now: `the Access database`. */
  today: string;
  /** What is left to ask for: `a tool for county archives to track loans`. */
  wish: string;
}

/** `Replace the database that our archives use to track loans`, `Replace spreadsheets for tracking stock`. */
export function replacedIn(sentence: string): Replaced | null {
  const start = /^(?:we (?:want|need) to |we['’]d like to |i want to )?replac(?:e|ing)\s+/i.exec(sentence)?.[0];
  if (!start) return null;
  const rest = sentence.slice(start.length);
  const used = /^(.+?)\s(?:that|which)\s(?:our |the )?(.+?)\suses?\s(?:to|for)\s(.+)$/i.exec(rest);
  if (used?.[1] && used[2] && used[3])
    return { today: used[1], wish: `a tool for ${used[2]} to ${used[3].replace(/^(\p{L}+)ing\s/u, '$1 ')}` };
  const doing = /^(.+?)\s(?:for|to)\s(\p{L}+(?:ing)?\s.+)$/u.exec(rest);
  const verb = doing?.[2] ? clauseIn(`they can ${doing[2]}`, '') : null;
  return doing?.[1] && doing[2] && verb ? { today: doing[1], wish: `A tool for ${doing[2]}` } : null;
}

const wished =
  /\b(?:can|could|should|must|will|would|shall|may|needs?|wants?|lets?|helps?|so that|goals?|targets?|if)\b/i;
const often =
  /\d[\d.,]*\s(?:[\p{L}-]+\s){1,3}(?:an?|per|each|every)\s(?:hour|shift|day|week|month|quarter|term|season|year)\b|\d[\d.,]*\s?(?:minutes?|hours?|days?|weeks?)\s(?:per|each|every|for each)\b|\b(?:for|every|each)\s(?:\p{L}+\s)?(?:days?|weeks?|hours?)\severy\s\p{L}+/iu;

/** `we visit every machine every three weeks` */
const rounds =
  /^(?:we|they|i) \p{L}+ [^,;]{2,60} every (?:(?:\d+|two|three|four|six|second|other) )?(?:days?|weeks?|months?)\b/iu;

/** `Adjusters handle 45 claims a day`: a habit with its figure, told of people as they are. */
export function isHabit(sentence: string, name: string): boolean {
  const text = sentence.replace(/\s?\([^)]*\)/g, '');
  const numbered = often.test(text) || rounds.test(text);
  // What somebody pays is a price, no habit.
  if (new RegExp(money, 'u').test(text)) return false;
  if (wished.test(text) || !(numbered || /\b(?:once|twice|three times) (?:an?|every) \p{L}+/iu.test(text)))
    return false;
  const clause = clauseIn(text, name);
  return clause !== null && ((clause.side === 'people' && numbered) || clause.side === 'thing') && !clause.wished;
}
