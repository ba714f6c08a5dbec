import { joinWords, singular } from '../language.js';
import { deedOn, fieldIn } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { askedFor } from './asked-for.js';
import { type DeedRule, deedRulesOf } from './deed-rules.js';
import { isLook, participleOf } from './deed-words.js';
import { kindOf } from './kinds.js';
import { classOf } from './sense.js';
import {
  asUnit,
  distinctFields,
  fieldsOfDeed,
  heldBy,
  keeps,
  ownFields,
  targetField,
  targetOf,
  type Told,
  unitOf,
} from './thing-fields.js';
import { noted } from './things-complete.js';
import type { Thing } from './things.js';

/** Which things the deeds of an idea handle, and what each deed leaves there. */

interface Gathering {
  plan: Told;
  rules: DeedRule[];
  things: Thing[];
  /** What somebody did a moment before: a note of the same person belongs to it. */
  last: { noun: string; by: string };
}

interface Deed {
  capability: Capability;
  /** As it stands with the thing that it is done to. */
  entry: Thing['deeds'][number];
}

/** The thing to which a deed of this kind was done; empty where it leaves none, null where the deed is of another kind. */
type Reading = (gathering: Gathering, deed: Deed) => string | null;

/** The first that knows the deed reads it. */
const readings: Reading[] = [
  question,
  lookOrSystem,
  recordOfSomebody,
  reasonOrDate,
  returning,
  fact,
  approval,
  plainDeed,
];

/** What the deeds handle, in the order of the idea; the thing it is all about where they handle nothing. */
export function leftByDeeds(plan: Told): Thing[] {
  const gathering: Gathering = { plan, rules: deedRulesOf(plan.brief), things: [], last: { noun: '', by: '' } };
  for (const [at, capability] of plan.brief.capabilities.entries()) {
    const { verb, automatic, by = '' } = capability;
    if (automatic) continue;
    const deed: Deed = { capability, entry: { at, by, verb, done: participleOf(verb) } };
    let noun: string | null = null;
    for (const reading of readings) if ((noun = reading(gathering, deed)) !== null) break;
    if (noun) gathering.last = { noun, by };
  }
  const { things } = gathering;
  return things.length > 0 ? things : [{ noun: unitOf(plan), fields: [], deeds: [] }];
}

function thing({ things }: Gathering, noun: string, of?: string): Thing {
  const known = things.find((one) => one.noun === noun);
  if (known) return known;
  const made: Thing = { noun, fields: [], deeds: [], ...(of && of !== noun ? { of } : {}) };
  things.push(made);
  return made;
}

function add({ plan }: Gathering, { capability }: Deed, one: Thing, fields: string[]): void {
  one.fields = distinctFields([...one.fields, ...fields.map((field) => dated(field, capability, plan))]);
}

const handledBefore = ({ last }: Gathering, { capability: { by = '' } }: Deed): string =>
  last.by === by ? last.noun : '';

/** `see which horses are due`: looked up, and left as it is. */
function question(gathering: Gathering, { capability }: Deed): string | null {
  const kind = kindOf(capability);
  if (kind?.kind !== 'which') return null;
  const head = singular((kind.slots['two'] ?? '').split(' ').at(-1) ?? '');
  if (head === '' || head === 'person' || isPeople(head)) return '';
  const looked = thing(gathering, asUnit(head, gathering.plan));
  if (looked.deeds.length === 0) looked.asked ??= capability.object;
  return looked.noun;
}

/** Reports, exchanges with other systems and whatever else leaves nothing of its own. */
function lookOrSystem(_: Gathering, { capability }: Deed): string | null {
  return kindOf(capability) === null ? null : '';
}

/** `enter donors`: a record is kept of somebody; whoever is only told or asked leaves none. */
function recordOfSomebody(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { plan } = gathering;
  if (!isPeople(capability.noun)) return null;
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
  if (of !== 'reason' && of !== 'date') return null;
  const before = handledBefore(gathering, deed);
  const about =
    before !== ''
      ? before
      : of === 'date' || gathering.plan.brief.unit !== null
        ? unitOf(gathering.plan)
        : (gathering.things[0]?.noun ?? unitOf(gathering.plan));
  add(gathering, deed, thing(gathering, about), [of === 'reason' ? `${noun}: text, required` : `${noun}: date`]);
  return about;
}

/** With it something leaves its place, to which it comes back. */
const hasTaken = /^(?:reserve|book|lend|hand out|issue|borrow|rent|hire|take|loan)$/;

function returning(gathering: Gathering, deed: Deed): string | null {
  if (classOf(deed.capability) !== 'return') return null;
  const out =
    gathering.things.find(({ deeds }) => deeds.some((one) => hasTaken.test(one.verb))) ??
    thing(gathering, unitOf(gathering.plan));
  add(gathering, deed, out, ['returned at: time', 'state when returned: text']);
  out.deeds.push({ ...deed.entry, done: 'entered as back' });
  return '';
}

/** `confirm the arrival`, `confirm that the ration was eaten`. */
function fact(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { noun, object, tail } = capability;
  const of = classOf(capability);
  if (of !== 'fact' && of !== 'event') return null;
  const { plan, things } = gathering;
  const about =
    things.find((one) => new RegExp(`\\b${one.noun}s?\\b`, 'i').test(`${object} ${tail}`)) ??
    thing(
      gathering,
      of === 'event' && object.split(' ').length < 3 && ownFields(noun, plan).length > 0 ? noun : unitOf(plan),
    );
  add(gathering, deed, about, [
    of === 'event' ? `${noun}: open, yes, no` : 'confirmed: yes or no',
    'confirmed by: person',
  ]);
  about.deeds.push(entry);
  return about.noun;
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
  const waits = rule && plan.brief.capabilities.find((one) => one.verb === rule.verb && one.noun !== capability.noun);
  if (!waits) return null;
  const noun = waits.noun.toLowerCase() || unitOf(plan);
  thing(gathering, unitOf(plan)).deeds.push(entry);
  const asked = rule.taking ? ['starts at: date and time', 'ends at: date and time'] : ['what changes: text'];
  add(gathering, deed, thing(gathering, noun, unitOf(plan)), [...asked, 'asked for by: person']);
  return noun;
}

/** Any other deed, done to what its object names. */
function plainDeed(gathering: Gathering, deed: Deed): string | null {
  const { capability, entry } = deed;
  const { plan } = gathering;
  const { held: found, fields, isValue = false } = heldBy(capability, plan);
  const before = handledBefore(gathering, deed);
  if (isValue) return valueOf(gathering, deed, found !== '' ? found : changedBefore(gathering, deed), fields);
  // 'scan the plant and mark what is missing': of what was handled before.
  const held = found === '' && refers.test(capability.object) ? before : found;
  if (held === '' || held.split(' ').length > 3 || !/^[a-z][a-z -]+$/.test(held)) return '';
  // A figure that is only looked up is made from other things.
  if (classOf(capability) === 'sum' && isLook(capability.verb)) return '';
  const booking = booked(gathering, deed, held);
  if (booking !== null) return booking;
  const own = thing(gathering, held, noted.test(held) && before !== '' ? before : undefined);
  const target = /^(?:assign|allocate|dispatch)$/.test(capability.verb) ? targetOf(capability) : '';
  add(gathering, deed, own, target ? [targetField(target)] : fields);
  own.deeds.push(entry);
  // 'inspects ropes and radios': two kinds of things with one deed.
  for (const other of listedWith(capability, held)) {
    const beside = thing(gathering, other);
    add(gathering, deed, beside, fields);
    beside.deeds.push(entry);
  }
  return held;
}

/** What the same person did something to a moment before, more than look at it; else the thing that it is all about. */
function changedBefore(gathering: Gathering, deed: Deed): string {
  const before = handledBefore(gathering, deed);
  const { by } = deed.entry;
  const known = gathering.things.find(({ noun }) => noun === before);
  return known?.deeds.some((one) => one.by === by && !isLook(one.verb)) ? before : unitOf(gathering.plan);
}

/** `log litres pumped and a photo of the lid`: a value of something, which is in no other state by that. */
function valueOf(gathering: Gathering, deed: Deed, noun: string, fields: string[]): string {
  const one = thing(gathering, noun);
  add(gathering, deed, one, fields);
  const { done } = deed.entry;
  if (one.deeds.length === 0)
    one.deeds.push({
      ...deed.entry,
      done: `${joinWords(fields.map((field) => fieldIn(field).name))} ${done}`,
      isValue: true,
    });
  return noun;
}

/** A room and its booking are two things; null where what is booked is no place and kept for nothing else. */
function booked(gathering: Gathering, deed: Deed, held: string): string | null {
  const { capability, entry } = deed;
  const { plan, rules } = gathering;
  const asking = askedFor(capability, held, plan);
  if (asking === null) return null;
  thing(gathering, held);
  const booking = thing(gathering, asking, held);
  booking.of ??= held;
  const length = rules.find((rule) => rule.kind === 'length' && rule.deed === entry.at);
  const left = fieldsOfDeed(capability, plan);
  const isLent = /^(?:book|reserve|rent|hire)$/.test(capability.verb);
  const span = !isLent || left.some((field) => field.startsWith('starts at')) ? [] : ['from: date', 'until: date'];
  const fields = [...span, ...left].map((field) =>
    length && field.startsWith('ends at')
      ? `${field}, ${length.count ?? ''} ${length.of ?? ''} after the start`
      : field,
  );
  add(gathering, deed, booking, fields);
  booking.deeds.push(entry);
  return booking.noun;
}

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

/** Who does it, and that it holds only when it is done. */
function dated(field: string, { verb, noun, by = '' }: Capability, { known }: Told): string {
  const { name, type } = fieldIn(field);
  const { begins = false, aside = false } = deedOn(verb, noun, known.knowledge.things) ?? {};
  // Whoever holds or gets something is not the one who hands it out.
  if (type === 'person' && by !== '' && name.endsWith(' by') && !/^(?:held|taken) by$/.test(name))
    return `${field}, ${by}`;
  const later =
    !begins && (type === 'time' || (type === 'date' && !/^(?:day|holds)/.test(name)) || (aside && name === 'reason'));
  return later && !field.includes('|') ? `${field}, when ${participleOf(verb)}` : field;
}
