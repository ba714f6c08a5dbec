import { plural, upperFirst } from '../language.js';
import { formDuty } from './form-checks.js';
import { keptIn } from './kept.js';
import { isMany, type OperatingRule } from './operating.js';

/** How a rule of the idea is called and asked for. */

/** As a title: what is kept from whom, else the rule itself. */
export const ruleName = ({ text, sight: known }: OperatingRule): string =>
  known?.from
    ? `${upperFirst(known.what)} ${isMany(known.what) ? 'stay' : 'stays'} hidden from ${plural(known.from)}`
    : known?.only
      ? `${upperFirst(known.what)} for the ${known.only} only`
      : upperFirst(text);

/** What the product does about it, to be read after `must` or `shall`. */
export const ruleDuty = ({ text, sight: known, follows }: OperatingRule): string =>
  formDuty(text) ??
  (known
    ? `enforce the rule “${text}” on every page, list, message and export`
    : keptIn(text)
      ? `keep to “${text}”, also where somebody wants to erase them`
      : `${follows ? 'apply' : 'enforce'} the rule “${text}”`);

/** Whether a line of an earlier document is such a duty, and no deed of anybody. */
export const isRuleDuty = (statement: string): boolean =>
  /(?:\bkeep to|\b(?:enforce|apply) the rule|\boverdue where|waits for an answer:|act in time:|when the time is over:|do by itself:) “|\bsee to it that\b|\band end it by itself$|, also where somebody wants to erase/.test(
    statement,
  );

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '')));
const small = new Set([
  'ar',
  'has',
  'hav',
  'been',
  'each',
  'the',
  'and',
  'for',
  'with',
  'after',
  'unless',
  'aft',
  'unl',
  'laps',
  'expir',
  'end',
]);

/** `escalates each loan open longer than 72 hours` and `a loan open longer than 72 hours is escalated`: one and the same. */
export function tellsSame(text: string, asked: string): boolean {
  const said = stems(asked);
  const own = [...stems(text)].filter((word) => !small.has(word));
  return own.length > 2 && own.every((word) => said.has(word));
}

/** `A sensor measures every 10 minutes and keeps 30 days of data`, where the product does: whoever does it, it is told already. */
export function isToldIn(text: string, told: string): boolean {
  const words = text.toLowerCase().replace(/^to /, '').split(' ');
  return [0, 1, 2, 3].some(
    (from) => (from === 0 || words.length - from >= fewest) && told.toLowerCase().includes(words.slice(from).join(' ')),
  );
}
/** Words that stand in no two sentences by chance. */
const fewest = 6;
