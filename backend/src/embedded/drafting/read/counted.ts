import type { Figure } from './figures.js';
import { done, shareOf } from './named.js';
import { isSoundMeasure } from './sound.js';
import { isWelcome, unwelcome } from './worth.js';

/** How many of something suffer or are lost in a time. */

/** `22 patients a week arrive late`, `3 parcels go missing every week`: how many, and what they do. */
const many = String.raw`(\d[\d.,]*)\s((?:[\p{L}'’-]+\s){0,2}?(?:[\p{L}'’-]+s|people|children))`;
const span = String.raw`(?:an?|per|each|every)\s(?:hour|day|night|shift|week|month|term|season|quarter|year)`;
const counts = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,£$€])(?<!\d of (?:the |our |all )?)${many}\s(${span})\s(\p{L}+(?:\s[^,;.]{2,60})?)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,£$€])(?<!\d of (?:the |our |all )?)${many}\s(\p{L}+(?:\s[^,;.]{2,40})?)\s(${span})`,
    'iu',
  ),
];

export function countOf(part: string): Figure | null {
  if (!/\b(?:an?|per|each|every)\s/i.test(part)) return null;
  for (const [at, pattern] of counts.entries()) {
    const [, number = '', who = '', third = '', fourth = ''] = pattern.exec(part) ?? [];
    const [how, each] = at === 0 ? [fourth, third] : [third, fourth];
    // 'Our 9 falconers make 60 visits a week': how much work there is, not how many do it.
    const share = /\d/.test(how) ? '' : shareOf(who, how);
    if (share && (unwelcome.test(how) || isWelcome(share)))
      return {
        name: share.replace(/^share/, 'number'),
        baseline: `${number} ${each}`,
      };
  }
  // 'We lose 30 requests a month'
  const [, verb = '', number = '', what = '', each = ''] = given.exec(part) ?? [];
  return verb && isSoundMeasure(what)
    ? { name: `number of ${what} ${done(verb)}`, baseline: `${number} ${each}` }
    : null;
}
const given = new RegExp(
  String.raw`\b(lose|loses|losing|miss(?:es)?|throws? (?:away|out)|wastes?|cancels?)\s(?:about |around |up to |over )?(\d[\d.,]*)\s((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+s)\s(${span})`,
  'iu',
);
