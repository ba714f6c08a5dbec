import { upperFirst } from '../language.js';
import type { Known } from '../know.js';
import { fill } from '../know/slots.js';
import type { Brief } from '../read/brief.js';
import { type Calendar, longDate } from './calendar.js';
import type { Goal } from './plan.js';
import { tradedGoals, usedGoals } from './used-goals.js';

/** That its first deed is done with it; of something sold, that people stay with it; else what its kind is for. */
export function proposedGoals(brief: Brief, known: Known, calendar: Calendar): Goal[] {
  // Who is told to use it at work does all of it there; of others nobody knows how much they do elsewhere.
  const takesShare = brief.limits.some(({ text }) => /\bcommission\b/i.test(text));
  const atWork = known.offer === null && brief.kind !== 'marketplace' && !takesShare;
  const used = atWork ? usedGoals(brief, known, calendar).slice(0, 1) : tradedGoals(brief, known, calendar);
  return [
    ...used,
    ...usualGoals(known, calendar),
    keptGoal(known, calendar),
    ratedGoal(known, calendar),
    startedGoal(known, calendar),
  ];
}

const keptGoal = ({ slots }: Known, calendar: Calendar): Goal => ({
  goal: fill('Keep {actors} using {product}', slots),
  metric: fill('Share of {actors} who still use {product} eight weeks after they started', slots),
  baseline: fill('None yet: {product} is new', slots),
  target: '60% (assumed)',
  deadline: calendar.reading,
  measuredBy: fill('Monthly count from the records of {product}, read by the {admin}', slots),
  stated: false,
});

const ratedGoal = ({ slots }: Known, calendar: Calendar): Goal => ({
  goal: fill('Reach a high satisfaction among {actors}', slots),
  metric: fill('Average answer of {actors} to “How satisfied are you with {product}?”, from 1 to 5', slots),
  baseline: fill('None yet: {product} is new', slots),
  target: 'At least 4 (assumed)',
  deadline: calendar.reading,
  measuredBy: fill('Short survey eight weeks after the start, read by the {admin}', slots),
  stated: false,
});

const startedGoal = ({ slots }: Known, calendar: Calendar): Goal => ({
  goal: fill('Make {product} easy to start with', slots),
  metric: fill('Share of new {actors} who complete their first task without help from the team', slots),
  baseline: fill('None yet: {product} is new', slots),
  target: '80% (assumed)',
  deadline: calendar.reading,
  measuredBy: fill('Monthly count from the records of {product}, read by the {admin}', slots),
  stated: false,
});

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
