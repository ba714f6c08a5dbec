import { money } from './values.js';

/** How a sentence about money falls into parts, each with the sums that stand in it. */

/** `per seat per month`, `/month`, `a year`, `per 1,000 pages`, `monthly`. */
const noThing =
  '(?!(?:because|of|for|at|in|on|to|by|with|when|if|that|time|from|after|before|until|once|then|plus|as|or|and)\\b)';
const rate = String.raw`(?:(?:\s(?:per|an?|each|every|for (?:each|every))\s|\s?/\s?)(?:\d[\d,.]*\s)?(?:(?:accepted|sent|processed|completed|resolved|booked|generated|active|paying|additional|extra|delivered) )?${noThing}[\p{L}-]+(?:\s${noThing}[\p{L}-]+(?=\s(?:per|an?|each|every)\s\p{L}))?|\sand\s(?:day|week|month|quarter|year|user|seat)\b){0,3}(?:\s(?:monthly|yearly|annually|once|one-off))?`;
const bound = String.raw`(?:(?:at most|at least|up to|under|below|over|above|more than|no more than|not more than|less than|exceeding|around|about|roughly|approximately|approx\.?|some|nearly|almost|usually|max(?:imum)?\.?(?: of)?|from|~)\s?)?`;
/** `45p per mile`, `99 cents`, and `9k`, of which only its place tells that it is money. */
const small = String.raw`\d+(?:\.\d+)?\s?(?:p(?=\s(?:per|an?|each)\b)|(?:cents?|pence|ct)\b)|\d+(?:\.\d+)?k(?![\p{L}\d])`;
const anySum = new RegExp(
  String.raw`(${bound})(?<![\p{L}\d.,])((?:\d[\d.,]*\s?[-–]\s?)?(?:${money}|${small}))((?:\s?[-–]\s?|\sto\s)(?:${money}|\d[\d.,]*(?![\d.,]*\s\p{L}+s\b)))?(${rate})`,
  'giu',
);
/** A sum where it stands: `about £18,000 a year`. */
export interface Place {
  /** `about`; empty where the sum is told as it is. */
  bound: string;
  amount: string;
  /** ` per seat per month`. */
  rate: string;
  /** The part of the sentence before and behind it. */
  before: string;
  after: string;
}

export const placesIn = (part: string): Place[] =>
  [...part.matchAll(anySum)].map((found) => {
    const [whole, limit = '', amount = '', range = '', per = ''] = found;
    return {
      bound: limit.trim(),
      amount: `${amount}${range}`.replace(/[.,]$/, ''),
      rate: per.trimEnd(),
      before: part.slice(0, found.index),
      after: part.slice(found.index + whole.length),
    };
  });

const finite =
  'is|are|was|were|has|have|had|costs?|pays?|paid|charges?|takes?|keeps?|gets?|needs?|must|loses?|spends?|wants?|earns?|gives?|goes|go|sends?|sees?|uses?';
/** A new clause with somebody who does something: `and mileage is paid at …`, `and we keep 5%`. */
const clauseStart = String.raw`(?:we|they|it|he|she|you|nobody|everybody|(?:(?:the|our|each|every|an?|one|\d+) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+ (?:${finite}))\b`;
const between = new RegExp(
  String.raw`;\s|,(?!\d)\s(?![^()]*\))(?:and |but |while |whereas )?|\s(?:but|while|whereas)\s(?![^()]*\))|\s[–—-]\s(?![^()]*\))|\sand\s(?=${clauseStart})(?![^()]*\))`,
  'iu',
);

/** The parts of a sentence, what stands in brackets left whole. */
export const partsOf = (sentence: string): string[] =>
  sentence
    .replace(/[.!]+$/, '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a part says nothing by a verb of its own: it goes on with what the part before it began. */
export const isBare = (part: string): boolean =>
  !new RegExp(String.raw`\b(?:${finite}|sell|sells|sold|book|books|can|should|will|may|want)\b`, 'iu').test(part);
