import type { Surface } from '../know/surface.js';
import { beforeComma, isPlural, lowerFirst, sentence, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Feature, Goal, Plan } from '../plan/plan.js';
import { isDone } from '../read/words.js';
import { mainDeeds } from '../plan/main-deed.js';
import { isNeeded, isOptional, lines, refs, type Draft, type ListWriter, type Row, type TextWriter } from './draft.js';
import { kindOf } from '../plan/kinds.js';
import { isLook } from '../plan/deed-words.js';
import { capabilityOf } from './deed-groups.js';
import { isSmall } from './enough.js';
import { guardrails, tradeoffs } from './guardrails.js';
import { idOf } from './references.js';
import { figureName, withoutDay } from './goal-words.js';

/** Whether people have to be won for it: who is told to use it at work comes by himself. */
const invites = ({ known }: Pick<Plan, 'known'>): boolean =>
  known.setting.sold || known.setting.private || known.setting.large;

/** Whoever wants it signs up for it, and most of them pay. */
const isOffered = ({ known }: Pick<Plan, 'known'>): boolean => known.setting.sold && !known.setting.large;
const isPriced = ({ known }: Pick<Plan, 'known'>): boolean => (known.offer?.price ?? null) !== null;

const ofSale = (plan: Pick<Plan, 'known'>): Row[] => [
  {
    name: 'sign_up_completed',
    trigger: 'Server, when a new account is confirmed',
    properties: 'source: string, country: string',
    feature: [],
  },
  ...(isPriced(plan)
    ? [
        {
          name: 'first_payment_received',
          trigger: 'Server, when the first payment of an account has gone through',
          properties: 'plan: string, days_since_sign_up: number',
          feature: [],
        },
      ]
    : []),
];

/** What people do first that can be counted: who only looks at a catalogue has not begun. */
const firstDone = (plan: Plan): Feature | undefined =>
  withEvents(mainDeeds(plan.features)).find((feature) => leavesTrace(feature, plan));

const usual = (plan: Plan): Row[] => {
  const first = firstDone(plan);
  return [
    ...(first
      ? [
          {
            name: 'first_value_reached',
            trigger: first.isByItself
              ? `Server, when a user opens a result of “${first.name}” for the first time`
              : `Server, when a user completes “${first.name}” for the first time without help from the team`,
            properties: 'days_since_invitation: number, helped: boolean',
            feature: refs('feature', plan.features.indexOf(first)),
          },
        ]
      : []),
    ...(plan.known.setting.surface === 'pages'
      ? [
          {
            name: 'session_started',
            trigger: 'Browser, when a signed-in person returns after 30 minutes or more',
            properties: 'role: string, device: string',
            feature: [],
          },
        ]
      : []),
  ];
};

/** A list of events has at least so many. */
const fewestEvents = 3;
/** What shows of any product how it is used, where its own deeds leave too little. */
const ofAnyUse = [
  {
    name: 'feature_used',
    trigger: 'Server, when one of the features is used',
    properties: 'feature: string, role: string',
    feature: [],
  },
  {
    name: 'step_refused',
    trigger: 'Server, when a rule of this document stops a step',
    properties: 'rule: string, role: string',
    feature: [],
  },
  {
    name: 'session_started',
    trigger: 'When somebody returns after 30 minutes or more',
    properties: 'role: string, device: string',
    feature: [],
  },
];

export const measureLists: Record<string, ListWriter> = {
  goal: ({ plan }) =>
    plan.goals.map(({ id, goal, metric, baseline, target, deadline, measuredBy, stated, quoted }) => ({
      ...(id ? { id } : {}),
      goal: stated || id || /as the idea /.test(`${baseline} ${target}`) ? goal : `${goal} (proposed)`,
      ...(quoted
        ? { deadline }
        : {
            metric,
            // That what is new has no figure yet goes without saying.
            baseline: baseline.startsWith('None yet: ') ? undefined : baseline,
            target,
            deadline,
            measuredBy: withoutTelemetry(measuredBy, plan),
          }),
    })),

  metric: (draft) => {
    const { plan } = draft;
    // Where the goals stand in the document, each has its figure there.
    if (idOf('goal', 0, draft) !== '' && isOptional('metric', draft)) return [];
    return plan.goals
      .flatMap((goal, at) => (goal.quoted ? [] : [{ goal, at }]))
      .map(({ goal, at }) => ({
        name: named(shortName(goal.metric), idOf('goal', at, draft)),
        definition: sentence(goal.measuredBy),
        // The day of the goal stands once, not also in the words of the idea.
        target: `${withoutDay(goal.target)} by ${longDate(goal.deadline)}`,
        goal: refs('goal', at),
      }))
      .slice(1);
  },

  guardrail: guardrails,
  tradeoff: tradeoffs,

  event: ({ plan }) => {
    const own = [
      // What the funnel counts comes first: without it a list that is too long would lose it.
      ...(isOffered(plan) ? ofSale(plan) : []),
      ...(invites(plan) ? usual(plan) : []),
      // Who only looks at something stores nothing.
      ...withEvents(plan.features.filter((feature) => leavesTrace(feature, plan))).map((feature) => ({
        name: feature.event.name,
        trigger: sentFrom(feature.event.trigger, plan),
        properties: feature.event.properties,
        feature: refs('feature', plan.features.indexOf(feature)),
      })),
    ];
    const others = ofAnyUse.filter(({ name }) => own.every((one) => one.name !== name));
    return [...own, ...others.slice(0, Math.max(0, fewestEvents - own.length))];
  },

  // Who is told to use it at work is neither won nor lost on the way.
  funnelStep: ({ plan, everything }) => {
    if (!invites(plan) && !everything) return [];
    const first = firstDone(plan);
    const tried = first ? [`Tried: ${lowerFirst(first.name)} (${first.event.name})`] : [];
    const activated = first
      ? [`Activated: ${first.isByItself ? 'used its result' : 'completed it without help'} (first_value_reached)`]
      : [];
    const cameBack = [
      'Returned: any of the events above in the following week',
      'Retained: any of them in four consecutive weeks',
    ];
    // Who runs a command or calls a service signs in nowhere.
    const { surface } = plan.known.setting;
    if (surface !== 'pages') return lines(...begun[surface], ...tried, ...cameBack);
    if (!invites(plan)) return lines(...tried, ...cameBack);
    if (isOffered(plan))
      return lines(
        'Signed up: has an account (sign_up_completed)',
        ...tried,
        ...activated,
        ...(isPriced(plan) ? ['Paying: the first payment has gone through (first_payment_received)'] : []),
        ...cameBack,
      );
    return lines(
      'Invited: has an account',
      'Signed in: for the first time (session_started)',
      ...tried,
      ...activated,
      ...cameBack,
    );
  },

  // Of what begins with the product nothing can be measured today.
  baseline: (draft) => {
    const rows = draft.plan.goals
      .flatMap((goal, at) => (goal.quoted ? [] : [{ goal, at }]))
      .map(({ goal, at }) => ({
        begins: !goal.stated && /^(?:0|None yet): /.test(goal.baseline),
        row: {
          measure: named(shortName(goal.metric), idOf('goal', at, draft)),
          value: beforeComma(goal.baseline.split('; ')[0] ?? goal.baseline),
          source: /as the idea states/.test(goal.baseline)
            ? 'Stated in the idea; source report to be provided'
            : /^(?:0|None yet): /.test(goal.baseline)
              ? 'Counted from the first day on'
              : draft.say(sourceOf(goal.baseline)),
        },
      }));
    const measured = rows.filter(({ begins }) => !begins);
    // What is still to be counted stands with its goal.
    if (isSmall(draft) && !isNeeded('baseline', draft))
      return measured.filter(({ row }) => !isOpen.test(row.value)).map(({ row }) => row);
    return (measured.length > 0 ? measured : rows).map(({ row }) => row);
  },
};

export const measureTexts: Record<string, TextWriter> = {
  primaryMetric: ({ plan, choose }) => {
    const goal = firstCounted(plan);
    // What the idea counts by the year is not read by the week.
    const [, counted = /^monthly/i.test(goal?.measuredBy ?? '') ? 'month' : 'week'] =
      /\b(?:an?|per|each|every|last|within \w+) (year|season|term|winter|summer|quarter|month|harvest)s?\b/i.exec(
        `${goal?.baseline ?? ''} ${goal?.target ?? ''}`,
      ) ?? [];
    const name = upperFirst(shortName(goal?.metric ?? ''));
    // What is watched or asked once has no value of each week.
    if (isAskedOnce.test(goal?.measuredBy ?? '') || namesSpan.test(name)) return name;
    const period =
      counted === 'week'
        ? choose('period', ['per week', 'week by week', 'in each calendar week'])
        : `per ${counted.toLowerCase()}`;
    return `${name}, ${period}`;
  },

  'primaryMetric.definition': (draft: Draft) => {
    const { plan, say, choose } = draft;
    const goal = firstCounted(plan);
    const own = goal ? idOf('goal', plan.goals.indexOf(goal), draft) : '';
    const hasGoals = own !== '';
    if (hasGoals && isAskedOnce.test(goal?.measuredBy ?? ''))
      return say(
        `[It is the figure of ${own}, taken as described there and not from usage data. ~ Found out in the way that ${own} describes; no event is counted for it. ~ ${own} says who is asked or watched, and when; usage data plays no part. ~ Not read from events: the way it is found out stands with ${own}.]`,
      );
    if (hasGoals && goal?.isUsual)
      return say(
        `[It is the figure of ${own}, counted as described there. ~ How it is counted, and by whom, stands with ${own}. ~ Counted the way ${own} describes, from the first month on.]`,
      );
    const sum = figureName(goal);
    const isShare = /^the share\b/i.test(sum) || /%|\d (?:of|in|out of) \d/.test(goal?.baseline ?? '');
    const base = isShare ? countedIn(goal?.metric ?? '') : null;
    const sign = choose('sign', [
      say(
        'A change of this definition is signed by the {admin} and the product owner and starts a new line in the chart.',
      ),
      say('Only the product owner and the {admin} together may change the definition; the old line stays visible.'),
    ]);
    const timed = /\btiming\b/.test(goal?.measuredBy ?? '');
    const byHand = /\bby hand\b/.test(goal?.measuredBy ?? '');
    return [
      // What is counted stands with the goal, in the words of the idea.
      hasGoals && !timed && !byHand
        ? `It is the figure of ${own}.`
        : say(
            timed
              ? `[The value is the median of ten cases per period, timed from start to finish. ~ Ten cases per period are timed from start to finish; the median is the value.]`
              : byHand
                ? `[${base ? `All ${base} of the period are reviewed manually` : 'The cases of the period are counted manually'}; the value is ${sum}. ~ ${upperFirst(sum)}, counted by hand among all ${base ?? 'cases'} of the period.]`
                : isShare
                  ? `[Calculated over all ${base ?? '{units}'} of the period: ~ All ${base ?? '{units}'} of the period are included; the value is ~ The base is all ${base ?? '{units}'} of the period; the value is] ${sum}.`
                  : `[The value is ${sum}, taken from the data in {product} for the period. ~ Calculated from the data in {product}: ${sum}, per period. ~ For each period, ${sum}, as recorded in {product}.]`,
          ),
      timed || byHand
        ? ''
        : say(
            '[Entries from test accounts and from the team are excluded, as are entries undone within {undo}. ~ Not counted: entries of the team and of test accounts, and actions undone within {undo}. ~ Test data, entries of the team and anything undone within {undo} are left out.]',
          ),
      // The value of today stands with the goal.
      say(
        `${hasGoals ? '' : `Today's value: ${lowerFirst(goal?.baseline ?? '')}.`}${/^monthly/i.test(goal?.measuredBy ?? '') ? '' : ' [Weeks run from Monday to Sunday. ~ A week begins on Monday.]'}`,
      ),
      isSmall({ plan }) ? '' : sign,
    ]
      .filter(Boolean)
      .join(' ');
  },
};

/** `Requests for help per 100 users and month`: the time that it is counted in is in its name. */
const namesSpan = /\b(?:per|a|each|past|last|and) (?:\p{L}+ )?(?:week|month|season|term)s?\b/u;
/** `Watched with ten new users`, `Observation of ten beginners`, `Short survey eight weeks after the start` */
const isAskedOnce = /^(?:Watched|Observation|Short survey|Asked|Survey|Interviews?)\b/;

const begun: Record<Exclude<Surface, 'pages'>, string[]> = {
  command: ['Installed: has run it once on own files'],
  service: ['Registered: has an account and a key', 'Connected: a first request with it was accepted'],
  library: ['Installed: has built it into a project'],
};

/** What may send nothing writes its events where its user can read them. */
const sentFrom = (trigger: string, { brief }: Pick<Plan, 'brief'>): string =>
  brief.sentences.some((text) => noTelemetry.test(text))
    ? upperFirst(trigger).replace(/^(?:Server|Browser), when\b/, 'Local log only, when')
    : upperFirst(trigger);
/** Nothing that the product records can be counted where it may send nothing. */
const withoutTelemetry = (measuredBy: string, { brief }: Pick<Plan, 'brief'>): string =>
  brief.sentences.some((text) => noTelemetry.test(text))
    ? measuredBy.replace(
        /^Monthly count from the records of .+?,/,
        'Asked of the pilot users each month, since nothing is sent,',
      )
    : measuredBy;
const noTelemetry = /\b(?:no|without|never|not|any) (?:usage )?(?:telemetry|tracking|analytics)\b/i;

const firstCounted = ({ goals }: Plan): Goal | undefined => goals.find(({ quoted }) => !quoted);

/** What a share is a share of: `overdue emptyings` are counted among emptyings, `visit reports that are late` among reports. */
function countedIn(metric: string): string | null {
  const [, said = ''] =
    /^(?:share of )?(?:the |all )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+s)(?= (?:that|who|which|with|without|in|from|at|per|of|\p{Ll}+ed|done|made|sent|paid|lost|won|kept|held|met|left)\b|$)/iu.exec(
      shortName(metric),
    ) ?? [];
  const words = said.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  if (last === '' || !isPlural(last)) return null;
  // 'visit reports' stay together; what went wrong with them is left out.
  const kind = words.at(-2) ?? '';
  return kind !== '' && !isDone(kind) && !wrong.test(kind) && / (?:that|who|which) /.test(metric)
    ? `${kind} ${last}`
    : last;
}
const wrong =
  /^(?:late|lost|overdue|missed|wrong|false|bad|empty|open|double|unpaid|unread|expired|stalled|wasted|damaged)$/;

const isOpen = /^(?:not (?:stated|counted)|unknown|no figure|as the idea tells it)/i;

/** Who gives the missing figure, at the moment that the goal itself names. */
const sourceOf = (baseline: string): string =>
  /\b(?:before|fortnight)\b/.test(baseline)
    ? '[Counted by the {admin} for two weeks before {pilotDate} ~ Manual count by the {admin} in the two weeks before {pilotDate}]'
    : /four weeks/.test(baseline)
      ? '[First four weeks of the pilot, reviewed by the {admin} ~ Reviewed by the {admin} after four weeks of the pilot]'
      : '[First value of the pilot, provided by the project lead ~ To be measured in the pilot by the project lead]';

/** A name with the id it stands under, so that a reader sees it is the same thing. */
const named = (text: string, id: string): string => (id ? `${upperFirst(text)} (${id})` : upperFirst(text));

const shortName = (metric: string): string =>
  metric.split(/, (?:counted|in per cent|per|from|measured|weather)|; /)[0] ?? metric;

function leavesTrace(feature: Feature, plan: Plan): boolean {
  // 'values with a confidence below 85% go to a reviewer': what is told in a sentence has no name of an event.
  if (feature.words !== undefined || !isEventName(feature.event.name)) return false;
  const deed = capabilityOf(feature, plan);
  return deed === undefined || (!isLook(deed.verb) && !looksUp.test(kindOf(deed)?.kind ?? ''));
}
/** `offer_sent`, `data_cleaned_up`: a thing and what was done to it. */
const isEventName = (name: string): boolean => {
  const words = name.split('_');
  const [last = '', before = ''] = words.toReversed();
  return (
    words.length > 1 &&
    (isPast.test(last) ||
      (/^(?:up|out|in|off|late|over|back|on|through)$/.test(last) && isPast.test(before)) ||
      isPast.test(words[0] ?? '')) &&
    !words.some((word) => /^(?:it|they|each|which|that|what|had|been)$/.test(word))
  );
};
const isPast =
  /..ed$|..en$|^(?:set|sent|lent|paid|put|made|met|lost|left|held|told|drawn|sold|kept|built|done|run|shown|bought|sought|cut|split|won)$/;
const looksUp = /^(?:which|figure|list|report|receive)$/;

/** Features with an event of their own: two that share one would be counted as the same. */
function withEvents(features: Feature[]): Feature[] {
  const seen = new Set<string>();
  return features.filter(({ event }) => (seen.has(event.name) ? false : seen.add(event.name)));
}
