import { escapePattern, isPlural, lowerFirst, plural, singular } from '../language.js';
import { amountOf, upward, V } from './amounts.js';
import type { Measure } from './brief.js';
import { figureOf } from './figures.js';
import { shareOf, tidy } from './named.js';
import { figureToday } from './now-figures.js';
import { aimsIn, type Aim } from './short-aims.js';
import { isSoundMeasure } from './sound.js';
import { hurts, kin, rootsOf, shares, toldIn, unitOf, type Told } from './starts.js';
import { limitOf, namedTime } from './target-words.js';
import { inOneUnit } from './one-unit.js';
import { inDigits, sizeOf } from './values.js';

/**
 * Goals in a few words that only the figure of today tells from a rule or a price: `Wrong bottles: 1 in 500.` beside `1 in
 * 20 never gets the right bottles`. Both have to speak of one thing in one unit; otherwise nothing is read.
 */

/** Of several figures the one that hurts is meant. */
const single = (found: Told[]): Told | null => {
  const bad = found.filter(hurts);
  return found.length === 1 ? (found[0] ?? null) : bad.length === 1 ? (bad[0] ?? null) : null;
};

/** `remote control of gates` -> `control`. */
const headPart = (name: string): string =>
  name
    .split(/\s(?:of|for|to|in|on|at|with|from|by|without)\s/)[0]
    ?.split(' ')
    .at(-1) ?? '';

/** The figure of today that an aim starts from: in its unit, about its thing, told before it. */
function startOf(aim: Pick<Aim, 'at' | 'name' | 'figure'>, told: Told[]): Told | null {
  const target = inDigits(aim.figure);
  const unit = unitOf(target);
  const zero = amountOf(aim.figure) === '0';
  const able = told
    .filter(({ at }) => at <= aim.at)
    .filter((one) =>
      zero ? one.unit !== 'time' && hurts(one) : one.unit === unit || (unit === 'other' && aim.name === ''),
    )
    .filter((one) => digitsOf(one.figure) !== digitsOf(target) || (one.unit === '%' && one.figure !== target));
  const roots = rootsOf(aim.name);
  if (aim.name === '') return single(able.filter(({ at }) => at === aim.at || at === aim.at - 1));
  if (unit === 'other' || zero) {
    // 'short-staffed days: at most 3' counts days, though a day is a time elsewhere.
    const days = zero ? [] : told.filter((one) => one.unit === 'time' && shares(rootsOf(one.clause), roots) > 0);
    const head = singular(aim.name.split(' ').at(-1) ?? '');
    const inDays = days.filter(({ figure }) => new RegExp(`^\\d[\\d.,]* ${escapePattern(head)}s?$`).test(figure));
    // 'No fabric shop' leaves a shop out; it is no end of jobs that stall for want of a fabric.
    const about = zero ? rootsOf(headPart(aim.name)) : roots;
    const counted = able.filter((one) => one.counted !== '' && about.has(kin[one.counted] ?? one.counted));
    const acted = able.filter((one) => one.counted !== '' && shares(about, rootsOf(one.clause)) > 0);
    return single([counted, inDays, acted].find((list) => list.length > 0) ?? []);
  }
  const best = Math.max(0, ...able.map((one) => shares(roots, one.roots)));
  const found = best > 0 ? able.filter((one) => shares(roots, one.roots) === best) : [];
  if (found.length > 0)
    return found.length === 1
      ? (found[0] ?? null)
      : single(found.filter((one) => shares(roots, rootsOf(one.clause)) > 0));
  // The sentence before tells the one time that this one shortens.
  return unit === 'time' && !/^share\b/.test(aim.name) ? single(able.filter(({ at }) => at === aim.at - 1)) : null;
}

/** `A swarm is collected after 5 hours`, `it costs us £900 in repairs`, `gets 30 such calls`: in the words around the figure. */
function plainName({ clause, counted, unit }: Told): string {
  const [, what = '', done = ''] =
    /^(?:the |our )?((?:an? |each )?[\p{L} -]{3,40}?) (?:is|are|gets?) (\p{L}+) (?:only )?after /iu.exec(clause) ?? [];
  if (unit === 'time' && what)
    return `time until ${lowerFirst(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${done}`;
  const [, spent = ''] = /\bcosts? (?:us |them )?\S+(?: \p{L}+)? (?:in|for) (\p{L}+(?: \p{L}+)?)$/iu.exec(clause) ?? [];
  if (unit === 'money') return spent ? `spending on ${spent}` : '';
  return unit === 'other' && counted !== '' ? `number of ${plural(counted)}` : '';
}

/** `6 pieces per production can't be found` -> number of pieces that can't be found. */
function countName({ clause, figure, counted }: Told): string {
  const [digits = ''] = figure.split(' ');
  const [, things = '', how = ''] =
    new RegExp(
      String.raw`${escapePattern(digits)}\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)(?:\s(?:per|an?|each|every)\s\p{L}+)?\s(.+)$`,
      'u',
    ).exec(inDigits(clause)) ?? [];
  return counted !== '' && things ? shareOf(things, how).replace(/^share/, 'number') : '';
}

function nameOf(aim: Aim, start: Told): string | null {
  const own =
    aim.name === '' || /^share\b/.test(aim.name)
      ? aim.name
      : namedTime(tidy(aim.name.replace(/^(?:the|our) /i, '')), aim.figure);
  const said = [figureToday(start.clause)?.name, figureOf(start.clause)?.name, countName(start), plainName(start)];
  return (
    [own.replace(/\s(?:an?|per|each|every)\s\p{L}+$/u, ''), ...said].find((name) => name && isSoundMeasure(name)) ??
    null
  );
}

/** `2 complaints a month are fine, it is 9` */
const besides = new RegExp(String.raw`[,;] (?:but )?(?:it|that)(?:['’]s| is)(?: now| currently)? (${V})[.!]?$`, 'iu');
const digitsOf = (text: string | null): string => /\d[\d.,]*/.exec(text ?? '')?.[0] ?? '';

/** `3 in 10 are never filled in` and the aim `9 in 10 filled in`: 7 in 10 are filled in today. */
function turned(figure: string, { clause }: Told, aim: Aim): string {
  if (!/\bnever|\bnot\b|n['’]t\b/.test(clause) || !/^share that is /.test(aim.name)) return figure;
  const [, part, whole] = /^(\d+) in (\d+)$/.exec(figure) ?? [];
  if (part && whole) return `${Number(whole) - Number(part)} in ${whole}`;
  const [, percent] = /^(\d[\d.]*)\s?%$/.exec(figure) ?? [];
  return percent ? `${100 - Number(percent)}%` : figure;
}

/** The goals as they were read, each with the figure it starts from, and those that nobody else read. */
export function withPairs(sentences: string[], known: Measure[]): Measure[] {
  const taken = new Set(
    known.flatMap(({ baseline, target }) => [digitsOf(baseline), digitsOf(target)]).filter(Boolean),
  );
  const told = toldIn(sentences).filter((one) => !taken.has(digitsOf(one.figure)));
  if (told.length === 0) return known;
  const use = (start: Told): void => void told.splice(told.indexOf(start), 1);
  const started = known.map((measure): Measure => {
    const { name, baseline, target } = measure;
    // What compares with today needs no figure, and a number that shall grow starts from none.
    if (
      baseline !== null ||
      target === null ||
      measure.better === 'higher' ||
      !/^\D*\d/.test(target) ||
      / today/.test(target)
    )
      return measure;
    const start = startOf({ at: sentences.length, name, figure: target.replace(/^\D+(?=\d)/, '') }, told);
    if (!start) return measure;
    use(start);
    const [from, to] =
      /^\d\D* days?$/.test(start.figure) && /\bdays$/.test(name)
        ? [digitsOf(start.figure), target]
        : inOneUnit(start.figure, target);
    return { ...measure, baseline: from, target: to };
  });
  const paired = sentences.flatMap((sentence, at) =>
    aimsIn(sentence, at).flatMap((aim): Measure[] => {
      const to = digitsOf(amountOf(aim.figure));
      if (to !== '0' && taken.has(to)) return [];
      const own = besides.exec(inDigits(sentence))?.[1];
      const start = own
        ? { at, clause: sentence, figure: amountOf(own), unit: unitOf(own), counted: '', roots: new Set<string>() }
        : startOf(aim, told);
      const name = start ? nameOf(aim, start) : null;
      if (
        !start ||
        !name ||
        known.some(
          (one) =>
            one.name === name || (to === '0' && one.target === '0' && shares(rootsOf(one.name), rootsOf(name)) > 0),
        )
      )
        return [];
      // 'complaints a month': the span belongs to the figure.
      const each = /^\d[\d.,]*$/.test(aim.figure)
        ? (/\s(?:an?|per|each|every)\s\p{L}+$/u.exec(aim.name)?.[0] ?? '')
        : '';
      const from = turned(start.figure, start, aim);
      const [counted, target] = inOneUnit(from, limitOf(aim.limit, `${aim.figure}${each}`));
      const baseline = /^\d[\d.,]*$/.test(from) ? counted : from;
      taken.add(digitsOf(start.figure)).add(to);
      if (!own) use(start);
      const rises = upward.test(aim.limit) || sizeOf(baseline) < sizeOf(target);
      return [
        { name, baseline, target: to === '0' ? '0' : target, when: aim.when, better: rises ? 'higher' : 'lower' },
      ];
    }),
  );
  return [...started, ...paired];
}
