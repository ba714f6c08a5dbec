import { joinWords, plural, upperFirst } from '../language.js';
import type { Slots } from '../know/slots.js';
import type { Capability } from '../read/brief.js';
import { fieldsOf, formsOf, thingIn, withState, type Thing } from './deed-thing.js';
import { decides, enters, leavesState, looks, refuses, searches, worksOff } from './deed-verbs.js';
import { receiverOf } from './deed-again.js';
import { participleOf } from './deed-words.js';
import { isPeople } from '../read/lexicon.js';
import { kindOf } from './kinds.js';
import { knownOutcome } from './known-outcomes.js';
import type { Outcome } from '../know/knowledge.js';
import { personNamed, type Person } from './people.js';
import { goesOn, thingOf } from './reasons.js';
import { isLimit } from './sense.js';

/**
 * What there is after a deed, in a sentence behind it: what is kept or shown, and who of the others can see it. Only what
 * surely follows: a deed that leaves nothing for certain has no such sentence.
 */

export interface Outcomes {
  capabilities: readonly Capability[];
  people: readonly Person[];
  /** What everything is about: a search without an object is one for that. */
  unit: string;
  /** What deeds of a well-known kind leave. */
  outcomes?: readonly Outcome[];
}

const sends = /^(?:remind|notify|alert|warn|tell|inform|send|message|email|text|chase|nudge)$/;
const mostReaders = 2;

/** `The defect is saved with the photo, author and time, and is visible to fleet managers.`; empty where nothing is sure. */
export function outcomeOf(at: number, words: Slots, told: Outcomes): string {
  const capability = told.capabilities[at];
  if (!capability) return '';
  const { verb, automatic } = capability;
  if (automatic)
    return sends.test(verb)
      ? '[Each message is logged with recipient and time. ~ Recipient and time of each message are logged.]'
      : '';
  const stated = withState(capability);
  const thing = thingIn(stated, words);
  const known = kindOf(capability)
    ? null
    : knownOutcome({ capability: stated, when: '', thing, actor: words['actor'] ?? '' }, told.outcomes ?? []);
  if (searches.test(verb)) return foundOf(capability, thing);
  if (looks.test(verb)) return sourceOf(at, told);
  const receiver = receiverOf(capability);
  if (receiver !== '' && thing && thing.it.length <= longest)
    return `${upperFirst(formsOf(plain(thing))[0])} ${thing.many ? 'show' : 'shows'} the assigned ${receiver} and the time of assignment.`;
  // What can be seen stands with its checks; who else sees it is told here.
  if (known) return joined(known.leaves, thing ? seenBy(thing, readersOf(at, told)) : '');
  if (kindOf(capability)?.kind === 'talk' || /^(?:message|chat)$/.test(verb))
    return 'Messages are kept with author and time.';
  if (kindOf(capability) || isLimit(capability)) return '';
  const left = leftBy(stated, thing);
  if (left === '') return '';
  const readers = readersOf(at, told);
  return `${left}${readers === '' ? '' : `, and ${thing?.many && left.includes(' are ') ? 'are' : 'is'} visible to ${readers}`}.`;
}

/** `The expense claim is visible to managers.` */
const seenBy = (thing: Thing, readers: string): string => {
  const [it, is] = formsOf(plain(thing));
  return readers === '' || it.length > longest ? '' : `${upperFirst(it)} ${is} visible to ${readers}.`;
};
const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/** What comes of a deed that names no thing of its own: `rate recipes` leaves a rating. */
const results: Readonly<Record<string, string>> = {
  rate: 'rating',
  vote: 'vote',
  'vote on': 'vote',
  comment: 'comment',
  'comment on': 'comment',
  pick: 'selection',
  choose: 'selection',
  select: 'selection',
  pay: 'payment',
  leave: 'review',
};
/** Puts something beside what is there. */
const adds = /^(?:attach|paste|snap|capture|pin)$/;
const books = /^(?:book|reserve|hire)$/;
const remarks = /^(?:review|comment|rating|note|feedback|tip)$/;

function leftBy(stated: Capability, thing: Thing | null): string {
  const { verb } = stated;
  if (verb === 'preview') return 'The preview does not change any data';
  if (/^re-?assign$/.test(verb) && thing)
    return `${upperFirst(thing.it)} ${formsOf(thing)[1] === 'are' ? 'show' : 'shows'} the new assignee and the time of the change`;
  const result =
    verb === 'leave' && !remarks.test(stated.noun)
      ? undefined
      : (results[verb] ?? (books.test(verb) && (!thing || isPeople(thing.noun)) ? 'booking' : undefined));
  if (result) return `The ${result === 'review' ? stated.noun : result} is saved with name and time`;
  if (enters.test(verb) || (adds.test(verb) && thing)) return savedOf(stated, thing);
  // Whoever is booked or paid is no entry with a state.
  if (!thing || (isPeople(thing.noun) && !/^(?:invite|block|unblock|suspend)$/.test(verb))) return '';
  return decides.test(verb) || leavesState.test(verb) || worksOff.test(verb) || verb === 'flag'
    ? markedOf(stated, thing)
    : '';
}

/** `search by date and price` */
function foundOf({ tail }: Capability, thing: Thing | null): string {
  const [, by = ''] = /^by ([^;:]{3,60})$/.exec(tail) ?? [];
  return by !== '' && thing?.noun ? `Only ${plural(thing.noun)} that match the ${by} are listed.` : '';
}

/** A long list is not told twice. */
const longest = 40;

function savedOf(capability: Capability, thing: Thing | null): string {
  const [it, is] = thing && thing.it.length <= longest ? formsOf(plain(thing)) : ['the entry', 'is'];
  const fields = fieldsOf(capability).slice(0, 3);
  return `${upperFirst(it)} ${is} saved with ${joinWords([...fields, 'author', 'time'])}`;
}

function markedOf(stated: Capability, thing: Thing): string {
  const [it, is] = formsOf(plain(thing));
  if (it.length > longest) return '';
  const done = stated.verb === 'mark' ? stateOf(stated) : participleOf(stated.verb).replace(/^marked (?:as )?/, '');
  return done === ''
    ? ''
    : `${upperFirst(it)} ${is} then marked as ${done}, with ${refuses.test(stated.verb) ? 'the reason, ' : ''}name and time`;
}

/** `mark the van as off the road`, `mark a wall closed`: what it is marked as. */
const stateOf = ({ object, tail }: Capability): string =>
  /(?:^| )as (\p{L}[\p{L} -]{2,30})$|(?: |^)(\p{L}+ed|done|ready|free|broken|lost|open|urgent|paid)$/u
    .exec(`${object} ${tail}`.trim())
    ?.slice(1)
    .find(Boolean) ?? '';

/** `their certificate` -> `the certificate` */
const plain = (thing: Thing): Thing => ({
  ...thing,
  it: thing.it.replace(/^(?:their|his|her|its|our|the) (?:own )?/, 'the '),
});

const roleOf = ({ by }: Capability, people: readonly Person[]): string =>
  personNamed(by, [...people])?.role ?? by ?? '';

/** Whoever goes on with the same thing, or looks at it. */
function readersOf(at: number, { capabilities, people, unit }: Outcomes): string {
  const own = capabilities[at];
  const thing = own ? thingOf(own, unit) : '';
  if (!own || thing === '') return '';
  const roles = capabilities.flatMap((one, place) => {
    const isReader = looks.test(one.verb) || (place > at && goesOn.test(one.verb));
    const role = roleOf(one, people);
    return !one.automatic && isReader && thingOf(one, unit) === thing && role !== '' && role !== roleOf(own, people)
      ? [role]
      : [];
  });
  return joinWords([...new Set(roles)].slice(0, mostReaders).map((role) => plural(role)));
}

/** What somebody sees has been put there by others: `It shows what consultants log.` */
function sourceOf(at: number, { capabilities, people, unit }: Outcomes): string {
  const own = capabilities[at];
  const thing = own ? thingOf(own, unit) : '';
  const source = capabilities.find(
    (one) => one !== own && !one.automatic && enters.test(one.verb) && thing !== '' && thingOf(one, unit) === thing,
  );
  const role = source ? roleOf(source, people) : '';
  return source && role !== '' && role !== (own ? roleOf(own, people) : '')
    ? `The data comes from what ${plural(role)} ${source.verb}.`
    : '';
}
