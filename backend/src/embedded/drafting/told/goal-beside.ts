import type { Measure } from '../read/brief.js';
import { rootsOf } from '../read/starts.js';
import { unitOfValue } from '../read/values.js';
import type { Statement } from './statements.js';

/** What a goal takes from what is told beside it or before it. */

/** `90% of the rooms ready by 15:00, today we are at 71%`: the goal without its last clause, which is its figure of today. */
export function fromToday(text: string, read: (text: string) => Measure[] | null): Measure[] | null {
  const { goal = text, value = null } = standing.exec(text)?.groups ?? {};
  const measures = read(goal);
  const [one] = measures ?? [];
  return value === null || one === undefined || one.baseline !== null || (measures ?? []).length > 1
    ? measures
    : [{ ...one, baseline: value }];
}
const standing =
  /^(?<goal>.{8,}?)[,;:]? (?:and |but )?(?:today|now|currently|at the moment|at present),? (?:(?:we|it)(?:['’](?:re|s)| are| is)|(?:it|this|that) stands) (?:only |about |at )*(?<value>\d[\d.,]*\s?%|\d[\d.,]*)[.]?$/iu;

/** `an answer takes 6 days`, and `answers in 24 hours`: the only figures of their kind, told of the same. */
export function withBaselines(measures: Measure[], today: readonly Statement[]): Measure[] {
  return measures.map((measure) => {
    const unit = unitOfValue(measure.target ?? '');
    if (measure.baseline !== null || unit !== 'time') return measure;
    const roots = [...rootsOf(measure.name)];
    const own = today.flatMap(({ text, parts }) =>
      parts
        .filter(({ kind, text: value }) => kind === 'now' && unitOfValue(value) === unit)
        .filter(() => roots.some((root) => rootsOf(text).has(root)))
        .map(({ text: value }) => value),
    );
    const isTaken = measures.some(({ baseline }) => baseline !== null && own.some((value) => value.includes(baseline)));
    const alike = measures.filter(({ target }) => unitOfValue(target ?? '') === unit);
    return own.length === 1 && !isTaken && alike.length === 1 ? { ...measure, baseline: own[0] ?? null } : measure;
  });
}

/** `Beta with 10 merchants, 60 paying by the end of the year`: paying merchants. */
export const withNoun = (text: string, before: readonly string[]): string => {
  const noun = /\b\d[\d,]* (\p{Ll}+s)\b/u.exec(before.at(-1) ?? '')?.[1];
  return noun === undefined
    ? text
    : text.replace(
        /^(\d[\d,]* (?:paying|active|live|subscribed))(?= (?:by|in|within|after|before)\b|[.]?$)/i,
        `$1 ${noun}`,
      );
};
