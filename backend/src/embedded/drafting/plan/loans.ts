import { singular, upperFirst } from '../language.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { add, type Deed, type Gathering, type Reading, thing } from './gathering.js';
import { classOf } from './sense.js';
import { asUnit, unitOf } from './thing-names.js';

/** A thing that is lent is one thing, each of its loans another: who has it, since when, until when. */

const lends = /^(?:lend|lend out|loan|borrow)$/;
/** Handed out for good or to come back: the idea tells which. */
const gives = /^(?:hand out|check out|sign out|give out)$/;
const comesBack =
  /\b(?:returns?|returned|brings? (?:\p{L}+ ){0,2}?back|(?:takes?|comes?|came|gets?|gives?|given) (?:\p{L}+ )?back|overdue|on loan|loans?|borrow\p{L}*|lends?|lent)\b/iu;
const hasEnd =
  /\b(?:due|overdue|late|too long|back by|until|at (?:the )?most|up to (?:\d+|\p{L}+) (?:days|weeks|months))\b/iu;

const byTheHour = /\b(?:hours?|minutes?|o['’]clock|the time|the same day|dusk)\b/i;

/** `lends a key to a tradesman` */
export const lending: Reading = (gathering, deed) => {
  const { capability, entry } = deed;
  const { plan } = gathering;
  const { verb, noun } = capability;
  const told = plan.brief.sentences.join(' ');
  // 'check tools in and out': what is checked in again was lent.
  const isBack =
    verb === 'check out' &&
    everyDeed(plan.brief.capabilities).some((one) => one.verb === 'check in' && one.noun === noun);
  if (noun === '' || isPeople(noun) || !(lends.test(verb) || (gives.test(verb) && (isBack || comesBack.test(told)))))
    return null;
  const held = asUnit(singular(noun.toLowerCase()), plan);
  if (held.split(' ').length > 2 || /(?:^| )loan$/.test(held)) return null;
  const lent = thing(gathering, held);
  lent.deeds.push(entry);
  const loan = thing(gathering, `${held} loan`, held);
  loan.of ??= held;
  const made: Deed = { capability, entry: { ...entry, begins: true, isEachTime: true } };
  // 'sets the time when it is due back' says it by itself.
  const end = hasEnd.test(told) && !loan.fields.some((field) => field.startsWith('due'));
  add(gathering, made, loan, [
    'held by: person',
    ...(end ? [`due back: ${byTheHour.test(told) ? 'date and time' : 'date'}, optional`] : []),
    `${entry.done} by: person`,
    `${entry.done} at: time`,
    'returned at: time, optional',
  ]);
  loan.deeds.push(made.entry);
  return loan.noun;
};

/** What is reserved is handed over later, and comes back. */
const handled = /^(?:pick up|collect|check out|hand out|lend|lend out|borrow|return|give back|bring back|check in)$/;

/** `reserve a tool`, which is picked up later: the reservation is one thing, the tool another. */
export const reserving: Reading = (gathering, deed) => {
  const { capability, entry } = deed;
  const { plan } = gathering;
  const { verb, noun } = capability;
  const isHandled = everyDeed(plan.brief.capabilities).some((one) => one.noun === noun && handled.test(one.verb));
  if (verb !== 'reserve' || isPeople(noun) || classOf(capability) !== 'thing' || !isHandled) return null;
  const held = asUnit(singular(noun.toLowerCase()), plan);
  thing(gathering, held).deeds.push({ ...entry, begins: false });
  const reservation = thing(gathering, `${held} reservation`, held);
  reservation.of ??= held;
  const made: Deed = { capability, entry: { ...entry, begins: true, isEachTime: true } };
  add(gathering, made, reservation, [
    ...(/\bhours?\b/.test(capability.tail)
      ? ['starts at: date and time', 'ends at: date and time']
      : ['first day: date', 'last day: date | Not before the first day | ']),
    'reserved by: person',
    'reserved at: time',
  ]);
  reservation.deeds.push(made.entry);
  return reservation.noun;
};

const oneOf = /\b(?:at|from|in) (?:one|any) of (?:the |our |their )?(?:\d+|\p{L}+) (\p{L}+s)\b/u;

/** `pick it up at one of 4 branches`: the reservation names the branch. */
export const pickingUp: Reading = (gathering, deed) => {
  const { capability, entry } = deed;
  const { verb, noun, object, tail } = capability;
  const held = asUnit(singular(noun.toLowerCase()), gathering.plan);
  const reservation = gathering.things.find((one) => one.noun === `${held} reservation`);
  if (!/^(?:pick up|collect)$/.test(verb) || !reservation) return null;
  const [, places = ''] = oneOf.exec(`${object} ${tail}`) ?? [];
  const place = singular(places.toLowerCase());
  add(gathering, deed, reservation, [
    ...(place === '' ? [] : [`${place}: reference to ${upperFirst(place)}`]),
    'picked up at: time',
  ]);
  reservation.deeds.push(entry);
  thing(gathering, held).deeds.push(entry);
  return reservation.noun;
};

/** With it something leaves its place, to which it comes back. */
const hasTaken = /^(?:reserve|book|lend|lend out|hand out|check out|sign out|issue|borrow|rent|hire|take|loan)$/;

export function returning(gathering: Gathering, deed: Deed): string | null {
  const { verb, noun } = deed.capability;
  const taken = gathering.things.filter(
    ({ noun: own, of, deeds }) =>
      of !== undefined &&
      !own.endsWith(' reservation') &&
      (of === asUnit(singular(noun.toLowerCase()), gathering.plan) || (noun !== '' && own.endsWith(` ${noun}`))) &&
      deeds.some((one) => hasTaken.test(one.verb)),
  );
  // What comes back is what was handed out, and not that it was reserved.
  const lent = taken.find((one) => one.noun.endsWith(' loan')) ?? taken[0];
  const isBack = lent !== undefined && /^(?:return|give back|bring back|take back|hand back|check in)$/.test(verb);
  if (classOf(deed.capability) !== 'return' && !isBack) return null;
  const out =
    lent ??
    gathering.things.find(({ deeds }) => deeds.some((one) => hasTaken.test(one.verb))) ??
    thing(gathering, unitOf(gathering.plan));
  // Whatever the idea calls it, then it is back.
  add(gathering, { ...deed, capability: { ...deed.capability, verb: 'return' } }, out, ['returned at: time']);
  out.deeds.push({ ...deed.entry, done: 'returned' });
  const held = out.of !== undefined && out.noun.endsWith(' loan') ? thing(gathering, out.of) : undefined;
  held?.deeds.push({ ...deed.entry, done: 'returned' });
  return '';
}
