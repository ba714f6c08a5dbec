import { singular } from '../language.js';
import type { Brief } from '../read/brief.js';
import { saysHouse } from './setting.js';
import { sideOfRole } from './sides.js';

/** Who asks for it, as far as that decides who has a say: a firm of few, a club, or a public body. */
export type House = 'small' | 'club' | 'public';

const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

const clubs = alternatives(
  'volunteer\\s(?:[\\p{L}-]+\\s)?(?:brigades?|crews?|rescue|groups?) choirs? clubs? associations? societ(?:y|ies) charit(?:y|ies) congregations? orchestras? allotments? scouts? amateur food\\sbanks? brass\\sbands? theatre\\sgroups?',
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
const isClub = new RegExp(String.raw`\b(?:${clubs})\b`, 'iu');
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
/** `Family bakery chain`, `our family-run nursery`: a household is no family of this kind. */
const isFamily =
  /\bfamily(?:-run|-owned)?\s(?:[\p{L}-]+\s){0,2}(?:business|firm|company|chain|bakery|farm|hotel|restaurant|shop|shops|workshop|dairy|winery|brewery|nursery)\b|\bfamily-(?:run|owned)\b/iu;
/** Somebody who speaks of their own trade, or says that nobody works beside them. */
const worksAlone =
  /\b(?:i|we both) work alone\b|\b(?:self-employed|as a freelance(?:r)?|sole trader|one-(?:man|woman|person) (?:business|firm|shop|workshop|company)|on my own as an?)\b|\bI(?: am|'m|’m) an? (?:[\p{L}-]+ ){0,2}(?:tuner|tailor|potter|farrier|beekeeper|plumber|electrician|gardener|photographer|hairdresser|baker|butcher|carpenter|joiner|florist|midwife|physiotherapist|masseur|coach|tutor|translator|bookkeeper|painter|mason|roofer|tiler|cobbler|shoemaker|saddler|luthier|watchmaker|locksmith|chimney sweep|vet|dentist|notary|winemaker|farmer|baker)\b/iu;
/** A group that people write in is no group of companies. */
const hired =
  /\b(?:employees?|staff|compan(?:y|ies)|corporation|(?<!\b(?:WhatsApp|chat|Signal|Telegram|Facebook|mail|e-mail)[ -])group|chain)\b/i;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const few = 15;
const counts = new RegExp(String.raw`\b(\d+|${numbers.join('|')})\s(?:[\p{L}-]+\s)?([\p{L}-]+)`, 'giu');
const many =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|our) (?:\w+ )?(?:sites|branches|locations|shops|stores|studios|workshops|garages|practices|clinics|depots|hotels|farms|restaurants)\b/i;

const isCorporate = alternatives(
  `corporations? multinational conglomerate enterprises airline insurer insurance\\scompany ministry federal\\s\\p{L}+ national\\s(?:health|police|rail)\\p{L}* universit(?:y|ies) hospitals?
  health\\s(?:board|trust|authority) hospital\\sgroup bank group\\sof\\scompanies utility\\scompany railway stock\\sexchange car\\smaker`,
);
/** What stands before its name, and no sentence about an app where students of a university meet. */
const before = String.raw`(?:(?!(?:for|where|that|which|so|with|to|in|of|app|tool|website|site|system|platform)\s)[\p{L}-]+\s){0,3}`;
const corporate = new RegExp(
  String.raw`^(?:an?\s|the\s|our\s)?${before}(?:${isCorporate})\b(?!\s(?:students?|staff|nurses?|porters?|clinic|project|spin-off)\b)|\b(?:our|we are an?|at an?|at our|for our|for an?)\s${before}(?:${isCorporate})\b`,
  'iu',
);
const departments =
  /\b(?:works council|board of directors|head office|headquarters|(?:hr|finance|legal|it|procurement|purchasing|compliance|controlling|internal audit) department|department of|data protection officer|business units?|subsidiar(?:y|ies))\b/i;
const workforce =
  /\b(\d[\d.,]*)\s(?:(?:field|office|warehouse|care|shop|factory|full-time|part-time|permanent|own)\s)?(?:employees|staff|workers|nurses|doctors|drivers|engineers|agents|technicians|civil servants|officers|clerks|people work)\b/gi;
/** Places of its own: the restaurants that order from a farm do not make the farm large. */
const places =
  /\b(?:our|all|across|at|run|runs|operates?|own|owns|have|has|chain|chain of|network of|group of)\s(?:(?:our|all|the)\s)?(\d[\d.,]*)\s(?:own\s)?(?:[\p{L}-]+\s)?(?:sites|branches|locations|shops|stores|warehouses|plants|clinics|depots|hotels|restaurants|offices|stations|factories|schools)\b/giu;

const highest = (text: string, pattern: RegExp): number =>
  Math.max(0, ...[...text.matchAll(pattern)].map(([, count = '']) => Number(count.replace(/[.,]/g, ''))));

/**
 * Whether the idea shows an organisation with departments, officers and boards: by its name, its numbers or the sum it
 * means to spend. Where nothing does, a few people see to all of it.
 */
export function isLarge({ sentences, limits, audiences }: Pick<Brief, 'sentences' | 'limits' | 'audiences'>): boolean {
  const text = sentences.join(' ');
  if (departments.test(text)) return true;
  const money = limits.find(({ kind }) => kind === 'budget')?.text ?? '';
  const sum = sumOf(money);
  if ((sum > 0 && sum < modest) || /^(?:small|club)$/.test(houseOf({ sentences, audiences }) ?? '')) return false;
  if (corporate.test(sentences[0] ?? '') || corporate.test(text)) return true;
  return highest(text, workforce) >= 100 || highest(text, places) >= 30 || sum >= 250_000;
}

/** `80,000 euros`, `€1.2 million`, `400k`: the sum as a number. */
function sumOf(money: string): number {
  const [, digits = '', scale = ''] =
    /(\d[\d.,' ]*)\s?(k\b|thousand|m\b|mn\b|million|bn\b|billion)?/i.exec(money) ?? [];
  const plain = /[.,]\d{1,2}$/.test(digits.trim())
    ? digits.replace(/,(?=\d{1,2}$)/, '.')
    : digits.replace(/[.,' ]/g, '');
  const factor = /^(?:k|thousand)/i.test(scale) ? 1e3 : /^m/i.test(scale) ? 1e6 : /^b/i.test(scale) ? 1e9 : 1;
  const worth = /\b(?:NOK|SEK|DKK|CZK|ZAR|MXN|PLN|kr|krone[rn]|kronor|zloty|rand)\b/i.test(money)
    ? 0.1
    : /\b(?:JPY|yen|INR|rupees|KES|NGN|HUF|PHP|CLP|ARS|rubles)\b|[₹¥₦]/i.test(money)
      ? 0.01
      : 1;
  return Number.parseFloat(plain) * factor * worth || 0;
}

/** Up to this nobody pays a team with departments. */
const modest = 40_000;

/** Somebody who works with their family or a handful of others: `my husband, me and four seasonal hands`. */
const isHandful = (text: string): boolean =>
  (/\b(?:my (?:husband|wife|partner|brother|sister|father|mother|son|daughter|cousin|parents)|the two of us|(?:two|three|four|[2-4]) (?:sisters|brothers|friends|partners))\b/i.test(
    text,
  ) &&
    ownTrade.test(text)) ||
  /\bwe are (?:only |just )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-5]|[2-9])(?: (?:people|of us|women|men|persons))?\s*(?:[.,;:]|and\b)/i.test(
    text,
  );
const ownTrade =
  /\b(?:we|i)\b[^.;:]{0,30}\s(?:grow|make|bake|brew|sell|repair|restore|rent|hire|breed|raise|farm|build|clean|deliver|fish|produce|roast|tune|print|keep|run|own|teach|train|cook|cater|press|weave|sew|publish|service)\b/i;

export function houseOf({ sentences, audiences }: Pick<Brief, 'sentences' | 'audiences'>): House | null {
  const text = sentences.join(' ');
  const opening = sentences[0] ?? '';
  if (isClub.test(text) && !hired.test(text)) return 'club';
  const serves = audiences.some(({ noun }) =>
    /\b(?:resident|citizen|applicant|pupil|school nurse|prisoner)$/.test(noun),
  );
  if (isBody.test(opening) || (serves && isBody.test(text))) return 'public';
  if (isFamily.test(opening) || worksAlone.test(text) || isHandful(text)) return 'small';
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
