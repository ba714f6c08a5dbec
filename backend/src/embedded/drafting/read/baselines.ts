import { isUncountable, singular } from '../language.js';
import { withoutBindings } from './binding.js';
import type { Measure } from './brief.js';
import { business, figureOf, type Figure } from './figures.js';
import { tidy } from './named.js';
import { figureToday } from './now-figures.js';
import { several } from './target-words.js';
import { thoughtsOf } from './thoughts.js';
import { inDigits, money, sizeOf, unitOfValue, value } from './values.js';

const duration = String.raw`\d[\d.,]*\s?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|seconds?)`;

/** Targets in forms of their own: 'changes down to 5%', '1.5 hours per contract', 'retention of 12%', '99% recognition'. */
export function plainTargets(sentence: string, when: string | null): Measure[] {
  const moved = sentence.match(
    new RegExp(
      String.raw`\b(?:want|need|like|get|bring|have|push)s?\s(?:to (?:get|bring|have|see) )?(?:the |our )?([\p{L}][\p{L}\d '’-]{2,50}?)\s(down|up)\sto\s(${value})`,
      'iu',
    ),
  );
  if (moved?.[1] && moved[3]) {
    const better = moved[2]?.toLowerCase() === 'down' ? 'lower' : 'higher';
    return [{ name: tidy(moved[1]), baseline: null, target: moved[3].trim(), when, better }];
  }
  const each = sentence.match(
    new RegExp(
      String.raw`^goals?:?\s(?:is\s)?(under\s|below\s|at most\s|less than\s|within\s|no more than\s)?(${duration})\s(?:per|for each|each|an?)\s(\p{L}+)`,
      'iu',
    ),
  );
  if (each?.[2] && each[3])
    return [
      {
        name: `time per ${each[3]}`,
        baseline: null,
        target: `${each[1] ?? ''}${each[2]}`.trim(),
        when,
        better: 'lower',
      },
    ];
  const sharp = sentence.match(
    /(?:^|[,:]\s)(?:at least )?(\d[\d.,]*\s?%)\s((?:\p{L}+\s)?(?:recognition|accuracy|precision|recall|retention|adoption|occupancy|coverage|attendance))\b/iu,
  );
  if (sharp?.[1] && sharp[2])
    return [{ name: sharp[2], baseline: null, target: `at least ${sharp[1]}`, when, better: 'higher' }];
  return [];
}

/** 'Target 50k downloads, retention D30 of 12%': what else a sentence about goals lists. */
export function listedTargets(sentence: string, when: string | null): Measure[] {
  if (!/^(?:goals?|targets?|aim)\b/i.test(sentence)) return [];
  const found = sentence.matchAll(
    new RegExp(
      String.raw`,\s(?:and\s)?([\p{L}][\p{L}\d -]{2,40}?)\s(?:of|at|is|above|over|at least)\s(\d[\d.,]*\s?%)`,
      'giu',
    ),
  );
  return [...found].map(([, name = '', target = '']) => ({
    name: tidy(name),
    baseline: null,
    target,
    when,
    better: 'higher' as const,
  }));
}

export const pronoun = /^(?:that|this|it|these|those|them|(?:that|this|the) (?:figure|number|time)|time)$/i;

/** Targets that stand apart from the figure of today: 'spend 22 minutes per report. Should cut that to 8 minutes'. */
export function withBaselines(measures: Measure[], sentences: string[]): Measure[] {
  const figures = sentences
    .filter((sentence) => withoutBindings(sentence) !== '')
    .flatMap((sentence) => [figureOf(inDigits(sentence)) ?? [], partsToday(sentence)].flat());
  return measures.flatMap((measure) => {
    const named = !pronoun.test(measure.name);
    if (measure.baseline !== null || measure.target === null) return named ? [measure] : [];
    // The figure of the goal itself is none of today's.
    const same = figures.filter(
      ({ baseline }) =>
        // A target that compares with today starts from a figure in whatever unit.
        ((unitOfValue(baseline) === unitOfValue(measure.target ?? '') &&
          ofMoney.test(baseline) === ofMoney.test(measure.target ?? '')) ||
          / today(?:’s figure)?$/.test(measure.target ?? '')) &&
        !(measure.target ?? '').endsWith(baseline) &&
        // '20 fewer breakdowns a year': the figure is that of the goal.
        firstFigure(baseline) !== firstFigure(measure.target ?? ''),
    );
    const figure = named ? same.find((one) => meets(one, measure.name)) : same[0];
    if (!figure) return named ? [startedFrom(measure, saidOf(measure, sentences))] : [];
    const better = sizeOf(figure.baseline) > sizeOf(measure.target) ? 'lower' : 'higher';
    const times = /^(half of|twice|three times) today/.exec(measure.target)?.[1];
    if (times) {
      const target = several(times === 'half of' ? 'halve' : times === 'twice' ? 'double' : 'triple', figure.baseline);
      // 'cut waste by half' of '60 portions thrown away a day': it is the portions that are counted.
      const name =
        isUncountable(measure.name) && /^(?:number|share) of /.test(figure.name) ? figure.name : measure.name;
      return [{ ...measure, name, baseline: figure.baseline, target }];
    }
    return [
      {
        ...measure,
        better,
        name: named && !/^time per/.test(measure.name) ? measure.name : figure.name,
        baseline: figure.baseline,
      },
    ];
  });
}

/** A price is no number of things. */
const ofMoney = new RegExp(`^(?:\\D+ )?${money}`, 'iu');

const firstFigure = (text: string): string => /\d[\d.,]*/.exec(text)?.[0] ?? text;

/** 'Last year we had 700 emails and two stalls without power' holds two. */
const partsToday = (sentence: string): Figure[] =>
  sentence
    .split(/[,;]\s|\sand\s/)
    .flatMap(
      (part) =>
        figureToday(
          /\blast (?:year|month|season)\b/i.exec(sentence) ? `${part.replace(/[.!]$/, '')} last year` : part,
        ) ?? [],
    );

const startedFrom = (measure: Measure, baseline: string | null): Measure =>
  baseline === null
    ? measure
    : { ...measure, baseline, better: sizeOf(baseline) > sizeOf(measure.target ?? '') ? 'lower' : 'higher' };

/** 'Temperature alarms reach the engineer after 47 minutes' is where alarms within 5 minutes start from. */
function saidOf({ name, target }: Measure, sentences: string[]): string | null {
  const unit = unitOfValue(target ?? '');
  const roots = rootsOf(name).filter((root) => !/^(?:tim|time|rate|number|number)$/.test(root));
  if (unit === 'other' || roots.length === 0 || roots.length > 3) return null;
  for (const sentence of sentences.filter((one) => withoutBindings(one) !== '').map(inDigits)) {
    const [own = '\uE000'] = /\d[\d.,]*(?: in \d+|\s?%)?/.exec(target ?? '') ?? [];
    if (sentence.includes(own) || business.test(sentence) || !shares(roots, rootsOf(sentence))) continue;
    const values = [...sentence.matchAll(new RegExp(value, 'giu'))].map(([text]) => text.trim());
    const same = values.filter((text) => unitOfValue(text) === unit);
    if (same.length === 1 && same[0]) return same[0];
  }
  return null;
}

/** One word in common says little of a name of several: `bookings made in the app` are not `booked places that stay empty`. */
const shares = (roots: string[], said: string[]): boolean =>
  roots.filter((root) => said.includes(root)).length >= Math.min(2, roots.length);

/** All figures of today in a sentence: '40 minutes per shift and 1 in 8 incidents is traced to …' holds two. */
const fractions = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** `a fifth of the costumes` as `1 in 5 of the costumes`. */
const inParts = (text: string): string =>
  text.replace(
    new RegExp(
      String.raw`\b(?:an?|one) (${fractions.slice(1).join('|')}) of (?=(?:the|our|all|their) (?:\p{L}+ )?\p{L}+s\b)`,
      'giu',
    ),
    (_, part: string) => `1 in ${fractions.indexOf(part.toLowerCase()) + 2} of `,
  );

export function figuresIn(sentence: string): Figure[] {
  const parts = thoughtsOf(inParts(inDigits(sentence))).flatMap((part) =>
    part.split(/,?\s(?:and|but)\s(?=(?:about |around |nearly )?\d)/i),
  );
  return parts.flatMap((part) => figureOf(part) ?? []);
}

/** Whether both speak of one thing: 'missed venue changes' and those 'who miss the change of venue'. */
const meets = ({ name }: Figure, other: string): boolean => {
  const said = new Set(rootsOf(name));
  const roots = rootsOf(other);
  return roots.length > 0 && roots.filter((root) => said.has(root)).length >= Math.min(2, roots.length);
};

/** Words for one event, as they are said of today and of the goal. */
const sameRoot: Record<string, string> = {
  finish: 'complet',
  delay: 'late',
  overdue: 'late',
  los: 'lost',
  loss: 'lost',
  throw: 'wast',
  thrown: 'wast',
  waste: 'wast',
  queue: 'wait',
  queu: 'wait',
  broken: 'break',
  renewal: 'renew',
  attendance: 'attend',
  cancellat: 'cancel',
  cancell: 'cancel',
  decision: 'decid',
  decis: 'decid',
  nothing: 'miss',
  noth: 'miss',
  // 'places that stay empty' are those of no-shows.
  empty: 'miss',
  return: 'return',
  wrongly: 'wrong',
};
const rootsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/\b(?:run|runs|ran|go|goes) over\b/g, 'overrun')
      .replace(/\bno[- ]shows?\b/g, 'missed')
      .match(/\p{L}{3,}/gu) ?? []
  )
    .filter((word) => !/^(?:share|the|that|who|per|average|are|rate|from|and|for|with|number|until)$/.test(word))
    .map((word) => singular(word).replace(/(?:ed|ing|ion|e)$/, ''))
    .map((root) => sameRoot[root] ?? root);
