import { singular } from '../language.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { detailsOf, fieldOfDetail } from './details.js';
import { takenFor } from './said-fields.js';
import { add, type Deed, type Gathering, thing } from './gathering.js';
import { classOf } from './sense.js';
import { asUnit, isGeneral, unitOf } from './thing-names.js';
import type { Thing } from './things.js';

/** A wish and its answer: `groups ask for dates, the wardrobe manager accepts or refuses` leaves requests, and costumes as they are. */

const asks = /^(?:ask|ask for|request|apply|apply for)$/;
const answers = /^(?:accept|refuse|decline|reject|approve|confirm|grant|turn down|deny|agree)$/;
const requests = /(?:^| )(?:request|application|enquiry|inquiry|wish)$/;
/** From when to when it is wanted. */
const forTime =
  /\bfor (?:an?|one|the|\d+|two|three|some)?\s?(?:weekend|day|days|week|weeks|night|nights|evening|hours?|month|months|dates?)\b/i;

const inPlace =
  /\b(?:day|week|weekend|hour|time|date)s? (?:on|in|at) (?:the|an?|our) (?!(?:morning|afternoon|evening|night|week|month|year|spring|summer|autumn|winter|future|time|day)\b)(\p{Ll}+)$/u;

/** What is asked for that is there by itself, or only a time of it: what is left is the request. */
export function asking(gathering: Gathering, deed: Deed): string | null {
  const { verb, object, noun, tail } = deed.capability;
  if (!asks.test(verb)) return null;
  const { plan } = gathering;
  const [, wish = object] = object === '' ? (/^for (.+?)(?: (?:for|on|in|at|from) .*)?$/.exec(tail) ?? []) : [];
  const wanted = singular(bareNoun((noun === '' ? wish : noun).toLowerCase()));
  if (wanted === '' || isPeople(wanted) || requests.test(wanted)) return null;
  const unit = unitOf(plan);
  const of = classOf({ object: wanted, noun: wanted });
  const isTime = of === 'date' || (of === 'span' && /(?:date|day|week|weekend|time|period)$/.test(wanted));
  const own = asUnit(wanted, plan);
  const others = everyDeed(plan.brief.capabilities).filter(
    (one) => one !== deed.capability && asUnit(singular(one.noun.toLowerCase()), plan) === own,
  );
  const isThere = others.some(({ verb: other }) => !answers.test(other)) || (own === unit && others.length === 0);
  if (!isTime && !isThere) return others.length > 0 ? wished(gathering, deed, own) : null;
  // 'a day on the paddock' is a time of the paddock.
  const [, place = ''] = inPlace.exec(`${object} ${tail}`.trim()) ?? [];
  const about = !isTime ? own : place !== '' && !isPeople(place) ? singular(place) : unit;
  if (about === unit && plan.brief.unit === null) return null;
  thing(gathering, about);
  const request = thing(gathering, requests.test(about) ? about : `${about} request`, about);
  const span = isTime || forTime.test(`${object} ${tail}`) ? ['first day: date', 'last day: date'] : [];
  const entry: Deed['entry'] = { ...deed.entry, done: 'asked for', begins: true };
  const held = takenFor(deed.capability);
  const told = [...(held ? [held] : []), ...span, ...detailsOf(deed.capability).map(fieldOfDetail)];
  add(gathering, { ...deed, entry }, request, [
    ...(request.of === undefined ? [] : told.length > 0 ? told : ['what it is about: text | 3 to 500 characters | ']),
    'asked for by: person',
    'asked for at: time',
  ]);
  request.deeds.push(entry);
  return request.noun;
}

/** `ask for clearance`, which somebody grants or refuses: it is asked for itself. */
function wished(gathering: Gathering, deed: Deed, noun: string): string {
  const entry: Deed['entry'] = { ...deed.entry, done: 'asked for', begins: true };
  const own = thing(gathering, noun);
  add(gathering, { ...deed, entry }, own, ['asked for by: person', 'asked for at: time']);
  own.deeds.push(entry);
  return noun;
}

/** What waits for a yes or a no is what somebody else has asked for, and not the thing it is asked for. */
export function answer(gathering: Gathering, deed: Deed): string | null {
  const { verb, noun, by = '' } = deed.capability;
  if (!answers.test(verb)) return null;
  const named = asUnit(singular(noun.toLowerCase()), gathering.plan);
  const isOpen = ({ deeds }: Thing): boolean => deeds.some((one) => one.done === 'asked for' && one.by !== by);
  const request = gathering.things.find(
    (one) =>
      isOpen(one) &&
      (named === '' || one.of === named || one.noun === named || requests.test(named) || isGeneral(named)),
  );
  if (!request) return null;
  add(
    gathering,
    deed,
    request,
    ['<done> by: person', '<done> at: time'].map((field) => field.replace('<done>', deed.entry.done)),
  );
  request.deeds.push(deed.entry);
  return request.noun;
}
