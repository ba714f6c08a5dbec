import { joinWords, lowerFirst, numberWord, numberWords, plural, upperFirst } from '../language.js';
import { groupSize } from '../know/group-size.js';
import { addDays, daysBetween, longDate } from '../plan/calendar.js';
import type { Plan } from '../plan/plan.js';
import { deedsOf } from './deed-groups.js';
import type { Draft, Row } from './draft.js';
import { isSmall } from './enough.js';
import { fewSites } from './few-sites.js';
import { figureName } from './goal-words.js';
import { manyOf } from './single.js';
import { laterStages, openingStage, stepName, trialStage, withWhom } from './stage-steps.js';

/** What lies between two days, as a reader says it: `5 weeks`. */
function spanBetween(from: string, to: string): string {
  const days = daysBetween(from, to);
  const count = Math.round(days / 7);
  return count > 1
    ? `${count} weeks`
    : days > 6
      ? 'One week'
      : days > 1
        ? `${upperFirst(numberWord(days))} days`
        : 'One day';
}

/** Before the pilot the team builds; that it works with it by itself takes the last weeks of that time. */
const lastWeeks = (from: string, pilot: string): string =>
  daysBetween(from, pilot) > 35 ? `The last four weeks before ${longDate(pilot)}` : spanBetween(from, pilot);

/** Days in which more join before it is open to all, and the fewest that have to be left to those who try it first. */
const joining = 21;
const trying = 28;

/** `twelve pilot customers`: whom the idea has try it first. */
const number = String.raw`(?:\d+|${numberWords.slice(2).join('|')})`;
const pilotGroup = new RegExp(String.raw`\b${number} pilot \p{Ll}{2,}s\b`, 'iu');
/** `40 shops piloting before the long rains`, `wants a pilot w/ 5 clinics`: those with whom the idea has it tried. */
const piloting = new RegExp(
  String.raw`\b(?<ahead>${number} \p{Ll}{2,}s) (?:are )?pilot(?:ing|s)?\b|\bpilot (?:with|w/|in|at) (?<behind>${number} \p{Ll}{2,}s)\b`,
  'iu',
);

/** `The twelve pilot customers`, `40 shops`; empty where the idea names nobody. */
function firstOnesIn(sentences: readonly string[]): string {
  const text = sentences.join(' ');
  const [named] = pilotGroup.exec(text) ?? [];
  const { ahead = '', behind = '' } = piloting.exec(text)?.groups ?? {};
  return named ? `The ${named}` : upperFirst(ahead || behind);
}

/** `A few singers, a few parents and the conductor` */
function fewOf(roles: readonly string[], plan: Plan): string {
  const many = roles.map((role) => manyOf(role, plan));
  return upperFirst(
    many.length > mostApart
      ? `a few of each role: ${joinWords(many)}`
      : joinWords(many.map((one) => (one.startsWith('the ') ? one : `a few ${one}`))),
  );
}
const mostApart = 3;

/** Whether the first goal has a figure of today, so that a pilot can be held against it. */
const comparesWithToday = ({ goals }: Draft['plan']): boolean =>
  goals[0] !== undefined &&
  !/^(?:(?:0|None yet): |Not known yet; the pilot)/.test(goals[0].baseline) &&
  goals[0].quoted !== true;

/**
 * Who works with it when: all steps lie before the day on which it is open to everybody, so that none of them runs on
 * behind it.
 */
export function rolloutSteps({ plan, say }: Draft): Row[] {
  const { brief, calendar } = plan;
  const [main] = plan.brief.audiences;
  const many = main?.count;
  const { offer } = plan.known;
  const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
  const some = (acting.length > 0 ? acting : plan.personas).map(({ role }) => role);
  const all = joinWords(some.map((role) => manyOf(role, plan)));
  // One person with a van is no site and has no team.
  const buyers = offer?.customer ? plural(offer.customer) : null;
  const withTheirs = offer?.isPerson ? 'with the people they work with' : `with their ${all}`;
  // Ten are more than there are of nine.
  const size = groupSize(many);
  const few = fewSites(plan) ?? (many && size > 1 && size <= 12 ? { count: size, name: lowerFirst(many) } : null);
  // Among few people there is one trial, and then everybody.
  const isOneTrial = isSmall({ plan }) && !plan.known.setting.sold;
  const grows = few !== null || buyers !== null || Boolean(many);
  const leavesTime = grows && !isOneTrial && daysBetween(calendar.pilot, calendar.launch) >= trying + joining;
  const wider = leavesTime ? addDays(calendar.launch, -joining) : calendar.launch;
  const tried = trialStage(plan);
  const opening = openingStage(plan);
  const firstOnes = firstOnesIn(plan.brief.sentences);
  const later = laterStages(plan);
  const coversAll = opening?.kind === 'later' && opening.about !== '';
  const first = figureName(plan.goals[0]);
  const ends = [...later.map(({ day }) => day), calendar.reading];
  const everyone = buyers
    ? `All ${buyers} who sign up`
    : isOneTrial || all === 'users'
      ? 'All users'
      : `All users: ${all}`;
  const steps = [
    {
      stage: 'Team only',
      audience: say('[The team and two test users, with test data ~ The team with two test users; test data only]'),
      duration: lastWeeks(calendar.prototype, calendar.pilot),
      gate: say(
        '[Two weeks without lost or duplicated data; approved by the engineering lead ~ No data loss or duplicates for two weeks; the engineering lead approves]',
      ),
    },
    {
      stage: tried ? stepName(tried) : 'Pilot',
      audience: tried?.about
        ? withWhom(tried)
        : firstOnes !== ''
          ? firstOnes
          : buyers
            ? `Three ${buyers} ${withTheirs}`
            : fewOf(some, plan),
      duration: spanBetween(calendar.pilot, wider),
      // Of what begins with the product nothing can be worse than before.
      gate: say(
        !comparesWithToday(plan)
          ? tried?.about && buyers
            ? 'Participants would pay for it and want to keep it; approved by the {admin}'
            : buyers
              ? 'All three would pay for it and want to keep it; approved by the {admin}'
              : '[Pilot users want to keep it, and each has used it for real work; approved by the {admin} ~ Each pilot user has used it for real work and wants to continue; the {admin} approves ~ Whoever took part would go on with it; the {admin} agrees ~ Nobody in the pilot wants to go back to the old way, and the {admin} says yes]'
          : buyers
            ? `${upperFirst(first)} no worse than before, and ${tried?.about ? 'whoever took part' : 'all three'} would pay for it; approved by the {admin}`
            : `[Nothing works worse than before, and pilot users want to keep it; approved by the {admin} ~ Pilot users would keep it, and nothing works worse than before; approved by the {admin}]`,
      ),
    },
    {
      stage: few ? 'Half' : 'First ten',
      audience: few
        ? `${upperFirst(numberWord(Math.ceil(few.count / 2)))} of the ${few.name}, chosen for their differences`
        : buyers
          ? `Ten ${buyers} ${offer?.isPerson ? 'who' : 'that'} differ as much as possible`
          : `Ten of the ${many}, chosen for their differences`,
      duration: spanBetween(wider, calendar.launch),
      gate: buyers
        ? 'None of the ten needs support twice in a week; approved by the product owner'
        : '[No user needs support twice in a week; approved by the product owner ~ One week in which no user needed support twice; the product owner approves]',
    },
    ...(opening && (opening.about !== '' || later.length > 0)
      ? [
          {
            stage: stepName(opening),
            audience: opening.about === '' ? everyone : withWhom(opening),
            duration:
              later.length > 0
                ? spanBetween(calendar.launch, ends[0] ?? calendar.reading)
                : say('Until the goals are read on {readingDate}'),
            gate: say(
              '[Four weeks without a serious defect; approved by the {admin} ~ No serious defect for four weeks, and a yes from the {admin}]',
            ),
          },
        ]
      : []),
    ...later.map((one, at) => ({
      stage: stepName(one),
      audience: one.about === '' ? everyone : withWhom(one),
      duration:
        at === later.length - 1
          ? say('Until the goals are read on {readingDate}')
          : spanBetween(one.day, ends[at + 1] ?? one.day),
      gate: say(
        '[Four weeks without a serious defect; approved by the {admin} ~ No serious defect for four weeks, and a yes from the {admin}]',
      ),
    })),
    {
      stage: 'Everyone',
      audience: everyone,
      duration: say(
        '[Until the goals are read on {readingDate} ~ From {launchDate} to {readingDate} ~ Up to {readingDate}]',
      ),
      gate: say(
        isOneTrial
          ? '[The {admin} decides on that day whether to continue ~ Decision of the {admin} on that day whether to continue ~ The goals have been measured, and the {admin} says how it goes on ~ Results are in; the {admin} keeps, changes or ends it]'
          : '[Four weeks without a serious defect; approved by the product owner and the {admin} ~ No serious defect for four weeks, and a yes from the product owner and the {admin}]',
      ),
    },
  ];
  return steps.filter(
    ({ stage }) =>
      (leavesTime || !/^(?:Half|First ten)$/.test(stage)) &&
      // Who comes when is told by the stages of the idea.
      !(brief.stages.length > 0 && /^(?:Half|First ten)$/.test(stage)) &&
      !(
        (later.length > 0 || coversAll || (opening?.kind === 'launch' && opening.about !== '')) &&
        stage === 'Everyone'
      ) &&
      !(isOneTrial && stage === 'Team only'),
  );
}
