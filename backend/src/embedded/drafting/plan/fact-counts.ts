import { isPlural, isUncountable, numberWords, stripStop } from '../language.js';
import type { Brief } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { isUse } from '../read/no-deeds.js';
import { type Step, type Trouble, isTrouble, partsOf } from './fact-clauses.js';

const tried = new RegExp(
  String.raw`\b(?:ring|call|phone|ask|visit|try|write to|mail|contact|search|queue at)(?:s|es)?(?: round| up)? (?:about |around |some |up to )?(?:${numberWords.slice(1).join('|')}|\d+) `,
  'iu',
);

const allowed = new RegExp(
  String.raw`\b(?:allows?|permits?|may have|can have) (?:up to |at most )?(?:\d+|${numberWords.slice(1).join('|')}) `,
  'iu',
);

/** How many there are of something today, in the words of the idea. */
export interface Count {
  /** `6 shops`, `2,400 crates a night` */
  text: string;
  /** `shops`, `central kitchen` */
  noun: string;
  /** `6`, `one`, `2,400 a night` */
  number: string;
  /** `about`, where it is not counted to one. */
  roughly?: string;
}

const number = String.raw`\d{1,3}(?:[.,’' ]\d{3})+|\d+|${numberWords.slice(1).join('|')}|twenty|thirty|forty|fifty`;
const each = String.raw`(?:\s(?:an?|per|each|every)\s(?:hour|day|night|evening|morning|shift|week|month|season|term|year))`;
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,:€£$%-])(?<![€£$]\s)(?<!\b(?:within|under|by|least|than|above|below|(?<!\blooks? )after|before|every|version|per|chapter|level|step|phase|number|no\.|of) )(?<!(?:\d|\b(?:${numberWords.slice(1).join('|')}))\s?(?:to|–|-|or)\s?)(?<roughly>about |around |some |nearly |over )?\b(?<value>${number})\s(?=(?<phrase>(?:\p{L}[\p{L}'’-]*)(?:\s\p{L}[\p{L}'’-]*){0,3}))`,
  'giu',
);
const rate = new RegExp(`^${each}`, 'iu');
const partOf = new RegExp(
  String.raw`^(?:\p{L}[\p{L}'’-]*\s){1,3}(?:in|out of)(?: every)? (?:\d|(?:${numberWords.slice(2).join('|')}|twenty)\b)`,
  'iu',
);
const ends =
  /^(?:and|or|in|at|on|with|of|across|for|from|to|who|that|which|by|is|are|was|were|has|have|an?|the|per|each|every)$/i;
const unfit =
  /\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|seconds?|times|euros?|pounds|dollars|francs|kroner|kronor|rupees|lakh|crore|million|billion|thousand|percent|per ?cent|cents?|degrees?|[kcm]?m|km|kg|metres?|meters?|kilometres?|tonnes?|litres?|January|February|March|April|May|June|July|August|September|October|November|December|o['’]clock|pm|am|stars?|languages?|ways?|things?|people|of|out|in|to|and|or|place|page|click|tap|hand|more|less|digits?|grams?)\b/i;
const aimed =
  /\b(?:free (?:tier|plan|version|for|up to)|goals?|targets?|aims?|hopes?|hoping|success|budget|costs?|launch|live|want|within|reduce|cut|should|must|can|grant|spend)\b|[€£$]/i;

export function countsOf(
  brief: Pick<Brief, 'sentences' | 'capabilities'>,
  { troubles, steps }: { troubles: Trouble[]; steps: Step[] },
): Count[] {
  const asked = withOthers(brief.capabilities).map(({ object, tail }) => `${object} ${tail}`.toLowerCase());
  const found = brief.sentences.flatMap((sentence) =>
    partsOf(sentence).flatMap(({ text }) =>
      troubles.some((told) => told.text === text || told.text.includes(text)) ||
      // 'fitters ring six yards to find a piece': how many they try, and not how many there are.
      tried.test(text) ||
      // 'Each permit allows two extensions': how many there may be of it.
      allowed.test(text) ||
      // 'Work above 4 metres needs two fitters' rules; it counts nobody.
      /\b(?:needs?|requires?|takes) (?:at least )?(?:\p{Ll}+|\d+) \p{L}+$/iu.test(stripStop(text)) ||
      (isTrouble(text) && !steps.some((told) => told.text === text))
        ? []
        : aimed.test(text)
          ? piecesAlone(text).flatMap((piece) => countsIn(piece, asked))
          : countsIn(text, asked),
    ),
  );
  return found.filter(({ noun }, at) => found.findIndex((one) => one.noun === noun) === at).slice(0, 4);
}

/** `vaccine depots`: as far as the first word that can be the thing itself; of one, as far as the phrase goes. */
function headed(words: string[], one: boolean): string[] {
  const end = words.findIndex((word) => ends.test(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  // 'part-time gate keepers', 'milk samples': what has no plural tells of what kind they are.
  const several = phrase.findIndex((word) => isPlural(word) && (!isUncountable(word) || alive.test(word)));
  const last = one ? phrase.length - 1 : several < 0 ? phrase.findIndex(isPlural) : several;
  return phrase.slice(0, Math.min(last + 1, 3));
}
const alive = /^(?:staff|crew|people|police|sheep|cattle|fish|deer|youth)$/i;

/** `12 users, £6,000, live by 1 March 2027`: a count stands by itself among sums and days. */
const alone = new RegExp(
  String.raw`^(?:about |around |some |nearly |over |for )?(?:${number}) (?:\p{L}[\p{L}'’-]*\s?){1,3}$`,
  'iu',
);
const piecesAlone = (text: string): string[] =>
  stripStop(text)
    .split(/,(?!\d)\s|\sand\s/)
    .filter((piece) => alone.test(piece.trim()));

function countsIn(text: string, asked: string[]): Count[] {
  if (/\bfrom \S+ (?:\S+ )?to \d/i.test(text)) return [];
  const found = [...text.matchAll(counted)].flatMap((match): Count[] => {
    const { roughly = '', value = '', phrase = '' } = match.groups ?? {};
    const one = /^(?:1|one)$/i.test(value);
    const noun = headed(phrase.split(' '), one).join(' ');
    const whole = `${value} ${noun}`;
    if (
      noun === '' ||
      // 'In 2024 our customers apologised'
      (/^(?:19|20)\d\d$/.test(value) && /\b(?:in|by|since|of|until|from) $/i.test(text.slice(0, match.index))) ||
      // '12 Essential Driver Training | lessons'
      (!one && /ing$/.test(noun) && !isPlural(noun)) ||
      // '15 to 60 staff', 'between 80 and 300 cows': how many each has.
      /\d\+?\s?(?:to|and|or|–|-)\s?$/.test(text.slice(0, match.index)) ||
      // '1 visit report in 6' is a share.
      partOf.test(phrase) ||
      (unfit.test(noun) && !(isUse(text) && /^(?:people|users|staff)$/.test(noun))) ||
      (!isPeople(noun) && asked.some((part) => part.includes(whole.toLowerCase())))
    )
      return [];
    const often =
      rate.exec(text.slice(match.index + match[0].toLowerCase().indexOf(value.toLowerCase()) + whole.length))?.[0] ??
      '';
    // '210 mattresses over 23 wards': spread over them.
    const isSpread = /^over /i.test(roughly) && /\d \p{L}+(?: \p{L}+)? $/u.test(text.slice(0, match.index));
    return [
      {
        text: whole + often,
        noun,
        number: value + often,
        ...(roughly && !isSpread ? { roughly: roughly.trim() } : {}),
      },
    ];
  });
  // 'one shop' by itself is a way of speaking; beside other counts it is one.
  return found.some(({ number: value }) => !/^(?:1|one)$/i.test(value)) ? found : [];
}
