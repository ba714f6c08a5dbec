import { askedFor } from './asked-for.js';
import { add, type Deed, type Gathering, thing } from './gathering.js';
import { classOf } from './sense.js';
import { fieldsOfDeed } from './thing-fields.js';

/** A room and its booking are two things; null where what is booked is no place and kept for nothing else. */
export function booked(gathering: Gathering, deed: Deed, held: string): string | null {
  const { capability, entry } = deed;
  const { plan, rules } = gathering;
  const asking = askedFor(capability, held, plan);
  if (asking === null) return null;
  thing(gathering, held);
  const booking = thing(gathering, asking, held);
  booking.of ??= held;
  const length = rules.find((rule) => rule.kind === 'length' && rule.deed === entry.at);
  const left = fieldsOfDeed(capability, plan);
  // A place is taken from one hour to another, unless it is let by the day.
  const isPlace =
    classOf(capability) === 'place' &&
    /^(?:book|reserve|request)$/.test(capability.verb) &&
    !/^(?:for|by) (?:an?|the|each|one|\d+) (?:days?|nights?|weeks?|seasons?)\b/i.test(capability.tail);
  // A car is reserved from one hour to another, or by the day, where the idea speaks of days alone.
  const isTaken = capability.verb === 'reserve' && classOf(capability) === 'thing';
  const byTheDay = !/\bhours?\b/.test(capability.tail);
  const times =
    isPlace || (isTaken && !byTheDay)
      ? ['starts at: date and time', 'ends at: date and time']
      : isTaken
        ? ['first day: date', 'last day: date']
        : [];
  const fields = [...times, ...left.filter((field) => !isPlace || !field.startsWith('day:'))].map((field) =>
    length && field.startsWith('ends at')
      ? `${field}, ${length.count ?? ''} ${length.of ?? ''} after the start`
      : field,
  );
  add(gathering, deed, booking, fields);
  booking.deeds.push(entry);
  return booking.noun;
}
