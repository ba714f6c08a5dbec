/** Headings that end with a whole phrase: `Write down what was done`, and never `… what was done, how long`. */

/** Longer than this no heading should be. */
const longest = 80;
/** Where a phrase ends because another begins; `180, 90 and 30 days before` is one of them. */
const opensMore =
  /(?:,\sotherwise|\s(?:when|whenever|if|so that|because|while|until|unless|after|before|within|that|which|who|where|with|without|for|from|by|in|on|at|to|against|during|per|via|no (?:earlier|later|sooner) than))\s|\s(?=(?:every|each) )|\s(?=(?:\d+(?:,| and| or)? )*\d+ (?:minute|hour|day|week|month|year)s?\b)|\s(?=of (?:up to|at most|at least) \d)/giu;
const listsMore = /,\s|\s(?:and|or)\s/giu;
const goesOn = /,\s|\s(?:and|or)\s/iu;
/** A condition stands as a whole or not at all. */
const condition = /\s(?:when|whenever|if|otherwise|so that|because|while|unless)\s/iu;
/** `five days before arrival`, `20 minutes after the start` */
const timed =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve|few) (?:minute|hour|day|week|month|year)s?$/iu;
/** `in accordance with`, `instead of`, `… or to the team` */
const dangling =
  /(?:,|,?\s(?:and|or|but)|\s(?:in accordance|according|instead|rather|due|prior|based|depending|together|along|as well|such|more|less|older|later|including|except))$/iu;
/** No phrase ends with an article, a preposition or an auxiliary; `sign up` and `hand in` do end so. */
export const openEnd =
  /\s(?:an?|the|of|for|from|by|with|without|at|to|into|onto|than|as|per|each|every|any|their|its|his|her|our|is|are|was|were|be|has|have|had|can|may|must|will|not|whose|that|which|who|it|up|last|next|first|same|another|go|goes|come|comes)$/iu;

/** `…, and over 25,000` of what goes on. */
const bound = /,?\s(?:and|or|but)\s(?:over|under|above|below|after|before|up to|from)\s[\d.,€£$]+$/iu;

export function shortened(name: string, most = longest): string {
  if (name.length <= most) return name;
  // 'Items that are not collected go to the next person': no sooner than after what is said of them.
  if (describes.test(name) && most < longest) return shortened(name);
  // 'Pay a fee of €25 which is waived for some': what is told of it, or when it is done, goes first.
  const aside = asks.test(name) ? -1 : name.search(opensAside);
  if (aside > shortest && isWhole(name.slice(0, aside), name.slice(aside)))
    return shortened(name.slice(0, aside), most);
  const ends = [...name.matchAll(opensMore)].map(({ index }) => index).filter((at) => at > shortest);
  const whole = ends.filter((at) => isWhole(name.slice(0, at), name.slice(at)));
  const end = whole.findLast((at) => at <= most) ?? whole.find((at) => at <= Math.max(most, aList));
  if (end !== undefined) return listed(name, end);
  // A list is named as a whole where it is short.
  const [item] = [...name.matchAll(listsMore)].map(({ index }) => index).filter((at) => at > shortest);
  if (item === undefined || name.length <= aList) return name;
  const [rest = ''] = name.slice(item).split(opensMore);
  const first = name.slice(0, item).replace(dangling, '');
  return enumerated.test(rest) && !/^, (?:such as|for example)\b/.test(rest) && !isClause.test(first)
    ? `${first} and more`
    : first;
}
/** `write down what was done, which parts were used`: several questions, and nothing told of one thing. */
const asks = /\s(?:what|how|where)\s/iu;
const opensAside = /(?<!\b(?:and|or)),? (?:which|who|whose|when|whenever|if|unless|while|because|so that) /iu;
/** `Anything over 5,000 NOK goes to the department head`: a clause, and no list. */
const isClause = /\s(?:is|are|was|were|has|have|gets?|goes|go|comes?|must|can|may|will)\s/iu;
const describes = /^\p{L}+s? (?:that|which|who) /iu;
/** A name of fewer letters tells too little; a list of so many is still read at one go. */
const shortest = 12;
const aList = 60;
/** `, rent reviews, indexation clauses and deposits` */
const enumerated =
  /^,? ?(?:(?:and |or )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}, )*(?:and |or )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}(?: (?:and|or) [\p{L}'’-]+(?: [\p{L}'’-]+){0,4})?$/u;

function listed(name: string, end: number): string {
  const kept = name.slice(0, end);
  // 'returns received today, backlog, avg hours' of a list that goes on
  const some = /^(?<some>.+,.+), [^,]+$/u.exec(kept)?.groups?.['some'];
  // 'what was done, how long it took and' of which parts
  if (/,.* (?:and|or)$/.test(kept)) return kept.slice(0, kept.indexOf(','));
  if (some && goesOn.test(name.slice(end))) return `${some} and more`;
  // 'pick up in the shop, ready' in two hours
  return kept
    .replace(bound, '')
    .replace(dangling, '')
    .replace(dangling, '')
    .replace(/, [^\s,]+$/u, '');
}

/** `every job measured | with a gauge`: what was done to it goes with how. */
const endsInDeed = /\s(?:an?|the|each|every|all|any|their|its) (?:[\p{L}-]+ )*\p{L}{3,}ed$/iu;
const opensRest = /^ (?:with|by|in|on|at|from|for|to) /i;

const isWhole = (kept: string, rest: string): boolean =>
  !kept.endsWith(',') &&
  kept.includes(' ') &&
  !(endsInDeed.test(kept) && opensRest.test(rest)) &&
  !timed.test(kept) &&
  !openEnd.test(kept) &&
  !(/\d$/u.test(kept.replace(dangling, '')) && /^(?:,| and| or| to|-)? ?\d/u.test(rest)) &&
  !condition.test(`${kept} `.slice(kept.indexOf(' ', 8)));
