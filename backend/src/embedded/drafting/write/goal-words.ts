import { bareMetric } from '../plan/metric-name.js';
import { beforeComma, figureOfMany, lowerFirst, stripStop, upperFirst } from '../language.js';
import type { Goal } from '../plan/plan.js';

/** Goals and their figures inside a sentence. */

export const metricName = (metric: string): string => lowerFirst(bareMetric(metric));

/** The same in a sentence: `the number of tiles lost`; an aim without a figure is called by its place. */
export const figureName = (goal: Pick<Goal, 'metric' | 'baseline' | 'target' | 'quoted'> | undefined): string =>
  !goal || goal.quoted ? 'the first goal' : figureOfMany(metricName(goal.metric), `${goal.baseline} ${goal.target}`);

const isCounted = ({ baseline }: Goal): boolean => !/^(?:Still to be counted|None yet: |0: )/.test(baseline);

/** `to bring the number of flights from 14 a year to 9 a year` */
export const toReach = (goal: Goal): string =>
  goal.quoted
    ? `to ${lowerFirst(goal.goal)}`
    : `to bring ${figureName(goal)} ${isCounted(goal) ? `from ${beforeComma(goal.baseline)} ` : ''}to ${lowerFirst(goal.target).replace(/^within (?=\d)/, '')}`;

/** `Number of flights: 9 a year, today 14 a year` */
export const success = (goal: Goal, withToday: boolean): string => {
  if (goal.quoted) return stripStop(goal.goal);
  const today =
    withToday && isCounted(goal)
      ? `, ${/\blast \p{Ll}+$/u.test(beforeComma(goal.baseline)) ? '' : 'today '}${lowerFirst(beforeComma(goal.baseline.replace(/; .*$/, '')))}`
      : '';
  return `${upperFirst(bareMetric(goal.metric))}: ${lowerFirst(goal.target)}${today}`;
};

/** `16 a quarter before the roof starts`: the figure alone, where the day itself is said behind it. */
export const withoutDay = (target: string): string =>
  stripStop(target.replace(/, which lies before the launch$/, '')).replace(
    / \(assumed.*$| (?:within|in|by) (?:the )?(?:first )?[^,;]* (?:of|after) (?:the )?(?:launch|go-live)\b.*$| (?:by|at) (?:year end|EOY|FY\d+.*|month \d+|the end of the year.*)$| by [^,;]*\b20\d\d\b.*$|(?<=\d.*) (?:by|before|until|till|from|next) \D*(?:20\d\d)?$/,
    '',
  );
