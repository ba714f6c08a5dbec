import { upperFirst } from '../language.js';
import type { Known } from '../know.js';
import { fill } from '../know/slots.js';
import type { Brief } from '../read/brief.js';
import { type Calendar, longDate } from './calendar.js';
import type { Goal } from './plan.js';
import { tradedGoals } from './traded-goals.js';

/**
 * What can be aimed at where the idea says little of it: what its kind is for, that people stay where they are free to go,
 * that what it replaces is no longer needed, and what holds of any product. None of them speaks of one deed alone.
 */
export function proposedGoals(brief: Brief, known: Known, calendar: Calendar): Goal[] {
  return [
    ...tradedGoals(brief, known, calendar),
    ...usualGoals(known, calendar),
    ...(isFreeToGo(brief, known) ? [keptGoal(known, calendar)] : []),
    ...replacedGoals(brief, known, calendar),
    startedGoal(known, calendar),
    ratedGoal(known, calendar),
    supportGoal(known, calendar),
  ];
}

/** Who is told to use it at work does; whoever applies for a permit comes once. */
const isFreeToGo = ({ kind }: Brief, { setting }: Known): boolean =>
  setting.sold || (setting.house === null && !setting.large && /\bapp$/.test(kind));

const begins = ({ slots }: Known): string => fill('None yet: {product} is new', slots);

const keptGoal = (known: Known, calendar: Calendar): Goal => ({
  goal: fill('Keep {actors} using {product}', known.slots),
  metric: fill('Share of new {actors} who still use {product} eight weeks after they started', known.slots),
  baseline: begins(known),
  target: '60% (assumed)',
  deadline: calendar.reading,
  measuredBy: fill('Monthly count from the records of {product}, read by the {admin}', known.slots),
  stated: false,
  isUsual: true,
});

const startedGoal = (known: Known, calendar: Calendar): Goal => ({
  goal: fill(
    '[Make {product} easy to start with ~ Let new users manage without help ~ Make the first steps easy]',
    known.slots,
  ),
  metric: fill(
    '[Share of first tasks in {product} that new users complete without help from the team ~ New users who finish their first task without asking anybody, in per cent ~ First tasks finished without any help, as a share of those begun]',
    known.slots,
  ),
  baseline: begins(known),
  target: '80% (assumed)',
  deadline: calendar.reading,
  measuredBy: fill(
    '[Watched with ten new users, read by the {admin} ~ Watched at ten first uses, with a tally for the {admin} ~ Observation of ten beginners, summed up for the {admin}]',
    known.slots,
  ),
  stated: false,
  isUsual: true,
});

const ratedGoal = (known: Known, calendar: Calendar): Goal => ({
  goal: fill(
    '[Reach a high satisfaction among users ~ Satisfy those who use {product} ~ Be rated as good by those who work with it]',
    known.slots,
  ),
  metric: fill(
    '[Average answer of all users to “How satisfied are you with {product}?”, from 1 to 5 ~ Rating of {product} by its users from 1 (poor) to 5 (very good), as an average ~ Mean of the marks that users give, with 5 as the best and 1 as the worst]',
    known.slots,
  ),
  baseline: begins(known),
  target: 'At least 4 (assumed)',
  deadline: calendar.reading,
  measuredBy: fill(
    '[Short survey eight weeks after the start, read by the {admin} ~ Survey of one question in the eighth week, evaluated by the {admin} ~ Survey sent once to all users; the {admin} collects the answers]',
    known.slots,
  ),
  stated: false,
  isUsual: true,
});

const supportGoal = (known: Known, calendar: Calendar): Goal => ({
  goal: fill(
    '[Keep the need for support low ~ Manage with little support ~ Leave users with few questions]',
    known.slots,
  ),
  metric: fill(
    '[Requests for help per 100 users and month ~ Calls and messages for help in a month, per 100 users ~ Questions to support in a month for each 100 users]',
    known.slots,
  ),
  baseline: begins(known),
  target: 'At most 5 (assumed)',
  deadline: calendar.reading,
  measuredBy: fill(
    '[Monthly count of the requests, read by the {admin} ~ Monthly tally, kept by whoever answers them ~ Monthly list of what was asked, closed by the {admin}]',
    known.slots,
  ),
  stated: false,
  isUsual: true,
});

const isThing =
  /^(?:an?|the|our|their|shared|several) (?!.* and )[^,;]*\b(?:spreadsheets?|sheets?|workbooks?|forms?|diar(?:y|ies)|notebooks?|logbooks?|whiteboards?|lists?|calendars?|databases?|binders?)$/i;

/** `the shared Excel sheet`: that nobody needs it any more. */
function replacedGoals({ problem }: Brief, known: Known, calendar: Calendar): Goal[] {
  const { today } = problem;
  if (today === null || !isThing.test(today) || known.setting.sold) return [];
  const what = today.replace(/^(?:an?|our|their) /i, 'the ');
  return [
    {
      goal: `Do without ${what}`,
      metric: `Working days of a month on which ${what} was still used`,
      baseline: 'Every working day (assumed)',
      target: '0 (assumed)',
      deadline: calendar.reading,
      measuredBy: fill('Asked of the users once a month, read by the {admin}', known.slots),
      stated: false,
      isUsual: true,
    },
  ];
}

/** What products of its kind are measured by, where the idea gives cause for one: of several, two. */
function usualGoals({ archetypes, slots }: Known, calendar: Calendar): Goal[] {
  return archetypes
    .slice(0, 1)
    .flatMap(({ measures }) => measures)
    .slice(0, 2)
    .map((line): Goal => {
      const [, goal = '', metric = '', target = '', by = ''] = line.split('|').map((cell) => fill(cell.trim(), slots));
      // A target that compares with the time before needs a figure of that time.
      const compares = /\b(?:before|than|of today|without)\b/.test(target);
      return {
        goal,
        metric,
        baseline: compares
          ? `Not known yet; counted in the two weeks before ${longDate(calendar.pilot)}`
          : `Not known yet; the pilot from ${longDate(calendar.pilot)} provides the first value`,
        target: `${upperFirst(target)} (assumed)`,
        deadline: calendar.reading,
        measuredBy: by,
        stated: false,
      };
    });
}
