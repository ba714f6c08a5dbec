import { lowerFirst, singular, withArticle } from '../language.js';
import { bothSides } from './next-value.js';
import type { Feature } from './plan.js';

/** Rules with a figure that are tried right on each side of it. */

type Test = Feature['tests'][number];
interface Sides {
  breaks: Test;
  keeps: Test;
  follows?: boolean;
}

/** `An instrument may not be lent within 5 days of its calibration due date`: right within the days, and right before them. */
export function nearDay(text: string): Sides | null {
  const { thing = '', done = '', count = '', of = '', what = '' } = tooNear.exec(text)?.groups ?? {};
  if (done === '') return null;
  const day = what.replace(/^(?:its|their|his|her) /i, 'the ');
  const when = `${withArticle(lowerFirst(thing))} is to be ${done.toLowerCase()}`;
  const away = (days: number): string => `${day} is ${days} ${days === 1 ? singular(of) : of} away`;
  return {
    breaks: { given: away(Number(count)), when, then: 'it is refused, and the rule is named' },
    keeps: { given: away(Number(count) + 1), when, then: 'it goes through' },
  };
}
const tooNear =
  /^(?:an? |the |each |every |no )?(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:may|must|can|shall) ?not be (?<done>\p{L}+) within (?<count>\d+) (?<of>(?:hours|days|weeks|months)) (?:of|before) (?<what>[^,;:]{4,50})$/iu;

/** `If an entry is older than 12 months, the verdict can never be green`: behind the limit and on it. */
export function underCondition(text: string): Sides | null {
  const [, clause = '', then = ''] = /^(?:if|when|whenever|once) ([^,;]{6,90}), ([^;]{8,100})$/iu.exec(text) ?? [];
  const sides = clause === '' ? null : bothSides(clause);
  if (!sides || /^(?:it|they|he|she|this|that)\b/i.test(then)) return null;
  const when = 'such a case comes up';
  return {
    follows: true,
    breaks: { given: sides.so, when, then: lowerFirst(then) },
    keeps: { given: sides.not, when, then: 'the rule does not hold' },
  };
}
