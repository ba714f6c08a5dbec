import { escapePattern, plural, singular } from '../language.js';
import type { Brief, Measure } from '../read/brief.js';
import { figuresIn } from '../read/baselines.js';
import { partIn } from '../read/part-in.js';
import { neverSo } from '../read/ruled.js';
import { rootsOf } from '../read/starts.js';
import { toldCounts } from '../read/told-counts.js';
import { inDigits } from '../read/values.js';
import { isWelcome, unwelcome } from '../read/worth.js';
import type { Facts } from './facts.js';
import { each } from './told-baseline.js';

export interface Figured extends Measure {
  /** The idea gives the figure of today but no target. */
  proposed?: string;
}

const there = new RegExp(
  String.raw`^there (?:is|are|were) (?:about |around |up to )?(\d[\d.,]*)\s((?:\p{L}+\s){0,2}?\p{L}+s)(${each})`,
  'iu',
);

/** `penalties if more than 5% wait`: what is agreed is no figure of today. */
const agreed = /\b(?:penalt(?:y|ies)|contract|agreement|SLA|allowed|permitted|at most|no more than|must not)\b/;
/** `share of these that are known outages`, `share that have been at 100%` say not of what. */
const inTheAir = /\b(?:these|those|them|it|this|there)\b|^(?:share|number) (?:that|who|which)\b/i;

/** Figures of the problem as measures: `62% of invoices are paid late` is a baseline that asks for a target. */
export function figuresOf(brief: Brief, { troubles }: Facts): Figured[] {
  const taken = brief.measures.flatMap(({ baseline, target }) => numbersIn(`${baseline ?? ''} ${target ?? ''}`));
  const alone = brief.measures.length === 0;
  const texts = [
    ...(alone ? brief.problem.sentences : []),
    ...troubles.map(({ text }) => text),
    ...(alone ? brief.sentences : []),
  ];
  const figures = texts
    // 'only 6% of visitors take one' is too few, and nothing that shall fall.
    .filter((text) => !/\b(?:only|just|barely|merely) (?:about |around )?\d/i.test(text) && !agreed.test(text))
    .map((text) => withoutThem(text, brief))
    .flatMap((text) => {
      const part = partIn(text);
      if (part) return [part];
      const [, number = '', what = '', often = ''] = there.exec(text) ?? [];
      const counted = number === '' ? toldCounts(text) : [];
      if (counted.length > 0) return counted;
      return number ? [{ name: `number of ${what}`, baseline: `${number}${often}` }] : figuresIn(text);
    });
  const distinct = figures.filter(
    ({ name, baseline }, at) =>
      !inTheAir.test(name) &&
      // 'There are 14,000 customers': that they are many is no trouble.
      (unwelcome.test(name) || !/^number of (?!.*\b(?:that|who|which|without|with|not|no)\b)/i.test(name)) &&
      figures.findIndex((other) => other.name === name || other.baseline === baseline) === at &&
      (unwelcome.test(name) ||
        isWelcome(name) ||
        troubles.some(
          ({ text }) =>
            text.includes(baseline) || partIn(text) !== null || toldCounts(text).some((told) => told.name === name),
        )) &&
      !numbersIn(baseline).some((number) => taken.includes(number)) &&
      !brief.measures.some((measure) => sameThing(measure.name, name) || sameShare(measure.baseline, baseline)),
  );
  return distinct.slice(0, 2).map(({ name, baseline: said }) => {
    const baseline = withRate(said, texts);
    const better = unwelcome.test(name) || !isWelcome(name) ? 'lower' : 'higher';
    const wanted = targetFor(baseline, brief.sentences);
    if (wanted) return { name, baseline, better, ...wanted };
    // 'No print leaves without consent': what is ruled so leaves no half of it.
    if (isBanned(name, brief.sentences)) return { name, baseline, target: null, when: null, better, proposed: '0' };
    return { name, baseline, target: null, when: null, better, proposed: proposedFor(inSpan(baseline), better) };
  });
}

/** `Matching takes me four hours every day`: without the day its four hours say little. */
function withRate(baseline: string, texts: readonly string[]): string {
  const rate = new RegExp(
    String.raw`(?<!\d)${escapePattern(baseline)} (?:every|each|per|a) (day|night|week|month|shift)\b`,
    'i',
  );
  const unit = texts.flatMap((text) => rate.exec(inDigits(text))?.[1] ?? [])[0];
  return unit === undefined ? baseline : `${baseline} a ${unit.toLowerCase()}`;
}

/** Whether a rule of the idea names what is lacking in a trouble: `sold without the donor's consent`. */
function isBanned(name: string, sentences: string[]): boolean {
  const [, lacking = ''] = /\bwithout ((?:an? |the |any )?.+)$/i.exec(name) ?? [];
  return (
    lacking !== '' &&
    sentences.some((text) => neverSo.test(text) && text.toLowerCase().includes(`without ${lacking.toLowerCase()}`))
  );
}

/** `a fifth of them come back with a piece missing`: of those the product is about, where the sentence spoke of them. */
function withoutThem(text: string, { unit, sentences }: Brief): string {
  const told =
    unit !== null &&
    sentences.some((one) => new RegExp(`\\b${escapePattern(unit)}`, 'iu').test(one) && one.includes(text));
  return told ? text.replace(/\bof (?:them|these|those)\b/i, `of the ${plural(unit)}`) : text;
}

/** `Waste from 410 to 150 meals a day by June`: the target of whatever starts from 410, whatever it is called there. */
function targetFor(baseline: string, sentences: string[]): { target: string; when: string | null } | null {
  const [from = ''] = numbersIn(baseline);
  if (from === '' || / in \d/.test(baseline)) return null;
  const moved = new RegExp(
    String.raw`\bfrom ${escapePattern(from)}\b[^,;.]{0,20}? to (?:under |below |about |at most )?(\d+(?:[.,]\d+)*)(?!\d)[^,;.]*?(\b(?:by|within|before|until|in) [^,;]+)?$`,
    'iu',
  );
  for (const sentence of sentences) {
    const [, to = '', when] = moved.exec(sentence.replace(/[.!]+$/, '')) ?? [];
    if (to !== '') return { target: inSpan(baseline).replace(from, to), when: when ?? null };
  }
  return null;
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const headOf = (name: string): string => singular(name.toLowerCase().split(' ').at(-1) ?? '');
/** `stalled jobs` are the share of jobs that stall. */
const sameThing = (one: string, other: string): boolean => {
  const [roots, others] = [rootsOf(one), rootsOf(other)];
  return (
    headOf(one) === headOf(other) ||
    other.includes(one) ||
    (roots.size > 1 && [...roots].every((root) => others.has(root)))
  );
};

/** `1 in 8` and `34 of 210 last spring` as parts of a hundred; null for what is no share. */
const partOf = (figure: string): number | null => {
  const [, percent] = /^(\d[\d.]*)\s?(?:%|per ?cent)/i.exec(figure) ?? [];
  const [, part, whole] = /^(\d[\d,]*) (?:in|of|out of) (\d[\d,]*)/.exec(figure) ?? [];
  const plain = (text: string): number => Number(text.replaceAll(',', ''));
  return percent ? Number(percent) : part && whole ? (100 * plain(part)) / plain(whole) : null;
};

/** `late deliveries from 16%` start from the `34 of 210` that were told before. */
const sameShare = (one: string | null, other: string): boolean => {
  const [share, told] = [partOf(one ?? ''), partOf(other)];
  // Of whom 60% come, 40% stay away.
  return share !== null && told !== null && (Math.abs(share - told) < 1 || Math.abs(share + told - 100) < 1);
};

/** Of `60 last winter` half is `30 a winter`. */
const inSpan = (baseline: string): string =>
  baseline
    // Of a sample of a hundred half are so many of a hundred.
    .replace(/^(\S+) of (?!(?:10|100|1,?000)(?![\d.,]*\d))\S+/, '$1')
    .replace(/\slast (\p{L}+)$/iu, ' a $1')
    .replace(/\sin (?:19|20)\d\d$/, ' a year');

function proposedFor(baseline: string, better: Measure['better']): string {
  const [, part, of] = /^(\d+) in (\d+)$/.exec(baseline)?.map(Number) ?? [];
  // '1 in 8' halved is '1 in 16'.
  if (part && of) {
    const [kept, all] =
      better === 'lower' ? (part % 2 ? [part, of * 2] : [part / 2, of]) : [Math.min(of, part + 1), of];
    return `${kept} in ${all}`;
  }
  const [number = ''] = baseline.match(/\d+(?:[.,]\d+)*/) ?? [];
  const now = Number(number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  // Half of 11 cases is no half case.
  const whole = /^\d[\d,]*(?: (?:of|an?|last|in|per|each|every) .*)?$/.test(baseline);
  const wanted = whole
    ? Math[better === 'lower' ? 'floor' : 'ceil'](better === 'lower' ? now / 2 : now * 1.5)
    : better === 'lower'
      ? now / 2
      : baseline.includes('%')
        ? Math.min(95, now * 1.5)
        : now * 1.5;
  // Half of 3.5 hours is said as 2 hours.
  const isTime = /^[\d.,]+ (?:minutes?|hours?|days?|weeks?|months?)\b/.test(baseline) && wanted > 1;
  return amount(baseline, number, isTime ? Math.round(wanted * 2) / 2 : wanted);
}

/** `2 weeks` halved is `1 week`. */
const amount = (baseline: string, number: string, value: number): string =>
  baseline.replace(number, trim(value)).replace(/^1 (\p{L}+?)s\b/u, '1 $1');

const trim = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 10) / 10);
