import { isSoundMeasure } from './goal-sound.js';
import { lowerFirst, singular, upperFirst } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import type { Measure } from '../read/brief.js';
import { asGoal } from '../read/hopes.js';
import { measuresOf } from '../read/measures.js';
import { soberGoals } from '../read/sober-goals.js';
import { inDigits, sizeOf, unitOfValue } from '../read/values.js';
import { fromToday, withBaselines, withNoun } from './goal-beside.js';
import { broughtTo, isNamed } from './goal-brought.js';
import { checkedGoals } from './goal-checked.js';
import { dueByHeading } from './goal-heading.js';
import { goalIn, goalsOfSentence } from './goal-reader.js';
import { byTargets, isState } from './goals-by-parts.js';
import { inWords } from './in-words.js';
import type { Part, Statement } from './statements.js';

/** What an idea aims at: figures with their names, and aims in its own words where no figure can be read. */
export interface Aimed {
  measures: Measure[];
  aims: string[];
}

/** Goals that say plainly what they aim at, and what can be made out of all others. */
export function goalsIn(statements: readonly Statement[]): Aimed {
  const plain = statements.map((one, at) => {
    const own =
      one.role === 'goal'
        ? fromToday(one.text, (text) =>
            goalsOfSentence(withNoun(text, beside(statements, at)), around(statements, at), beside(statements, at)),
          )
        : null;
    return own?.every(isSoundMeasure) ? own : null;
  });
  const others = otherGoals(statements.filter((_, at) => plain[at] === null));
  const placed = [
    ...plain.flatMap((some, at) =>
      (some ?? []).map((measure) => ({ at, measure: directed(dueByHeading(measure, statements[at])) })),
    ),
    ...others.measures.map((measure) => ({ at: placeOf(measure, statements), measure })),
  ];
  const measures = placed.sort((one, other) => one.at - other.at).map(({ measure }) => measure);
  return { ...others, measures: checkedGoals(measures, statements) };
}

/** What is told of today right before a goal, which `this` and `that` in it mean. */
const around = (statements: readonly Statement[], at: number): string[] => {
  const own = statements[at]?.sentence ?? 0;
  return statements
    .slice(0, at)
    .filter(({ role, sentence: place }) => own !== place && (own - place <= 2 || role === 'today' || role === 'bg'))
    .map(({ text }) => text);
};

const beside = (statements: readonly Statement[], at: number): string[] =>
  statements.slice(0, at).flatMap(({ sentence: place, text }) => (place === statements[at]?.sentence ? [text] : []));

const placeOf = ({ target }: Measure, statements: readonly Statement[]): number => {
  const [figure = '\uE000'] = figuresIn(target ?? '');
  const at = statements.findIndex(({ role, text }) => role === 'goal' && figuresIn(text).includes(figure));
  return at < 0 ? statements.length : at;
};

function otherGoals(statements: readonly Statement[]): Aimed {
  const goals = statements
    .filter((one) => one.role === 'goal' || plansFigure(one))
    .flatMap(oneByOne)
    .map(withoutToday);
  const today = statements.filter(({ role }) => role === 'today');
  const sentences = statements.flatMap((statement, at): string[] => {
    const { role, text } = statement;
    if (role === 'today' || role === 'bg') return goesOn(statements, at) ? [] : [inWords(sentenceOf(text))];
    if (role !== 'goal' && !plansFigure(statement)) return [];
    const whole = goesOn(statements, at - 1) ? [wholeOf(statements, at)] : [];
    return [...whole, ...oneByOne(statement).map((goal) => withoutToday(goal).text)].map((one) =>
      asGoal(inWords(sentenceOf(one))),
    );
  });
  // 'We have 640 employees and want …': what stands before the goal is so today.
  const figures = new Set(goals.flatMap(({ text }) => figuresIn(goalIn(text).body)));
  // 'halve this': its figure is half of today's.
  const isWorkedOut = goals.some(({ text }) => reckoned.test(text));
  const isAimed = ({ target }: Measure): boolean => {
    const own = figuresIn(target ?? '');
    // 'Pilot: 25 handlers' is the size of a trial.
    const ofTrial = goals.some(
      ({ text }) =>
        (/^pilot\b/i.test(text) &&
          !/\b(?:goal|aim|target)/i.test(text) &&
          own.some((figure) => figuresIn(text).includes(figure))) ||
        own.some((figure) => new RegExp(`\\bpilot\\b[^.;,]{0,20}\\b${figure}\\b`, 'i').test(text)),
    );
    // '60 paying' is no part of the '8 to 11%' that are told before.
    const isShare = /%/.test(target ?? '') && !goals.some(({ text }) => /%|per ?cent/i.test(text));
    return own.length === 0 || isWorkedOut || (!ofTrial && !isShare && own.some((figure) => figures.has(figure)));
  };
  const measures = eachOnce(
    soberGoals(measuresOf(sentences), sentences).filter(isAimed).filter(isNamed).filter(isSoundMeasure),
  );
  const aims: string[] = [];
  for (const goal of goals) {
    if (measures.some((measure) => isSaid(goal.text, measure)) || (measures.length > 0 && reckoned.test(goal.text)))
      continue;
    // 'Zero expired items on the shelf' is read as a goal where it is called one.
    const called = [`Goal: ${sentenceOf(aimOf(goal.text))}`];
    const read =
      broughtTo(goal.text, statements) ??
      soberGoals(measuresOf(called), called).filter(isAimed).filter(isNamed)[0] ??
      measureOf(goal);
    const targets = goal.parts.filter(({ kind }) => kind === 'target').length;
    const own = read ? [read] : byTargets(goal, statements);
    const each = (read || own.length === targets ? own : []).filter(isSoundMeasure);
    if (each.length > 0) measures.push(...each);
    else aims.push(upperFirst(aimOf(goal.text)));
  }
  return {
    measures: withBaselines(withDays(measures.map(wellNamed), statements), today)
      .filter(({ target }) => !/[()]|\bcurrently\b/i.test(target ?? ''))
      .map(directed)
      .map((measure) => inUnits(measure, goals)),
    aims: aims.filter((text) => text.split(' ').length > 2 && text.length <= longest && !noAim.test(text)),
  };
}

/** `1 in 9 entries was wrong, and we want fewer than 1 in 100`: what the goal is about stands in the piece before. */
const goesOn = (statements: readonly Statement[], at: number): boolean => {
  const [one, next] = [statements[at], statements[at + 1]];
  return one?.role === 'today' && next?.role === 'goal' && one.sentence === next.sentence;
};

/** `Reception sells upgrades, roughly €2.10 per stay; I'd like to see €5`: what the figures are of may stand still before. */
function wholeOf(statements: readonly Statement[], at: number): string {
  const [own, today] = [statements[at]?.text ?? '', statements[at - 1]?.text ?? ''];
  const first = statements[at - 2];
  const start = first && first.sentence === statements[at]?.sentence && isTorn(today) ? `${first.text}, ` : '';
  return `${upperFirst(start + today.replace(/^(?:in|at|of|on|among) [^,]{3,50}, /i, ''))}${start === '' ? ', and' : ';'} ${own}`;
}

/** `roughly €2.10 per stay` says nothing by itself. */
export const isTorn = (text: string): boolean =>
  text.split(' ').length < 6 && /^(?:about|roughly|around|some|currently|now|today|[€£$\d])/i.test(text);

/** `I'd like to reach 1,000 bookings in 2027` */
const plansFigure = ({ role, text }: Statement): boolean =>
  // 'Latency < 200 ms'
  (role === 'need' && /^[\p{L} ]{3,40} ?[<>≤≥]=? ?\d/u.test(text)) ||
  (role === 'plan' && /\b(?:reach|hope for|aim for|hit|win|sign up|grow to)\b[^.;]*\d/i.test(text));

const reckoned = /\b(?:halv\p{L}+|half|doubl\p{L}+|tripl\p{L}+|thirds?|quarters?)\b/iu;
/** `I want this closed`, `I can't grow any further like that` */
const noAim = /^pilot\b|^never\b|^rush\b|\b(?:can['’]t|cannot|can not)\b|^i want (?:this|that|it) \p{L}+$/iu;
const longest = 160;
const sentenceOf = (text: string): string => `${upperFirst(text).replace(/[.;,]+$/, '')}.`;
/** `No hut out of gas` is a figure, `no more than 5 minutes late` another. */
const zeros = /\b(?:no|none|zero|never|nobody)\b(?! \p{L}+ than\b)/giu;
const figuresIn = (text: string): string[] =>
  [...inDigits(text.replace(zeros, '0')).matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure.replaceAll(',', ''));

/** A figure that was read from a piece and from the whole is meant once, by its fuller name. */
const eachOnce = (measures: Measure[]): Measure[] =>
  measures.filter(
    ({ target, baseline, name }, at) =>
      !measures.some(
        (other, place) =>
          place !== at &&
          other.target === target &&
          ((other.baseline !== null && baseline === null) ||
            (other.baseline === baseline && (other.name === name ? place < at : false))),
      ),
  );

/** `replace the counter (currently 23,400 permits a year)`: no aim. */
const withoutToday = (goal: Goal): Goal => ({
  ...goal,
  text: goal.text.replace(/\s*\((?:currently|today|now|at present)\b[^)]*\)/gi, ''),
});

export interface Goal {
  text: string;
  parts: Part[];
}

/** `We want 1,500 listed spaces, 4,000 bookings a month and waiting down to 3 minutes`: three, each said in full. */
function oneByOne({ text, parts }: Statement): Goal[] {
  const targets = parts.filter(({ kind }) => kind === 'target');
  // 'halve the hours and never again lose a sample', '2% lost and fewer than 20 damaged': said in one go.
  const isOne =
    targets.some((one) => !hasFigure(one.text)) || parts.some((one) => one.kind === 'm' && isState.test(one.text));
  if (targets.length < 2 || isOne) return [{ text, parts }];
  const goals: Goal[] = [];
  let from = 0;
  let rest = parts;
  for (const [at, target] of targets.entries()) {
    const next = targets[at + 1];
    const start = text.indexOf(target.text, from);
    const end = next
      ? lastJoint(text, start + target.text.length, text.indexOf(next.text, start + target.text.length))
      : text.length;
    if (start < 0 || end === null) return [{ text, parts }];
    const piece = text
      .slice(from, end)
      .replace(/^[\s,;]*(?:and|but)?\s+/i, '')
      .replace(/[\s,;]+$/, '');
    const own = rest.slice(
      0,
      next ? rest.findIndex((part) => text.indexOf(part.text, end) >= 0 && text.indexOf(part.text) >= end) : undefined,
    );
    goals.push({ text: at === 0 ? piece : `${lead(text)}${piece}`, parts: own });
    rest = rest.slice(own.length);
    from = end;
  }
  return goals;
}

const none = /^(?:no|zero|none|nothing|not a single|not one)$/i;
const hasFigure = (text: string): boolean => none.test(text.trim()) || /\d/.test(inDigits(text)) || reckoned.test(text);

const lead = (text: string): string =>
  /^(?:we|i)(?:['’]d| would)? (?:want|like|need|aim for|hope for) /i.exec(text)?.[0] ?? 'We want ';

/** Where the next of several begins. */
function lastJoint(text: string, from: number, to: number): number | null {
  if (to < from) return null;
  const joints = [...text.slice(from, to).matchAll(/,\s(?:and\s|but\s)?|;\s|\sand\s|\sbut\s/g)];
  const last = joints.at(-1);
  return last === undefined ? null : from + last.index;
}

/** Whether a goal was read from it. */
const isSaid = (text: string, { target, name }: Measure): boolean => {
  const figures = figuresIn(target ?? '');
  return figures.length === 0
    ? lowerFirst(text).includes(name.split(' ').at(-1) ?? name)
    : figuresIn(text).includes(figures[0] ?? '');
};

/** What no pattern reads, by its parts: what is counted, and what it shall be. */
function measureOf({ text, parts }: Goal): Measure | null {
  const of = (kind: Part['kind']): string | null => parts.find((part) => part.kind === kind)?.text.trim() ?? null;
  const [what, target] = [of('m'), of('target')];
  if (what === null || target === null || /^pilot\b/i.test(text)) return null;
  if (isState.test(what) && parts.filter(({ kind }) => kind === 'target').length > 1) return null;
  if (none.test(target))
    return { name: lowerFirst(what), baseline: null, target: '0', when: of('by'), better: 'lower' };
  // 'at least a 2 | point reduction' belongs together.
  if (!/\d/.test(inDigits(target)) || /\ban? \d+$/i.test(target)) return null;
  const name = lowerFirst(what.replace(/^(?:the|our|all|every|each) /i, ''));
  if (name.split(' ').length > 9) return null;
  return {
    name: /%/.test(target) && !/\b(?:share|rate|percentage)\b/i.test(name) ? `share of ${name}` : name,
    baseline: of('now'),
    target: target.replace(/^(?:to|at(?! (?:least|most)\b)|of) /i, ''),
    when: of('by'),
    better: /\b(?:under|below|fewer|less|at most|no more|down|within|max)\b/i.test(target) ? 'lower' : 'higher',
  };
}

/** `1,500 listed spaces and 4,000 bookings a month by the end of the first year`: both by then. */
function withDays(measures: Measure[], statements: readonly Statement[]): Measure[] {
  return measures.map((measure) => {
    if (measure.when !== null || measure.target === null) return measure;
    const own = figuresIn(measure.target);
    const said = statements.find(
      ({ role, text }) => role === 'goal' && own.length > 0 && own.every((figure) => figuresIn(text).includes(figure)),
    );
    const days = said?.parts.filter(({ kind }) => kind === 'by') ?? [];
    const [day] = days;
    if (said === undefined || day === undefined || days.length > 1) return measure;
    const before = said.text.slice(0, said.text.indexOf(day.text));
    return own.every((figure) => figuresIn(before).includes(figure)) || said.text.startsWith(day.text)
      ? { ...measure, when: day.text }
      : measure;
  });
}

/** `unplanned breakdowns cost us 26 hours` loses time to them; `visitors to use the guide` are those who use it. */
const wellNamed = (measure: Measure): Measure => ({
  ...measure,
  ...(yearly.test(measure.name) && /^after (?:the )?(?:launch|go-live)/i.test(measure.when ?? '')
    ? { when: `${yearly.exec(measure.name)?.[1] ?? ''} ${measure.when ?? ''}` }
    : {}),
  name: (/^after (?:the )?(?:launch|go-live)/i.test(measure.when ?? '')
    ? measure.name.replace(yearly, '')
    : measure.name
  )
    // '70% still active after 3 months'
    .replace(
      /^(?:still )?(?:active|using it|in use|satisfied|subscribed|retained)\b(?! \p{L}+s$)/iu,
      (state) => `share of users ${lowerFirst(state)}`,
    )
    // 'the median wait has reached 19 weeks', 'under-triage stays below 1%'
    .replace(/(?<=\p{L}) (?:stays|remains|falls|drops|rises|sinks)(?: to)?$/iu, '')
    .replace(/ (?:has|have) (?:reached|risen|climbed|grown|fallen|gone up|gone down)(?: to)?$/i, '')
    .replace(/^saved\b/i, /\b(?:minutes?|hours?|days?)\b/.test(measure.target ?? '') ? 'time saved' : 'saved')
    .replace(/^(.+?) (?:costs?|take|takes) us$/i, (_, what: string) => `time lost to ${lowerFirst(what)}`)
    .replace(
      /^(share of (?:[\p{L}-]+ ){0,3}?([\p{L}-]+s)) to (?=\p{Ll}+ )/iu,
      (_, share: string, noun: string) => `${share} ${isPeople(singular(noun.toLowerCase())) ? 'who' : 'that'} `,
    ),
});

const yearly = / (an? (?:year|month))$/i;

/** From 26 hours to 10 is down, whatever it is called. */
function directed(measure: Measure): Measure {
  const { baseline, target } = measure;
  // '1.5 days' to 'under 30 min' is down as well.
  const [from, to] = [baseline, target].map((value) => sizeOf(value ?? ''));
  const isAlike = baseline !== null && target !== null && unitOfValue(baseline) === unitOfValue(target);
  return !isAlike ||
    from === undefined ||
    to === undefined ||
    Number.isNaN(from) ||
    Number.isNaN(to) ||
    from === to ||
    / in \d/.test(`${baseline}${target}`)
    ? measure
    : { ...measure, better: to < from ? 'lower' : 'higher' };
}

/** `Waste from 310 to 90 meals a day`: both are meals a day. */
function inUnits(measure: Measure, goals: readonly Goal[]): Measure {
  const { target, baseline, name } = measure;
  if (target === null || baseline === null || !/^[\d.,]+$/.test(target) || !/^[\d.,]+$/.test(baseline)) return measure;
  const said = goals.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'target').map(({ text }) => text));
  const unit = said.find((one) => one.startsWith(`${target} `))?.slice(target.length) ?? '';
  const [, counted = ''] = /^ (\p{Ll}+s)(?: (?:an?|per) \p{Ll}+)?$/u.exec(unit) ?? [];
  return counted === '' || name.includes(counted)
    ? measure
    : { ...measure, target: `${target}${unit}`, baseline: `${baseline}${unit}` };
}

const aimOf = (text: string): string =>
  text
    .replace(
      /^(?:the |our |my )?(?:goals?|aims?|targets?|objectives?|success)(?: (?:is|are|means))?(?: to| that)?\s*[:=–-]?\s*/i,
      '',
    )
    .replace(/[.;,]+$/, '');
