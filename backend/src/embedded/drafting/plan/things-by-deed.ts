import { isUncountable, singular, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { answer, asking } from './asked-and-answered.js';
import { booked } from './booked.js';
import { isHanded } from './deed-again.js';
import { deedRulesOf } from './deed-rules.js';
import { detailsOf, fieldOfDetail } from './details.js';
import { isLook, participleOf } from './deed-words.js';
import { add, type Deed, type Gathering, handledBefore, isAlone, type Reading, thing, valueOf } from './gathering.js';
import { lending, pickingUp, reserving, returning } from './loans.js';
import { lookOrSystem, question } from './looked-up.js';
import { made, standsAlone, toldAlone } from './made-things.js';
import { inTheirOrder } from './deed-order.js';
import { clauseNoted } from './noted-clauses.js';
import { stateAfter, withStateInVerb } from './put-into.js';
import { classOf } from './sense.js';
import { decided, statedIn } from './stated.js';
import { keptEachTime } from './told-parts.js';
import { fieldsOfDeed, heldBy, keeps, ownFields, targetField, targetOf } from './thing-fields.js';
import { foundIn, type Told, unitOf, withoutState } from './thing-names.js';
import { attributes, byItself, changedBefore } from './things-besides.js';
import { namedOnly } from './named-things.js';
import { noted, notedThere } from './things-complete.js';
import type { Thing } from './things.js';

/** Which things the deeds of an idea handle, and what each deed leaves there. */

/** The first that knows the deed reads it. */
const readings: Reading[] = [
  question,
  lookOrSystem,
  ordering,
  recordOfSomebody,
  asking,
  reasonOrDate,
  clauseNoted,
  returning,
  fact,
  answer,
  approval,
  reserving,
  pickingUp,
  lending,
  attributes,
  made,
  plainDeed,
];

/** What the deeds handle, in the order of the idea; the thing it is all about where they handle nothing. */
export function leftByDeeds(plan: Told): Thing[] {
  const gathering: Gathering = { plan, rules: deedRulesOf(plan.brief), things: [], last: { noun: '', by: '' } };
  for (const [at, said] of inTheirOrder(everyDeed(plan.brief.capabilities))) {
    if (said.named && said.verb === 'use') {
      namedOnly(gathering, said);
      continue;
    }
    const capability = withStateInVerb(said);
    const { verb, automatic, by = '' } = capability;
    const entry: Deed['entry'] = { at, by, verb, done: stateAfter(said) || participleOf(verb) };
    if (automatic) {
      byItself(gathering, { capability, entry });
      continue;
    }
    // 'set up the household': it is there from then on.
    if (verb === 'set up') Object.assign(entry, { begins: true });
    // 'masons report repairs done': they were there before.
    if (verb === 'report' && isDone.test(`${capability.object} ${capability.tail}`.trim()))
      Object.assign(entry, { done: 'reported as done', begins: false });
    // 'report a stopped clock': of clocks with which others work.
    if (verb === 'report' && foundIn(capability) !== null && isWorkedOn(capability, plan))
      Object.assign(entry, { begins: false });
    const deed: Deed = { capability, entry };
    let noun: string | null = null;
    for (const reading of readings) if ((noun = reading(gathering, deed)) !== null) break;
    if (noun) gathering.last = { noun, by };
  }
  const { things } = gathering;
  return things.length > 0 ? things : [{ noun: unitOf(plan), fields: [], deeds: [] }];
}

const chooses = /^(?:choose|select|pick|name)$/;

const isWorkedOn = (deed: Capability, { brief }: Told): boolean => {
  const own = singular(withoutState(deed.noun.toLowerCase()));
  return everyDeed(brief.capabilities).some(
    (one) => one !== deed && !isLook(one.verb) && singular(withoutState(one.noun.toLowerCase())) === own,
  );
};

const isDone = /\b(?:done|finished|completed?|ready|fixed|repaired)$/i;

/** `enter donors`: a record is kept of somebody; whoever is only told or asked leaves none. */
function recordOfSomebody(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { plan } = gathering;
  // A fault may be called like somebody: who is reported is no record that is kept.
  if (!isPeople(capability.noun) || capability.verb === 'report') return null;
  if (!keeps.test(capability.verb)) return '';
  const somebody = thing(gathering, singular(capability.noun.toLowerCase()));
  somebody.isPerson = true;
  somebody.deeds.push(entry);
  add(gathering, deed, somebody, plan.known.knowledge.things.person);
  const target = targetOf(capability);
  add(gathering, deed, somebody, target ? [targetField(target)] : fieldsOfDeed(capability, plan));
  return somebody.noun;
}

/** `give the reason`, `move the date`: of what was handled before. */
function reasonOrDate(gathering: Gathering, deed: Deed): string | null {
  const { noun } = deed.capability;
  const of = classOf(deed.capability);
  if ((of !== 'reason' && of !== 'date') || / and |, /.test(deed.capability.object)) return null;
  const before = handledBefore(gathering, deed);
  const { last } = gathering;
  // 'order a replacement, the nursery confirms a delivery date': the date is an answer to what was done before.
  const isAnswer = of === 'date' && noun.includes(' ') && /^(?:confirm|give|name|set)$/.test(deed.capability.verb);
  const about =
    before !== ''
      ? before
      : isAnswer && last.noun !== ''
        ? last.noun
        : of === 'date' || gathering.plan.brief.unit !== null
          ? unitOf(gathering.plan)
          : (gathering.things[0]?.noun ?? unitOf(gathering.plan));
  return valueOf(gathering, deed, about, [of === 'reason' ? `${noun}: text` : `${noun}: date`]);
}

/** `confirm the arrival`, `confirm that the ration was eaten`. */
function fact(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { noun, object, tail } = capability;
  const of = classOf(capability);
  if (of !== 'fact' && of !== 'event') return null;
  const { plan, things } = gathering;
  const said = `${object} ${tail}`.trim();
  const named = things.find((one) => new RegExp(`\\b${one.noun}s?\\b`, 'i').test(said));
  const apart = of === 'fact' && !named ? statedIn(said, capability) : null;
  const about =
    named ??
    thing(
      gathering,
      apart?.noun ??
        (of === 'event' && object.split(' ').length < 3 && ownFields(noun, plan).length > 0 ? noun : unitOf(plan)),
    );
  const told: Deed['entry'] = apart ? { ...entry, isValue: true, begins: true } : entry;
  add(gathering, { ...deed, entry: told }, about, [
    ...(apart ? [`${apart.clause}: yes or no`] : []),
    ...(entry.verb === 'decide' ? [`${decided(said, about.noun)}: yes or no`] : []),
    `${entry.done} by: person`,
    `${entry.done} at: time`,
  ]);
  about.deeds.push(told);
  return about.noun;
}

/** `order cloths and napkins` of an idea that speaks of orders: what the order holds. */
function ordering(gathering: Gathering, deed: Deed): string | null {
  const { object, verb, noun } = deed.capability;
  const { plan } = gathering;
  const isThing =
    unitOf(plan) === 'order' ||
    everyDeed(plan.brief.capabilities).some((one) => singular(one.noun.toLowerCase()) === 'order');
  if (verb !== 'order' || noun === 'order' || object === '' || !isThing) return null;
  const parts = object.split(/, (?:and )?| and /).map((part) => part.replace(/^(?:the|their|an?) /, ''));
  const plain = parts.every((part) => /^\p{L}+(?: \p{L}+)?s$/u.test(part));
  const order = thing(gathering, 'order');
  const made: Deed = { ...deed, entry: { ...deed.entry, begins: true } };
  add(gathering, made, order, [
    ...(plain ? parts.map((part) => `${part}: number`) : ['what is ordered: text', 'how many: number']),
    ...detailsOf(deed.capability).map(fieldOfDetail),
    'ordered by: person',
    'ordered at: time',
  ]);
  order.deeds.push(made.entry);
  return 'order';
}

/** What is checked or counted first is no answer to what was asked for. */
const answers = /^(?:approve|accept|confirm|release|grant|authorise|allow|agree|sign off|clear|countersign|permit)$/;

/** What waits for a yes by a rule of the idea is something of its own beside the thing it changes. */
function approval(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { plan, rules } = gathering;
  // Who only looks changes nothing that could wait.
  const rule = isLook(entry.verb)
    ? undefined
    : rules.find((one) => one.kind === 'approval' && one.deed === entry.at && answers.test(one.verb ?? ''));
  const waits =
    rule && everyDeed(plan.brief.capabilities).find((one) => one.verb === rule.verb && one.noun !== capability.noun);
  // What waits is a time that is taken, or a change.
  if (!waits || !(rule.taking || changes.test(waits.verb))) return null;
  const noun = waits.noun.toLowerCase() || unitOf(plan);
  thing(gathering, unitOf(plan)).deeds.push(entry);
  const said = detailsOf(capability).map(fieldOfDetail);
  const taken = said.length > 0 ? said : ['starts at: date and time', 'ends at: date and time'];
  const asked = rule.taking ? taken : ['what changes: text'];
  add(gathering, deed, thing(gathering, noun, unitOf(plan)), [...asked, 'asked for by: person']);
  return noun;
}

const changes = /^(?:change|move|edit|update|set|adjust|swap|replace|extend)$/;

/** Any other deed, done to what its object names. */
function plainDeed(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { plan } = gathering;
  const { held: found, fields, isValue = false, begins, done } = heldBy(capability, plan);
  if (begins) Object.assign(entry, { begins, done: done ?? entry.done });
  const before = handledBefore(gathering, deed);
  if (isValue) {
    if (found === '' && standsAlone(capability, before)) return toldAlone(gathering, deed);
    const about = found !== '' ? found : changedBefore(gathering, deed);
    return found === '' && again.test(capability.tail)
      ? valueOf(gathering, deed, 'reading', fields, about)
      : valueOf(gathering, deed, about, [...foundBy(gathering, deed, about), ...fields]);
  }
  // 'scan the plant and mark what is missing': of what was handled before.
  const held =
    found === '' && refers.test(capability.object)
      ? before
      : found === 'id'
        ? 'identity document'
        : (madeBy(gathering, found) ?? found);
  // 'chooses the agreed date', 'names the country': nothing is kept of what is only chosen.
  if (chooses.test(capability.verb) && !isWorkedOn(capability, plan)) return '';
  if (held === '' || held.split(' ').length > 3 || !/^[a-z][a-z -]+$/.test(held)) return '';
  // 'sign for what it gets back' names no thing.
  if (/\b(?:it|they|he|she|we|you|what|which|who)\b/.test(held)) return '';
  // A figure that is only looked up is made from other things.
  if (classOf(capability) === 'sum' && isLook(capability.verb)) return '';
  // Who acts here is no thing that is handled.
  if (everyDeed(plan.brief.capabilities).some(({ by }) => by === held)) return '';
  const booking = booked(gathering, deed, held);
  if (booking !== null) return booking;
  const time = keptEachTime(capability, held);
  if (time) {
    // Of what cannot be counted there are no single ones.
    const isMass = isUncountable(held) || held === 'stock';
    if (!isMass) thing(gathering, held);
    const kept = thing(gathering, time.noun, isMass ? undefined : held);
    const made: Deed = { capability, entry: { ...entry, begins: true, isEachTime: true } };
    add(gathering, made, kept, [...time.fields, ...fields]);
    kept.deeds.push(made.entry);
    return held;
  }
  // 'save favourites and leave comments': on what, nobody says.
  const isOfIt =
    before !== '' &&
    capability.verb !== 'leave' &&
    isAlone(gathering, before) &&
    (noted.test(held) || notedThere.test(held));
  // Damage is done to no label, though both are handled in one breath.
  const isPaper = /(?:^| )(?:label|sticker|barcode|qr code|certificate|photo)$/.test(before);
  const whole = isPaper
    ? gathering.things.findLast(
        ({ noun, deeds }) => noun !== before && noun !== held && deeds.some(({ by }) => by === entry.by),
      )?.noun
    : before;
  const own = thing(gathering, held, isOfIt ? whole : undefined);
  const target = /^(?:assign|allocate|dispatch)$/.test(capability.verb) ? targetOf(capability) : '';
  const receiver = isHanded(capability) && !target ? [targetField(targetOf(capability))] : [];
  add(gathering, deed, own, target ? [targetField(target)] : [...receiver, ...fields]);
  own.deeds.push(entry);
  // 'inspects ropes and radios': two kinds of things with one deed.
  for (const other of listedWith(capability, held)) {
    const beside = thing(gathering, other);
    add(gathering, deed, beside, fields);
    beside.deeds.push(entry);
  }
  return held;
}

/** `reports` where somebody reports damage: the damage as it was reported. */
const madeBy = ({ things }: Gathering, noun: string): string | undefined =>
  /^(?:report|request|loan|reservation|booking|rental)$/.test(noun)
    ? things.find((one) => one.noun.endsWith(` ${noun}`) || one.deeds.some(({ verb }) => verb === noun))?.noun
    : undefined;

/** `scan the tag on a planter and log watering`: the entry names the planter. */
function foundBy(gathering: Gathering, deed: Deed, about: string): string[] {
  const before = handledBefore(gathering, deed);
  const known = gathering.things.find(({ noun }) => noun === before);
  return before !== about && known?.deeds.some(({ verb }) => verb === 'scan')
    ? [`${before}: reference to ${upperFirst(before)}`]
    : [];
}

/** Noted again and again, each time anew. */
const again =
  /\b(?:every|each) (?:\d+ |other |two |three |four |five |six |few )?(?:minute|hour|day|morning|evening|night|shift|week|month)s?\b|\b(?:hourly|daily|weekly)\b/i;

/** The others of a list in which each is a plain name. */
function listedWith({ object }: Capability, held: string): string[] {
  const parts = object
    .split(/, (?:and )?| and /)
    .map((part) => singular(part.replace(/^(?:an?|the|their|each|every) /, '')));
  return parts.length > 1 && parts.includes(held) && parts.every((part) => /^[a-z]{3,}$/.test(part) && !isPeople(part))
    ? parts.filter((part) => part !== held)
    : [];
}

const refers = /^(?:it|them|that|this|those|these|what|whatever|each|everything|all)\b/;
