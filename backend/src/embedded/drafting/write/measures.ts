import { hasScreens, type Surface } from '../know/surface.js';
import { beforeComma, isPlural, lowerFirst, sentence, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Goal, Plan } from '../plan/plan.js';
import { isDone } from '../read/words.js';
import { isNeeded, isOptional, lines, refs, type Draft, type ListWriter, type TextWriter } from './draft.js';
import { isSmall } from './enough.js';
import { guardrails, tradeoffs } from './guardrails.js';
import { idOf } from './references.js';
import { figureName, withoutDay } from './goal-words.js';
import { eventLists, firstDone, invites, isOffered, isPriced, leavesTrace, noTelemetry } from './events.js';

/** Nothing that the product records can be counted where it may send nothing. */
const withoutTelemetry = (measuredBy: string, { brief }: Pick<Plan, 'brief'>): string =>
  brief.sentences.some((text) => noTelemetry.test(text))
    ? measuredBy.replace(
        /^Monthly count from the records of .+?,/,
        'Asked of the pilot users each month, since nothing is sent,',
      )
    : measuredBy;

export const measureLists: Record<string, ListWriter> = {
  ...eventLists,

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

  // Who is told to use it at work is neither won nor lost on the way.
  funnelStep: ({ plan, everything }) => {
    // Nobody is won for what runs on a schedule.
    if ((!invites(plan) || plan.known.setting.surface === 'job') && !everything) return [];
    const first = firstDone(plan);
    const tried = first && leavesTrace(first, plan) ? [`Tried: ${lowerFirst(first.name)} (${first.event.name})`] : [];
    const activated = first
      ? [`Activated: ${first.isByItself ? 'used its result' : 'worked with it without help'} (first_value_reached)`]
      : [];
    const cameBack = [
      'Returned: any of the events above in the following week',
      'Retained: any of them in four consecutive weeks',
    ];
    // Who runs a command or calls a service signs in nowhere.
    const { surface } = plan.known.setting;
    if (!hasScreens(surface)) return lines(...(begun[surface] ?? []), ...tried, ...cameBack);
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
            '[Entries from test accounts and from the team are excluded. ~ Not counted: entries of the team and of test accounts. ~ Test data and entries of the team are left out.]',
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
const isAskedOnce = /^(?:Watched|Observation|Short survey|Asked|Tally|Survey|Interviews?)\b/;

const begun: Partial<Record<Surface, string[]>> = {
  chat: ['Reached: has written to it once'],
  command: ['Installed: has run it once on own files'],
  service: ['Registered: has an account and a key', 'Connected: a first request with it was accepted'],
  library: ['Installed: has built it into a project'],
};

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
