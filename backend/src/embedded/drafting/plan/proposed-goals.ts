import { hash, upperFirst } from '../language.js';
import type { Known } from '../know.js';
import { fill } from '../know/slots.js';
import { hasScreens } from '../know/surface.js';
import type { Brief } from '../read/brief.js';
import { type Calendar, longDate } from './calendar.js';
import type { Goal } from './plan.js';
import { tradedGoals } from './traded-goals.js';

/**
 * What can be aimed at where the idea says little of it: what its kind is for, that people stay where they are free to go,
 * that what it replaces is no longer needed, and what holds of any product. None of them speaks of one deed alone, and
 * none says again what the idea aims at itself.
 */
export function proposedGoals(brief: Brief, known: Known, calendar: Calendar): Goal[] {
  const told = [...brief.measures.map(({ name }) => name), ...brief.aims].join('; ');
  const free = isFreeToGo(known);
  const replaced = replacedGoals(brief, known, calendar);
  const anyProduct = isBegun(known) ? inTurn([started, rated], known) : [steady, rated, spared];
  const usual = [
    ...(free ? [kept] : []),
    ...(free || replaced.length > 0 || !isBegun(known) || brief.problem.today === null ? [] : [left]),
    ...anyProduct,
  ].filter(({ like }) => !like.test(told));
  return [
    ...tradedGoals(brief, known, calendar),
    ...usualGoals(known, calendar),
    ...replaced,
    ...usual.map((one) => goalOf(one, known, calendar)),
  ];
}

/** Who is told to use it at work does; whoever applies for a permit comes once. */
const isFreeToGo = ({ setting }: Known): boolean =>
  (setting.sold || setting.private) && !/^(?:command|job)$/.test(setting.surface);

/** Whether somebody begins to work with it, on screens or in a chat: nobody does with a job, a service or a library. */
const isBegun = ({ setting }: Known): boolean => hasScreens(setting.surface) || setting.surface === 'chat';

/** What holds of any product comes in another order for another idea; that few need help is no first aim of any. */
function inTurn(all: readonly Proposed[], { slots }: Known): Proposed[] {
  const turn = hash(`${slots['voice'] ?? ''} goals`);
  const from = turn % all.length;
  const turned = [...all.slice(from), ...all.slice(0, from)];
  const place = 1 + (Math.floor(turn / all.length) % all.length);
  return [...turned.slice(0, place), spared, ...turned.slice(place)];
}

interface Proposed {
  goal: string;
  metric: string;
  target: string;
  measuredBy: string;
  /** Words of aims that ask for the same. */
  like: RegExp;
}

const goalOf = ({ goal, metric, target, measuredBy }: Proposed, { slots }: Known, { reading }: Calendar): Goal => ({
  goal: fill(goal, slots),
  metric: fill(metric, slots),
  baseline: fill('None yet: {product} is new', slots),
  target: `${target} (assumed)`,
  deadline: reading,
  measuredBy: fill(measuredBy, slots),
  stated: false,
  isUsual: true,
});

const kept: Proposed = {
  goal: '[Keep users coming back to {product} ~ Keep users after their first weeks ~ Have users stay with {product}]',
  metric:
    '[Share of new users who still use {product} eight weeks after they started ~ New users who come back in their third month, in per cent ~ New users who are still there two months later, as a share of all who began]',
  target: '60%',
  measuredBy:
    '[Monthly count from the records of {product}, read by the {admin} ~ Monthly query of first and last sign-ins, seen by the {admin}]',
  like: /\b(?:active|churn|retention|retained|stay|still (?:there|using|use)|come back|returning|subscribers?)\b/i,
};

/** What was done by hand before, and only for lack of it. */
const left: Proposed = {
  goal: '[Leave the former way of working behind ~ Have the work done in {product} and nowhere else ~ Have {product} replace the way it is done today]',
  metric:
    '[Cases still handled the former way, counted in one week of each month ~ Cases still handled as before the launch, counted in one week of each month]',
  target: 'None',
  measuredBy:
    '[Asked of everybody concerned in that week, read by the {admin} ~ Tally kept in that week, summed up by the {admin}]',
  like: /\b(?:by hand|manual\p{L}*|paper|without a handler|automat\p{L}*|paperless|digital\p{L}*)\b/iu,
};

const started: Proposed = {
  goal: '[Make {product} easy to start with ~ Let new users manage without help ~ Make the first steps easy ~ Have users begin without a course]',
  metric:
    '[Share of first tasks in {product} that new users complete without help from the team ~ New users who finish their first task without asking anybody, in per cent ~ First tasks finished without any help, as a share of those begun ~ Beginners who get through a first task on their own, in per cent]',
  target: '80%',
  measuredBy:
    '[Watched with ten new users, read by the {admin} ~ Watched at ten first uses, with a tally for the {admin} ~ Observation of ten beginners, summed up for the {admin} ~ Observation of ten first uses, noted by whoever watches]',
  like: /\b(?:without help|first task|unaided|onboarding|self-serve)\b/i,
};

const rated: Proposed = {
  goal: '[Reach a high satisfaction among users ~ Satisfy those who use {product} ~ Be rated as good by those who work with it ~ Have users speak well of {product}]',
  metric:
    '[Average answer of all users to “How satisfied are you with {product}?”, from 1 to 5 ~ Rating of {product} by its users from 1 (poor) to 5 (very good), as an average ~ Mean of the marks that users give, with 5 as the best and 1 as the worst ~ Average mark in the user survey, where 5 is the best]',
  target: 'At least 4',
  measuredBy:
    '[Short survey eight weeks after the start, read by the {admin} ~ Survey of one question in the eighth week, evaluated by the {admin} ~ Survey sent once to all users; the {admin} collects the answers ~ Asked of every user two months into use, by mail]',
  like: /\b(?:satisf\p{L}+|NPS|promoter|rating|rated|CSAT|happy|stars)\b/iu,
};

const spared: Proposed = {
  goal: '[Keep the need for support low ~ Manage with little support ~ Leave users with few questions ~ Have few calls for help]',
  metric:
    '[Users who ask for help in a month, in per cent ~ Share of all users who ask for help, per month ~ Users who call or write for help, as a share of all, per month]',
  target: 'At most 10%',
  measuredBy:
    '[Monthly count of the requests, read by the {admin} ~ Monthly tally, kept by whoever answers them ~ Monthly list of what was asked, closed by the {admin} ~ Monthly number from the support mailbox]',
  like: /\b(?:support|help|tickets?|calls?|questions?|enquir\p{L}+|inquir\p{L}+)\b/iu,
};

/** What runs by itself is good as long as nobody has to look after it. */
const steady: Proposed = {
  goal: '[Run reliably ~ Run without faults ~ Have {product} run without repairs]',
  metric:
    '[Days of a month without a fault that somebody had to repair, in per cent ~ Share of days without a fault that needed a repair, per month]',
  target: '95%',
  measuredBy:
    '[Monthly count from the list of faults, read by the {admin} ~ Monthly list of faults and repairs, read by the {admin}]',
  like: /\b(?:uptime|availability|reliab\p{L}+|faults?|incidents?|outages?|downtime)\b/iu,
};

const isThing =
  /^(?:an?|the|our|their|shared|several) (?!.* (?:and|with|&) )[^,;]*\b(?:spreadsheets?|sheets?|workbooks?|forms?|diar(?:y|ies)|notebooks?|logbooks?|whiteboards?|lists?|calendars?|databases?|binders?)$/i;

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
