import { singular } from '../language.js';
import type { Brief } from '../read/brief.js';
import { saysHouse } from './setting.js';
import { sideOfRole } from './sides.js';

/** Who asks for it, as far as that decides who has a say: a firm of few, a club, or a public body. */
export type House = 'small' | 'club' | 'public';

const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

const clubs = alternatives(
  'choirs? clubs? associations? societ(?:y|ies) charit(?:y|ies) congregations? orchestras? allotments? scouts? amateur food\\sbanks? brass\\sbands? theatre\\sgroups?',
);
const bodies = alternatives(
  `councils? municipalit(?:y|ies) town\\soffices? town\\shalls? city ministry authorit(?:y|ies) schools? kindergartens? universit(?:y|ies)
  police fire\\sbrigades? public\\slibrar(?:y|ies) county prisons? courts? government`,
);
const shops = alternatives(
  `workshop studio garage practice salon bakery notary laundry pub cafe café restaurant farm dairy surgery parlour kennels joinery
  brewery boatyard winery shop tailor optician hostel guesthouse`,
);

/** Of a club or a body only where it is theirs: an auditor of municipalities is not one of them. */
const isClub = new RegExp(String.raw`\b(?:${clubs})\b`, 'i');
const isBody = new RegExp(
  String.raw`^(?:an?\s|the\s|our\s)?(?:[\p{L}-]+\s){0,2}(?:${bodies})\b|\b(?:our|the|of an?|at an?|in an?|at our|my)\s(?:[\p{L}-]+\s){0,2}(?:${bodies})\b`,
  'iu',
);
const isShop = new RegExp(
  String.raw`^(?:an?\s|our\s|my\s|the\s)?(?:[\p{L}-]+\s){0,3}(?:${shops})\b(?!\s(?:owners|chain))|\b(?:my|our|we are an?|we run an?|i run an?|i own an?)\s(?:[\p{L}-]+\s){0,2}(?:${shops})\b`,
  'iu',
);
const isSmall =
  /\b(?:small|tiny|family(?:-run| business| firm)|(?:one|two|three|four|five)[- ]person|self-employed|sole trader)\b/i;
const hired = /\b(?:employees?|staff|compan(?:y|ies)|corporation|group|chain)\b/i;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const few = 15;
const counts = new RegExp(String.raw`\b(\d+|${numbers.join('|')})\s(?:[\p{L}-]+\s)?([\p{L}-]+)`, 'giu');
const many =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|our) (?:\w+ )?(?:sites|branches|locations|shops|stores|studios|workshops|garages|practices|clinics|depots|hotels|farms|restaurants)\b/i;

export function houseOf({ sentences, audiences }: Pick<Brief, 'sentences' | 'audiences'>): House | null {
  const text = sentences.join(' ');
  const opening = sentences[0] ?? '';
  if (isClub.test(text) && !hired.test(text)) return 'club';
  const serves = audiences.some(({ noun }) =>
    /\b(?:resident|citizen|applicant|pupil|school nurse|prisoner)$/.test(noun),
  );
  if (isBody.test(opening) || (serves && isBody.test(text))) return 'public';
  if (many.test(text)) return null;
  const staff = staffOf(text);
  if (staff !== null) return staff <= few ? 'small' : null;
  return isShop.test(opening) || (isSmall.test(opening) && saysHouse(text)) ? 'small' : null;
}

/** How many work there, where the idea counts them. */
function staffOf(text: string): number | null {
  for (const [, count = '', noun = ''] of text.matchAll(counts)) {
    const one = singular(noun.toLowerCase());
    if (sideOfRole(one) !== 'serving' && !/^(?:employee|colleague|staff|tattooist|apprentice)$/.test(one)) continue;
    return /^\d/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase()) + 1;
  }
  return null;
}
