import { lowerFirst, singular, upperFirst } from '../language.js';
import { isPeople } from './lexicon.js';

/** Turns of phrase of ordinary prose, in the plain words that statements are read from. */

/** `Each of our five instructors should see …`: each instructor. */
const eachOf =
  /\b(?<all>each|every one|any) of (?:the|our|my|these|those) (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) )?(?<who>(?:\p{Ll}[\p{Ll}-]+ ){0,2}?\p{Ll}[\p{Ll}-]+s)\b/giu;

/** `the first to accept gets the shift`: it is given by itself. */
const firstGets =
  /\bthe first (?<who>(?:\p{Ll}[\p{Ll}-]+ )?(?:to|who) \p{Ll}+(?: (?:it|them|yes))?) (?:gets|has|receives|wins) (?<what>(?:the|it|that) ?[^,;.]{0,40})/giu;

/** `we'd like to know how many kilos were saved`: they see it. */
const toKnow =
  /^(?<who>we|i)(?:['’]d| would)? (?:also )?(?:like|want|need) to know (?=(?:how|what|which|who|whether|when|where) )/iu;

export const inProse = (text: string): string =>
  text
    .replace(toKnow, (_, who: string) => `${who} want to see `)
    .replace(eachOf, (whole, all: string, who: string) => {
      if (!isPeople(who)) return whole;
      const one = `each ${singular(who)}`;
      return /^\p{Lu}/u.test(all) ? upperFirst(one) : one;
    })
    .replace(
      firstGets,
      (_, who: string, what: string) => `it gives ${lowerFirst(what).trim()} to the first ${who.trim()}`,
    );
