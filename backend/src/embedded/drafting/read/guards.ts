import { bound } from './amounts.js';
import type { Guard } from './brief.js';

/** What a goal must not be bought with: `without CSAT dropping under 4.3`, `with our rating staying above 4.5`. */

const figure = String.raw`\d+(?:[.,]\d+)*\s?(?:%|\p{L}{1,9}\b)?`;
const name = String.raw`(?:the |our |its )?(?<name>\p{L}[\p{L} -]{1,40}?)`;
const forms = [
  new RegExp(
    String.raw`,? without (?:letting )?${name} (?:drop|fall|slip|sink|go|dip)(?:ping|ing)? (?<limit>under|below) (?<figure>${figure})`,
    'iu',
  ),
  new RegExp(
    String.raw`,? without (?:letting )?${name} (?:ris|go|climb|grow)(?:e|ing)? (?:to )?(?<limit>over|above) (?<figure>${figure})`,
    'iu',
  ),
  new RegExp(
    String.raw`,? (?:while|with) (?:keeping )?${name} (?:stay|remain)(?:s|ing) (?<limit>above|over|below|under|at least|at or above) (?<figure>${figure})(?=$|[,;.])`,
    'iu',
  ),
];
const least: Record<string, string> = { under: 'at least', below: 'at least', over: 'at most', above: 'at most' };

/** The guard of a sentence, and the sentence without it. */
export function guardIn(sentence: string): { guard: Guard | null; rest: string } {
  for (const [at, form] of forms.entries()) {
    const match = form.exec(sentence);
    if (!match?.groups) continue;
    const { name: what = '', limit = '', figure: sum = '' } = match.groups;
    const word = limit.toLowerCase();
    const held = at < 2 ? (least[word] ?? '') : word;
    if (!new RegExp(`^(?:${bound}|at or above)$`, 'i').test(held)) continue;
    return {
      guard: { name: what.trim(), limit: `${held} ${sum.trim()}`, said: match[0].replace(/^,? /, '') },
      rest: sentence.replace(match[0], ''),
    };
  }
  return { guard: null, rest: sentence };
}
