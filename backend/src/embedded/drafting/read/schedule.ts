import { numberWords } from '../language.js';

/** Rates and dates in apposition: `replaces the controllers, two sites a month, starting in March 2027`. */

const amount = String.raw`(?:(?:about|around|only|at most|up to|at least|roughly) )?(?:\d[\d.,]*|${numberWords.slice(1).join('|')}|an?|half an?)`;
const period = '(?:hour|shift|day|night|week|fortnight|month|quarter|season|term|year)';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|20\\d\\d|next (?:month|year|week))';
const rate = String.raw`(?:,|\s[–—-])\s(${amount}(?: (?!and\b|or\b)[\p{L}-]+){0,3}? (?:an?|per|each|every) ${period})`;
const span = String.raw`,\s((?:starting|beginning|ending|from|until|as of|by|before|since)(?: (?:in|on|from|with|at|the|early|mid|late|\d{1,2}(?:st|nd|rd|th)?|end|of))* ${month}(?: \d{1,2})?(?:,? 20\d\d)?(?: (?:on(?:wards)?|to|until|till) (?:\d{1,2} )?(?:${month})?(?: 20\d\d)?)?)`;
const ending = String.raw`(?=$|[.,;!]|\s(?:and|by|with)\b)`;
const rates = new RegExp(rate + ending, 'giu');
const spans = new RegExp(span + ending, 'giu');
/** What is done once, place by place, is the way to the product and no use of it. */
const fitting =
  /\b(?:replac|install|fit|equip|migrat|transfer|mov|convert|onboard|connect|train|roll(?:s|ed)? out|mount|retrofit|switch|renew|tour|digitis|digitiz|label)\p{L}*\b/iu;
const asked = /\b(?:can|could|should|must|shall|may|needs? to|wants? to|lets?|able to)\b/;

export interface Scheduled {
  /** The sentence without its rates and dates. */
  text: string;
  /** A rate that ends the sentence: `40 stops a day`. */
  rate: string | null;
  /** The sentence tells how and when the product comes in, not what is done with it. */
  isRollout: boolean;
}

/** `order bunches online, three times a week`: how often, without its comma. */
const times = new RegExp(
  String.raw`,\s((?:once|twice|(?:\d+|${numberWords.slice(3).join('|')}) times) (?:an?|per|each|every) ${period}\b)`,
  'giu',
);

export function scheduleIn(whole: string): Scheduled {
  const sentence = whole.replace(times, ' $1');
  const told = [...sentence.matchAll(rates)].map(([, text = '']) => text);
  const dated = spans.test(sentence);
  spans.lastIndex = 0;
  if (told.length === 0 && !dated) return { text: sentence, rate: null, isRollout: false };
  const [first = ''] = sentence.split(',');
  const isRollout = told.length > 0 && !asked.test(sentence) && (dated || fitting.test(first));
  const text = sentence.replace(spans, '').replace(rates, '');
  const last = told.at(-1);
  return { text, rate: last && !/[,;]/.test(text) ? last : null, isRollout };
}
