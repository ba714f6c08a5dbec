import { escapePattern, memo, numberWords } from '../language.js';
import type { Measure } from './brief.js';
import { byYears, fromNow } from './now-and-then.js';
import { withoutBindings } from './binding.js';
import { figureOf } from './figures.js';
import { partIn } from './part-in.js';
import { unwelcome } from './worth.js';
import { formOf, partTarget, unnamedTarget, unnamedToday } from './target-forms.js';
import { inUsualForm, tellsTrouble } from './target-rewrites.js';
import { type Item, several } from './target-words.js';
import {
  apart,
  figured,
  heading,
  isDue,
  isVerbless,
  label,
  leadOf,
  nextTime,
  opensAim,
  shared,
  wish,
  withoutLead,
  withoutTime,
} from './target-parts.js';
import { figureToday } from './now-figures.js';
import { inOneUnit } from './one-unit.js';
import { amountOf, bound, eventIn, timesIn, V } from './amounts.js';
import { figuresIn } from './baselines.js';
import { inDigits, money, sizeOf, unitOfValue } from './values.js';

/**
 * Goals read item by item: a sentence is parted at its commas and 'and's, and every part is a goal by its own form, or
 * says where the one after it starts from. What no form fits is left to the readers of whole sentences.
 */

/** The goals of each sentence. */
export function targetsIn(sentences: string[]): Measure[][] {
  const all: Measure[][] = [];
  let before: Figure | null = null;
  const earlier: Figure[] = [];
  for (const sentence of sentences) {
    const found: Measure[] = [];
    all.push(found);
    if (tellsTrouble.test(sentence)) continue;
    const whole = inUsualForm(sentence);
    const aimed = label.test(whole) || heading.test(whole);
    const when =
      (/^(?:in|within) /i.test(whole) ? leadOf(whole) : null) ??
      timesIn(whole) ??
      leadOf(whole) ??
      (/\b(?:both|all) (?:by|before|until) /i.test(whole) ? eventIn(whole) : null);
    // A sentence that is the title of a list counts for its parts.
    const atoms = apart(whole.replace(heading, '').replace(label, ''));
    const years = byYears(whole) ?? fromNow(whole.replace(heading, '').replace(label, ''));
    if (years) {
      found.push(...made(years, /in 20\d\d$/.exec(whole)?.[0] ?? when));
      continue;
    }
    let verb = '';
    let here: Figure | null = null;
    // 'errors to zero, and a bed two days after the call, not five': five is no errors.
    let unread = false;
    const ours = aimed || hopes.test(withoutLead(whole));
    let wished = aimed || (atoms.length === 1 && when !== null && isDue(when) && /^\d/.test(whole));
    for (const [at, atom] of atoms.entries()) {
      const lead = withoutLead(atom);
      const said = lead.replace(wish, '').replace(/\b(must|should|may) not be (more|less) than\b/i, '$1 be no $2 than');
      const hoped = said !== lead || opensAim.test(atom) || movesTo.test(atom);
      if (hoped) wished = true;
      const own = timesIn(said);
      const event = own ? null : eventIn(said);
      // '64 boats in July, to under 8': the month is that of today's figure.
      const then = own !== null && new RegExp(`from .*${escapePattern(own)},? (?:down |up )?to `, 'i').test(said);
      const due = then ? null : (own ?? event ?? shared(whole, when, atom));
      const bare = withoutTime(said, own ?? event ?? when)
        .replace(/,?(?: (?:both|all|each))?$/i, '')
        .replace(/^to (?=\p{L})/u, '');
      const turned = becoming(bare, sentences, sentence);
      if (turned) {
        found.push(...made(turned, due));
        wished = true;
        before = null;
        continue;
      }
      const start = unnamedToday(bare) ?? unnamedToday(atom);
      const last = found.at(-1);
      if (start && !unread && last?.baseline === null && last.target !== null) {
        const times = /^(half of|twice|three times) today/.exec(last.target)?.[1];
        // 'Twice as many should: today it is 1 in 3'
        if (times) Object.assign(last, multiplied(last, times, start));
        if (times) continue;
        const [from, to] = inOneUnit(start, last.target);
        Object.assign(last, {
          baseline: from,
          target: to,
          when: event ?? last.when,
          better: sizeOf(from) < sizeOf(to) ? 'higher' : 'lower',
        });
        continue;
      }
      const partly = before ? partTarget(bare, before.baseline) : null;
      if (partly && before) {
        found.push(
          ...made(
            { ...before, target: partly, better: /^(?:double|triple)/i.test(bare) ? 'higher' : 'lower', verb: '' },
            due,
          ),
        );
        before = null;
        continue;
      }
      const target =
        unnamedTarget(bare, aimed || hoped) ?? (hoped ? unnamedTarget(bare.replace(/,\s\D*$/, ''), true) : null);
      // The figure that counts in the unit of the target is meant, though another was told since.
      const meant = target
        ? here && sameKind(here.baseline, target)
          ? here
          : (earlier.slice(-3).findLast(({ baseline }) => sameKind(baseline, target)) ?? before)
        : null;
      if (target && before && meant) {
        // '31 cars were towed in 2026, that should drop to 5': the year is the figure's.
        const past = when !== null && /^in 20\d\d$/.test(when) && atoms.slice(0, at).some((one) => one.includes(when));
        found.push(...joined(meant, target, past ? (own ?? event) : due));
        earlier.splice(earlier.indexOf(meant), earlier.includes(meant) ? 1 : 0);
        wished = true;
        before = earlier.at(-1) ?? null;
        continue;
      }
      // 'Goal: below 3%. Right now we breach 9% of SLAs': today's figure follows.
      const ahead = target && aimed && !before ? figureAhead(sentences[sentences.indexOf(sentence) + 1] ?? '') : null;
      if (target && ahead && sameKind(ahead.baseline, target)) {
        found.push(...joined(ahead, target, due));
        wished = true;
        continue;
      }
      // '22 breaches in 2026, allowed are 4': a year by itself is one that was, where another figure follows.
      const past = own !== null && /^in 20\d\d$/.test(own) && atoms.slice(at + 1).some((one) => figured.test(one));
      const noted = !past && ((own !== null && isDue(own)) || nextTime.test(said)) && isVerbless(bare);
      // '1 in 25 bags arrives without a name': a trouble as it is.
      const part = hoped || own !== null ? null : partIn(bare);
      const item =
        (part && (unwelcome.test(part.name) || /\b(?:without|not|never|no)\b/.test(part.name))
          ? null
          : formOf(bare, { wished: wished || noted, hoped: ours, verb })) ?? null;
      if (item) {
        if (item.baseline === null && before !== null && isOf(before, item)) item.baseline = before.baseline;
        verb = item.verb;
        wished = true;
        const [, next] = / (next (?:year|season|month|term|quarter))$/.exec(item.name) ?? [];
        found.push(
          ...made(
            next ? { ...item, name: item.name.slice(0, -next.length - 1) } : item,
            (then ? null : (own ?? event)) ?? next ?? due,
          ),
        );
        before = null;
        continue;
      }
      // A span that rules is no figure of today; an average is one.
      if (withoutBindings(sentence) === '' && !/\b(?:on average|average|now|today|currently)\b/i.test(sentence))
        continue;
      const figure = figureToday(atom);
      unread = figure === null && figured.test(atom);
      if (figure) earlier.push((here = figure));
      before = figure ?? before;
      if (at === atoms.length - 1) before = figureToday(atom) ?? figureOf(whole) ?? figureToday(whole) ?? before;
    }
  }
  return all;
}

/** The figure of a sentence that tells of today. */
const figureAhead = (sentence: string): Figure | null =>
  /^(?:right now|now|today|currently|at present|at the moment)\b/i.test(sentence)
    ? (figureToday(sentence) ?? figuresIn(sentence)[0] ?? null)
    : null;

/** `We aim to`, and not `the clerk must`. */
const hopes = /^(?:we|i)(?:['’]d| would)? (?:all )?(?:want|like|love|aim|hope|wish|plan)\b/i;

/** `Calls should come down to 4 a day`: said so, it is no rule. */
const movesTo = new RegExp(
  String.raw`\b(?:should|must|shall|(?:has|have|needs?|is|are) to)\s(?:be (?:down )?at|(?:come|go|get|be brought) (?:back )?(?:down|up) to|(?:drop|fall|sink|shrink|rise|grow) to)\s(?:(?:${bound})\s)?\d`,
  'iu',
);

/** Whether a figure of today is of what the goal is about: of the same things, or of the work that `it` stood for. */
const isOf = (figure: Figure, { name, target }: Item): boolean =>
  sameKind(figure.baseline, target.replace(/^\D*(?=\d)/, '')) &&
  (figure.name.split(' ').at(-1)?.toLowerCase() === name.split(' ').at(-1)?.toLowerCase() ||
    (figure.name === 'time that the work takes' && name.startsWith('time that ')));

const ofMoney = new RegExp(`^(?:\\D+ )?${money}`, 'iu');
const sameKind = (baseline: string, target: string): boolean => {
  const [from, to] = inOneUnit(baseline, target);
  return (
    unitOfValue(from) === unitOfValue(to) &&
    // '$400' is no share, whatever the figure beside it is.
    ofMoney.test(from) === ofMoney.test(to) &&
    (unitOfValue(to) !== 'other' || ofMoney.test(to))
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
  const side = to === '0' ? 'lower' : (better ?? (from !== null && sizeOf(from) < sizeOf(to) ? 'higher' : 'lower'));
  return [{ name, baseline: from, target: to, when, better: side }];
}

const multiplied = ({ name }: Measure, times: string, start: string): Partial<Measure> => ({
  name: / in \d|%/.test(start) ? name.replace(/^number of/, 'share of') : name,
  baseline: start,
  target: several(times === 'twice' ? 'double' : times === 'half of' ? 'halve' : 'triple', start),
});

/** `Ten hours should become three`: what took ten was told before. */
function becoming(atom: string, sentences: string[], sentence: string): Item | null {
  const [, from = '', to = ''] = turned.exec(atom) ?? [];
  if (!to || !/\p{L}/u.test(from)) return null;
  const figure = sentences
    .filter((other) => other !== sentence)
    .flatMap((other) => [
      ...figuresIn(other),
      ...other.split(/[,;]\s|\s(?:and|but)\s/).flatMap((part) => figureToday(part) ?? []),
    ])
    .find(({ baseline }) => baseline.toLowerCase().startsWith(amountOf(from).toLowerCase()));
  return figure ? { ...figure, target: amountOf(to), better: null, verb: '' } : null;
}
const turned = new RegExp(
  String.raw`^(?:and |but )?(?:the |those |these )?(${V})(?::|\s(?:should|must|shall|have to|are to|is to|will|to)\s(?:become|be|turn into|(?:get|come|go|fall|drop|sink|shrink|rise|grow)(?: back)?(?: down| up)? to))\s(?:(?:${bound})\s)?(${V})$`,
  'iu',
);

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

/** Where a sentence tells a goal: at its target, in figures or in words, else at the last word of its name. */
function placeOf(sentence: string, { name, target }: Measure): number {
  const [figure = ''] = /\d[\d.,]*/.exec(target ?? '') ?? [];
  const places = [figure, numberWords[Number(figure)] ?? '', name.split(' ').at(-1) ?? '']
    .filter(Boolean)
    .map(
      (word) =>
        new RegExp(`(?<![\\d.,\\p{L}])${escapePattern(word)}(?!\\d|\\p{L}{2})`, 'iu').exec(sentence)?.index ?? -1,
    );
  return places.find((at) => at >= 0) ?? -1;
}

/** As the sentence tells them. */
export const inOrder = (sentence: string, measures: Measure[]): Measure[] =>
  measures.length < 2
    ? measures
    : measures
        .map((one) => ({ one, at: placeOf(sentence, one) }))
        .map(({ one, at }) => ({ one, at: at < 0 ? sentence.length : at }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);

/** Two readings of one goal: the same figure wished for, or the same thing. */
export const isSameGoal = (one: Measure, other: Measure): boolean => {
  const figure = (text: string | null): string => /\d[\d.,]*/.exec(text ?? '')?.[0] ?? text ?? '';
  return one.name === other.name || figure(one.target) === figure(other.target);
};
