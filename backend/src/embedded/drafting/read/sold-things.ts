import type { Sum } from './sums.js';
import { partsOf, placesIn } from './sum-parts.js';

/** A product of several things, each with its own price: `A probe costs €149, the gateway €320, and the app is €9 per month`. */

const ownPrice =
  /^(?:and )?(?:an?|the|each|every|one) ([\p{L}-]+(?: [\p{L}-]+)??)(?: (?:costs?|is|is billed at|is sold (?:for|at)|at|for))? $/iu;
/** `studios pay £6 a month per kiln` */
const paying = /^(?:and )?([\p{L}][\p{L} -]{2,24}s) pay $/iu;
/** What is counted in a rate says by itself what it is paid for. */
const perTime = /\b(?:month|year|week|quarter|monthly|yearly)\b/i;
const services = /^(?:app|portal|service|software|platform|subscription|licen[cs]e|cloud|web app|dashboard)$/i;

/** The sums of one sentence where at least one is the price of a service and another that of a thing; else none. */
export function soldThingsIn(sentence: string): Sum[] {
  if (/\b(?:today|currently|so far|last year|waiting|lost|wasted)\b/i.test(sentence)) return [];
  const told = partsOf(sentence).flatMap((said) => {
    const places = placesIn(said);
    const [place] = places;
    const [, thing = ''] =
      place && places.length === 1 && place.bound === ''
        ? (ownPrice.exec(place.before) ?? paying.exec(place.before) ?? [])
        : [];
    return place && thing !== '' ? [{ said, place, thing: thing.toLowerCase() }] : [];
  });
  const isService = ({ thing, place }: (typeof told)[number]): boolean =>
    (services.test(thing) || paying.test(place.before)) && perTime.test(place.rate);
  if (told.length < 2 || !told.some(isService) || told.every(isService)) return [];
  return told.map((one): Sum => {
    const { place, thing, said } = one;
    // 'with a minimum of 200 readers' may stand behind the comma.
    const [minimum = ''] = /,? with an? minimum of [^,;.]+/i.exec(sentence.slice(sentence.indexOf(said))) ?? [];
    const once =
      / (?:once|one-off)$/i.exec(place.rate)?.[0] ?? /^ (?:once|one-off|up front)\b/i.exec(place.after)?.[0] ?? '';
    return {
      kind: 'price',
      amount: place.amount,
      text: isService(one)
        ? `${place.amount}${place.rate}${/^ after the first \p{L}+/iu.exec(place.after)?.[0] ?? ''}${minimum.replace(/^,/, '')}`
        : `${place.amount} per ${thing}${once}${perTime.test(place.rate) ? place.rate : ''}`,
      said,
      sentence,
    };
  });
}

/** `Sitters receive 85% of the price and we keep the rest`: what is left is kept. */
export function restKept(sentence: string): Sum | null {
  const [said, part = '', whole = ''] =
    /\b(?:receives?|gets?|keeps?|are paid|is paid) (\d{1,2})\s?(?:%|per ?cent) of ([^,;.]{3,40}?),? and (?:we|the platform|\p{Lu}[\p{L}\d]+) (?:keeps?|takes?) the rest\b/u.exec(
      sentence,
    ) ?? [];
  if (said === undefined) return null;
  const amount = `${100 - Number(part)}%`;
  return { kind: 'commission', amount, text: `${amount} of ${whole}`, said, sentence };
}
