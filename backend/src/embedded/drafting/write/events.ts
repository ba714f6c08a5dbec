import { isOnce } from '../know/offer.js';
import { hasScreens, type Surface } from '../know/surface.js';
import { upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { mainDeeds } from '../plan/main-deed.js';
import { refs, type ListWriter, type Row } from './draft.js';
import { kindOf } from '../plan/kinds.js';
import { isLook } from '../plan/deed-words.js';
import { contradicts } from './guard.js';
import { capabilityOf, stepsOf, wholeOf } from './deed-groups.js';

/** What is counted of how a product is used. */

/** Whether people have to be won for it: who is told to use it at work comes by himself. */
export const invites = ({ known }: Pick<Plan, 'known'>): boolean =>
  known.setting.sold || known.setting.private || known.setting.large;

/** Whoever wants it signs up for it, and most of them pay. */
export const isOffered = ({ known }: Pick<Plan, 'known'>): boolean =>
  known.setting.sold && !known.setting.large && known.setting.surface !== 'job';
export const isPriced = ({ known }: Pick<Plan, 'known'>): boolean =>
  (known.offer?.price ?? null) !== null && !isOnce(known.offer);

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

/** What people do first: it is told as that wherever the document speaks of it. */
export const firstDone = (plan: Plan): Feature | undefined => mainDeeds(plan.features).find(({ stated }) => stated);

const usual = (plan: Plan): Row[] => {
  const first = firstDone(plan);
  return [
    ...(first
      ? [
          {
            name: 'first_value_reached',
            trigger: first.isByItself
              ? `Server, when a user opens a result of “${first.name}” for the first time`
              : `Server, when a user works with “${first.name}” for the first time without help from the team`,
            properties: 'days_since_first_use: number',
            feature: refs('feature', plan.features.indexOf(first)),
          },
        ]
      : []),
    ...(hasScreens(plan.known.setting.surface)
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
const counted = (name: string, trigger: string, properties: string): Row => ({
  name,
  trigger,
  properties,
  feature: [],
});
/** What shows how it is used where nobody opens a page. */
const ofRuns = [
  counted('run_finished', 'When a run has ended as planned', 'duration: number, results: number'),
  counted('run_failed', 'When a run has stopped before its end', 'step: string, reason: string'),
  counted('run_started_by_hand', 'When somebody starts a run outside its schedule', 'option: string'),
];
const ofUse: Partial<Record<Surface, Row[]>> = {
  chat: [
    counted('message_answered', 'Server, when a message has been handled and answered', 'kind: string, role: string'),
    counted('message_not_understood', 'Server, when a message could not be read', 'kind: string, role: string'),
    counted('step_refused', 'Server, when a rule of this document stops a step', 'rule: string, role: string'),
  ],
  job: ofRuns,
  command: ofRuns.slice(0, 2),
  service: [
    counted('request_answered', 'Server, when a call has been answered', 'account: string, endpoint: string'),
    counted('request_refused', 'Server, when a call has been refused', 'account: string, reason: string'),
    counted('key_issued', 'Server, when a key has been issued', 'account: string'),
  ],
};
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

export const noTelemetry = /\b(?:no|without|never|not|any) (?:usage )?(?:telemetry|tracking|analytics)\b/i;

/** What may send nothing writes its events where its user can read them. */
const sentFrom = (trigger: string, { brief }: Pick<Plan, 'brief'>): string =>
  brief.sentences.some((text) => noTelemetry.test(text))
    ? upperFirst(trigger).replace(/^(?:Server|Browser), when\b/, 'Local log only, when')
    : upperFirst(trigger);
const looksOnly = /_(?:opened|played|downloaded|exported|printed)$/;

export function leavesTrace(feature: Feature, plan: Plan): boolean {
  // 'values with a confidence below 85% go to a reviewer': what is told in a sentence has no name of an event.
  if (feature.words !== undefined || !isEventName(feature.event.name)) return false;
  // 'take flaky tests out of the way' takes none, and 'estimate days of supply' is no `day_estimated`.
  if (!isCounted.test(feature.event.name)) return false;
  const deed = capabilityOf(feature, plan);
  return (
    deed === undefined || (isOfOneThing(deed.object) && !isLook(deed.verb) && !looksUp.test(kindOf(deed)?.kind ?? ''))
  );
}
/** `a shift`, `each broken pole`: of a list, or of what only a clause names, no event could be called. */
const isOfOneThing = (object: string): boolean =>
  /^(?:(?:an?|the|their|his|her|its|each|every|all|one|two|new) )*(?!nothing|them|it|each|others?)[\p{L}-]+(?: [\p{L}-]+)?(?: (?:of|for|from|with|in|on|at|to|by) [^,;]+)?$/iu.test(
    object,
  );
/** What is done there once, and can be counted. */
const isCounted =
  /_(?:accepted|approved|archived|booked|bought|cancelled|checked_in|claimed|closed|completed|confirmed|created|declined|deleted|downloaded|entered|exported|issued|assigned|attached|blocked|collected|delivered|merged|measured|placed|played|redeemed|replaced|resolved|saved|settled|shipped|transferred|updated|verified|generated|imported|invited|joined|listed|logged|offered|ordered|paid|posted|printed|published|rated|recorded|registered|rejected|released|reported|requested|reserved|returned|reviewed|scanned|scheduled|sent|shared|signed|signed_up|submitted|subscribed|uploaded|voted|written)$/;
/** `offer_sent`, `data_cleaned_up`: a thing and what was done to it. */
const isEventName = (name: string): boolean => {
  const words = name.split('_');
  const [last = '', before = ''] = words.toReversed();
  return (
    words.length > 1 &&
    words.length <= mostEventWords &&
    // An entry is anything, and of what is only named no more is known than that it is opened.
    (words[0] !== 'entry' || words.length > 2) &&
    (last !== 'used' || /^(?:list|report|view|overview|dashboard|calendar|log|map|plan|search)$/.test(before)) &&
    (isPast.test(last) ||
      (/^(?:up|out|in|off|late|over|back|on|through)$/.test(last) && isPast.test(before)) ||
      isPast.test(words[0] ?? '')) &&
    !words.some((word) => /^(?:it|they|each|which|that|what|who|whose|whether|had|been)$/.test(word))
  );
};
const mostEventWords = 5;
const isPast =
  /..ed$|..en$|^(?:set|sent|lent|paid|put|made|met|lost|left|held|told|drawn|sold|kept|built|done|run|shown|bought|sought|cut|split|won)$/;
const looksUp = /^(?:which|figure|list|report|receive)$/;

/** Features with an event of their own: two that share one would be counted as the same. */
function withEvents(features: Feature[]): Feature[] {
  const seen = new Set<string>();
  return features.filter(({ event }) => (seen.has(event.name) ? false : seen.add(event.name)));
}

export const eventLists: Record<string, ListWriter> = {
  event: ({ plan }) => {
    const steps = stepsOf(plan);
    const own = [
      // What the funnel counts comes first: without it a list that is too long would lose it.
      ...(isOffered(plan) ? ofSale(plan).filter(({ trigger }) => !contradicts(String(trigger), plan)) : []),
      ...(invites(plan) ? usual(plan) : []),
      // Who only looks at something stores nothing.
      ...withEvents(steps.map(({ feature }) => feature).filter((feature) => leavesTrace(feature, plan))).map(
        (feature) => ({
          name: feature.event.name,
          // What is opened or played is not stored.
          trigger: sentFrom(
            looksOnly.test(feature.event.name)
              ? feature.event.trigger.replace(/\bit is stored\b/, 'it is done')
              : feature.event.trigger,
            plan,
          ),
          // What runs by itself has no role.
          properties: feature.isByItself
            ? feature.event.properties.replace(/^role: string/, 'result: string')
            : feature.event.properties,
          feature: refs('feature', plan.features.indexOf(wholeOf(feature))),
        }),
      ),
    ];
    const others = (ofUse[plan.known.setting.surface] ?? ofAnyUse).filter(({ name }) =>
      own.every((one) => one.name !== name),
    );
    return [...own, ...others.slice(0, Math.max(0, fewestEvents - own.length))];
  },
};
