import { isGroup, isPeople } from '../read/lexicon.js';
import { plural, singular, stripStop } from '../language.js';
import type { Brief } from '../read/brief.js';
import { money } from '../read/values.js';
import { buyerIn, buyerSaid } from './buyer.js';
import { isHouse } from './places.js';

/** What an idea says of selling it, in its own words. */
export interface Offer {
  /** `£39 per yard a month`, `€49 a month plus €1 per member`; null where it is to be sold, and nobody has named a price. */
  price: string | null;
  /** `free up to 20 dogs`. */
  free: string | null;
  /** `30-day free trial`. */
  trial: string | null;
  /** What the price is paid for, with the sum and its period: 39 a month for each yard. Null where it has no one sum. */
  rate: { amount: number; sign: string; period: Period } | null;
  /** Whom an account is for, singular: `yard`; null where the idea does not say who pays. */
  customer: string | null;
  /** A customer is a person, and not a house with people in it. */
  isPerson: boolean;
  /** How many customers there shall be: `150`, `in the first year`. */
  aim: { count: number; when: string | null } | null;
}

type Period = 'month' | 'year' | 'week' | 'quarter';

const period = 'day|night|week|month|quarter|season|year|term|semester|hour|minute|annum';
/** `£39 per yard a month`, `99 euros/month`, `$4 per seat`: a sum for a time or for each of something. */
const ratePattern = new RegExp(
  String.raw`(${money})((?:\s?(?:(?:per|an?|each|every)\s|/\s?)[\p{L}-]+(?:\sand\s(?:month|year|quarter))?|\s(?:monthly|yearly|annually))+)`,
  'iu',
);
const freePattern =
  /\bfree (?:up to|for (?!(?:the first )?(?:\d+|an?|one|two|three|four|six) (?:days?|weeks?|months?|years?)\b)(?:the first|up to|one|an?|two|three|\d+)|below|under|until) [^,;.]{1,60}|\b(?:basic|starter|small|entry|light|first|smallest|standard) (?:plan |tier |version |package )?(?:is )?free\b(?! (?:for|of))/iu;
/** `free up to 20, after that €2.99`: the sum behind what is free is the price, whatever it is for. */
const afterFree = new RegExp(
  String.raw`(${freePattern.source})[,;]?\s(?:and |but )?(?:then|after that|afterwards|beyond that|above that|from then on)[,:]?\s(?:it (?:is|costs) )?(${money}(?:\s?(?:per|an?|each|every|/)\s?[\p{L}-]+)*)`,
  'iu',
);
const trialPattern =
  /\b(?:(?:\d+|one|two|three|four|six)[- ](?:day|week|month)s?[- ](?:free )?trial|(?:free )?trial (?:of|for) [^,;.]{3,20}|(?:first|one|two|three|four|six|\d+) (?:\d+ )?(?:day|week|month)s? (?:is |are |costs? )?(?:free|nothing|for free|on trial|to try(?: it)?)|first (?:\d+|two|three|four|six) (?:days|weeks|months) (?:are |cost )?(?:free|nothing)|free for (?:the first )?(?:\d+|an?|one|two|three|four|six) (?:day|week|month)s?|(?:try|tries) (?:it|the \p{L}+|\p{Lu}\p{L}+) (?:out )?for (?:\d+|an?|one|two|three|four|six) (?:day|week|month)s?)\b/iu;
const sells =
  /\b(?:pays?|paid|paying|prices?|priced|pricing|subscri\w+|charges?|costs? (?:them|each|customers)|licen[cs]e|plans?|fees?|sold|membership)\b/i;
/** What is lost, saved or earned today, and what may be spent, is no price. */
const noPrice =
  /\b(?:budget|loses?|losing|lost|waste\w*|saves?|saving|costs us|fines?|wages?|salar\w+|earn(?:s|ed|ing)?|revenue|turnover|turns over|up to .{0,12}\d.{0,20} (?:to build|for building))\b|->|→|\bfrom (?:about )?\d[\d.,]* (?:\S+ )?to \d/i;
/** What somebody pays for a thing of the trade, and not for using the product. */
const ofTrade =
  /\b(?:hire|rent|deposit|ticket|wash|ride|night|hour|day|kilo|kg|litre|trip|booking|lesson|class|session|cut|job|meal)s?\b/i;

const numberOf = (text: string): number | null => {
  const [, digits = ''] = /(\d[\d.,]*)/.exec(text) ?? [];
  const plain = digits
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.$/, '');
  const amount = Number.parseFloat(plain);
  return Number.isNaN(amount) ? null : amount;
};

/** The offer of an idea that names a price for using the product, or says to whom it is sold; null where it does neither. */
export function offerOf({
  sentences,
  problem,
  audiences,
  measures,
}: Pick<Brief, 'sentences' | 'problem' | 'audiences' | 'measures'>): Offer | null {
  const parts = sentences
    .filter((text) => !problem.sentences.some((told) => told.includes(stripStop(text))))
    .flatMap((text) => text.split(/;\s/))
    .map((text) => stripStop(text));
  for (const part of parts) {
    const after = afterFree.exec(part);
    const rate = ratePattern.exec(part);
    if (!after && !(rate && isRate(part, rate))) continue;
    const free = freePattern.exec(part)?.[0].trim() ?? null;
    const trial = parts.map((text) => trialPattern.exec(text)?.[0] ?? null).find(Boolean) ?? null;
    const price = after ? after[0].trim() : priceIn(part, rate?.[0] ?? '');
    const customer = customerIn(part, free ? '' : (rate?.[2] ?? ''), { audiences, measures, sentences });
    return {
      price,
      free,
      trial,
      rate: rate && !free && !/\b(?:plus|and) (?=\D{0,3}\d)/i.test(price) ? rateOf(rate, customer) : null,
      customer,
      isPerson: customer !== null && isPerson(customer),
      aim: customer === null ? null : aimOf(customer, measures),
    };
  }
  return unpriced(buyerSaid(sentences), measures);
}

/** `sell it to pipe organ tuning workshops`: whom it is sold to, at a price that is still to be set. */
function unpriced(buyer: string | null, measures: Brief['measures']): Offer | null {
  if (buyer === null) return null;
  // A name of many words would stand in every sentence.
  const words = buyer.split(' ');
  const customer = words.length > 2 ? words.slice(-2).join(' ') : buyer;
  const person = isPerson(customer);
  return {
    price: null,
    free: null,
    trial: null,
    rate: null,
    customer,
    isPerson: person,
    aim: aimOf(customer, measures),
  };
}

/** A sum each month or year, or one that is said to be paid; a sum for a thing of the trade is neither. */
const isRate = (part: string, [, , per = '']: RegExpExecArray): boolean =>
  !noPrice.test(part) &&
  (/\b(?:month|monthly|year|yearly|annually|annum|quarter|seat|user)\b/i.test(per) ||
    (sells.test(part) && !ofTrade.test(per)));

/** From the sum on, with what belongs to it: `plus €1 per member`. */
function priceIn(part: string, first: string): string {
  const from = part.indexOf(first);
  const rest = part.slice(from + first.length);
  const more = new RegExp(
    String.raw`^(?:,? (?:plus|and|or) ${money}(?:\s?(?:per|an?|each|every|/)\s?[\p{L}-]+)+)+`,
    'iu',
  ).exec(rest);
  const upTo = /^ for up to \d[\d.,]* [\p{L}-]+/u.exec(rest.slice(more?.[0].length ?? 0));
  return `${first}${more?.[0] ?? ''}${upTo?.[0] ?? ''}`;
}

const plainHead = (name: string): string =>
  singular(
    name
      .toLowerCase()
      .replace(/^(?:the )?(?:number of )?(?:(?:paying|active|subscribed|signed|first|new|live|registered)\s)*/, '')
      .replace(/\s(?:in|with|on|that|who|using|by|at|of)\s.*$/, '')
      .replace(/\s(?:paying|paid|signed|subscribed|subscribing|registered|active|live)\b.*$/, ''),
  );

const isAfterwards = /^(?:and |but )?(?:then|afterwards|later|also|or)$/i;
const opener = /^(?:the |each |every )?([\p{L}-]+) (?:try|tries|tests?|uses?|starts?|joins?|begins?)\b/iu;

/** Who pays: `per yard`, `studios pay`, or whoever the idea counts and wants to win. */
function customerIn(
  part: string,
  per: string,
  { audiences, measures, sentences }: Pick<Brief, 'audiences' | 'measures' | 'sentences'>,
): string | null {
  const wanted = measures
    .filter(
      ({ better, target, name }) =>
        better === 'higher' && /^[\d.,]+k?\b/.test(target ?? '') && !/\b(?:share|revenue|income|time)\b/i.test(name),
    )
    .map(({ name }) => plainHead(name));
  const said = sentences.join(' ').toLowerCase();
  const isCustomer = (noun: string): boolean =>
    wanted.includes(noun) ||
    audiences.some((one) => one.noun.toLowerCase() === noun) ||
    new RegExp(String.raw`\bfor (?:[\p{L}-]+ ){0,2}${plural(noun)}\b`, 'u').test(said);
  const paid = [...per.matchAll(/(?:per|an?|each|every|\/)\s?([\p{L}-]+)/giu)]
    .map(([, noun = '']) => noun.toLowerCase())
    .filter((noun) => !new RegExp(`^(?:${period})$`).test(noun));
  const before =
    /(?:^|[,.;:]\s|\b(?:and|each|every|the|a|\d+)\s)((?:[\p{L}-]+ ){0,1}[\p{L}-]+) (?:pays?|subscribes?|is charged|are charged)\b/iu.exec(
      part,
    )?.[1];
  // '40 workshops with 6 fitters each, paying 45 euros a month'
  const paying = /\b\d+ ((?:[\p{L}-]+ )?[\p{L}-]+s)(?: with [^,;]+)?,? paying\b/iu.exec(part)?.[1];
  // 'Boathouses try it for four months, then pay €40'
  const payer = isAfterwards.test(before ?? '') ? opener.exec(part)?.[1] : (before ?? paying);
  const named =
    payer && !/^(?:they|who|we|it|nobody|everyone)$/i.test(payer)
      ? singular(payer.toLowerCase().replace(/^(?:the|each|every|an?) /, ''))
      : null;
  const buyer = buyerSaid(sentences);
  const made = buyerIn(sentences);
  const head = paid.find(isCustomer) ?? named ?? wanted[0] ?? made;
  // '€25 per instructor', '80 schools': the sum counts heads, and whoever has them pays.
  const house = [buyer, ...wanted, made].find((noun) => noun !== null && (isGroup(noun) || isHouse(noun)));
  const isHead = (noun: string): boolean =>
    isPerson(noun) || (audiences.some((one) => one.noun === noun) && !isGroup(noun) && !isHouse(noun));
  const whole = house && head !== null && isHead(head) ? house : head;
  return buyer?.endsWith(` ${whole}`) ? buyer : whole;
}

const isPerson = (noun: string): boolean => isPeople(noun) && !isGroup(noun) && !isHouse(noun);

function rateOf([, sum = '', per = '']: RegExpExecArray, customer: string | null): Offer['rate'] {
  const amount = numberOf(sum);
  const [, span = ''] = /\b(month|year|week|quarter|annum)\b|\bmonthly\b|\byearly\b|\bannually\b/i.exec(per) ?? [];
  const spans: Period =
    /^(?:year|annum)$/i.test(span) || /yearly|annually/i.test(per)
      ? 'year'
      : /^week$/i.test(span)
        ? 'week'
        : /^quarter$/i.test(span)
          ? 'quarter'
          : 'month';
  // A sum for each seat or dog says nothing of what a customer pays.
  const other = [...per.matchAll(/(?:per|an?|each|every|\/)\s?([\p{L}-]+)/giu)].some(
    ([, noun = '']) => !new RegExp(`^(?:${period})$`, 'i').test(noun) && noun.toLowerCase() !== customer,
  );
  if (amount === null || other || !/month|year|week|quarter|annum|annually/i.test(per)) return null;
  return { amount, sign: sum.replace(/[\d.,\s]/g, ''), period: spans };
}

function aimOf(customer: string, measures: Brief['measures']): Offer['aim'] {
  const measure = measures.find(
    ({ name, baseline, better }) =>
      (plainHead(name) === customer || customer.endsWith(` ${plainHead(name)}`)) &&
      baseline === null &&
      better === 'higher',
  );
  const count = numberOf(measure?.target ?? '');
  return count === null
    ? null
    : { count, when: measure?.when ?? /\b(in the first year)\b/i.exec(measure?.target ?? '')?.[1] ?? null };
}
