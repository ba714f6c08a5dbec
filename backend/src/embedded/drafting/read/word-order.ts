import { isPeople } from './lexicon.js';

const often = String.raw`(?:at (?:any time|all times|any moment|a glance)|(?:each|every) (?:other |single |second )?(?:day|night|morning|evening|week|weekend|fortnight|month|quarter|season|year|\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)|(?:once|twice) (?:an?|each|every) (?:day|week|fortnight|month|quarter|season|year)|at the end of (?:the|each|every) (?:day|week|month|quarter|season|year))`;
const timeBetween = new RegExp(
  String.raw`(?<=\b(?:sees?|gets?|receives?|reads?|enters?|checks?|notes?|reviews?|compares?|writes down|records?|reports?|sends?|publish(?:es)?|prints?|lists?|counts?|confirms?|decides?|knows?|learns?|finds?|shows?|tells? (?:\p{L}+ )?)) (${often}),? ((?:how|which|what|who|whether|where|that|the|an?|all|every|their|his|her|its|our)\s(?:[^,.;:]|[.,](?=\d))*?)(?=[,.;:]?$|[,.;:]\s|\s(?:so that|because|before|after)\s|\sand\s\p{L}+\s(?:an?|the|their|his|her|its|them|it|all|each|every)\s)`,
  'giu',
);

/** `sees each month how many hours a loom was used` -> `sees how many hours a loom was used each month`. */
export const withTimeBehind = (text: string): string =>
  text
    .replace(timeBetween, ' $2 $1')
    // 'sees on which days a kennel is free'
    .replace(
      /(?<=\b(?:sees?|knows?|shows?|tells?|checks?|says?|enters?)(?: \p{L}+){0,2}) (?:on|at) which (?:dates?|days?|times?|hours?)(?= )/giu,
      ' when',
    );

const routed =
  /(?<=^|, (?:and )?|; )((?:\p{L}+ ){0,3}?[\p{L}-]+?) go(es)? (?:(?:straight|directly|immediately|automatically|at once) )?to (?=(?:the|an?|our|their|every|each) ([\p{L}-]+(?: [\p{L}-]+){0,2})(?=[.;,]|$|\s(?:at|when|as|by|within|with|who)\b))/giu;

/** `urgent cases go straight to the nurse`: they are sent. Who goes somewhere is not. */
export const withSending = (text: string): string =>
  text.replace(routed, (whole, what: string, one: string | undefined, who: string) =>
    isPeople(who) && !isPeople(what.trim().split(' ').at(-1) ?? '') ? `${what} ${one ? 'is' : 'are'} sent to ` : whole,
  );
