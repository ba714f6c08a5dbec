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

const control =
  /\b(?:history|records?|checks?|audit|vetting|disputes?|review|approv\w*|rights|roles?|proof|evidence)\b/i;

function shared(text: string, { goal, metric }: Goal, slots: Slots): number {
  const own = stemsOf(text, slots);
  return [...stemsOf(`${goal} ${metric}`, slots)].filter((stem) => own.has(stem)).length;
}

const score = ({ name, description, gain, leaves }: Feature, goal: Goal, slots: Slots): number =>
  shared([name, description, gain, leaves].join(' '), goal, slots);

/** The goal a text speaks of most; the first where it speaks of none. */
export function nearestGoal(text: string, goals: Goal[], slots: Slots): number {
  const scores = goals.map((goal) => shared(text, goal, slots));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/**
 * The goals a feature serves: those it speaks of. One that speaks of none serves the first goal, or, where it controls
 * or records, the last, which is about quality.
 */
export function goalsOf(feature: Feature, goals: Goal[], slots: Slots): number[] {
  const scores = goals.map((goal) => score(feature, goal, slots));
  const heard = scores.flatMap((points, at) => (points >= 2 ? [at] : []));
  if (heard.length > 0) return heard.slice(0, 2);
  const best = Math.max(0, ...scores);
  if (best > 0) return [scores.indexOf(best)];
  return [feature.side === 'admin' || control.test(feature.name) ? Math.max(0, goals.length - 1) : 0];
}

/** As `goalsOf`, and no goal is left without a feature: the one that speaks of it most takes it up. */
export function goalsServed(features: Feature[], goals: Goal[], slots: Slots): number[][] {
  const served = features.map((feature) => goalsOf(feature, goals, slots));
  for (const [at, goal] of goals.entries()) {
    if (served.some((list) => list.includes(at))) continue;
    const scores = features.map((feature) => score(feature, goal, slots) - (feature.stated ? 0.5 : 0));
    served[scores.lastIndexOf(Math.max(...scores))]?.push(at);
  }
  return served;
}
