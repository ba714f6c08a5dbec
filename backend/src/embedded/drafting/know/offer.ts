import { isGroup, isPeople } from '../read/lexicon.js';
import { escapePattern, joinWords, plural, singular } from '../language.js';
import type { Brief } from '../read/brief.js';
import { noTerms, type PlanTold, type Terms } from '../read/sale-terms.js';
import { buyerIn, buyerSaid } from './buyer.js';
import { isHouse } from './places.js';
import { isOwnDevice } from './surface.js';

/** What an idea says of selling it, in its own words. */
export interface Offer extends Terms {
  /** `£39 per yard a month`, `€49 a month plus €1 per member`; null where it is to be sold, and nobody has named a price. */
  price: string | null;
  /** Whoever has paid it owns what was bought: nothing is billed again. */
  once: boolean;
  /** What the price is paid for, with the sum and its period: 39 a month for each yard. Null where it has no one sum. */
  rate: { amount: number; sign: string; period: Period } | null;
  /** Whom an account is for, singular: `yard`; null where the idea does not say who pays. */
  customer: string | null;
  /** A customer is a person, and not a house with people in it. */
  isPerson: boolean;
  /** How many customers there shall be: `150`, `in the first year`. */
  aim: { count: number; when: string | null } | null;
  /** `Price target is ¥19,800`: the price is one that is aimed at. */
  isPlanned?: true;
}

const planned =
  /\b(?:price (?:target|idea|goal)|(?:target|planned|intended) price|(?:aim(?:ing)?|hop(?:e|ing)) (?:for|at) [€£$¥]\s?\d)/i;

type Period = 'month' | 'year' | 'week' | 'quarter';

/** The offer of an idea that names a price for using the product, or says to whom it is sold; null where it does neither. */
export function offerOf(
  brief: Pick<Brief, 'sentences' | 'audiences' | 'measures' | 'terms' | 'sums'> & { name?: string },
): Offer | null {
  const { sentences, measures } = brief;
  // 'PocketPal costs €3.99': that is the product, and no plan of it.
  const plans = brief.terms.plans.map((plan) => (plan.name === brief.name ? { ...plan, name: null } : plan));
  const terms = { ...brief.terms, plans };
  const paid = terms.plans.filter(({ amount }) => amount !== 'free');
  if (paid.length === 0) return terms.commission === null ? unpriced(buyerSaid(sentences), measures) : ofShare(brief);
  const customer = customerIn(brief, terms.free);
  const [first] = paid;
  const isOne = paid.length === 1 && terms.free === null && !/ plus | and (?:[€£$]|\d)/.test(first?.amount ?? '');
  return {
    ...terms,
    ...(sentences.some((text) => planned.test(text)) ? { isPlanned: true } : {}),
    price: priceOf(paid),
    once: isPaidOnce(paid, isOwnDevice({ sentences })),
    rate: isOne && first ? rateOf(first.amount, customer) : null,
    customer,
    // Where nobody is named who pays, and no seats are counted, each pays for himself.
    isPerson: customer === null ? !ofTeams.test(priceOf(paid)) : atHome.test(customer) || isPerson(customer),
    aim: customer === null ? null : aimOf(customer, measures),
  };
}

const ofTeams =
  /\b(?:seat|user|workspace|team|employee|agent|location|site|company|enterprise|business|page|request|call|credit|document|truck|vehicle|device)s?\b/i;

/** `for up to 5 users`, `with a 10 seat minimum`, `for receipt scanning`: what belongs to a price that has no name. */
const termOf = (holds: string | null): string =>
  holds === null || holds.length > 40
    ? ''
    : /^for (?:up to|the first) |^with an? (?:.*\bminimum$|minimum of )/i.test(holds)
      ? ` ${holds}`
      : /^\p{Ll}+(?: \p{Ll}+)?$/u.test(holds)
        ? ` for ${holds}`
        : '';

/** `€149 per probe`, `€39 per reader once`: what is bought, and not paid by the month. */
const oneOff = /^\S+ per ([\p{L}-]+)(?: (?:once|one-off|up front))?$/iu;

/** What is handed over for good: who buys a sensor pays no subscription. */
const bought = /^(?:sensor|device|probe|unit|tracker|gateway|camera|meter|tag|kit|box|set|piece|copy)$/i;
const hasPeriod = /\b(?:months?|years?|weeks?|quarters?|annum|mo|yr|monthly|yearly|annual(?:ly)?)\b/i;

/** Whether every price is paid once: `¥19,800 per sensor`, or `€149` for a device. */
const isPaidOnce = (paid: readonly PlanTold[], isDevice: boolean): boolean =>
  paid.every(
    ({ amount }) =>
      /\b(?:once|one-off)\b/i.test(amount) ||
      bought.test(oneOff.exec(amount)?.[1] ?? '') ||
      (isDevice && !hasPeriod.test(amount)),
  );
export const isOnce = (offer: Offer | null): boolean => offer?.once ?? false;

/** `Starter at $29/month, Team at $149/month and Enterprise on request`, `$6.99 a month or $49 a year`. */
export function priceOf(paid: readonly PlanTold[], withHolds = false): string {
  const told = paid.map(({ name, amount, holds }) =>
    name === null
      ? `${amount}${termOf(holds)}`
      : /^\D/.test(amount) && !/[€£$]/.test(amount)
        ? `${name} ${amount}${withHolds && holds !== null ? ` (${holds})` : ''}`
        : `${name} ${/^from /.test(amount) ? '' : 'at '}${amount}${withHolds && holds !== null ? ` (${holds.replace(/^(?:for|with) /, '')})` : ''}`,
  );
  // '€149 per probe and €9 a month for each estate' are paid together.
  const isTogether = paid.some(({ amount }) => oneOff.test(amount)) && paid.some(({ amount }) => !oneOff.test(amount));
  return joinWords(told, !isTogether && paid.every(({ name }) => name === null) ? 'or' : 'and');
}

/** Who lives on a share of what others pay names no price for using it. */
function ofShare({ terms, audiences }: Pick<Brief, 'terms' | 'audiences'>): Offer {
  const [, payer = ''] = /\b(?:from|paid by|by|for) (?:the |each )?([\p{L}-]+)\b/iu.exec(terms.commission ?? '') ?? [];
  const noun = singular(payer.toLowerCase());
  const customer = audiences.some((one) => one.noun.toLowerCase().endsWith(noun) && noun !== '') ? noun : null;
  return {
    ...terms,
    price: null,
    once: false,
    rate: null,
    customer,
    isPerson: customer !== null && isPerson(customer),
    aim: null,
  };
}

/** `sell it to pipe organ tuning workshops`: whom it is sold to, at a price that is still to be set. */
function unpriced(buyer: string | null, measures: Brief['measures']): Offer | null {
  if (buyer === null) return null;
  // A name of many words would stand in every sentence.
  const words = buyer.split(' ');
  const customer = words.length > 2 ? words.slice(-2).join(' ') : buyer;
  return {
    ...noTerms,
    price: null,
    once: false,
    rate: null,
    customer,
    isPerson: isPerson(customer),
    aim: aimOf(customer, measures),
  };
}

/** Whether it lives on a share of what others pay, and nobody pays for using it. */
export const isShare = (offer: Offer | null): boolean =>
  offer !== null && offer.commission !== null && offer.price === null;

/** Whether nobody has said yet what is paid. */
export const isPriceOpen = (offer: Offer | null): boolean =>
  offer !== null && offer.price === null && offer.commission === null;

const period = 'day|night|week|month|mo|quarter|season|year|yr|term|semester|hour|minute|annum';

const numberOf = (text: string): number | null => {
  const [, digits = ''] = /(\d[\d.,]*)/.exec(text) ?? [];
  const plain = digits
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.$/, '');
  const amount = Number.parseFloat(plain);
  return Number.isNaN(amount) ? null : amount;
};

const plainHead = (name: string): string =>
  singular(
    name
      .toLowerCase()
      .replace(/^(?:the )?(?:number of )?(?:(?:paying|active|subscribed|signed|first|new|live|registered)\s)*/, '')
      .replace(/\s(?:in|with|on|that|who|using|by|at|of|to|as|per|in order)\s.*$/, '')
      .replace(/\s(?:paying|paid|signed|subscribed|subscribing|registered|active|live)\b.*$/, ''),
  );

const isAfterwards = /^(?:and |but )?(?:then|afterwards|later|also|or)$/i;
const opener = /^(?:the |each |every )?([\p{L}-]+) (?:try|tries|tests?|uses?|starts?|joins?|begins?)\b/iu;

/** Who pays: `per yard`, `studios pay`, or whoever the idea counts and wants to win. */
function customerIn(
  { audiences, measures, sentences, terms, sums }: Parameters<typeof offerOf>[0],
  free: string | null,
): string | null {
  const wanted = measures
    .filter(
      ({ better, target, name }) =>
        better === 'higher' && /^[\d.,]+k?\b/.test(target ?? '') && !/\b(?:share|revenue|income|time)\b/i.test(name),
    )
    .map(({ name }) => plainHead(name))
    // '5,000 signups' pay for nothing.
    .filter((noun) => isPeople(noun) || isGroup(noun) || isHouse(noun) || audiences.some((one) => one.noun === noun));
  const said = sentences.join(' ').toLowerCase();
  const isCustomer = (noun: string): boolean =>
    wanted.includes(noun) ||
    isGroup(noun) ||
    isHouse(noun) ||
    audiences.some((one) => one.noun.toLowerCase() === noun) ||
    (!thing.test(noun) && new RegExp(String.raw`\bfor (?:[\p{L}-]+ ){0,2}${plural(noun)}\b`, 'u').test(said));
  const priced = sums.filter(({ kind }) => kind === 'price');
  const rates = free === null ? terms.plans.map(({ amount }) => amount).join(' ') : '';
  const paid = [...rates.matchAll(/(?:(?:per|an?|each|every)\s|\/\s?)([\p{L}-]+)/giu)]
    .map(([, noun = '']) => noun.toLowerCase())
    .filter((noun) => !new RegExp(`^(?:${period})$`).test(noun))
    // '€39 per reader once and €0.60 per reader and month': what is bought pays nothing.
    .filter((noun) => !terms.plans.some(({ amount }) => oneOff.exec(amount)?.[1] === noun && terms.plans.length > 1));
  const payers = [
    // Of several plans one may be for others.
    ...(terms.plans.every(({ whom }) => whom !== null) ? terms.plans.map(({ whom }) => singular(whom ?? '')) : []),
    ...priced.flatMap(({ sentence, said: part }) =>
      [payerIn(part) ?? payerIn(sentence) ?? []].flat().filter(
        // 'A retest is charged at €180': what is sold pays nothing.
        (noun) =>
          !/ (?:is|are) charged\b/i.test(sentence) || isPeople(noun.split(' ').at(-1) ?? '') || isCustomer(noun),
      ),
    ),
  ];
  const buyer = buyerSaid(sentences);
  const made = buyerIn(sentences);
  const head = paid.find(isCustomer) ?? payers[0] ?? wanted[0] ?? made ?? meantFor(audiences, sentences);
  // '€25 per instructor', '80 schools': the sum counts heads, and whoever has them pays.
  const house = [buyer, ...wanted, made].find((noun) => noun !== null && (isGroup(noun) || isHouse(noun)));
  const isHead = (noun: string): boolean =>
    isPerson(noun) || (audiences.some((one) => one.noun === noun) && !isGroup(noun) && !isHouse(noun));
  const parent = audiences.find(({ noun }) => /^(?:parent|family|guardian)$/.test(noun))?.noun;
  // '€3.99 per child': no child pays for itself.
  const grown = parent !== undefined && /^(?:child|kid|teenager|teen|baby|pupil)$/.test(head ?? '') ? parent : head;
  const whole = house && grown !== null && isHead(grown) ? house : grown;
  return buyer?.endsWith(` ${whole}`) ? buyer : whole;
}

/** What is counted and pays nothing. */
const thing =
  /^(?:fridge|freezer|sensor|device|machine|vehicle|car|bike|van|truck|room|seat|table|bed|module|document|page|file|order|booking|item|product|case|ticket|request|transaction|message|scan|report|form|shipment|parcel|drawing|meter|camera|screen|printer|boat|hive|tank|tree|space|listing|licen[cs]e)$/;

/** `Boathouses try it for four months, then pay €40`, `40 workshops with 6 fitters each, paying 45 euros a month` */
function payerIn(part: string): string | null {
  const before =
    /(?:^|[,.;:]\s|\b(?:and|each|every|the|a|\d+)\s)((?:[\p{L}-]+ ){0,1}[\p{L}-]+) (?:pays?|subscribes?|is charged|are charged)\b(?! nothing)/iu.exec(
      part,
    )?.[1];
  const paying = /\b\d+ ((?:[\p{L}-]+ )?[\p{L}-]+s)(?: with [^,;]+)?,? paying\b/iu.exec(part)?.[1];
  const payer = isAfterwards.test(before ?? '') ? opener.exec(part)?.[1] : (before ?? paying);
  return payer &&
    !/^(?:they|who|we|it|nobody|everyone|no one|users?|customers?|(?:all |the )?(?:others?|rest))$/i.test(payer)
    ? singular(
        payer.toLowerCase().replace(/^(?:and |but )?(?:(?:the|each|every|an?|larger|smaller|bigger|other) )?/, ''),
      )
    : null;
}

/** `a meal planning app for busy families`: for whom the first sentences say it is. */
const meantFor = (audiences: Brief['audiences'], sentences: readonly string[]): string | null =>
  audiences.find(({ noun }) =>
    sentences
      .slice(0, 2)
      .some((text) =>
        new RegExp(String.raw`\bfor (?:[\p{L}-]+ ){0,3}${escapePattern(plural(noun))}\b`, 'iu').test(text),
      ),
  )?.noun ?? null;

/** A family is no organisation with roles and seats. */
const atHome = /^(?:family|household|couple)$/;
const bodies = /\b(?:NGO|non-?profit|SME|start-?up|publisher)s?$/i;
const isPerson = (noun: string): boolean => !bodies.test(noun) && isPeople(noun) && !isGroup(noun) && !isHouse(noun);

function rateOf(told: string, customer: string | null): Offer['rate'] {
  const [, sum = '', per = ''] =
    /^(.*?\d[\d.,]*(?:\s?(?:€|[A-Z]{3}\b|euros?|dollars?|pounds?|francs?))?)(.*)$/u.exec(told) ?? [];
  const amount = numberOf(sum);
  const [, span = ''] = /\b(month|mo|year|yr|week|quarter|annum)\b/i.exec(per) ?? [];
  const spans: Period =
    /^(?:year|yr|annum)$/i.test(span) || /yearly|annually/i.test(per)
      ? 'year'
      : /^week$/i.test(span)
        ? 'week'
        : /^quarter$/i.test(span)
          ? 'quarter'
          : 'month';
  // A sum for each seat or dog says nothing of what a customer pays.
  const other = [...per.matchAll(/(?:(?:per|an?|each|every)\s|\/\s?)([\p{L}-]+)/giu)].some(
    ([, noun = '']) => !new RegExp(`^(?:${period})$`, 'i').test(noun) && noun.toLowerCase() !== customer,
  );
  if (amount === null || other || !/month|\bmo\b|year|\byr\b|week|quarter|annum|annually/i.test(per)) return null;
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
