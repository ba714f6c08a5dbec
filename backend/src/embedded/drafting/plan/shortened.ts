/** Headings that end with a whole phrase: `Write down what was done`, and never `… what was done, how long`. */

/** Longer than this no heading should be. */
const longest = 80;
const opensMore =
  /(?:,\sotherwise|\s(?:when|whenever|if|so that|because|while|until|unless|after|before|within|that|which|who|where|with|without|for|from|by|in|on|at|to))\s/giu;
const listsMore = /,\s|\s(?:and|or)\s/giu;
const goesOn = /,\s|\s(?:and|or)\s/iu;
/** A condition stands as a whole or not at all. */
const condition = /\s(?:when|whenever|if|otherwise|so that|because|while|unless)\s/iu;
/** `five days before arrival`, `20 minutes after the start` */
const timed =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve|few) (?:minute|hour|day|week|month|year)s?$/iu;
/** `in accordance with`, `instead of`, `… or to the team` */
const dangling =
  /(?:,|,?\s(?:and|or)|\s(?:in accordance|according|instead|rather|due|prior|based|depending|together|along|as well|such|up|more|less|older|later|including|except))$/iu;

/** `…, and over 25,000` of what goes on. */
const bound = /,?\s(?:and|or|but)\s(?:over|under|above|below|after|before|up to|from)\s[\d.,€£$]+$/iu;

export function shortened(name: string, most = longest): string {
  if (name.length <= most) return name;
  const ends = (pattern: RegExp): number[] =>
    [...name.matchAll(pattern)].map(({ index }) => index).filter((at) => at > 16 && at <= most);
  const end = ends(opensMore).findLast((at) => isWhole(name.slice(0, at))) ?? ends(listsMore)[0];
  if (end === undefined) return name;
  const kept = name.slice(0, end);
  // 'returns received today, backlog, avg hours' of a list that goes on
  const listed = /^(?<some>.+,.+), [^,]+$/u.exec(kept)?.groups?.['some'];
  if (listed && goesOn.test(name.slice(end))) return `${listed} and more`;
  return kept.replace(bound, '').replace(dangling, '').replace(dangling, '');
}

const isWhole = (kept: string): boolean =>
  !kept.endsWith(',') && !timed.test(kept) && !condition.test(`${kept} `.slice(kept.indexOf(' ', 8)));
