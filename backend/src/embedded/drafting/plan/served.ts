import { bareMetric } from './metric-name.js';
import { escapePattern } from '../language.js';
import type { Slots } from '../know/slots.js';
import type { Feature, Goal } from './plan.js';

const dull = new Set(
  'the and for with from that this into than what when where which who their they have has one all each every more most less same time share number month week day people person cent rule idea product first before after today without within about paying'.split(
    ' ',
  ),
);

/** The telling words of a text, cut to their stems. Words of the thing that everything is about tell nothing. */
export function stemsOf(
  text: string,
  { unit = '', units = '', actor = '', actors = '', product = '' }: Slots,
): Set<string> {
  const common = new Set(`${unit} ${units} ${actor} ${actors} ${product}`.toLowerCase().split(/[\s-]+/));
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !dull.has(word) && !common.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 6)),
  );
}

/** What goals are about, and the deeds that bring them nearer. A goal may be about several things. */
const kinds: { goal: RegExp; deeds: RegExp }[] = [
  // Nobody is late or stays away.
  {
    goal: /\b(?:late|miss(?:ed|es)?|forg[eo]t\w*|no-shows?|never (?:show|come|turn)|not (?:show|come|turn)|wait\w*|moved|unfilled|empty)\b/i,
    deeds:
      /^(?:remind|notify|alert|warn|tell|inform|cancel|answer|reschedule|move|swap|replace|announce|schedule|plan|dispatch|call|offer)\b|^confirm\b.*\b(?:appointments?|visits?|dates?|bookings?|times?|slots?|lessons?|orders?|attendance|places?|shifts?|arrivals?|deliver\w+)\b|^(?:get|receive)\b.*\b(?:reminders?|messages?|texts?|notices?|alerts?|warnings?)\b|^send\b.*\b(?:reminders?|messages?|texts?|notices?|alerts?|word|warnings?|lists?|dates?)\b/i,
  },
  // Nobody drives to somebody who is not there.
  {
    goal: /\b(?:wasted|failed|pointless|unnecessary|useless|needless) (?:trips?|visits?|journeys?|drives?|calls?|rides?|runs?)\b/i,
    deeds:
      /^(?:remind|notify|text|warn|cancel|reschedule|move|announce)\b|^confirm\b.*\b(?:visits?|dates?|times?|slots?|appointments?)\b|^(?:get|receive|send)\b.*\b(?:reminders?|messages?|texts?|notices?|alerts?)\b/i,
  },
  // It is known without asking.
  {
    goal: /\b(?:asking|ask|questions?|on their own|find what|calls?|e-?mails?|letters)\b/i,
    deeds:
      /^(?:see|view|read|follow|track|find|search|look|get|receive|watch|know|compare|send|message|notify|alert|tell|inform|remind|answer|show|verify)\b/i,
  },
  // It is found.
  {
    // A lesson is not lost as a costume is.
    goal: /\b(?:search\w*|find\w*|look\w*|trac\w+|untraced|(?:lost|missing)(?! (?:lessons?|hours?|days?|sessions?|slots?|bookings?|appointments?|sales|orders?|customers?|members?|revenue|time|working))|locat\w+)\b/i,
    deeds:
      /^(?:search|find|look|see|view|locate|scan|track|trace|pull|catalogue|register|record|log|take|return|issue|borrow|check (?:in|out|back)|hand|label|tag|photograph|number|download|verify|match)\b/i,
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
    goal: /\b(?:fail\w*(?! (?:trips?|visits?|journeys?|drives?|rides?|runs?))|drop-?outs?|leav\w+|churn|noticed|problems?|thr(?:ow|own)|waste\w*(?! (?:trips?|visits?|journeys?|drives?|rides?|runs?|time|hours?))|discard\w*|spoil\w*|outbreaks?|breakdowns?|accidents?|losses)\b/i,
    deeds:
      /^(?:report|record|log|write|grade|rate|assess|comment|enter|count|view|set|warn|alert|arrange|visit|inspect|note|choose)\b/i,
  },
  // What has a last day is looked after before it.
  {
    goal: /\b(?:out of date|expired|overdue|outdated|lapsed|uninspected|unchecked|untested|overlooked)\b/i,
    deeds:
      /^(?:inspect|check|test|service|renew|retire|replace|plan|schedule)\b|\b(?:due|overdue|expir\w+|out of date)\b/i,
  },
];
/** What any product of records is for. */
const general = /\b(?:in one place|a single place|second list|outside|alone|nowhere else|one record)\b/i;

/** A goal is about what it counts, and not how; `Cut the search time` speaks of no cut. */
const aboutOf = ({ goal, metric }: Goal): string => `${goal.replace(/^\S+ /, '')} ${bareMetric(metric)}`;

function shared(text: string, goal: Goal, slots: Slots, causes = ''): number {
  const own = stemsOf(text, slots);
  return [...stemsOf(`${aboutOf(goal)} ${causes}`, slots)].filter((stem) => own.has(stem)).length;
}

/** What the idea itself says of the feature; how it could be done says nothing of what it is for. */
const own = ({ name, asked = '', stated, description, gain }: Feature): string =>
  stated ? `${name} ${deedIn(name, asked)}` : [name, description, gain].join(' ');

/** Without who does it: what workshop managers order brings no workshop. */
const deedIn = (name: string, asked: string): string =>
  asked.slice(Math.max(0, asked.toLowerCase().indexOf(` ${name.toLowerCase().split(' ')[0] ?? ''}`)));

/** Whether such deeds bring such a goal nearer. */
const suits = ({ name }: Feature, { goal, metric }: Goal): boolean =>
  kinds.some((kind) => kind.goal.test(`${goal} ${metric}`) && kind.deeds.test(name));

const isOfIdea = ({ stated, baseline = '' }: Goal): boolean => stated || /as the idea states/.test(baseline);

/** The clauses in which the idea tells how what a goal counts comes about: `lost to late cancellations nobody pays for`. */
const causesOf = (goal: Goal, troubles: string[], slots: Slots): string =>
  !isOfIdea(goal)
    ? ''
    : troubles.filter((text) => shared(text, goal, slots) > 0 || named(aboutOf(goal), text, slots)).join(' ');

/** Whether both speak of the thing that everything is about. */
function named(one: string, other: string, { unit = '', units = '' }: Slots): boolean {
  const thing = new RegExp(`\\b(?:${escapePattern(unit)}|${escapePattern(units)})\\b`, 'i');
  return unit !== '' && thing.test(one) && thing.test(other);
}

interface Context {
  /** What the idea tells of today's troubles, clause by clause. */
  troubles?: string[];
  /** Goals that count something which deeds of the idea handle: nothing else brings them nearer. */
  handled?: ReadonlySet<Goal>;
}

/**
 * The goals a feature serves, two at most: those whose figure it changes. It speaks of what is counted or of how that
 * comes about, and its deed is one that helps; one of both is enough only where nothing else in the idea is nearer. None
 * where that would only be said.
 */
export function goalsOf(
  feature: Feature,
  goals: Goal[],
  slots: Slots,
  { troubles = [], handled }: Context = {},
): number[] {
  const said = own(feature);
  const scores = goals.map((goal) => {
    if (goal.isUsual) return 0;
    const words = shared(said, goal, slots, causesOf(goal, troubles, slots));
    const helps = suits(feature, goal) ? 1 : 0;
    const thing = named(said, aboutOf(goal), slots) ? 1 : 0;
    const isNear = words > 1 || words + helps + thing > 1;
    if (isNear) return words * 2 + helps + thing;
    // A deed of the right kind, where what is counted is handled by no deed.
    return helps && isOfIdea(goal) && !handled?.has(goal) ? 1 : 0;
  });
  // What is only proposed is named after deeds: it counts where no figure of the idea is near.
  const isNearIdea = goals.some((goal, at) => isOfIdea(goal) && (scores[at] ?? 0) > 0);
  if (isNearIdea) for (const [at, goal] of goals.entries()) if (!isOfIdea(goal)) scores[at] = 0;
  const most = Math.max(0, ...scores);
  if (most > 0) return scores.flatMap((score, at) => (score === most || score > 3 ? [at] : [])).slice(0, 2);
  // What a sentence of the idea asks for serves what it speaks of, or nothing that can be said.
  if (feature.statement !== undefined) return [];
  const fitting = goals.findIndex(
    (goal) => !goal.stated && !goal.isUsual && suits(feature, goal) && !general.test(aboutOf(goal)),
  );
  if (fitting >= 0) return [fitting];
  const whole = goals.findIndex((goal) => !goal.stated && general.test(`${goal.goal} ${goal.metric}`));
  const one = goals[whole];
  if (one && leaves.test(feature.name) && named(said, aboutOf(one), slots)) return [whole];
  // What the idea asks for is its own reason; what is proposed needs one.
  const proposed = feature.stated ? -1 : goals.findLastIndex(({ stated }) => !stated);
  return proposed < 0 ? [] : [proposed];
}

/** What puts something on record. */
const leaves =
  /^(?:enter|add|record|register|book|reserve|order|request|report|log|note|create|plan|submit|write|import|sign off|assign|open|file)\b/i;

/** As `goalsOf` for all of them; a goal that none brings nearer is taken up by the one that speaks of it most, if one does. */
export function goalsServed(features: Feature[], goals: Goal[], slots: Slots, troubles: string[] = []): number[][] {
  const asked = features.filter(({ stated }) => stated);
  const handled = new Set(
    goals.filter((goal) =>
      asked.some((feature) => shared(own(feature), goal, slots) > 0 || named(own(feature), aboutOf(goal), slots)),
    ),
  );
  const served = features.map((feature) => goalsOf(feature, goals, slots, { troubles, handled }));
  for (const [at, goal] of goals.entries()) {
    if (goal.isUsual || served.some((list) => list.includes(at))) continue;
    const scores = features.map((feature) => shared(own(feature), goal, slots) + (suits(feature, goal) ? 0.5 : 0));
    const most = Math.max(...scores);
    const place = scores.indexOf(most);
    // One word that both have is not enough for what a sentence of the idea asks for.
    if (most > 1 || (most === 1 && features[place]?.statement === undefined)) served[place]?.push(at);
  }
  return served;
}
