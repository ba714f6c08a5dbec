import type { Measure } from '../read/brief.js';
import { goalsOfSentence } from './goal-reader.js';
import { timesApart } from './goal-times.js';
import type { Statement } from './statements.js';

/** `Goals for the first year:` stands above goals, whatever the lines below it look like. */

const heading =
  /^(?:our |the |main )?(?:goals?|targets?|aims?|objectives?|kpis?|success(?: metrics| measures| criteria)?)\b/i;

/** The line above a list may end a paragraph. */
const headingOf = ({ heading: above }: Statement): string => above.split(/[.!?]\s/).at(-1) ?? '';

export const asAimed = (one: Statement): Statement =>
  one.isItem && one.role !== 'goal' && heading.test(headingOf(one)) && goalsOfSentence(one.text, []) !== null
    ? { ...one, role: 'goal' }
    : one;

/** All that stands below `Goals for the first year` is due in it. */
export function dueByHeading(measure: Measure, statement: Statement | undefined): Measure {
  if (measure.when !== null || !statement?.isItem || !heading.test(headingOf(statement))) return measure;
  const [when] = timesApart(headingOf(statement).replace(/\bfor (?=the first |20\d\d)/i, 'in ')).times;
  return { ...measure, when: when ?? null };
}
