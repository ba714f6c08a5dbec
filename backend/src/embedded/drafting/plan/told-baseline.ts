import { escapePattern, plural, singular } from '../language.js';
import type { Measure } from '../read/brief.js';
import { inDigits } from '../read/values.js';
import type { Facts } from './facts.js';

/** The figure of today that a goal leaves out, where a trouble of the idea tells it. */

/** `a night`, `per season`. */
export const each = String.raw`(?:\s(?:an?|per|each|every)\s(?:hour|day|night|evening|shift|week|month|season|term|year))?`;

/** The number in front of what a goal counts: `9` misroutings `a night`. */
function countedIn(text: string, name: string): string | null {
  // Of 'double bookings a year' it is double bookings that are counted.
  const words = name
    .replace(/ (?:an?|per|each|every) \p{L}+$/u, '')
    .split(' ')
    .slice(-2)
    .join(' ');
  const found = new RegExp(
    String.raw`(?<![\d.,€£$]|\d )(\d{1,3}(?: \d{3})+(?: (?:\p{Lu}{3}|zł|kr)(?!\p{L}))?|\d[\d.,]*\d|\d)\s(?:\p{L}+\s)?${escapePattern(words)}(${each})`,
    'iu',
  ).exec(text);
  return found?.[1] ? `${found[1]}${found[2] ?? ''}` : null;
}

/** `35 were mixed up last quarter` counts mixed-up bottles. */
function befallen(text: string, name: string): string | null {
  const [, number = '', how = '', when = ''] = befell.exec(inDigits(text)) ?? [];
  const said = name.toLowerCase().split(/[\s-]+/);
  const words = how.toLowerCase().split(/\s/);
  return number !== '' && words.every((word) => said.includes(word)) ? `${number}${when}` : null;
}
const befell =
  /(?<![\d.,])(\d[\d.,]*) (?:of (?:them|these) )?(?:were|was|are|got|get|went) (\p{L}+(?: (?:up|off|out|away|over))?)((?: last (?:year|month|quarter|season|week|term| winter|summer))?)(?=$|[,.;])/iu;

/** `30 pieces a month are never picked up`: those are the unclaimed pieces that shall be fewer. */
function countedAlike(text: string, { name, better, target }: Measure): string | null {
  const [how = '', ...things] = name.toLowerCase().split(' ');
  if (
    better !== 'lower' ||
    things.length !== 1 ||
    !/^(?:un|mis|non-|not-|lost|late|wrong|missing|broken|forgotten)/.test(how)
  )
    return null;
  const found = countedIn(text, things[0] ?? '');
  const span = (figure: string): string => /\s(?:an?|per|each|every)\s(\p{L}+)/u.exec(figure)?.[1] ?? '';
  return found && span(found) === span(target ?? '') ? found : null;
}

/** `last year they missed 1 inspection in 12` counts missed inspections. */
function oneIn(text: string, name: string): string | null {
  const [, done = '', part = '', thing = '', of = ''] =
    /\b(\p{Ll}+) (\d+) (\p{Ll}+) in (\d+)(?![\d.,]*\d)/u.exec(inDigits(text)) ?? [];
  return of !== '' && name.toLowerCase() === `${done} ${plural(thing)}` ? `${part} in ${of}` : null;
}

/** A goal without a figure of today takes the one that the idea tells as its trouble. */
export function withToldBaseline(measure: Measure, { troubles }: Facts): Measure {
  const [all] = measure.baseline?.match(/\d[\d.,]*/) ?? [];
  const those = all && troubles.find(({ text }) => ofSo.exec(text)?.[2] === all);
  // Of all there are it was told how many it was.
  if (those) return { ...measure, baseline: ofMany(those.text, measure.name) ?? measure.baseline };
  if (measure.baseline !== null) return measure;
  const baseline = troubles
    .map(
      ({ text }) =>
        ofMany(text, measure.name) ??
        countedIn(text, measure.name) ??
        befallen(text, measure.name) ??
        countedAlike(text, measure) ??
        oneIn(text, measure.name) ??
        lackingIn(text, measure.name),
    )
    .find((found) => found !== null);
  return baseline ? { ...measure, baseline } : measure;
}

/** `12 left last year with no condition check` counts what was done without a check. */
function lackingIn(text: string, name: string): string | null {
  const [, lacking = ''] = /\bwithout (?:an? |any |the )?([\p{L}-]+)$/iu.exec(name) ?? [];
  const none = new RegExp(
    String.raw`\b(?:no|without(?: an?| any)?)\s(?:\p{L}+\s)?${escapePattern(lacking)}s?(?!\p{L})`,
    'iu',
  );
  const [, number] = /(?<![\d.,:])(\d[\d,]*)(?!\S*\d)\s/.exec(text) ?? [];
  return lacking !== '' && number !== undefined && none.test(text)
    ? [number, lastly.exec(text)?.[0].toLowerCase()].filter(Boolean).join(' ')
    : null;
}

const ofSo = /(?<![\d.,])(\d[\d.,]*) (?:out )?of (?:the |our |about |some )?(\d[\d.,]*) (\p{L}+s)(?!\p{L})/iu;
const lastly = /\blast (?:year|season|term|quarter|month|week|winter|spring|summer|autumn)\b/i;

/** `last season 212 of 3,900 launches were never billed`: how many of them it was, and not of how many. */
function ofMany(text: string, name: string): string | null {
  const [, number, , noun = ''] = ofSo.exec(text) ?? [];
  const of =
    name
      .split(/ (?:that|who|which|in|on|at|per) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  if (number === undefined || singular(noun.toLowerCase()) !== singular(of.toLowerCase())) return null;
  return [number, lastly.exec(text)?.[0].toLowerCase()].filter(Boolean).join(' ');
}
