import { escapePattern } from '../language.js';
import type { Slots } from '../know/slots.js';
import type { Feature, Goal } from './plan.js';

const dull = new Set(
  'the and for with from that this into than what when where which who their they have has one all each every more most less same time share number month week day people person cent counted reports rule idea product first before after today without within about'.split(
    ' ',
  ),
);

/** The telling words of a text, cut to their stems. Words of the thing that everything is about tell nothing. */
function stemsOf(text: string, { unit = '', units = '', actor = '', actors = '' }: Slots): Set<string> {
  const common = new Set(`${unit} ${units} ${actor} ${actors}`.toLowerCase().split(/[\s-]+/));
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !dull.has(word) && !common.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 7)),
  );
}

/** What a goal is about in general, and the deeds that bring it nearer. */
const kinds: { goal: RegExp; deeds: RegExp }[] = [
  {
    goal: /\b(?:late|miss(?:ed|es)?|forg[eo]t\w*|no-shows?|never (?:show|come|turn)|not (?:show|come|turn)|wait\w*|moved|unfilled|empty)\b/i,
    deeds: /^(?:send|remind|notify|alert|warn|tell|inform|cancel|confirm|answer|reschedule|move)\b/i,
  },
  {
    goal: /\b(?:asking|ask|questions?|on their own|find what)\b/i,
    deeds:
      /^(?:see|view|read|follow|track|find|search|look|get|receive|watch|know|download|compare|send|notify|alert|tell|inform|remind|answer|show)\b/i,
  },
  {
    goal: /\b(?:true|right|wrong|correct|mistakes?|errors?|audit|trace|proof)\b/i,
    deeds:
      /^(?:check|approve|accept|reject|refuse|decline|sign|confirm|verify|inspect|release|review|decide|correct|measure|count|test|weigh|close)\b/i,
  },
  {
    goal: /\b(?:in one place|a single place|second list|outside|alone|nowhere else|one record)\b/i,
    deeds: /^\p{L}/u,
  },
];

function shared(text: string, { goal, metric }: Goal, slots: Slots): number {
  const own = stemsOf(text, slots);
  return [...stemsOf(`${goal} ${metric}`, slots)].filter((stem) => own.has(stem)).length;
}

/** What the idea itself says of the feature; how it could be done says nothing of what it is for. */
const own = ({ name, asked = '', stated, description, gain }: Feature): string =>
  stated ? `${name} ${asked}` : [name, description, gain].join(' ');

const suits = ({ name }: Feature, { goal, metric }: Goal): boolean =>
  kinds.find((kind) => kind.goal.test(`${goal} ${metric}`))?.deeds.test(name) ?? false;

/** The goal a text speaks of most; the first where it speaks of none. */
export function nearestGoal(text: string, goals: Goal[], slots: Slots): number {
  const scores = goals.map((goal) => shared(text, goal, slots));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/**
 * The goals a feature serves: those it speaks of, else the one that such deeds bring nearer, else the most general one,
 * which is none that the idea measures.
 */
export function goalsOf(feature: Feature, goals: Goal[], slots: Slots): number[] {
  const heard = goals.flatMap((goal, at) => (shared(own(feature), goal, slots) >= 2 ? [at] : []));
  if (heard.length > 0) return heard.slice(0, 2);
  // 'Cut the number of tiles lost' is what photographing and numbering tiles is for.
  const [unit = '', units = ''] = [slots['unit'], slots['units']];
  const named = (text: string): boolean =>
    unit !== '' && new RegExp(`\\b(?:${escapePattern(unit)}|${escapePattern(units)})\\b`, 'i').test(text);
  const told = goals.findIndex(({ metric, baseline }) => /as the idea states/.test(baseline) && named(metric));
  if (told >= 0 && feature.stated && named(own(feature))) return [told];
  // What the idea counts is moved only by what speaks of it, or by a word in time.
  const fitting = goals.findIndex(
    (goal) =>
      suits(feature, goal) &&
      (!/as the idea states/.test(goal.baseline) ||
        kinds[0]?.goal.test(`${goal.goal} ${goal.metric}`) === true ||
        shared(own(feature), goal, slots) > 0),
  );
  if (fitting >= 0) return [fitting];
  const general = goals.findIndex(
    ({ stated, goal, metric }) => !stated && kinds.at(-1)?.goal.test(`${goal} ${metric}`),
  );
  return [
    general >= 0
      ? general
      : Math.max(
          0,
          goals.findLastIndex(({ stated }) => !stated),
        ),
  ];
}

/** As `goalsOf`, and no goal is left without a feature: one that such deeds bring nearer takes it up, else the one that speaks of it most. */
export function goalsServed(features: Feature[], goals: Goal[], slots: Slots): number[][] {
  const served = features.map((feature) => goalsOf(feature, goals, slots));
  for (const [at, goal] of goals.entries()) {
    if (served.some((list) => list.includes(at))) continue;
    const scores = features.map(
      (feature) => shared(own(feature), goal, slots) + (suits(feature, goal) ? 1 : 0) - (feature.stated ? 0.5 : 0),
    );
    served[scores.indexOf(Math.max(...scores))]?.push(at);
  }
  return served;
}
