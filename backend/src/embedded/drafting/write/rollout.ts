import { lowerFirst, numberWord, plural, upperFirst } from '../language.js';
import { groupSize } from '../know/group-size.js';
import { addDays, daysBetween } from '../plan/calendar.js';
import type { Draft, Row } from './draft.js';
import { isSmall } from './enough.js';
import { fewSites } from './few-sites.js';

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
  // One person with a van is no site and has no team.
  const buyers = offer?.customer && offer.isPerson ? plural(offer.customer) : null;
  // Ten are more than there are of nine.
  const size = groupSize(many);
  const few = fewSites(plan) ?? (many && size > 1 && size <= 12 ? { count: size, name: lowerFirst(many) } : null);
  // Among few people there is one trial, and then everybody.
  const isOneTrial = isSmall({ plan }) && !plan.known.setting.sold;
  const leavesTime = !isOneTrial && daysBetween(calendar.pilot, calendar.launch) >= trying + joining;
  const wider = leavesTime ? addDays(calendar.launch, -joining) : calendar.launch;
  const steps = [
    {
      stage: 'Team only',
      audience: say(
        '[The team and two invited {actors} with copied {units} ~ Two {actors} as guests of the team, on copies of {units} ~ The team itself, joined by two {actors}; only copied {units}]',
      ),
      duration: spanBetween(calendar.prototype, calendar.pilot),
      gate: say(
        '[No lost or doubled {unit} in 200 tries; engineering lead signs ~ 200 tries without losing or doubling {a unit}, signed by the engineering lead ~ The engineering lead signs after 200 tries without a lost or doubled {unit}]',
      ),
    },
    {
      stage: 'Pilot',
      audience: buyers
        ? `Three ${buyers} with the people they work with`
        : say(
            `[One site with its {actors} and {others} ~ {Actors} and {others} of a single site ~ A single site, all its {actors} and {others}]`,
          ),
      duration: spanBetween(calendar.pilot, wider),
      gate: say(
        buyers
          ? `{Metric1} no worse than before, and all three would pay for it; the {admin} signs`
          : '[{Metric1} no worse than before and eight of ten {actors} want to keep it; the {admin} signs ~ The {admin} signs once eight of ten {actors} would keep it and {metric1} has not got worse ~ Eight of ten {actors} would miss it, nothing is worse in {metric1}, and the {admin} has signed]',
      ),
    },
    {
      stage: few ? 'Half' : 'First ten',
      audience: few
        ? `${upperFirst(numberWord(Math.ceil(few.count / 2)))} of the ${few.name}, chosen for their differences`
        : buyers
          ? `Ten ${buyers} who differ as much as possible`
          : many
            ? say(`Ten of the ${many}, chosen for their differences`)
            : say(
                '[Ten sites or teams of {actors}, chosen for their differences ~ Ten sites or teams of {actors}, as unlike as possible ~ {Actors} of ten sites or teams that differ]',
              ),
      duration: spanBetween(wider, calendar.launch),
      gate: buyers
        ? 'None of the ten asks for help twice in a week; product owner signs'
        : '[Fewer than two support requests per site and week; product owner signs ~ Not two calls for help per site in a week, signed by the product owner ~ Product owner signs when sites ask for help less than twice a week]',
    },
    {
      stage: 'Everyone',
      // Their number where it is told; 'a player' is not everybody.
      audience: main?.count
        ? upperFirst(main.text)
        : buyers
          ? `All ${buyers} who sign up`
          : say('All {actors} and {others}'),
      duration: say(`Until the reading on {readingDate}`),
      gate: say(
        '[Guardrails unbroken for four weeks; product owner and {admin} sign together ~ Four weeks within the guardrails, signed by {admin} and product owner ~ {Admin} and product owner sign after four weeks without a broken guardrail]',
      ),
    },
  ];
  return steps.filter(
    ({ stage }) => (leavesTime || !/^(?:Half|First ten)$/.test(stage)) && !(isOneTrial && stage === 'Team only'),
  );
}
