import { numberWords, plural } from '../language.js';

/** How ideas write sums and quantities, as parts of patterns. */

/** `1,200`, `20 000`, `4.5`. */
const digits = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)*)`;
const scale = String.raw`(?:k|m|mn|bn|million|thousand|lakh|crore)\b`;
export const currencies =
  'OMR|KWD|BHD|QAR|JOD|TND|RSD|MKD|GEL|AMD|AZN|KZT|UZS|LKR|BDT|NPR|PKR|BWP|ZMW|MWK|RWF|XOF|XAF|DOP|UYU|BOB|NOK|SEK|DKK|ISK|EUR|USD|GBP|CHF|PLN|CZK|HUF|RON|BGN|(?-i:TRY)|UAH|JPY|CNY|KRW|INR|IDR|MYR|SGD|HKD|THB|PHP|VND|CAD|AUD|NZD|BRL|MXN|CLP|COP|PEN|ARS|ZAR|KES|NGN|GHS|UGX|TZS|ETB|EGP|MAD|ILS|AED|SAR|kr|kroner|kronor|yen|rupees|zloty|francs|pesos|reais|reals|złoty|koruna|korunas|forints?|lei|leva|hryvnias?|lira|ringgit|baht|dirhams?|riyals?|naira|cedis?|kwacha|birr|soles|quetzales|rand|shillings|euros?|pounds?|dollars?';
/** Signs before a sum: a few of one sign, a few with letters. */
const sign = String.raw`(?:(?:US|CA|C|AU|A|NZ|HK|NT|MX|S|R)?\$|[£€¥₹₩₺₴₦₱₫₪]|R\$|S/|(?<!\p{L})Rs\.?|(?<!\p{L})(?:K|T|U)Sh\.?|(?:NOK|SEK|DKK|EUR|USD|GBP|CHF|PLN|CZK|HUF|RON|INR|KES|NGN|GHS|UGX|TZS|ZAR|AED|SAR|CLP|PEN|COP|BRL|MXN|AUD|CAD|NZD|SGD|JPY|CNY|KRW|ISK|BGN|(?-i:TRY)|UAH|IDR|MYR|HKD|THB|PHP|VND|ETB|EGP|MAD|ILS|OMR|KWD|BHD|QAR|JOD|TND|RSD|MKD|GEL|AMD|AZN|KZT|UZS|LKR|BDT|NPR|PKR|BWP|ZMW|MWK|RWF|XOF|XAF|DOP|UYU|BOB|ARS)\b|R(?=\s?\d[\d.,]*\s?(?:million|m\b|k\b|thousand)|\s?\d{1,3}[ ,.]\d{3})|(?<![\p{L}\d])K(?=\d))`;

/** `£96,500`, `€250k`, `400,000 NOK`. */
export const money = String.raw`(?:${sign}\s?${digits}(?:\s?${scale})?|${digits}(?:\s?${scale})?\s?(?:€|zł(?!\p{L})|Kč|(?:(?:US|Canadian|Australian) )?(?:${currencies})\b))`;

/** What is weighed, measured or metered. */
export const physical =
  'kilos?|kilograms?|kg|grams?|tonnes?|tons?|kilomet(?:er|re)s?|km|met(?:er|re)s?|miles?|lit(?:er|re)s?|gallons?|hectares?|acres?|[kMG]Wh?|square met(?:er|re)s|cubic met(?:er|re)s|sqm';
/** `kg`, `kWh`: a unit of measure, no thing of its own. */
export const isPhysicalUnit = (word: string): boolean => new RegExp(`^(?:${physical})$`, 'i').test(word);
const measureUnit = String.raw`%|per cent|percent|m[²³]|(?:k|m|bn|million|thousand|${currencies}|ms|seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|(?:(?:working|business|calendar) )?days?|evenings?|nights?|afternoons?|mornings?|weeks?|months?|years?|times|points?|stars?|${physical})\b`;
const rate = String.raw`(?:\s(?:a|per|each)\s\p{L}+[²³]?(?:\s(?:a|per)\s\p{L}+)?)?`;
/** `1 in 6`, `12 in 100`; other forms are brought into this one before (`inDigits`). */
export const ratio = String.raw`[1-9]\d{0,2}\s(?:in|out of)\s(?:every\s)?[1-9]\d{0,2}(?:,000|000)?(?![\d.,]*\d|\s(?:minutes?|hours?|days?|weeks?|months?|years?)\b(?!\s(?:is|are|was|were|gets?|goe?s?|go)\b))`;
/** `18%`, `3 hours a day`, `45 minutes`, `4.5 stars`, `1 in 6`. */
export const value = String.raw`(?:${ratio}|(?:[£$€¥]\s?)?${digits}(?:\s?(?:${measureUnit}))?${rate})`;

const ordinal: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
};
const small = numberWords.slice(1).join('|');
const durations = new RegExp(
  String.raw`\b(${numberWords.slice(2).join('|')}) (minutes?|hours?|days?|evenings?|nights?|afternoons?|mornings?|weeks?|months?|years?|per ?cent)\b(?! (?:after|of|one))`,
  'giu',
);
export const spelt = (word: string): string => String(numberWords.indexOf(word.toLowerCase()));

const sizes: Record<string, number> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const larger = new RegExp(
  String.raw`\b(${Object.keys(sizes).join('|')})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\b(?!-)`,
  'gi',
);

/** `twelve thousand pounds` as `12,000 pounds`. */
export const sumsInDigits = (sentence: string): string =>
  sentence.replace(
    new RegExp(String.raw`\b(?:(${Object.keys(sizes).join('|')})(?:[- ](${small}))?|(${small}|an?)) thousand\b`, 'giu'),
    (_, tens = '', ones = '', single = '') =>
      `${(sizes[tens.toLowerCase()] ?? 0) + (/^an?$/i.test(single) ? 1 : Math.max(0, numberWords.indexOf((single || ones).toLowerCase())))},000`,
  );

/** `two weeks` as `2 weeks`, `one in five` as `1 in 5`: figures in one form, so that one pattern reads both. */
export const inDigits = (sentence: string): string =>
  sentence
    .replace(
      /\b(?:an hour and a half|half an hour|(?:a )?quarter of an hour|three quarters of an hour)\b/gi,
      (text) => `${/and/i.test(text) ? 90 : /half/i.test(text) ? 30 : /three/i.test(text) ? 45 : 15} minutes`,
    )
    .replace(
      new RegExp(
        String.raw`\b(an?|\d+|${small}) hours? and (?:(\d+)|(${small}|${Object.keys(sizes).join('|')})) minutes\b`,
        'giu',
      ),
      (_, hours: string, digits: string | undefined, word = '') => {
        const many = /^an?$/i.test(hours) ? 1 : Number(hours) || Number(spelt(hours));
        return `${60 * many + (Number(digits) || (sizes[word.toLowerCase()] ?? Number(spelt(word))))} minutes`;
      },
    )
    .replace(/\ba (?:handful|few|couple),? say (?=\p{L}|\d)/giu, '')
    .replace(/\b(?:full|whole|entire) (?=(?:hours|days|weeks|months)\b)/gi, '')
    .replace(new RegExp(String.raw`\b(an?|${small}) hundred\b(?! and)`, 'giu'), (_, many: string) =>
      String(100 * (/^an?$/i.test(many) ? 1 : numberWords.indexOf(many.toLowerCase()))),
    )
    .replace(larger, (whole, tens: string, ones: string | undefined) => {
      const size = sizes[tens.toLowerCase()] ?? 0;
      return ones ? String(size + Number(spelt(ones))) : size ? String(size) : whole;
    })
    .replace(/\bhalf (?=(?:gets?|is|are|goes?|go|of (?:it|them)) )/giu, '50% ')
    .replace(
      /\b(up to|about|over|more than|takes?|costs?|queues?|waits?|than|instead of|(?<=, )not) an? (hour|day|week|month)\b/gi,
      '$1 1 $2',
    )
    .replace(/\bhalf (?:of )?(?=(?:all|the|our|their) \p{L}+s\b)/giu, '50% of ')
    .replace(
      /\b(every|each) (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth|\d{1,2}th) (?!(?:day|week|month|year|hour|minute|time|shift|season)\b)(\p{L}{3,})\b/giu,
      (_, __: string, nth: string, thing: string) =>
        `1 in ${ordinal[nth.toLowerCase()] ?? (Number.parseInt(nth, 10) || 2)} ${plural(thing)}`,
    )
    // '1 delivery in 9 is short'
    .replace(
      new RegExp(
        String.raw`\b(?:1|one) (\p{Ll}{3,}(?<!s)) (?:in|out of) (\d{1,3}|${small}) (?=is|are|was|were|gets?|has|goes|comes|fails|\p{Ll}+s )`,
        'giu',
      ),
      (whole, what: string, all: string) => {
        const of = Number(all) || Number(spelt(all));
        return of > 1 && !/^(?:minute|hour|day|week|month|year|time|person)$/.test(what)
          ? `1 in ${of} ${plural(what)} `
          : whole;
      },
    )
    // 'out of 100 pairs 7 go to the wrong guest'
    .replace(
      new RegExp(
        String.raw`\b(?:out )?of (?:every )?(\d{1,3}|${small}) (\p{L}{3,}s),? (?:about |around |only )?(\d{1,3}|${small}) (?=\p{Ll})`,
        'giu',
      ),
      (whole, all: string, what: string, part: string) => {
        const [one, of] = [part, all].map((text) => Number(text) || Number(spelt(text)));
        return one && of && one < of ? `${one} in ${of} ${what} ` : whole;
      },
    )
    // 'a third of the catch spoils'
    .replace(
      /\b(?:an?|one) (third|quarter|fifth|tenth) of (?=(?:the|our|all) (?!\p{L}*s\b))/giu,
      (_, part: string) => `1 in ${part.toLowerCase() === 'quarter' ? 4 : (ordinal[part.toLowerCase()] ?? 3)} of `,
    )
    // '4 evenings out of 20', 'two trips of five.'
    .replace(
      new RegExp(
        String.raw`\b(\d{1,3}|${small}) (\p{L}{3,}s) (?:out of (?:every )?(\d{1,3}|${small})\b(?! ?%)|of (\d{1,3}|${small})(?=$|[.,;]))`,
        'giu',
      ),
      (whole, part: string, what: string, out: string | undefined, all: string | undefined) => {
        const [one, of] = [part, out ?? all ?? ''].map((text) => Number(text) || Number(spelt(text)));
        return one && of && one < of ? `${one} in ${of} ${what}` : whole;
      },
    )
    // 'below one a month'
    .replace(
      new RegExp(
        String.raw`\b(${small}) (?=(?:an?|per) (?:hour|shift|day|week|month|quarter|term|season|year)\b)`,
        'giu',
      ),
      (_, number: string) => `${spelt(number)} `,
    )
    .replace(durations, (_, number: string, unit: string) => `${spelt(number)} ${unit}`)
    .replace(
      new RegExp(
        String.raw`(?<![\d.,£$€-])\b(\d{1,3}|${small}) (?:in|(?:out )?of) (?:every )?(\d{1,3}(?:,?000)?|${small})\b(?![\d.,]*\d| ?(?:%|minutes?|hours?|days?|weeks?|months?|years?)\b)`,
        'gi',
      ),
      (whole, part: string, all: string) => {
        const [one, of] = [part, all].map((text) => Number(text.replace(',', '')) || Number(spelt(text)));
        // '212 of 640 complaints' are counted one by one; '2 of 9' are a part.
        if (/\bof\b/.test(whole) && (one ?? 0) > 20 && (of ?? 0) > 100) return whole;
        return one && of && one < of ? `${one} in ${all.includes(',') ? all : of}` : whole;
      },
    );

/** The hundredth parts of `1 in 6`; null for what is no ratio. */
const shareIn = (text: string): number | null => {
  const [, part, whole] = /\b(\d+) in (\d+)\b/.exec(text.replace(/,(?=\d{3})/g, '')) ?? [];
  return part && whole ? (100 * Number(part)) / Number(whole) : null;
};

/** `%`, `time`, `kg` … or `other`: figures can be set against each other only when they count in one unit. */
export const unitOfValue = (text: string): string =>
  /%|per ?cent/i.test(text) || shareIn(text) !== null
    ? '%'
    : /\d\s?(?:seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|(?:(?:working|business|calendar) )?days?|evenings?|nights?|afternoons?|mornings?|weeks?|months?|years?)\b/i.test(
          text,
        )
      ? 'time'
      : (physicalUnit
          .exec(text)?.[1]
          ?.toLowerCase()
          .replace(/(?<=\p{L}{3})s$/u, '') ?? 'other');
const physicalUnit = new RegExp(String.raw`\d\s?(m[²³]|(?:${physical})\b)`, 'iu');

const numberOf = (text: string): number =>
  Number.parseFloat(text.replace(/[,'’](?=\d{3})/g, '').replace(/[^\d.]/g, ''));

const seconds: Record<string, number> = {
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
};
/** A duration in seconds, so that '3 hours' is more than '30 minutes'; a ratio in hundredths; other values as they are. */
export function sizeOf(text: string): number {
  const share = shareIn(text);
  if (share !== null) return share;
  const unit =
    /\d\s?(?:(?:working|business|calendar) )?(seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|(?:(?:working|business|calendar) )?days?|evenings?|nights?|afternoons?|mornings?|weeks?|months?|years?)\b/i
      .exec(text)?.[1]
      ?.toLowerCase();
  if (!unit) return numberOf(text);
  const size = /^(?:evening|night|afternoon|morning)/.test(unit)
    ? 14_400
    : /^mo/.test(unit)
      ? 2_592_000
      : /^y/.test(unit)
        ? 31_536_000
        : (seconds[unit.charAt(0)] ?? 1);
  return numberOf(text) * size;
}
