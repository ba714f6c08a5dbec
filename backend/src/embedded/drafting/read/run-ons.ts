import { isVerb } from './lexicon.js';

/** Sentences whose last part is easily read as something else, said in full. */

/** `pays a 20% deposit, returned if the sawyer cancels` → … deposit. The deposit is returned if … */
const undone =
  /\b(?<what>(?:the|an?) (?:\S+ ){0,3}?(?<thing>[\p{L}-]+)(?: (?:by|via|through|with) \p{Lu}[\p{L}-]+)?), (?<done>returned|refunded|paid back|repaid|forfeited|credited|waived) (?=(?:if|when|unless|once|after) )/giu;
/**
 * `owner has 12 hours to accept or it lapses` → owner can accept within 12 hours or it lapses; `goes to the CISO who has 5
 * days to sign off` → goes to the CISO. The CISO can sign off within 5 days.
 */
const given =
  /(?:(?<=\b(?:the|an?|our|their) )(?<behind>[\p{L}-]+(?: [\p{L}-]+)?),? )?\b(?<who>\p{L}[\p{L}-]+) (?:has|have|gets?) (?<time>(?:up to )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen) (?:business |working |calendar )?(?:minutes?|hours?|hrs?|days?|weeks?|months?)) to (?<verb>(?:accept|answer|appeal|approve|cancel|claim|confirm|decide|decline|object|pay|reject|reply|respond|review|sign|vote)(?: off)?\b)(?<what>[^.;,]{0,60}?)(?=[.;,]| or (?:it|the|else|otherwise)\b|$)/gimu;
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
    .replace(given, (...rest) => {
      const { behind, who = '', time = '', verb = '', what = '' } = rest.at(-1) as Record<string, string | undefined>;
      const doing = `can ${verb}${what} within ${time}`;
      return behind && who === 'who'
        ? `${behind}. The ${behind} ${doing}`
        : `${behind ? `${behind} ` : ''}${who} ${doing}`;
    })
    .replace(twoThings, '$<verb> $<what> and $<verb> ')
    .replace(threeThings, (...said) => {
      const { verb, first, second, last } = said.at(-1) as Record<string, string>;
      return acts(first) || acts(second) ? String(said[0]) : `${verb} ${first}, ${second} and the ${last}`;
    });
