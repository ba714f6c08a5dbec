import { escapePattern } from '../language.js';
import type { Slots } from '../know/slots.js';
import type { Feature, Goal } from './plan.js';

const dull = new Set(
  'the and for with from that this into than what when where which who their they have has one all each every more most less same time share number month week day people person cent counted reports rule idea product first before after today without within about paying'.split(
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

/** What goals are about, and the deeds that bring them nearer. A goal may be about several things. */
const kinds: { goal: RegExp; deeds: RegExp }[] = [
  // Nobody is late or stays away.
  {
    goal: /\b(?:late|miss(?:ed|es)?|forg[eo]t\w*|no-shows?|never (?:show|come|turn)|not (?:show|come|turn)|wait\w*|moved|unfilled|empty)\b/i,
    deeds:
      /^(?:send|remind|notify|alert|warn|tell|inform|cancel|confirm|answer|reschedule|move|swap|replace|announce|schedule|call)\b/i,
  },
  // It is known without asking.
  {
    goal: /\b(?:asking|ask|questions?|on their own|find what|calls?|e-?mails?|letters)\b/i,
    deeds:
      /^(?:see|view|read|follow|track|find|search|look|get|receive|watch|know|download|compare|send|message|notify|alert|tell|inform|remind|answer|show|verify)\b/i,
  },
  // It is found.
  {
    goal: /\b(?:search\w*|find\w*|look\w*|trac\w+|untraced|lost|missing|locat\w+)\b/i,
    deeds:
      /^(?:search|find|look|see|view|locate|scan|track|trace|pull|catalogue|register|record|log|take|return|issue|borrow|check (?:in|out|back)|hand|label|tag|download|verify|match)\b/i,
  },
  // It goes faster from hand to hand.
  {
    goal: /\b(?:time (?:until|to|from|between|that)|decisions?|delays?|wait\w*|answers?|response|queue\w*|standing)\b/i,
    deeds:
      /^(?:report|request|submit|order|book|reserve|claim|accept|assign|grant|approve|refuse|reject|decline|decide|answer|reply|confirm|alert|notify|inform|send|text|call|message|warn|ask|swap|repeat)\b/i,
  },
  // It is done right, and once.
  {
    goal: /\b(?:true|right|wrong\w*|correct|mistakes?|errors?|audit|trace|proof|mix(?:ed)?-?ups?|mixed|double|twice|duplicates?|rebuil\w+|again|incomplete|damaged?|defects?|without valid|disputes?|unread)\b/i,
    deeds:
      /^(?:check|approve|accept|reject|refuse|decline|sign|confirm|verify|inspect|release|review|decide|correct|measure|count|test|weigh|close|label|tag|scan|register|record|mark|tick|note|attach|photograph|grade)\b/i,
  },
  // It is used to the full, and by many.
  {
    goal: /\b(?:unused|empty|idle|full|use|occup\w+|utili[sz]\w+|book(?:ed|ings?)|sold|standing)\b/i,
    deeds: /^(?:offer|post|publish|book|reserve|lease|rent|share|list|request|grant|buy|order|pay|swap|move|cancel)\b/i,
  },
  // What was done is charged, and paid.
  {
    goal: /\b(?:unbilled|bill(?:s|ed|ing)?|invoic\w*|unpaid|payments?|arrears|owed|debts?|dunning)\b/i,
    deeds:
      /^(?:pay|charge|bill|invoice|collect|settle|chase)\b|\b(?:invoices?|bills?|payments?|unpaid|fees?|extras|prices?|receipts?)\b/i,
  },
  // What goes wrong with somebody or something is seen early.
  {
    goal: /\b(?:fail\w*|drop-?outs?|leav\w+|churn|noticed|problems?|thr(?:ow|own)|waste\w*|discard\w*|spoil\w*|outbreaks?|breakdowns?|accidents?|losses)\b/i,
    deeds:
      /^(?:report|record|log|write|grade|rate|assess|comment|enter|count|view|set|warn|alert|arrange|visit|inspect|note|choose)\b/i,
  },
];
/** What any product of records is for. */
const general = /\b(?:in one place|a single place|second list|outside|alone|nowhere else|one record)\b/i;

function shared(text: string, { goal, metric }: Goal, slots: Slots): number {
  const own = stemsOf(text, slots);
  // 'Cut the search time' speaks of no cut.
  return [...stemsOf(`${goal.replace(/^\S+ /, '')} ${metric}`, slots)].filter((stem) => own.has(stem)).length;
}

/** What the idea itself says of the feature; how it could be done says nothing of what it is for. */
const own = ({ name, asked = '', stated, description, gain }: Feature): string =>
  stated ? `${name} ${asked}` : [name, description, gain].join(' ');

/** Whether such deeds bring such a goal nearer. */
const suits = ({ name }: Feature, { goal, metric }: Goal): boolean =>
  kinds.some((kind) => kind.goal.test(`${goal} ${metric}`) && kind.deeds.test(name));

/** The goal a text speaks of most; the first where it speaks of none. */
export function nearestGoal(text: string, goals: Goal[], slots: Slots): number {
  const scores = goals.map((goal) => shared(text, goal, slots));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/**
 * The goals a feature serves, two at most: those it speaks of, else those that such deeds bring nearer, the idea's own
 * before those of its kind, else the most general one. None
 * where that would only be said.
 */
export function goalsOf(feature: Feature, goals: Goal[], slots: Slots): number[] {
  const best = (scores: number[], least: number): number[] => {
    const most = Math.max(...scores);
    return most < least ? [] : scores.flatMap((score, at) => (score === most ? [at] : [])).slice(0, 2);
  };
  const words = goals.map((goal) => shared(own(feature), goal, slots));
  const heard = words.flatMap((count, at) => (count >= 2 ? [at] : []));
  if (heard.length > 0) return heard.slice(0, 2);
  // 'Cut the number of tiles lost' is what photographing and numbering tiles is for.
  const [unit = '', units = ''] = [slots['unit'], slots['units']];
  const named = (text: string): boolean =>
    unit !== '' && new RegExp(`\\b(?:${escapePattern(unit)}|${escapePattern(units)})\\b`, 'i').test(text);
  const ofIdea = goals.map((goal, at) => {
    if (!/as the idea states/.test(goal.baseline) && !goal.stated) return 0;
    const thing = feature.stated && named(own(feature)) && named(goal.metric) ? 1 : 0;
    return (words[at] ?? 0) * 2 + (suits(feature, goal) ? 1.5 : 0) + thing;
  });
  const moved = best(ofIdea, 1);
  if (moved.length > 0) return moved;
  const fitting = goals.findIndex((goal, at) => (ofIdea[at] ?? 0) === 0 && !goal.stated && suits(feature, goal));
  if (fitting >= 0) return [fitting];
  const whole = goals.findIndex(({ stated, goal, metric }) => !stated && general.test(`${goal} ${metric}`));
  if (whole >= 0) return [whole];
  // What the idea asks for is its own reason; what is proposed needs one.
  if (feature.stated) return [];
  const proposed = goals.findLastIndex(({ stated }) => !stated);
  return [Math.max(0, proposed)];
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
