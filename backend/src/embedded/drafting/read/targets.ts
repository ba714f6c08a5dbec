import { memo } from '../language.js';
import type { Measure } from './brief.js';
import { byYears, fromNow } from './now-and-then.js';
import { withoutBindings } from './binding.js';
import { figureOf } from './figures.js';
import { formOf, partTarget, unnamedTarget, unnamedToday } from './target-forms.js';
import type { Item } from './target-words.js';
import { figureToday } from './now-figures.js';
import { amountOf, bound, timesIn, V } from './amounts.js';
import { figuresIn } from './baselines.js';
import { inDigits, money, sizeOf, unitOfValue } from './values.js';

/**
 * Goals read item by item: a sentence is parted at its commas and 'and's, and every part is a goal by its own form, or
 * says where the one after it starts from. What no form fits is left to the readers of whole sentences.
 */

const label =
  /^(?:(?:our |the |my |main |first |second |third |next |other )*(?:goals?|targets?|aims?|kpis?|objectives?|success(?: metrics?| measures?| criteria)?|north star|wanted|we (?:will )?measure (?:success|it|this|that) (?:by|in|with))(?: (?:no\.? )?\d+)?\s*(?:[:=–-]|(?:is|are|would be|means|is to|are to)\b:?(?: that)?|(?<=\bby|\bin|\bwith)(?= ))\s*)/iu;
const wish =
  /^(?:(?:it )?would be (?:nice|good|great|lovely|ideal) if |please )|^(?:so |if )?(?:in the end |at the same time |at least )?(?:(?:and |but |also |then )*)(?:we|i|they|the \p{L}+(?: \p{L}+)?)(?:['’]d| would| also| really)? (?:could(?: only)?|wants?|like|love|needs?|aims?|hopes?|plans?|expects?|promised?|intends?|commit(?:ted)?|dreams?|(?:has|have)(?= to\b)|wish|must|should|will)(?: (?:to|for|at|of))?\s+(?=\S)/iu;

/** The goals of each sentence. */
export function targetsIn(sentences: string[]): Measure[][] {
  const all: Measure[][] = [];
  let before: Figure | null = null;
  const earlier: Figure[] = [];
  for (const sentence of sentences) {
    const found: Measure[] = [];
    all.push(found);
    const whole = sentence
      .replace(/[.!?…]+$/, '')
      .trim()
      // 'If only 1 in 20 went home we'd be happy'
      .replace(contented, 'we want $1')
      // 'Less than ten minutes per loan is the target'
      .replace(/^([^,;:]{4,60}?) (?:is|are|would be) (?:the|our|my) (?:targets?|goals?|aims?)\b/i, 'goal: $1')
      .replace(
        /(?<=[;,]\s)([^,;:]{4,60}?) (?:is|are|would be) (?:the|our|my) (?:targets?|goals?|aims?)\b/i,
        'we want $1',
      );
    const aimed = label.test(whole);
    const when = timesIn(whole);
    // A sentence that is the title of a list counts for its parts.
    const atoms = apart(whole.replace(label, ''));
    const years = byYears(whole) ?? fromNow(whole.replace(label, ''));
    if (years) {
      found.push(...made(years, /in 20\d\d$/.exec(whole)?.[0] ?? when));
      continue;
    }
    const spent = becoming(whole, sentences);
    if (spent) {
      found.push(...made(spent, when));
      continue;
    }
    let verb = '';
    let wished = aimed || (atoms.length === 1 && when !== null && /^\d/.test(whole));
    for (const [at, atom] of atoms.entries()) {
      const said = atom.replace(wish, '').replace(/\b(must|should|may) not be (more|less) than\b/i, '$1 be no $2 than');
      if (said !== atom) wished = true;
      const own = timesIn(said);
      const bare = withoutTime(said, own ?? when).replace(/^to (?=\p{L})/u, '');
      const start = unnamedToday(bare) ?? unnamedToday(atom);
      const last = found.at(-1);
      if (start && last?.baseline === null && last.target !== null) {
        const [from, to] = inOneUnit(start, last.target);
        Object.assign(last, { baseline: from, target: to, better: sizeOf(from) < sizeOf(to) ? 'higher' : 'lower' });
        continue;
      }
      const partly = before ? partTarget(bare, before.baseline) : null;
      if (partly && before) {
        found.push(
          ...made(
            { ...before, target: partly, better: /^(?:double|triple)/i.test(bare) ? 'higher' : 'lower', verb: '' },
            own ?? when,
          ),
        );
        before = null;
        continue;
      }
      const target = unnamedTarget(bare, aimed || said !== atom);
      // The figure that counts in the unit of the target is meant, though another was told since.
      const meant = target
        ? (earlier.slice(-3).findLast(({ baseline }) => sameKind(baseline, target)) ?? before)
        : null;
      if (target && before && meant) {
        // '31 cars were towed in 2026, that should drop to 5': the year is the figure's.
        const past = when !== null && /^in 20\d\d$/.test(when) && atoms.slice(0, at).some((one) => one.includes(when));
        found.push(...joined(meant, target, own ?? (past ? null : when)));
        earlier.splice(earlier.indexOf(meant), earlier.includes(meant) ? 1 : 0);
        wished = true;
        before = earlier.at(-1) ?? null;
        continue;
      }
      // '22 breaches in 2026, allowed are 4': a year by itself is one that was, where another figure follows.
      const past = own !== null && /^in 20\d\d$/.test(own) && atoms.slice(at + 1).some((one) => figured.test(one));
      const noted = !past && (own !== null || nextTime.test(bare)) && isVerbless(bare);
      const item = formOf(bare, { wished: wished || noted, verb }) ?? null;
      if (item) {
        verb = item.verb;
        wished = true;
        const [, next] = / (next (?:year|season|month|term|quarter))$/.exec(item.name) ?? [];
        found.push(...made(next ? { ...item, name: item.name.slice(0, -next.length - 1) } : item, own ?? next ?? when));
        before = null;
        continue;
      }
      // A span that rules is no figure of today.
      if (withoutBindings(sentence) === '') continue;
      const figure = figureToday(atom);
      if (figure) earlier.push(figure);
      before = figure ?? before;
      if (at === atoms.length - 1) before = figureToday(atom) ?? figureOf(whole) ?? figureToday(whole) ?? before;
    }
  }
  return all;
}

const contented = new RegExp(
  String.raw`^if (?:only|just|at most) (${V})\b.{0,60}? (?:i|we)(?:['’]d| would) be (?:happy|glad|content|fine|pleased)$`,
  'iu',
);
const nextTime =
  /^(?:at most|no more than|not more than|fewer than|less than|under|below) \d.* next (?:year|season|month|term|quarter)$/i;

/** `Returned forms below 5 %`, `12,000 pages done`: with its day, a note of what shall be. */
const isVerbless = (text: string): boolean =>
  !/^(?:we|i|they|it|there|last|only|about|around)\b|\b(?:is|are|was|were|has|have|had|takes?|took|goes?|gets?|comes?|may|can|must|cannot|costs?|went|spends?|need|needs|today|now|currently|of)\s/i.test(
    text,
  ) && !/\b(?:budget|deadline|launch|live|start|pilot|ready|phase|release|version)\b/i.test(text);

const ofMoney = new RegExp(`^(?:\\D+ )?${money}`, 'iu');
const sameKind = (baseline: string, target: string): boolean => {
  const [from, to] = inOneUnit(baseline, target);
  return (
    unitOfValue(from) === unitOfValue(to) && (unitOfValue(to) !== 'other' || (ofMoney.test(from) && ofMoney.test(to)))
  );
};

interface Figure {
  name: string;
  baseline: string;
}

function joined({ name, baseline }: Figure, target: string, when: string | null): Measure[] {
  // The name says already what the time is counted for.
  const plain = (text: string): string =>
    /^time per /.test(name) ? text.replace(/\s(?:an?|per|each)\s\p{L}+$/u, '') : text;
  const [from, to] = inOneUnit(plain(baseline), plain(target));
  if ((unitOfValue(from) !== unitOfValue(to) && to !== '0') || ofMoney.test(from) !== ofMoney.test(to)) return [];
  return made({ name, baseline: from, target: to, better: null, verb: '' }, when);
}

function made({ name, baseline, target, better }: Item, when: string | null): Measure[] {
  const [from, to] = baseline ? inOneUnit(baseline, target) : [null, target];
  const side = better ?? (from !== null && sizeOf(from) < sizeOf(to) ? 'higher' : 'lower');
  return [{ name, baseline: from, target: to, when, better: side }];
}

/** `12 days` and `4`, `48` and `75 percent`: both have the unit of either, and the span they are counted in. */
export function inOneUnit(baseline: string, target: string): [string, string] {
  const [, whole = ''] = /^\d+( in \d+)$/.exec(baseline) ?? [];
  if (whole && /^(?:\D+ )?\d+$/.test(target)) return [baseline, `${target}${whole}`];
  if (/\d in \d/.test(`${baseline} ${target}`)) return [baseline, target];
  const unit = (text: string): string => /^[£$€]?\d[\d.,]*(\s?(?:%|[\p{L}²³].*))$/u.exec(text)?.[1] ?? '';
  const bare = (text: string): boolean => /\d[\d.,]*$/.test(text);
  const span = (text: string): string => /\s(?:an?|per|each|every)\s\p{L}+$/u.exec(text)?.[0] ?? '';
  const [ours, theirs] = [unit(baseline), unit(target.replace(/^\D*(?=\d)/, ''))];
  const from = bare(baseline) && theirs ? counted(`${baseline}${theirs}`) : baseline;
  const to = bare(target) && ours && target !== '0' ? counted(`${target}${ours}`) : target;
  return span(to) && !span(from) && unit(from) ? [`${from}${span(to)}`, to] : [from, to];
}

/** `4 day` -> 4 days. */
const counted = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d[\d.,]*) (second|minute|hour|day|week|month|year)s?\b/u,
    (_, figure: string, unit: string) => `${figure} ${unit}${figure === '1' ? '' : 's'}`,
  );

/** The time is taken out where a figure stands beside it; of 'closed within 3 weeks' it is the aim. */
const withoutTime = (text: string, when: string | null): string =>
  when === null || !figured.test(text.replace(when, ' '))
    ? text
    : text
        .replace(when, ' ')
        .replace(/\s+/g, ' ')
        .replace(/\s+([,;)])/g, '$1')
        .trim();

/** `Ten hours should become three`: what took ten was told before. */
function becoming(sentence: string, sentences: string[]): Item | null {
  const [, from = '', to = ''] = turned.exec(sentence) ?? [];
  if (!to || !/\p{L}/u.test(from)) return null;
  const figure = sentences
    .filter((other) => other !== sentence)
    .flatMap((other) => figuresIn(other))
    .find(({ baseline }) => baseline.toLowerCase().startsWith(amountOf(from).toLowerCase()));
  return figure ? { ...figure, target: amountOf(to), better: null, verb: '' } : null;
}
const turned = new RegExp(
  String.raw`^(?:and |but )?(?:the |those |these )?(${V})(?::|\s(?:should|must|shall|have to|are to|is to|will)\s(?:become|be|fall to|drop to|go down to|turn into))\s(?:(?:${bound})\s)?(${V})$`,
  'iu',
);

/** Parts at `;`, `,` and `and`, where the part behind it has a figure or a word for none. Brackets stay whole. */
function apart(sentence: string): string[] {
  const held: string[] = [];
  const shut = sentence.replace(/\([^)]*\)/g, (inside) => `\uE001${held.push(inside) - 1}\uE002`);
  const parts = shut.split(/(\s?[;–—]\s+|\s-\s|,(?!\d)\s(?:and\s|but\s|so\s)?|\s(?:and|but|while)\s(?=[^,;]*))/);
  const atoms: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const last = atoms.at(-1);
    if (last !== undefined && (!figured.test(part) || !figured.test(last) || opensTail.test(part)))
      atoms[atoms.length - 1] = `${last}${parts[at - 1] ?? ''}${part}`;
    else atoms.push(part);
  }
  return atoms
    .map((atom) => atom.replace(/\uE001(\d+)\uE002/g, (_, at: string) => held[Number(at)] ?? '').trim())
    .filter(Boolean);
}

const figured = new RegExp(
  String.raw`${V}|\uE001|\b(?:zero|no|none|nobody|half|halve|halved|double|doubled|a third|a quarter|all of them)\b`,
  'iu',
);
/** `… by 30%`, `… to 5`: the rest of the part before. */
const opensTail = /^(?:by|from|in|within|per|to(?! \p{L}{3}))\s/iu;

/** What a sentence with a goal says of today: 'Refund time is 12 days, we want 4' its first part, '' where it is all goal; null where it has none. */
export const todayIn = memo((sentence: string): string | null => {
  const goals = (text: string): number => targetsIn([inDigits(text)]).flat().length;
  if (!/\d|\b(?:zero|halve|halved|double|half|third|all of)\b/i.test(sentence) || goals(sentence) === 0) return null;
  for (const { index } of [...sentence.matchAll(/[,;–]\s|\s(?:and|but)\s/g)].reverse()) {
    const part = sentence.slice(0, index);
    if (
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half)\b/i.test(inDigits(part)) &&
      !wish.test(part) &&
      !label.test(part) &&
      goals(part) === 0
    )
      return `${part}.`;
  }
  return '';
});

/** As the sentence tells them. */
export const inOrder = (sentence: string, measures: Measure[]): Measure[] =>
  measures.length < 2
    ? measures
    : measures
        .map((one) => ({ one, at: sentence.indexOf(/\d[\d.,]*/.exec(one.target ?? '')?.[0] ?? one.name) }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);

/** Two readings of one goal: the same figure wished for, or the same thing. */
export const isSameGoal = (one: Measure, other: Measure): boolean => {
  const figure = (text: string | null): string => /\d[\d.,]*/.exec(text ?? '')?.[0] ?? text ?? '';
  return one.name === other.name || figure(one.target) === figure(other.target);
};
