import { isPlural, singular, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isLook } from './deed-words.js';
import { isPeople } from '../read/lexicon.js';
import { classOf, isNameByNumber } from './sense.js';

/** What belongs to an entry beside the thing itself: `report a spot with photo and place`. */

const means =
  /^(?:phone|mobile|smartphone|app|tablet|scanner|camera|device|computer|laptop|browser|pen|card|code|help|click|tap|finger|hand|care|name and time)$/;
const units =
  'hz|mm|cm|m2|m²|m3|m³|sqm|ha|m|km|kg|g|t|ml|l|bar|kwh|°c|%|per cent|percent|degrees|millimetres|centimetres|metres|kilometres|miles|grams|kilos|kilograms|tonnes|litres|seconds|minutes|hours|days|weeks|months';
const listed = new RegExp(
  String.raw`(?<!\b(?:everybody|everyone|anybody|anyone|those|people|described|fitted|equipped|filled|covered|marked|made|furnished) )\bwith (?:an? |the |its |their |his |her )?([\p{L}](?:[\p{L}%°²³/ ,'’-]|(?<=\p{L})\d){2,120}?)(?= (?:from|on|at(?! (?:least|most)\b)|in(?! (?:(?:cubic|square) )?(?:${units})(?:\b|$|(?<=%)))|by|for|to|after|before|when|if|so|until|within)\b|$)`,
  'iu',
);
/** `at a price per hive`, `for a concert date`: told behind the deed, and asked for with it. */
const toldBehind =
  /\bat (?:an? |the |their |his |her )((?:\p{L}+ )?(?:price|rate|fee)(?: (?:per|for each|a) \p{L}+)?)|\bfor (?:an? |the |their |his |her )((?:\p{L}+ )?(?:date|time))\b/giu;

/** `photo`, `place`; what only names the tool in somebody's hand is no detail. */
export function detailsOf({ verb, object, tail, automatic }: Capability): string[] {
  if (automatic || isLook(verb)) return [];
  // 'a weekly price between $8 and $250': its bounds are no part of its name.
  const whole = `${object} ${tail}`.trim().replace(bounds, '').replace(worn, '');
  const behind = [...whole.matchAll(toldBehind)].map(([, price, date]) => price ?? date ?? '');
  const [, said = ''] = listed.exec(whole) ?? [];
  // 'pick-up and return date': two dates.
  const beside = said
    .replace(ofBoth, '$1 $3 and $2 $3')
    .split(/, (?:and )?| and | or /)
    .map((part) => part.trim().replace(/^(?:an?|the|its|their) /, ''))
    .filter((part) => {
      // 'a photo of the gauge' is named by its first words.
      const [head = ''] = part.split(/ (?:of|in) /);
      return (
        part !== '' &&
        !/^same /.test(part) &&
        head.replace(/^(?:at least|at most|up to) \S+ /i, '').split(' ').length < 4 &&
        !means.test(singular(part.split(' ').at(-1) ?? ''))
      );
    })
    // 'with drivers' is who else does it; 'with bed, grower and kilos' is what is entered.
    .filter((part, _, all) => !isPeople(part) || !all.every((one) => isPeople(one)))
    // Who confirms or checks something enters what can only be entered.
    // 'confirm each winding with time and a photo': beside what can only be entered, the others are entered too.
    .filter(
      (part, _, all) =>
        makes.test(verb) ||
        (all.length > 1 && (!settles.test(verb) || all.some((one) => attributeField(one) !== null))) ||
        attributeField(part) !== null,
    );
  return [...beside, ...behind].slice(0, 7);
}
/** `with gloves on` */
const worn = / with (?:\p{L}+ )?\p{L}+ on$/u;
const bounds = / (?:between|from|of at most|of up to|up to) [€£$]?\d[^;:]*$/u;
const ofBoth =
  /\b(first|start|begin|pick-?up|arrival|departure|entry|exit|opening|collection|delivery|gross|old|billing|minimum) and (\p{L}[\p{L}-]*) (date|time|name|address|weight|price)\b/giu;
const makes =
  /^(?:report|record|log|enter|note|register|book in|take in|check in|receive|submit|send|send back|add|post|write|request|order|upload|file|describe|capture|return|hand in|list|offer|create|prescribe|announce|propose|quote|publish)$/;
const settles =
  /^(?:confirm|check|inspect|complete|finish|close|deliver|collect|hand over|sign off|tick|tick off|take|measure|accept|settle)$/;

const ofPicture = /(?:^| )(?:photo|photograph|picture|image|video|selfie)$/;
const ofMoney =
  /(?:^| )(?:(?:day|daily|hourly|weekly|monthly) rate|price|fee|cost|sum|postage|fare|amount of money)(?: (?:per|for each|a) \p{L}+)?$/u;
const ofText = /(?:^| )(?:note|remark|comment|reason|cause|description)$/;
const counts = /^(?:the )?(?:number|count|quantity) of (.+)$/iu;
const inUnit = new RegExp(`^(.+?) in ((?:(?:cubic|square) )?(?:${units}))$`, 'iu');
/** `litres pumped`, `hours worked`, `minimum curing days` */
const ofUnit =
  /^(?:(litres|kilos|kilograms|tonnes|metres|kilometres|miles|hours|minutes|days) \p{L}+(?:ed|en|t)|(?:\p{L}+ ){1,2}(hours|minutes|days|weeks))$/iu;

/** What can only be one value of something else, as a field; null for what may be a thing of its own. */
export function attributeField(said: string): string | null {
  const [, most = '', some = said] = /^((?:up to|at most|at least) \S+) (\p{L}.*)$/iu.exec(said.trim()) ?? [];
  if (most !== '') {
    const field = attributeField(some);
    return field === null || field.includes('|') ? field : `${field} | ${upperFirst(most)} | `;
  }
  const part = said.trim().replace(/^(?:an?|the|its|their|each|every) /i, '');
  const [name = part] = part.split(/ of (?:an?|the|its|their|each) /);
  const head = name
    .split(' ')
    .map((word, at, all) => (at === all.length - 1 ? singular(word) : word))
    .join(' ')
    .toLowerCase();
  if (isNameByNumber(name)) return `${name}: text | 1 to 20 characters (assumed) | `;
  const [, counted] = counts.exec(part) ?? [];
  if (counted) return `number of ${counted}: number`;
  const [, measured, unit] = inUnit.exec(part) ?? [];
  if (measured) return `${measured}: number in ${unit ?? ''}`;
  const [, done, span] = ofUnit.exec(part) ?? [];
  if (done ?? span) return `${part}: number in ${done ?? span ?? ''}`;
  if (/(?:^| )(?:video|recording)$/.test(head)) return `${name}: file`;
  if (/^(?:photo|picture|image|video)s? of \p{L}/iu.test(part) || ofPicture.test(head)) return `${name}: picture`;
  // 'log kilometres': so many of them.
  if (unitWord.test(part)) return `${part}: number`;
  if (/(?:^| )signature$/.test(head)) return `${name}: signature`;
  if (ofMoney.test(head)) return `${name}: amount`;
  if (ofText.test(head)) return `${name}: text`;
  if (/(?:^| )(?:percentage|per cent)$/.test(head) || /^(?:the )?(?:share|percentage) of /i.test(part))
    return `${name}: number in %`;
  if (head === 'day') return `${name}: date`;
  if (/(?:^| )date$/.test(head))
    return name === head ? `${name}: date` : `${name}: list | First and last day (assumed) | `;
  return null;
}

/** `planned`, `fixed`, of `mark spots as planned or fixed`. */
export function choicesOf({ verb, object, tail }: Capability): string[] {
  const [, said = ''] = /^(?:mark|flag|set|tag|label|classify|grade|rate|tick)$/.test(verb)
    ? (/\bas ([\p{L}, -]{3,60})$/u.exec(`${object} ${tail}`) ?? [])
    : [];
  return said
    .split(/, (?:or |and )?| or | and /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(' ').length < 4);
}

/** A detail as a field: its name and what it may hold. */
export function fieldOfDetail(detail: string): string {
  const [, least = '', counted = ''] = atLeast.exec(detail) ?? [];
  if (counted !== '') {
    const field = fieldOfDetail(counted);
    return field.includes('|') ? field : `${field} | ${upperFirst(least)} | `;
  }
  const attribute = attributeField(detail);
  if (attribute !== null) return attribute;
  const [name = detail] = detail.split(/ of (?:an?|the|its|their) /);
  const head = singular(name.split(' ').at(-1) ?? '');
  if (/^(?:result|grade|score|rating)$/.test(head)) return `${name}: text or number`;
  if (/^(?:scan|file|attachment)$/.test(head)) return `${name}: file`;
  if (/^(?:place|location|position|address|spot)$/.test(head)) return `${detail}: text, or a point on the map`;
  const [first = '', second = ''] = name.split(' ');
  if (unitWord.test(first)) return `${name}: number in ${first.toLowerCase()}`;
  if (second !== '' && isPlural(first) && /(?:ed|en)$/.test(second)) return `${name}: number`;
  // A line has a number as a road has: nothing is counted by it.
  if (/^(?:number|code|id|barcode)$/.test(head) && !/\bof\b/.test(detail))
    return /\b(?:phone|mobile|telephone)\b/.test(name)
      ? `${name}: contact`
      : `${name}: text | 1 to 20 characters (assumed) | `;
  if (/^time$/.test(detail)) return 'time: time of day';
  if (/^(?:count|amount|quantity)$/.test(head)) return `${name}: number`;
  if (quantity.test(head)) return `${name}: number with unit`;
  return classOf({ object: detail, noun: detail }) === 'date'
    ? `${detail}: date`
    : classOf({ object: detail, noun: detail }) === 'sum'
      ? `${detail}: number with unit`
      : `${detail}: text`;
}

/** `at least four pictures` */
const atLeast = /^((?:at least|at most|up to) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)) (\p{L}.+)$/iu;

const unitWord =
  /^(?:litres|liters|gallons|kilos|kilograms|grams|tonnes|tons|metres|meters|kilometres|kilometers|miles|hours|minutes|degrees|percent)$/i;
const quantity =
  /^(?:load|length|width|height|depth|thickness|diameter|pressure|volume|speed|mileage|humidity|moisture|density|gravity|voltage|distance|duration)$/;
