import { next } from './next-value.js';
import { escapePattern, isPlural, stripStop } from '../language.js';
import { partsOf } from './fact-clauses.js';
import { leavesOut } from '../read/binding.js';
import { timedChecks } from './rule-checks.js';
import { stateChecks } from './state-checks.js';
import { isQuantity } from '../read/unit-marks.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, functionOf } from '../read/every-deed.js';
import { money } from '../read/values.js';

/** Times of day by which something has to be done, and values beyond which something has to happen. */

interface Bound {
  /** The words of the idea in which it stands. */
  said: string;
  /** Position of what the idea asks for, where the limit belongs to it. */
  capability: number | null;
}

export interface CutOff extends Bound {
  /** `19:30` */
  time: string;
  /** The minute before, in which all is well, and the one after. */
  early: string;
  late: string;
  /** `by 19:30` */
  phrase: string;
  /** It can be done until then and no longer: what comes later is refused, and nothing is late. */
  shuts?: boolean;
  /** `go out the next morning`: what it is in time for, where the words say so; nothing is late, it misses that. */
  misses?: string;
}

export interface Threshold extends Bound {
  /** `above`, `below` */
  side: 'above' | 'below';
  /** `8 °C` */
  value: string;
  /** `temperature`; `value` where the unit tells nothing. */
  what: string;
  unit: string;
  /** The first value beyond it. */
  beyond: string;
  /** `above 8 °C` */
  phrase: string;
}

const clock = String.raw`(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?(?:[ap]\.m\.?(?!\p{L})|[ap]m\b|o['’]clock|h\b)|noon|midnight)`;
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** `by the 25th`, `until Thursday`: the day itself is in time, the next one late. */
const dayLimit = new RegExp(
  String.raw`\b(?:by|until|till|before|no later than|not later than)\s(the \d{1,2}(?:st|nd|rd|th)(?! (?:of )?(?:\p{Lu}|century|time))|(?:every |each )?(?:${dayNames.join('|')})(?!\s(?:\d|at|noon|morning|evening)))`,
  'u',
);
const cutOff = new RegExp(
  String.raw`\b(?:by|until|till|before|no later than|not later than|up to|at the latest (?:at|by))\s((?:\p{L}+day\s(?:at\s)?)?)${clock}`,
  'iu',
);

function minuteFrom(time: string, by: number): string {
  const named: Record<string, string> = { noon: '12:00', midnight: '24:00' };
  const [, hour = '0', sign = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:([:.])(\d{2}))?(.*)$/.exec(named[time.toLowerCase()] ?? time) ?? [];
  const total = Number(hour) * 60 + Number(minute) + by;
  const turned = (total + 1440) % 1440;
  const clockHour = /m/i.test(half) ? Math.floor(turned / 60) || 12 : Math.floor(turned / 60);
  return `${clockHour}${sign || ':'}${String(turned % 60).padStart(2, '0')}${/m/i.test(half) ? half : ''}`;
}

const textOf = ({ verb, object, tail }: Capability): string => [verb, object, tail].filter(Boolean).join(' ');

type Source = Pick<Brief, 'capabilities' | 'asking' | 'problem' | 'measures' | 'limits'> &
  Partial<Pick<Brief, 'ruled'>>;
const aimed =
  /\b(?:goals?|targets?|aims?|success|budget|grant|launch\w*|go live|live (?:by|before|on)|in use|from \d|costs?|prices?|fees?|pays?|saves?|less than \d[\d.,]* (?:minutes|hours)|today|currently|last (?:year|month|season))\b/i;

/** A rule that tells by its words how it shows that it is kept needs no figure of its own. */
const saysItself = (text: string): boolean =>
  timedChecks(stripStop(text)) !== null || stateChecks(stripStop(text)) !== null;

/** Where a limit may stand: in what is asked for, and in rules; what is aimed at and what it may cost are told elsewhere. */
/** Whether a sentence has the target of a goal in it: `80% lower than today` by its figure. */
const isIn = (text: string, target: string): boolean =>
  text.toLowerCase().includes(target.replace(/ \p{L}+ than today$/u, '').toLowerCase());

function places({ capabilities, asking, problem, measures, limits, ruled = [] }: Source): Bound[] {
  const asked = everyDeed(capabilities).map((one) => ({
    said: textOf(one),
    capability: functionOf(one, capabilities),
  }));
  const clauses = asking
    .filter((text) => !problem.sentences.some((told) => text.includes(stripStop(told))))
    .flatMap((text) => partsOf(text).map((part) => part.text))
    .filter((text) => !aimed.test(text) && !measures.some(({ target }) => target !== null && isIn(text, target)));
  // Of a long sentence only the piece in which the limit stands.
  const rest = clauses
    .flatMap((text) => (text.length <= 180 ? [text] : text.split(/[:;]\s|,\s(?!\d)/)))
    .filter((text) => text.split(' ').length > 3 && !leavesOut(text) && !saysItself(text))
    // Of two rules in one sentence each stands for itself.
    .flatMap((text) => [
      ...[...limits, ...ruled].flatMap((limit) =>
        limit.kind === 'other' && text.toLowerCase().includes(limit.text.toLowerCase()) ? [limit.text] : [],
      ),
      text,
    ]);
  return [...asked, ...rest.map((said) => ({ said, capability: null }))];
}

/** Each limit once, where it was found first. */
const once = <T extends { phrase: string }>(found: T[]): T[] =>
  found.filter(
    ({ phrase }, at) =>
      found.findIndex((one) => stripStop(one.phrase.toLowerCase()) === stripStop(phrase.toLowerCase())) === at,
  );

const ordinal = (day: number): string =>
  `the ${day}${/1\d$/.test(String(day)) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th')}`;

function dayIn(place: Bound): CutOff[] {
  const [phrase = '', time = ''] = dayLimit.exec(place.said) ?? [];
  if (!time) return [];
  const number = Number(/\d+/.exec(time)?.[0] ?? 0);
  const at = dayNames.findIndex((name) => time.endsWith(name));
  const day = (by: number): string =>
    number > 0 ? ordinal(Math.max(1, number + by)) : (dayNames[(at + by + 7) % 7] ?? time);
  const before = /^before\b/i.test(phrase);
  return [{ ...place, time, phrase, early: day(before ? -1 : 0), late: day(before ? 0 : 1) }];
}

export function cutOffsOf(brief: Source): CutOff[] {
  return once(
    places(brief).flatMap((place): CutOff[] => {
      if (happensThen.test(place.said) || freeUntil.test(place.said)) return [];
      const [phrase = '', day = '', said = ''] = cutOff.exec(place.said) ?? [];
      // The stop that ends a sentence ends this one as well.
      const hour = said.replace(/(?<=[ap]\.m)$/i, '.');
      if (hour && saysWhatFollows(phrase, brief)) return [];
      const [early = '', late = ''] = [-1, /^before\b/i.test(phrase) ? 0 : 1].map((by) => day + minuteFrom(hour, by));
      // What has to be done before eight is late at eight.
      return hour
        ? [{ ...place, time: day + hour, phrase, early, late, ...shutBy(place), ...missedBy(place, phrase) }]
        : dayIn(place);
    }),
  );
}

/**
 * `forward a pitch not taken by 7.30`, `if the manager hasn't responded by 10`: from then on something happens by itself, and
 * nothing is late; nor is what only has to be in some state by then: `every van must have at least 85% by 6 a.m.`.
 */
const happensThen =
  /\bnot (?:yet )?\p{L}+ (?:by|until|before) |\b(?:nobody|no one) (?:has|have) [^,;]*\b(?:by|until|before) |\b(?:is|are|be) (?:\p{L}+ (?:[^,;]+ )?and )?(?:bundled|collected|gathered|held|kept|grouped|batched|queued|shown|displayed) [^,;]*\b(?:until|till) |^(?:bundle|collect|gather|hold|keep|group|batch|queue|show|display) [^,;]*\b(?:until|till) |^(?:if|unless|when|whenever|where)\b[^,]*(?:n['’]t|\bnot|\bno|\bnobody)\b|\b(?:must|has to|have to|should) (?:have|be (?:at|above|below|over|under|between|full|charged|ready|warm|cold|clean))\b/iu;

/** `Changes are free until 16:00`: later they cost something, and nothing is refused. */
const freeUntil = /\bfree (?:of charge )?(?:until|till|up to)\b/i;

/** `… until 16:00 the day before. After that the carrier needs to call`: the idea says itself what comes then. */
const saysWhatFollows = (phrase: string, { asking }: Source): boolean =>
  asking.some((text, at) => {
    const place = text.indexOf(phrase);
    return place >= 0 && follows.test(`${text.slice(place + phrase.length)} ${asking[at + 1] ?? ''}`);
  });
const follows =
  /^[^.;]*[.;,]\s+(?:and |but )?(?:after (?:that|this|then)|afterwards|later than that|from then on|beyond that|otherwise)\b/i;

/** `in by 2 pm to go out the next morning` */
function missedBy({ said }: Bound, phrase: string): { misses?: string } {
  const [, misses] =
    /^,? (?:in order )?to (\p{L}+(?: [^,;:.]{2,40})?)$/u.exec(said.slice(said.indexOf(phrase) + phrase.length)) ?? [];
  return misses && !isPlural(misses.split(' ')[0] ?? '') ? { misses } : {};
}

/** `orders can be changed until 20:00`, `order lunch up to 8:30`: what is allowed so long; `by` tells when it is due. */
const shutBy = ({ said, capability }: Bound): { shuts?: boolean } =>
  (capability !== null && /\b(?:until|till|up to) (?:\d|noon|midnight)/i.test(said)) ||
  /\b(?:can|may|open|possible|allowed|only)\b(?: [\p{L}]+){0,4} (?:until|till|up to|no later than)\b/iu.test(said)
    ? { shuts: true }
    : {};

const measured: [unit: string, what: string][] = [
  ['°\\s?[CF]|degrees(?: (?:Celsius|Fahrenheit))?', 'temperature'],
  ['mbar|bar|psi|hPa|kPa', 'pressure'],
  ['km/h|mph|m/s|knots', 'speed'],
  ['dB', 'noise level'],
  ['ppm|ppb|mmol/l|mg/dl|mg/l|µg/m³|g/l', 'concentration'],
  ['lux', 'light level'],
  ['kW|W|kWh', 'power'],
  ['V|volts', 'voltage'],
  ['kg|tonnes?|g|lb', 'weight'],
  ['cm|mm|metres|meters', 'level'],
  ['%|per cent', 'share'],
  ['minutes?|hours?|days?|weeks?', 'duration'],
];
const units = measured.map(([unit]) => unit).join('|');
const amount = String.raw`(?:${money}|(?:minus |-|−)?\d[\d.,]*\s?(?:${units})(?![\p{L}]))`;
const high =
  'passes|above|over|more than|higher than|warmer than|hotter than|heavier than|louder than|longer than|older than|later than|exceeds?|exceeding|beyond';
const low = 'below|under|less than|lower than|colder than|lighter than|shorter than';
/** `for no longer than 6 hours` is the most that is allowed, and nothing that sets something off. */
const beyond = new RegExp(String.raw`(?<!\b(?:no|not|never) )\b(${high}|${low})\s(${amount})`, 'giu');

export function thresholdsOf(brief: Source): Threshold[] {
  return once(
    places(brief).flatMap((place) =>
      [...place.said.matchAll(beyond)].flatMap(([phrase, word = '', value = '']): Threshold[] => {
        // What may be spent on it is watched by nobody while it runs.
        if (brief.limits.some(({ kind, text }) => kind === 'budget' && text.includes(value))) return [];
        const side = new RegExp(`^(?:${high})$`, 'i').test(word) ? 'above' : 'below';
        const [unit = '', plain = new RegExp(money, 'u').test(value) ? 'amount' : 'value'] =
          measured.find(([one]) => new RegExp(String.raw`\d\s?(?:${one})(?![\p{L}])`, 'u').test(value)) ?? [];
        const behind = place.said.slice(place.said.indexOf(phrase) + phrase.length);
        // 'more than 500 psi below the specified strength': how far off, of what nobody says.
        if (/^\s(?:below|under|above|over|short of|off|away|ahead|behind|more|less) /i.test(behind)) return [];
        // 'below 12 % moisture' measures moisture.
        const [, told = ''] = /^\s(\p{L}+)/u.exec(behind) ?? [];
        const what = isQuantity(told) ? told : plain;
        // 'Work above 4 metres needs two fitters': a rule of some of them, and nothing whose level is watched.
        if (what === 'level' && /\b(?:needs?|requires?|only|must|may|can)\b/i.test(place.said)) return [];
        return [
          {
            ...place,
            side,
            value,
            what,
            unit: unit ? (new RegExp(`(?:${unit})$`, 'u').exec(value)?.[0] ?? '') : '',
            phrase,
            beyond: next(value, side === 'above' ? 1 : -1),
          },
        ];
      }),
    ),
  );
}

/** `enter the order on a tablet`: what has to be done, without its limit. */
export const without = (text: string, phrase: string): string =>
  text
    .replace(new RegExp(String.raw`,?\s?${escapePattern(phrase)}\b,?`, 'u'), '')
    .replace(/\s{2,}/g, ' ')
    .trim();
