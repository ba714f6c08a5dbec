import { isPlural, isUncountable, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { classOf } from './sense.js';

/** What belongs to an entry beside the thing itself: `report a spot with photo and place`. */

const means =
  /^(?:phone|mobile|smartphone|app|tablet|scanner|camera|device|computer|laptop|browser|pen|card|code|help|click|tap|finger|hand|care|name and time)$/;
const listed =
  /\bwith (?:an? |the |its |their |his |her )?([\p{L}][\p{L}%°/ ,-]{2,90}?)(?= (?:from|on|at|in(?! %)|by|for|to|after|before|when|if|so|until|within)\b|$)/iu;

/** `photo`, `place`; what only names the tool in somebody's hand is no detail. */
export function detailsOf({ verb, object, tail, automatic }: Capability): string[] {
  if (automatic || !enters.test(verb)) return [];
  const parts = partsOf(object);
  if (parts.length > 1) return parts.slice(0, 5);
  const [, said = ''] = listed.exec(`${object} ${tail}`.trim()) ?? [];
  return said
    .split(/, (?:and )?| and | or /)
    .map((part) => part.trim().replace(/^(?:an?|the|its|their) /, ''))
    .filter((part) => {
      // 'a photo of the gauge' is named by its first words.
      const [head = ''] = part.split(' of ');
      return part !== '' && head.split(' ').length < 4 && !means.test(singular(part)) && !isPeople(part);
    })
    .slice(0, 5);
}

/** `litres pumped and photo of the lid`, `length, breaks and twist`: what is entered of one thing; `visits and calls` are things. */
export function partsOf(object: string): string[] {
  const parts = object
    .split(/, (?:and )?| and /)
    .map((part) =>
      part.trim().replace(/^(?:the|its|their|an? (?=photo|picture|image|video|signature|remark|comment|note)) ?/, ''),
    )
    .filter(Boolean);
  const headOf = (part: string): string => part.split(' of ')[0]?.split(' ').at(-1) ?? '';
  const isOne = (part: string): boolean => !isPlural(headOf(part)) || isUncountable(headOf(part));
  return parts.length > 1 &&
    !/\b(?:each|every|per)\b/.test(object) &&
    parts.every((part) => part.split(' ').length < 6 && !/^(?:an?|which|who|what|how|when|where)\b/.test(part)) &&
    !parts.some((part) => isPeople(part)) &&
    parts.some(isOne)
    ? parts
    : [];
}

const enters =
  /^(?:report|record|log|enter|note|register|submit|send|send back|add|post|write|request|order|upload|file|describe|capture|return|hand in|list|offer|create)$/;

/** `planned`, `fixed`, of `mark spots as planned or fixed`. */
export function choicesOf({ verb, object, tail }: Capability): string[] {
  const [, said = ''] = /^(?:mark|flag|set|tag|label|classify|grade|rate)$/.test(verb)
    ? (/\bas ([\p{L}, -]{3,60})$/u.exec(`${object} ${tail}`) ?? [])
    : [];
  return said
    .split(/, (?:or |and )?| or | and /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(' ').length < 4);
}

/** A detail as a field: its name and what it may hold. */
export function fieldOfDetail(detail: string): string {
  const [name = detail] = detail.split(/ of (?:an?|the|its|their) /);
  const head = singular(name.split(' ').at(-1) ?? '');
  const [, share = ''] = /^(.+) in (?:%|per cent)$/.exec(detail) ?? [];
  if (share !== '') return `${share}: number in %`;
  if (/^(?:photo|photograph|picture|image|video|scan|file|attachment)$/.test(head)) return `${name}: picture or file`;
  if (/^(?:place|location|position|address|spot)$/.test(head)) return `${detail}: text, or a point on the map`;
  const [first = '', second = ''] = name.split(' ');
  if (unitWord.test(first)) return `${name}: number in ${first.toLowerCase()}`;
  if (second !== '' && isPlural(first) && /(?:ed|en)$/.test(second)) return `${name}: number`;
  if (quantity.test(head)) return `${name}: number with unit`;
  return classOf({ object: detail, noun: detail }) === 'date'
    ? `${detail}: date`
    : classOf({ object: detail, noun: detail }) === 'sum'
      ? `${detail}: number with unit`
      : `${detail}: text`;
}

const unitWord =
  /^(?:litres|liters|gallons|kilos|kilograms|grams|tonnes|tons|metres|meters|kilometres|kilometers|miles|hours|minutes|degrees|percent)$/i;
const quantity =
  /^(?:load|length|width|height|depth|thickness|diameter|pressure|volume|speed|mileage|humidity|moisture|density|gravity|voltage|distance|duration|quantity)$/;
