import type { Known } from '../know.js';
import { isShare } from '../know/offer.js';
import { fill } from '../know/slots.js';
import type { Brief, Capability } from '../read/brief.js';
import { isUncountable, plural } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { participleOf } from './deed-words.js';
import { longDate, type Calendar } from './calendar.js';
import { peopleOf, personNamed } from './people.js';
import type { Goal } from './plan.js';
import { isOfMany } from './sense.js';

/** Longer deeds would make a name of a whole sentence. */
const longest = 5;

/**
 * What can be aimed at where the idea names nothing else: that what somebody has to put on record stands there. One goal for
 * each person who begins something; none for who only looks or answers.
 */
export function usedGoals(brief: Brief, known: Known, calendar: Calendar): Goal[] {
  const people = peopleOf(brief, known);
  const firsts = people.flatMap((person) => {
    const deed = brief.capabilities.find(
      (one) => !one.automatic && one.by !== undefined && personNamed(one.by, people) === person && canBeCounted(one),
    );
    return deed ?? [];
  });
  return firsts.slice(0, 2).map((deed): Goal => {
    const { verb } = deed;
    const object = manyIn(deed).replace(/^(?:the|their|all|an?) /i, '');
    const done = participleOf(verb);
    return {
      goal: fill(`Have most ${object} ${done} with {product}`, known.slots),
      metric: fill(`Share of all ${object} of a week that are ${done} with {product}`, known.slots),
      baseline: `0: not in use before ${longDate(calendar.pilot)}`,
      target: '90% (assumed)',
      deadline: calendar.reading,
      measuredBy: fill('One week of each quarter, compared with the records of {product} by the {admin}', known.slots),
      stated: false,
    };
  });
}

const trades = /^(?:book|reserve|order|rent|hire|buy|borrow)$/;

/** Where two sides meet, what they agree on shows whether it works: `trial lessons booked each month`. */
export function tradedGoals(brief: Brief, known: Known, calendar: Calendar): Goal[] {
  const isMarket = brief.kind === 'marketplace' || isShare(known.offer);
  const deed = brief.capabilities.find(
    ({ verb, noun, by, automatic }) =>
      !automatic && by !== undefined && trades.test(verb) && noun !== '' && !isPeople(noun),
  );
  if (!isMarket || !deed) return [];
  const what = `${isUncountable(deed.noun) ? deed.noun : plural(deed.noun)} ${participleOf(deed.verb)}`;
  return [
    {
      goal: fill(`Increase the number of ${what} through {product}`, known.slots),
      metric: fill(`Number of ${what} through {product}, counted each month, test accounts left out`, known.slots),
      baseline: fill('0: {product} is new', known.slots),
      target: 'More each month than in the month before (assumed)',
      deadline: calendar.reading,
      measuredBy: fill('Monthly count from the records of {product}, read by the {admin}', known.slots),
      stated: false,
    },
  ];
}

const enters =
  /^(?:report|log|record|register|enter|note|note down|add|list|describe|submit|request|post|create|photograph|import|catalogue|offer|plan|write|book|reserve|order|tick|tick off|mark|confirm|check)\b/;

/** `absences` of `an absence`: what is done once is done many times. */
const manyIn = ({ object, noun }: Capability): string =>
  /^(?:an?|each|every) /i.test(object) && noun !== '' && !isUncountable(noun) ? plural(noun) : object;

const canBeCounted = (deed: Capability): boolean =>
  !isPeople(deed.noun) &&
  enters.test(deed.verb) &&
  (isOfMany(deed) || /^(?:an?|each|every) /i.test(deed.object)) &&
  deed.object.split(' ').length < longest &&
  // 'up to 6 photos' are part of something, and no work of their own.
  !/\d|\bup to\b/.test(deed.object) &&
  !/\b(?:it|them|which|their)\b|^(?:where|when|who|what|how|whether|that)\b/.test(deed.object);
