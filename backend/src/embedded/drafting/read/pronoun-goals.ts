import { lowerFirst } from '../language.js';
import { amountOf, bound, part, timesIn, V } from './amounts.js';
import { figuresIn } from './baselines.js';
import { withoutBindings } from './binding.js';
import type { Measure } from './brief.js';
import type { Figure } from './figures.js';
import { inOneUnit } from './one-unit.js';
import { isSoundMeasure } from './sound.js';
import { changeOf, limitOf, several } from './target-words.js';
import { inDigits, money, sizeOf, unitOfValue } from './values.js';
import { statedNow, type Told, wishedFigure } from './wished-figures.js';

/**
 * Goals whose thing is only pointed at: `last year that cost us 310,000 EUR in rejected goods. Target: halve this`, `it takes
 * 11 minutes to find a record. Our goal is to cut that to under one minute`. What is meant is the last figure told before.
 */

const pointed = String.raw`(?:(?:these|those) (?:\p{Ll}+ )?\p{Ll}{3,}s|(?:this|that|it|these|those|them|both)(?: (?:figure|number|share|rate|time|cost|loss|amount|sum|total)s?)?|the (?:figure|number|share|rate|time|cost|loss|amount|sum))`;
/** `halve this`, `double that within a year` */
const factor = new RegExp(String.raw`\b(halve|double|triple) ${pointed}(?= |$|[,.;])`, 'iu');
/** `cut that by a third`, `bring it down by half`, `reduce this in half` */
const byPart = new RegExp(
  String.raw`\b(cut|reduce|lower|bring|get|shrink|drop|decrease|raise|increase|grow|lift|improve) ${pointed} (?:down |up )?(?:by (?:at least |about |around )?(${part}|\d[\d.,]*\s?(?:%|per ?cent))|in (half|two))`,
  'iu',
);
/** `cut that to under one minute`, `get this down to 7 days`, `bring it below 5%` */
const toFigure = new RegExp(
  String.raw`\b(cut|reduce|lower|bring|get|shrink|drop|decrease|push|keep|raise|increase|grow|lift|improve|take|move|drive) ${pointed} (?:back )?(?:down |up )?(?:to )?(?:(${bound}) )?(?:(?:about|around) )?(${V})(?=$|[,.;?]| (?:by|within|in|until|before|and|after|over|during|for)\b)`,
  'iu',
);

const costing = new RegExp(
  String.raw`\bcosts? (?:us|them|me|the \p{L}+|our \p{L}+|an? \p{L}+) (?:about |around |roughly |nearly |almost |over |more than )?(${money})((?: an?| per| each| every) (?:year|month|week|quarter|season))?(?: in ((?:[\p{L}-]+ ){0,2}[\p{L}-]+))?`,
  'iu',
);
const past = /\blast (?:year|month|quarter|season)\b/i;

/** `last year that cost us 310,000 EUR in rejected goods`: money that was lost, and no budget. */
function costIn(sentence: string): Figure | null {
  const [, sum = '', each = '', lost = ''] = costing.exec(sentence) ?? [];
  if (sum === '') return null;
  const when = past.exec(sentence)?.[0].toLowerCase();
  return {
    name: lost === '' ? 'yearly cost of the problem' : `cost of ${lowerFirst(lost)}`,
    baseline: `${sum}${each || (when ? ` ${when}` : '')}`,
  };
}

/** `we get 420 support mails a week about returns`, `last year we lost 42,000 dollars to fraud` */
const having = new RegExp(
  String.raw`\b(?:we|they|\p{L}+s) (?:get|receive|have|handle|answer|see|deal with|process) (?:about |around |roughly |nearly |over |some )?(\d[\d.,]*) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)((?: an?| per| each| every) (?:day|week|month|year|shift|season))`,
  'iu',
);
const losing = new RegExp(
  String.raw`\b(?:lose|lost|pay|paid|spend|spent) (?:about |around |roughly |nearly |over |more than )?(${money})((?: an?| per| each| every) (?:year|month|week))?,? (to|on|in|for) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?=$|[.,;])`,
  'iu',
);
const sumOf = (verb: string): string => (/^los/i.test(verb) ? 'losses' : /^pa/i.test(verb) ? 'payments' : 'spending');
/** `coordinators spend around two hours a day answering “where is my case?” calls` */
const spending = new RegExp(
  String.raw`\bspends? (?:about |around |roughly |nearly |over |up to )?(\d[\d.,]* (?:minutes?|hours?|days?)(?: (?:an?|per|each|every) \p{L}+)?) (\p{L}+ing .{3,60}?)[.]?$`,
  'iu',
);

/** The figures that a sentence tells, as they stand in it. */
const figuresTold = (sentence: string): Figure[] => {
  // 'Certificates are deleted after 90 days' rules, and tells no figure of today.
  if (withoutBindings(sentence) === '') return [];
  const cost = costIn(sentence);
  const figures = figuresIn(sentence);
  const [, count = '', things = '', each = ''] = having.exec(sentence) ?? [];
  const [verb = '', sum = '', span = '', word = '', what = ''] = losing.exec(sentence) ?? [];
  const [, time = '', work = ''] = spending.exec(sentence) ?? [];
  return [
    ...statedNow(sentence).filter(({ baseline }) => figures.every((one) => !one.baseline.startsWith(baseline))),
    ...figures.filter(({ name }) => work === '' || !name.includes(work.split(' ')[0] ?? '')),
    ...(time === '' ? [] : [{ name: `time spent ${work}`, baseline: time }]),
    ...(cost ? [cost] : []),
    ...(count === '' ? [] : [{ name: `number of ${lowerFirst(things)}`, baseline: `${count}${each}` }]),
    ...(sum === '' ? [] : [{ name: `${sumOf(verb)} ${word} ${what}`, baseline: `${sum}${span}` }]),
  ];
};

const isOfMoney = (text: string): boolean => new RegExp(money, 'iu').test(text);
/** `can we get that to 6?` where 11% a month was told: the same unit is meant. */
const inItsUnit = (target: string, { baseline }: Figure): string =>
  (/^\d[\d.,]*$/.test(target) || (/^\d[\d.,]* ?%$/.test(target) && /^\D*\d[\d.,]* ?% an? \p{L}+$/u.test(baseline))) &&
  /^\D*\d[\d.,]*(?:\s?%| \p{L}+)/u.test(baseline) &&
  !/ (?:in|of) \d/.test(baseline)
    ? baseline.replace(/^\D*\d[\d.,]*/, target.replace(/ ?%$/, ''))
    : target;
const fits = (target: string, { baseline }: Figure): boolean => {
  const [from, to] = inOneUnit(baseline, target);
  return unitOfValue(from) === unitOfValue(to) && isOfMoney(from) === isOfMoney(to);
};

/** A comparison with a year that is over is told for that year. */
const bare = (baseline: string): string => baseline.replace(/ last (?:year|month|quarter|season)$/, '');

/** The goal of a sentence that points back, and the piece of it that was read; null where it points at nothing known. */
export function pronounGoal(sentence: string, before: readonly string[]): Told | null {
  const goals = inDigits(sentence);
  const match = factor.exec(goals) ?? byPart.exec(goals) ?? toFigure.exec(goals);
  if (!match) return unnamed(goals, before);
  // 'halve those calls': those that were told of before.
  const [, things = ''] = / (?:these|those) (?:\p{Ll}+ )?(\p{Ll}{3,}s)(?= |$)/u.exec(match[0]) ?? [];
  const near = [...before.slice(-3), goals.slice(0, match.index)]
    .filter((one) => one.toLowerCase().includes(things))
    .flatMap((one) => figuresTold(inDigits(one)))
    .reverse();
  const [, verb = '', second = '', third = ''] = match;
  // 'bring that below 5% within 12 months and have 3,000 members by the end of 2027': its own day stands next to it.
  const [behind = ''] = goals.slice(match.index + match[0].length).split(/,\s|\sand\s/);
  const when = timesIn(behind) ?? timesIn(goals);
  const lower = !/^(?:double|triple|raise|increase|grow|lift|improve)$/i.test(verb);
  const better = lower ? 'lower' : 'higher';
  const made = (figure: Figure, target: string, side: Measure['better']): Told | null =>
    isSoundMeasure(figure.name)
      ? { measure: { name: figure.name, baseline: figure.baseline, target, when, better: side }, read: match[0] }
      : null;
  if (/^(?:halve|double|triple)$/i.test(verb) || /^(?:half|two)$/i.test(third) || /half$/i.test(second)) {
    const [figure] = near;
    const times = /^(?:double|triple)$/i.test(verb) ? verb : 'halve';
    if (!figure) return null;
    // Half of '19 of 42 stops' has no whole number.
    const target = / of \d/.test(figure.baseline) ? 'half of that' : several(times, bare(figure.baseline));
    return made(figure, target, better);
  }
  if (byPart.test(match[0])) {
    const [figure] = near;
    return figure ? made(figure, changeOf(second, better), better) : null;
  }
  return reached(amountOf(third), second, near, when, match[0]);
}

/** `Clinics tell us adherence is about 35%; we're aiming for 60%`: the figure without its name is that of what was told. */
function unnamed(goals: string, before: readonly string[]): Told | null {
  const found = wishedFigure(goals);
  if (!found) return null;
  const near = [
    ...before.slice(-2).flatMap((one) => figuresTold(inDigits(one))),
    ...figuresTold(goals.slice(0, found.at)),
    ...statedNow(goals),
  ].reverse();
  const behind = goals.slice(found.at + found.read.length);
  const day = timesIn(behind) ?? timesIn(goals.slice(found.at));
  // 'after eight weeks of treatment'
  const more = day === null ? '' : (/^ of \p{Ll}+/u.exec(behind.slice(behind.indexOf(day) + day.length))?.[0] ?? '');
  const when = day === null ? null : `${day}${more}`;
  return reached(amountOf(found.figure), found.limit, near, when, found.read);
}

/** The nearest figure that counts in the unit of the target, or whose unit a bare number takes. */
function reached(
  target: string,
  limit: string | undefined,
  near: readonly Figure[],
  when: string | null,
  read: string,
): Told | null {
  const figure =
    near.find((one) => fits(target, one)) ?? near.slice(0, 1).find((one) => fits(inItsUnit(target, one), one));
  if (!figure || !isSoundMeasure(figure.name)) return null;
  const [from, to] = inOneUnit(figure.baseline, inItsUnit(target, figure));
  const better = sizeOf(from) > sizeOf(to) ? 'lower' : 'higher';
  return {
    measure: { name: figure.name, baseline: from, target: limitOf(limit || undefined, to), when, better },
    read,
  };
}
