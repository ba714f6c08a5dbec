import { clauseIn } from './clauses.js';

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
