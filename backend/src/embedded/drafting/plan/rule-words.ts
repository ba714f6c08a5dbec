import { lowerFirst, plural, upperFirst } from '../language.js';
import { keptIn } from './kept.js';
import { isMany, lasting, type OperatingRule } from './operating.js';
import { timedChecks } from './rule-checks.js';
import { stateChecks } from './state-checks.js';

/** How a rule of the idea is called and asked for. */

/** As a title: what is kept from whom, else the rule itself. */
export const ruleName = ({ text, sight: known }: OperatingRule): string =>
  known?.from
    ? `${upperFirst(known.what)} ${isMany(known.what) ? 'stay' : 'stays'} hidden from ${plural(known.from)}`
    : known?.only
      ? `${upperFirst(known.what)} for the ${known.only} only`
      : upperFirst(text);

/** What the product does about it, to be read after `must` or `shall`. */
export const ruleDuty = ({ text, sight: known }: OperatingRule): string =>
  known
    ? `keep to “${text}” on every page, list, message and export`
    : lasting.test(text) || timedChecks(text)
      ? `show it as overdue where “${text}” is not kept, and tell whoever has to act`
      : keptIn(text)
        ? `keep to “${text}”, also where somebody wants to erase them`
        : stateChecks(text)?.follows
          ? `see to it that ${lowerFirst(text)}`
          : `keep to “${text}” for every way of entering data, and show the rule when it blocks a user`;

/** Whether a line of an earlier document is such a duty, and no deed of anybody. */
export const isRuleDuty = (statement: string): boolean =>
  /(?:\bkeep to|\boverdue where) “|\bsee to it that\b/.test(statement);
