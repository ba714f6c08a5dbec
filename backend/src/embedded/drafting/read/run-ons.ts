import { isVerb } from './lexicon.js';

/** Sentences whose last part is easily read as something else, said in full. */

/** `pays a 20% deposit, returned if the sawyer cancels` → … deposit. The deposit is returned if … */
const undone =
  /\b(?<what>(?:the|an?) (?:\S+ ){0,3}?(?<thing>[\p{L}-]+)), (?<done>returned|refunded|paid back|repaid|forfeited|credited|waived) (?=(?:if|when|unless|once|after) )/giu;
/** `set the counties they travel to and the largest log` → … and set the largest log */
const twoThings =
  /\b(?<verb>\p{L}+) (?<what>the [\p{L}-]+(?: [\p{L}-]+)? (?:they|he|she|it|(?:their|his|her) \p{L}+) \p{L}+(?: (?:to|in|at|for|on))?) and (?=the )/giu;
/** `post photos, species and log diameters`: without an `and` before it, what stands between is no end of a list. */
const threeThings =
  /\b(?<verb>(?:add|enter|give|keep|list|note|post|record|see|send|share|show|submit|upload)s?) (?<first>(?:[\p{L}-]+ )?[\p{L}-]+), (?<second>(?:[\p{L}-]+ )?[\p{L}-]+) and (?<last>(?:claim|label|load|log|order|plan|price|record|repair|report|sample|stock|test|work) \p{L}+s)\b/giu;

const acts = (words = ''): boolean => words.includes(' ') && isVerb(words.split(' ')[0] ?? '');

export const inFullSentences = (text: string): string =>
  text
    .replace(undone, '$<what>. The $<thing> is $<done> ')
    .replace(twoThings, '$<verb> $<what> and $<verb> ')
    .replace(threeThings, (...said) => {
      const { verb, first, second, last } = said.at(-1) as Record<string, string>;
      return acts(first) || acts(second) ? String(said[0]) : `${verb} ${first}, ${second} and the ${last}`;
    });
