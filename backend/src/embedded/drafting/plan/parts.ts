import { numberWords, singular } from '../language.js';
import type { Brief } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';

/** A whole that the idea handles by its parts: `Each stove has 120 to 300 tiles`. */
export interface Whole {
  /** `stove` */
  whole: string;
  /** `120 to 300` */
  count: string;
  /** `tile` */
  part: string;
  /** The clause of the idea. */
  said: string;
}

const number = String.raw`\d[\d.,]*|${numberWords.slice(2).join('|')}`;
const made = new RegExp(
  String.raw`\b(?:each|every|an?|one|the) ([\p{L}-]+(?: [\p{L}-]+)?) (?:has|have|is made (?:up )?of|is made from|consists of|contains|comes in|is (?:split|divided|cut|sawn) into) (?:about |around |up to |between |some )?((?:${number})(?:\s?(?:to|or|and|–|-)\s?(?:${number}))?) ((?:\p{L}+ )?\p{L}+s)\b`,
  'iu',
);
/** What everything has, and what is no part. */
const unfit =
  /\b(?:minutes|hours|days|weeks|months|years|seasons|euros|pounds|dollars|metres|meters|litres|kilos|times|ways|rules|states|floors|languages)$/i;

export function wholesOf({ sentences }: Pick<Brief, 'sentences'>): Whole[] {
  const found = sentences.flatMap((sentence): Whole[] => {
    const [said = '', whole = '', count = '', parts = ''] = made.exec(sentence) ?? [];
    const head = singular(whole.toLowerCase().split(' ').at(-1) ?? '');
    // 'Each member may have 12 packets' sets a limit and tells of no part.
    return said === '' ||
      /^(?:may|can|must|should|shall|will|could)$/.test(head) ||
      unfit.test(parts) ||
      isPeople(whole) ||
      isPeople(parts)
      ? []
      : [{ whole: head, count, part: singular(parts.toLowerCase().split(' ').at(-1) ?? ''), said }];
  });
  return found.slice(0, 1);
}
