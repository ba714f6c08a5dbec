import { infinitive, isParticiple, singular } from '../language.js';
import { deedOn } from '../know/things.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { isNameOf } from '../read/unit-counted.js';
import type { Plan } from './plan.js';
import { classOf } from './sense.js';

/** By which name a thing goes: another word for it, a state in which it is found, and the thing everything is about. */

export type Told = Pick<Plan, 'brief' | 'known'>;

export const unitOf = ({ known }: Told): string => (known.slots['unit'] ?? 'case').toLowerCase();

/** Words for any single thing. */
const general = /^(?:piece|item|unit|article|object|one)$/;
export const isGeneral = (noun: string): boolean => general.test(noun);

/** What is made of others, kept on a list of its own or no thing to be handled: its pieces are not it. */
const ofParts =
  /(?:^| )(?:order|list|collection|set|kit|box|crate|bag|pallet|delivery|shipment|load|batch|job|case|project|service|puzzle|game|concert|performance|programme)$/;

/** `worn pieces` of costumes are costumes, where no deed makes pieces by themselves. */
function isPlainNameOf(noun: string, unit: string, { brief, known }: Told): boolean {
  return (
    isGeneral(noun) &&
    brief.unit !== null &&
    !isGeneral(unit) &&
    !ofParts.test(unit) &&
    classOf({ object: unit, noun: unit }) === 'thing' &&
    !everyDeed(brief.capabilities).some(
      (one) =>
        singular(one.noun.toLowerCase()) === noun &&
        one.verb !== 'reserve' &&
        deedOn(one.verb, noun, known.knowledge.things)?.begins,
    )
  );
}

/** `application` is the `grant application`, `crew` the `crew plan` that it is all about; somebody stays somebody. */
export function asUnit(noun: string, plan: Told): string {
  const unit = unitOf(plan);
  if (isNameOf(noun, unit) || isPlainNameOf(noun, unit, plan)) return unit;
  if (isPeople(noun) || noun === '') return noun;
  // 'crew' is the crew plan; beside deeds done to scaffold orders, a scaffold is a scaffold.
  const isOwn = everyDeed(plan.brief.capabilities).some((one) => singular(one.noun.toLowerCase()) === unit);
  return unit.endsWith(` ${noun}`) || (!isOwn && unit.startsWith(`${noun} `)) ? unit : fullerName(noun, plan);
}

/** `order`, where deeds speak of scaffold orders and of no other: it is one of them. */
function fullerName(noun: string, { brief }: Told): string {
  // 'check every listing' of instruments that sellers list.
  const verb = /^\p{L}+ing$/u.test(noun) && noun !== 'booking' ? infinitive(noun) : noun;
  const done =
    verb === noun ? undefined : everyDeed(brief.capabilities).find((one) => one.verb === verb && one.noun !== '');
  if (done && singular(done.noun.toLowerCase()) !== noun) return singular(done.noun.toLowerCase());
  if (noun.includes(' ') || !/^(?:thing|document|bill|place|service)$/.test(classOf({ object: noun, noun })))
    return noun;
  const fuller = new Set(
    everyDeed(brief.capabilities)
      .map((one) => singular(withoutOwner(one.noun.toLowerCase())))
      .filter((one) => one.endsWith(` ${noun}`) && !inState.test(one) && withoutState(one) === one),
  );
  const [only = noun] = fuller;
  return fuller.size === 1 ? only : noun;
}

/** `callers' enquiries` are enquiries. */
export const withoutOwner = (noun: string): string => noun.replace(/^\p{L}+(?:['’]s|s['’]) (?=\p{L})/u, '');

/** `unpaid deposits` are deposits. */
export const inState =
  /^(?:monthly|weekly|daily|yearly|unpaid|open|late|missing|lost|worn|torn|stolen|overdue|free|available|past|own|next|new|old|damaged|broken|blocked|dead|faulty|cracked|leaking|defective|empty|due) (?=\p{L})/u;
export const withoutState = (noun: string): string => {
  const plain = noun.replace(inState, '');
  const [first = '', ...rest] = plain.split(' ');
  return rest.length > 0 && isParticiple(first) ? rest.join(' ') : plain;
};

/** `freed`, of `a freed slot`: the state in which a deed finds it. */
export function foundIn({ noun }: Capability): string | null {
  const [first = '', ...rest] = noun.toLowerCase().split(' ');
  return rest.length > 0 &&
    (isParticiple(first) ||
      /^(?:free|empty|broken|unpaid|worn|torn|damaged|lost|missing|faulty|stuck|dead)$/.test(first))
    ? first
    : null;
}

/** `GitHub PR`, `PDF`: a thing as the idea spells it. */
export function spelled(noun: string, { capabilities }: Pick<Brief, 'capabilities'>): string {
  const own = everyDeed(capabilities)
    .map((one) => singular(one.noun))
    .find((one) => one.toLowerCase() === noun.toLowerCase());
  return own !== undefined && /\p{Lu}\p{Lu}/u.test(own) ? own : noun;
}

/** `engineer app`, `customer portal`: where things are seen, and none that is kept. */
export const isSurface = (noun: string): boolean => /(?:^|\s)(?:app|portal|dashboard|screen|view|website)$/i.test(noun);
