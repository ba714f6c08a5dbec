import { escapePattern, infinitive, lowerFirst, singular } from '../language.js';
import type { Measure } from './brief.js';
import { rootsOf } from './starts.js';
import { inDigits, ratio, unitOfValue } from './values.js';

/** Where a goal starts from, told without its name: by the verb of it, by the only figure of its kind, or of `them`. */

const lately = /\b(?:last (?:year|season|quarter|month|winter|summer)|in 20\d\d|this year|so far)\b/i;
const unwanted = /\b(?:nobody (?:\p{L}+ )?wanted|unwanted|not wanted|by mistake|by accident|unplanned|unnoticed)\b/iu;
const acted =
  /(?<![\p{L}-])(?<verb>(?:\p{Ll}+-)?\p{Ll}{3,}(?:ed|t)) (?:about |around |some )?(?<many>\d[\d.,]*) (?<what>\p{L}{3,}s|people)\b/giu;

/** `Last year we auto-renewed 11 contracts nobody wanted` tells how many unwanted auto-renewals there were. */
function acts({ name }: Measure, sentences: readonly string[]): string | null {
  const roots = rootsOf(name.replaceAll('-', ' '));
  for (const sentence of sentences) {
    const [when = ''] = lately.exec(sentence) ?? [];
    // Renewals are not yet unwanted ones.
    if (/^un/i.test(name) && !unwanted.test(sentence)) continue;
    for (const { groups: { verb = '', many = '' } = {} } of when === '' ? [] : sentence.matchAll(acted)) {
      const stem = verb
        .split('-')
        .at(-1)
        ?.replace(/(?:ed|t)$/, '');
      if (stem && stem.length > 3 && [...roots].some((root) => root.startsWith(stem)))
        return `${many} ${lowerFirst(when)}`;
    }
  }
  return null;
}

const ofThem = new RegExp(
  String.raw`(?<![\d.,])\d[\d.,]* (\p{L}+s)\b[^.;]*?\b(?:and|;|,|but) (?:about |around |over |some )?(\d[\d.,]*)\+? of (?:them|these|those)\b`,
  'iu',
);
/** `412 flags and 170+ of them have been on for 90 days`: of the stale ones there are 170. */
function some({ name }: Measure, sentences: readonly string[]): string | null {
  const head = singular(name.split(' ').at(-1)?.toLowerCase() ?? '');
  const [, what = '', part = ''] = sentences.map((sentence) => ofThem.exec(sentence)).find(Boolean) ?? [];
  const told = sentences.find((sentence) => sentence.includes(`${part}+ of`));
  return name.includes(' ') && part !== '' && singular(what.toLowerCase()) === head
    ? `${told ? 'over ' : ''}${part}`
    : null;
}

const anyRatio = new RegExp(String.raw`(?<![\d.,])(?:${ratio})`, 'giu');
/** `1 in 9 has to be rolled back` and `rollbacks at most 1 in 25`: told in parts, and no other figure is. */
function onlyRatio({ target }: Measure, sentences: readonly string[], taken: readonly string[]): string | null {
  if (!/\d in \d/.test(target ?? '')) return null;
  const all = [...new Set(sentences.flatMap((text) => [...inDigits(text).matchAll(anyRatio)].map(([one]) => one)))];
  const free = all.filter((one) => !taken.some((text) => text.includes(one)));
  return free.length === 1 ? (free[0] ?? null) : null;
}

/** `win rate 40%` beside `we win 28%`: told by its verb. */
function byVerb({ name, target }: Measure, sentences: readonly string[], taken: readonly string[]): string | null {
  if (!/%/.test(target ?? '') || name.split(' ').length > 2) return null;
  const root = singular(name.toLowerCase().replace(/ rate$/, ''));
  const found = sentences.flatMap((sentence) =>
    sentence.split(/[,;:]\s|\s(?:and|but)\s/).flatMap((clause) => {
      const [figure = ''] = /\d[\d.,]*\s?%/.exec(clause) ?? [];
      const verbs = clause.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
      const isTold =
        verbs.some((word) => word !== root && infinitive(word) === root) ||
        new RegExp(`\\b(?:we|they) ${escapePattern(root)} `, 'i').test(clause);
      return figure !== '' && isTold && !taken.includes(figure) ? [figure] : [];
    }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** `Ruth down to 5 hours a week`: the time that she spends. */
function ofPerson(measure: Measure, sentences: readonly string[]): Measure {
  const { name, target, baseline } = measure;
  const who = new RegExp(`(?<=[\\p{L},] )${escapePattern(name)}(?= (?:down|up|to|at|under)\\b)`, 'iu');
  const [said] = sentences.flatMap((text) => who.exec(text)?.[0] ?? []);
  if (/\s/.test(name) || unitOfValue(target ?? '') !== 'time' || !said || !/^\p{Lu}/u.test(said)) return measure;
  const span = / (?:an?|per|each|every) \p{L}+$/u.exec(target ?? '')?.[0] ?? '';
  const [spent] = sentences.flatMap(
    (text) =>
      new RegExp(
        String.raw`\bspends? (?:about |around |some |over )?(\d[\d.,]*\s?(?:hours?|minutes?|days?)${escapePattern(span)})`,
        'iu',
      ).exec(text)?.[1] ?? [],
  );
  return { ...measure, name: `time that ${said} spends`, baseline: spent ?? baseline, better: 'lower' };
}

export function withToldStarts(measures: readonly Measure[], sentences: readonly string[]): Measure[] {
  const taken = measures.flatMap(({ baseline, target }) => [baseline ?? '', target ?? '']).filter(Boolean);
  return measures.map((one) => {
    const measure = ofPerson(one, sentences);
    const part = some(measure, sentences);
    if (part !== null && measure.better === 'lower') return { ...measure, baseline: part };
    if (measure.baseline !== null || measure.target === null) return measure;
    const baseline =
      (measure.target === '0' ? acts(measure, sentences) : null) ??
      onlyRatio(measure, sentences, taken) ??
      byVerb(measure, sentences, taken);
    return baseline === null ? measure : { ...measure, baseline };
  });
}
