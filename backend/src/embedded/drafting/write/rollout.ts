import { joinWords, lowerFirst, numberWord, plural, upperFirst } from '../language.js';
import { groupSize } from '../know/group-size.js';
import { addDays, daysBetween } from '../plan/calendar.js';
import { deedsOf } from './deeds.js';
import type { Draft, Row } from './draft.js';
import { isSmall } from './enough.js';
import { fewSites } from './few-sites.js';
import { manyOf } from './single.js';

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

/** Days in which more join before it is open to all, and the fewest that have to be left to those who try it first. */
const joining = 21;
const trying = 28;

/**
 * Who works with it when: all steps lie before the day on which it is open to everybody, so that none of them runs on
 * behind it.
 */
export function rolloutSteps({ plan, say }: Draft): Row[] {
  const { calendar } = plan;
  const [main] = plan.brief.audiences;
  const many = main?.count;
  const { offer } = plan.known;
  const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
  const all = joinWords((acting.length > 0 ? acting : plan.personas).map(({ role }) => manyOf(role, plan)));
  // One person with a van is no site and has no team.
  const buyers = offer?.customer && offer.isPerson ? plural(offer.customer) : null;
  // Ten are more than there are of nine.
  const size = groupSize(many);
  const few = fewSites(plan) ?? (many && size > 1 && size <= 12 ? { count: size, name: lowerFirst(many) } : null);
  // Among few people there is one trial, and then everybody.
  const isOneTrial = isSmall({ plan }) && !plan.known.setting.sold;
  const grows = few !== null || buyers !== null || Boolean(many);
  const leavesTime = grows && !isOneTrial && daysBetween(calendar.pilot, calendar.launch) >= trying + joining;
  const wider = leavesTime ? addDays(calendar.launch, -joining) : calendar.launch;
  const steps = [
    {
      stage: 'Team only',
      audience: say(
        '[The team and two guests, with invented {units} ~ Two guests beside the team, on invented {units} ~ The team itself with two guests; only invented {units}]',
      ),
      duration: spanBetween(calendar.prototype, calendar.pilot),
      gate: say(
        '[Nothing entered gets lost or stands there twice for two weeks; engineering lead signs ~ Two weeks in which nothing is lost or doubled, signed by the engineering lead ~ The engineering lead signs after two weeks without a lost or doubled entry]',
      ),
    },
    {
      stage: 'Pilot',
      audience: buyers ? `Three ${buyers} with the people they work with` : `A few of each kind: ${all}`,
      duration: spanBetween(calendar.pilot, wider),
      gate: say(
        buyers
          ? `{Metric1} no worse than before, and all three would pay for it; the {admin} signs`
          : '[{Metric1} no worse than before, and those who tried it want to keep it; the {admin} signs ~ The {admin} signs once those who tried it would keep it and {metric1} has not got worse ~ Those who tried it would miss it, nothing is worse in {metric1}, and the {admin} has signed]',
      ),
    },
    {
      stage: few ? 'Half' : 'First ten',
      audience: few
        ? `${upperFirst(numberWord(Math.ceil(few.count / 2)))} of the ${few.name}, chosen for their differences`
        : buyers
          ? `Ten ${buyers} who differ as much as possible`
          : `Ten of the ${many}, chosen for their differences`,
      duration: spanBetween(wider, calendar.launch),
      gate: buyers
        ? 'None of the ten asks for help twice in a week; product owner signs'
        : '[Nobody has asked for help twice in a week; product owner signs ~ A week in which no one needed help twice, signed by the product owner ~ Product owner signs after a week in which nobody asked for help twice]',
    },
    {
      stage: 'Everyone',
      audience: buyers
        ? `All ${buyers} who sign up`
        : isOneTrial
          ? 'Everybody it is for'
          : `Everybody it is for: ${all}`,
      duration: say(`Until the reading on {readingDate}`),
      gate: say(
        isOneTrial
          ? '[The {admin} says on that day whether it goes on ~ That day the {admin} decides whether it goes on]'
          : '[Guardrails unbroken for four weeks; product owner and {admin} sign together ~ Four weeks within the guardrails, signed by {admin} and product owner ~ {Admin} and product owner sign after four weeks without a broken guardrail]',
      ),
    },
  ];
  return steps.filter(
    ({ stage }) => (leavesTime || !/^(?:Half|First ten)$/.test(stage)) && !(isOneTrial && stage === 'Team only'),
  );
}
