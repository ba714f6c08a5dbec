import type { Known } from '../know.js';
import { isShare } from '../know/offer.js';
import { fill } from '../know/slots.js';
import type { Brief } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isUncountable, plural } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { participleOf } from './deed-words.js';
import type { Calendar } from './calendar.js';
import type { Goal } from './plan.js';

const trades = /^(?:book|reserve|order|rent|hire|buy|borrow)$/;

/** Where two sides meet, what they agree on shows whether it works: `trial lessons booked each month`. */
export function tradedGoals(brief: Brief, known: Known, calendar: Calendar): Goal[] {
  const isMarket = brief.kind === 'marketplace' || isShare(known.offer);
  const deed = everyDeed(brief.capabilities).find(
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
