import type { Measure } from './brief.js';
import { dueIn } from './due.js';
import { isPlural, withArticle } from '../language.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';
import { isSoundMeasure } from './sound.js';
import { unitOfValue } from './values.js';
import { isDone } from './words.js';

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

/**
 * Where a goal starts from counts in its own unit and is a figure of its own: `reduce calls by 70%` does not start from 70%,
 * and a share not from days. What is counted in a time is no number of things (`a support answer within 4 hours`).
 */
export function sameDimension(measure: Measure): Measure {
  const { name, baseline, target } = measure;
  const unit = unitOfValue(target ?? '');
  const named = unit === 'time' ? ofTime(name) : whoDo(name.replace(ratesAlone, ''));
  if (baseline === null || target === null) return { ...measure, name: named };
  const compares = / than today$|today’s figure$/.test(target);
  const isOwn = compares && target.startsWith(baseline);
  const differs =
    !compares &&
    /\d/.test(target) &&
    (unit === 'time' || unitOfValue(baseline) === 'time') &&
    unit !== unitOfValue(baseline);
  return { ...measure, name: named, baseline: isOwn || differs ? null : baseline };
}

/** `share of monthly churn`: a rate is a share already. */
const ratesAlone =
  /^share of (?=(?:\p{L}+ )?(?:churn|retention|conversion|attendance|occupancy|utili[sz]ation|adoption|uptake|accuracy|coverage)$)/u;

/** `share of families order online`: of those who do so. */
const whoDo = (name: string): string =>
  name.replace(
    /^(share of \p{Ll}+) (\p{Ll}+)(?= |$)( (?:online|themselves|at|their|the|it)(?= |$))?/u,
    (whole, who: string, verb: string, tail = '') =>
      isPeople(who.slice('share of '.length)) && isVerb(verb) && (tail !== '' || !isNounish(verb)) && !isDone(verb)
        ? `${who} who ${verb}${tail}`
        : whole,
  );

/** What a time is counted for: `from request to reply`, `set up a new site`, `number of support answer`. */
function ofTime(name: string): string {
  const [, span = ''] = /^(?:time for |number of )?(from \p{L}.*)$/u.exec(name) ?? [];
  if (span !== '') return `time ${span}`;
  const [first = '', second = ''] = name.split(' ');
  if (/^\p{L}+ (?:up|out|in|off) (?:an?|the) /u.test(name)) return `time to ${name}`;
  if (/^(?:an?|the)$/.test(second) && isVerb(first) && !isNounish(first)) return `time to ${name}`;
  const [, things = ''] = /^number of (.+)$/.exec(name) ?? [];
  if (things === '') return name;
  return `time for ${isPlural(things.split(' ').at(-1) ?? '') ? things : withArticle(things)}`;
}

/** `rating pain from 0 to 10`, `a severity from 1 to 4`: a scale is nothing to be reached. */
const scale =
  /(\b(?:rat(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|grad(?:e|es|ed|ing)|rank(?:s|ed|ing)?|scale|severity|priority|urgency|level|stars|marks?|ages?|aged|points)\b[^.,;:]{0,45}?) from [01] to (?:3|4|5|6|7|10|100)\b(?! ?%)/giu;

export const withoutScales = (sentence: string): string => sentence.replace(scale, '$1');
