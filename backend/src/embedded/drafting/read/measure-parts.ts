import type { Measure } from './brief.js';
import { dueIn } from './due.js';
import { isSoundMeasure } from './sound.js';

/** What several ways of saying a goal share: the time it names, and figures brought to one unit. */

export const under =
  '(?:under|below|over|above|at least|at most|about|around|less than|fewer than|more than|no more than)';

export const timeOf = (sentence: string): string | null =>
  dueIn(sentence) ??
  sentence.match(
    /\b(?:(?:with)?in|by|before|after|over|during) (?:the )?(?:first |next )?(?:an? (?=year|quarter|season)|\d+ |one |two |three |six |twelve )?(?:seasons?|years?|months?|weeks?|quarters?|terms?|semesters?|winters?|summers?|end of (?:the |next )?(?:\p{Lu}\p{L}+ )?(?:\d{4}|year|season|quarter|pilot)|Q[1-4] \d{4}|(?:spring|summer|autumn|winter|early|mid|late)[ -]\d{4}|(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|20\d\d)(?: (?:one|two|three|of (?:launch|use)))?(?=[\s,.;]|$)/iu,
  )?.[0] ??
  null;

/** `5 weeks → 2`, `90 kg → 30 kg a week`: both figures have the unit of either, and count the same span. */
export function sameUnit(baseline: string, target: string): [string, string] {
  const [, whole = ''] = /^\d+( in \d+)$/.exec(baseline) ?? [];
  if (whole) return [baseline, /^\d+$/.test(target) ? `${target}${whole}` : target];
  const unit = /^\d[\d.,]*(\s?(?:%|(?:an?|per|each)\s\p{L}+|(?!of\b)\p{L}+))/u.exec(baseline)?.[1];
  const [span, ours] = [target, baseline].map((text) => /\s(?:an?|per|each)\s\p{L}+$/u.exec(text)?.[0]);
  return [
    span && !ours && unit ? `${baseline}${span}` : baseline,
    unit && /^\d[\d.,]*$/.test(target) ? `${target}${unit}` : target,
  ];
}

/** `at most 30 lost copies a year`: the span belongs to the figures. */
export function spanned(measure: Measure): Measure {
  const [, name = '', span = ''] =
    /^(.+?)(\s(?:an?|each|every)\s(?:shift|day|week|month|quarter|term|season|year))$/.exec(measure.name) ?? [];
  const within = (figure: string | null): string | null =>
    figure !== null && /\d$/.test(figure) && figure !== '0' ? `${figure}${span}` : figure;
  return /\d$/.test(measure.target ?? '') && !/^(?:time|share)\b/.test(name) && isSoundMeasure(name)
    ? { ...measure, name, baseline: within(measure.baseline), target: within(measure.target) }
    : measure;
}
