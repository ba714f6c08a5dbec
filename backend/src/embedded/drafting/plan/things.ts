import { joinWords, lowerFirst, participle, plural, singular, upperFirst } from '../language.js';
import type { Known } from '../know.js';
import { deedOn, fieldIn } from '../know/things.js';
import type { Brief, Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { deedRulesOf } from './deed-rules.js';
import { kindOf } from './kinds.js';
import type { Plan } from './plan.js';
import { ruledFields } from './ruled-fields.js';
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

/** The things that the deeds of an idea leave behind or look up, each with the fields that these deeds need. */
export interface Thing {
  /** `arena slot`, singular. */
  noun: string;
  /** `value: number with unit`, each as the knowledge writes it. */
  fields: string[];
  /** Who does what with it; `at`: position of the deed in the idea. */
  deeds: { at: number; by: string; verb: string; done: string }[];
  /** The question in which it is looked up, where nothing else is done with it. */
  asked?: string;
  /** The thing to which a deed joins it; undefined for what stands by itself. */
  of?: string | undefined;
  /** A record that is kept of somebody. */
  isPerson?: boolean;
}

/** What is noted about something else, by its last word. */
const noted =
  /(?:^| )(?:check|reading|test|result|finding|note|leftover|measurement|score|remark|comment|observation|weight|temperature|rating|review|answer)$/;
/** With it something leaves its place, to which it comes back. */
const hasTaken = /^(?:reserve|book|lend|hand out|issue|borrow|rent|hire|take|loan)$/;
const found = new WeakMap<Brief, { known: Known; things: Thing[] }>();

/** The things of the deeds: the one that it is all about first, the others in the order of the idea. */
export function thingsOf({ brief, known }: Told): Thing[] {
  const before = found.get(brief);
  if (before?.known === known) return before.things;
  const things = read({ brief, known });
  found.set(brief, { known, things });
  return things;
}

function read(plan: Told): Thing[] {
  const { brief } = plan;
  const unit = unitOf(plan);
  const things: Thing[] = [];
  const thing = (noun: string, of?: string): Thing => {
    const known = things.find((one) => one.noun === noun);
    if (known) return known;
    const made: Thing = { noun, fields: [], deeds: [], ...(of && of !== noun ? { of } : {}) };
    things.push(made);
    return made;
  };
  const rules = deedRulesOf(brief);
  // What somebody did a moment before is what a note of the same person belongs to.
  let last = { noun: '', by: '' };
  for (const [at, capability] of brief.capabilities.entries()) {
    const { verb, object, tail, noun, automatic, by = '' } = capability;
    if (automatic) continue;
    const kind = kindOf(capability);
    const done = { at, by, verb, done: participleOf(verb) };
    const add = (one: Thing, fields: string[]): void => {
      one.fields = distinctFields([...one.fields, ...fields.map((field) => dated(field, capability, plan))]);
    };
    if (kind?.kind === 'which') {
      const head = singular((kind.slots['two'] ?? '').split(' ').at(-1) ?? '');
      if (head === '' || head === 'person' || isPeople(head)) continue;
      const looked = thing(asUnit(head, plan));
      if (looked.deeds.length === 0) looked.asked ??= object;
      last = { noun: looked.noun, by };
      continue;
    }
    if (kind !== null) continue;
    if (isPeople(noun)) {
      if (!keeps.test(verb)) continue;
      const somebody = thing(singular(noun.toLowerCase()));
      somebody.isPerson = true;
      somebody.deeds.push(done);
      add(somebody, plan.known.knowledge.things.person);
      const target = targetOf(capability);
      add(somebody, target ? [targetField(target)] : fieldsOfDeed(capability, plan));
      last = { noun: somebody.noun, by };
      continue;
    }
    const of = classOf(capability);
    if (of === 'reason' || of === 'date') {
      const about =
        last.by === by && last.noun !== '' ? last.noun : brief.unit === null ? (things[0]?.noun ?? unit) : unit;
      add(thing(about), [of === 'reason' ? `${noun}: text, required` : `${noun}: date`]);
      continue;
    }
    if (of === 'return') {
      const out = things.find(({ deeds }) => deeds.some((one) => hasTaken.test(one.verb))) ?? thing(unit);
      add(out, ['returned at: time', 'state when returned: text']);
      out.deeds.push({ ...done, done: 'entered as back' });
      continue;
    }
    if (of === 'fact' || of === 'event') {
      const about =
        things.find((one) => new RegExp(`\\b${one.noun}s?\\b`, 'i').test(`${object} ${tail}`)) ??
        thing(of === 'event' && object.split(' ').length < 3 && ownFields(noun, plan).length > 0 ? noun : unit);
      add(about, [of === 'event' ? `${noun}: open, yes, no` : 'confirmed: yes or no', 'confirmed by: person']);
      about.deeds.push(done);
      last = { noun: about.noun, by };
      continue;
    }
    const approval = rules.find((rule) => rule.kind === 'approval' && rule.deed === at);
    const waits = approval && brief.capabilities.find((one) => one.verb === approval.verb && one.noun !== noun);
    if (waits) {
      thing(unit).deeds.push(done);
      const asked = approval.taking ? ['starts at: date and time', 'ends at: date and time'] : ['what changes: text'];
      add(thing(waits.noun.toLowerCase(), unit), [...asked, 'asked for by: person']);
      last = { noun: waits.noun.toLowerCase(), by };
      continue;
    }
    const { held: found, fields } = heldBy(capability, plan);
    // 'scan the plant and mark what is missing': of what was handled before.
    const held = found === '' && refers.test(object) && last.by === by ? last.noun : found;
    if (held === '' || held.split(' ').length > 3 || !/^[a-z][a-z -]+$/.test(held)) continue;
    // A figure that is only looked up is made from other things.
    if (of === 'sum' && isLook(verb)) continue;
    const asking = askedFor(capability, held, plan);
    if (asking !== null) {
      add(thing(held), ownFields(held, plan).length > 0 ? [] : ['name: text']);
      const booking = thing(asking, held);
      booking.of ??= held;
      const length = rules.find((rule) => rule.kind === 'length' && rule.deed === at);
      const left = fieldsOfDeed(capability, plan);
      add(
        booking,
        (left.some((field) => field.startsWith('starts at')) ? left : ['from: date', 'until: date', ...left]).map(
          (field) =>
            length && field.startsWith('ends at')
              ? `${field}, ${length.count ?? ''} ${length.of ?? ''} after the start`
              : field,
        ),
      );
      booking.deeds.push(done);
      last = { noun: booking.noun, by };
      continue;
    }
    const isNote = noted.test(held) && last.by === by && last.noun !== '';
    const own = thing(held, isNote ? last.noun : undefined);
    const target = /^(?:assign|allocate|dispatch)$/.test(verb) ? targetOf(capability) : '';
    add(own, target ? [targetField(target)] : fields);
    own.deeds.push(done);
    // 'inspects ropes and radios': two kinds of things with one deed.
    for (const other of listedWith(capability, held)) {
      const beside = thing(other);
      add(beside, fields);
      beside.deeds.push(done);
    }
    last = { noun: held, by };
  }
  return complete(things.length > 0 ? things : [{ noun: unit, fields: [], deeds: [] }], plan);
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

/** By what the wish for a thing is known that is there before and after it. */
const wishes: Record<string, string> = {
  book: 'booking',
  reserve: 'reservation',
  rent: 'rental',
  hire: 'hire',
  request: 'request',
};

/** `room booking`, `costume request`: a room is not the booking of it. What takes place at a time is booked itself. */
function askedFor(capability: Capability, held: string, plan: Told): string | null {
  const { verb, noun } = capability;
  const wish = wishes[verb];
  if (wish === undefined || isPeople(held)) return null;
  const { capabilities } = plan.brief;
  const own = capabilities.find((one) => one.verb === 'cancel' && one.noun.startsWith(`${held} `))?.noun;
  const named = capabilities.find((one) => one !== capability && one.noun.split(' ').at(-1) === wish)?.noun;
  const isKept = capabilities.some(
    (one) =>
      one.noun === noun &&
      one.verb !== verb &&
      /^(?:add|enter|record|register|inspect|repair|return|check|clean|import|list)$/.test(one.verb),
  );
  const isPlace = classOf(capability) === 'place' && held !== unitOf(plan);
  if (!isPlace && !isKept) return null;
  return own ?? (named ? singular(named.toLowerCase()) : `${held} ${wish}`);
}

/** A fee that is recorded holds what was paid, and no price list. */
const isToldWhole = ({ noun, deeds }: Thing, { known }: Told): boolean =>
  deeds.some(({ verb }) => {
    const deed = deedOn(verb, noun, known.knowledge.things);
    return deed?.heads !== undefined && deed.begins === true;
  });

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

/** Who only looks leaves nothing behind. */
export const isLook = (verb: string): boolean =>
  /^(?:see|view|read|get|receive|follow|compare|know|watch|find|search|look up|look at|look for|browse)$/.test(verb);

/** What their names, the deeds that join two of them and the rules of the idea tell of them beside what is done to them. */
function complete(things: Thing[], plan: Told): Thing[] {
  const { capabilities } = plan.brief;
  const unit = unitOf(plan);
  const joined = things.flatMap(({ fields }) =>
    fields.flatMap((field) => /: reference to (\p{L}[\p{L} -]*)$/u.exec(field)?.[1] ?? []),
  );
  for (const name of joined) {
    const noun = lowerFirst(name);
    if (noun !== 'person' && !things.some((one) => one.noun === noun)) things.push({ noun, fields: [], deeds: [] });
  }
  for (const one of things) {
    const said = one.deeds
      .map(({ at }) => `${capabilities[at]?.object ?? ''} ${capabilities[at]?.tail ?? ''}`)
      .join('; ');
    one.of ??= things.find(
      ({ noun }) =>
        noun !== one.noun &&
        new RegExp(
          String.raw`\b(?:for|of|on|from|in|at|into|when|if|after|before) (?:an?|the|each|every|their|its|her|his)? ?(?:\p{L}+ )?${noun}s?\b`,
          'iu',
        ).test(said),
    )?.noun;
    const next = noted.test(one.noun) && one.of === undefined ? besides(one, things) : undefined;
    if (next) one.of = next;
    if (!one.isPerson && !isToldWhole(one, plan))
      one.fields = distinctFields([...one.fields, ...ownFields(one.noun, plan)]);
    const ruled = ruledFields(one, plan);
    // What a rule reads stands with the name.
    const named = one.isPerson ? plan.known.knowledge.things.person : [];
    one.fields = distinctFields([...named, ...ruled, ...one.fields]);
  }
  return things.toSorted((one, two) => Number(two.noun === unit) - Number(one.noun === unit));
}

/** `records the check and defers a donor`: what the same person handles next is what the check is of. */
function besides({ deeds }: Thing, things: Thing[]): string | undefined {
  const [first] = deeds;
  return things.find((one) => one.deeds.some(({ at, by }) => first && by === first.by && at === first.at + 1))?.noun;
}

export const participleOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [participle(first), ...rest].join(' ');
};

/** `Weighed out and ticked off by kitchen staff; confirmed by keepers.` */
export function doneWith({ deeds, asked }: Pick<Thing, 'deeds' | 'asked'>): string | null {
  if (asked && deeds.length === 0) return `Looked up: “${asked}”.`;
  // Who looks at it counts only where nobody does more.
  const doing = deeds.some(({ verb }) => !isLook(verb)) ? deeds.filter(({ verb }) => !isLook(verb)) : deeds;
  const doers = [...new Set(doing.map(({ by }) => by))];
  const told = doers.map(
    (by) =>
      `${joinWords([...new Set(doing.filter((one) => one.by === by).map(({ done }) => done))])}${by ? ` by ${plural(by)}` : ''}`,
  );
  return told.length > 0 ? `${upperFirst(told.join('; '))}.` : null;
}

/** `£`, where the idea speaks of money at all. */
export const currencyOf = ({ brief }: Pick<Plan, 'brief'>): string | null =>
  /[€£$¥]|\b(?:EUR|GBP|USD|CHF|NOK|SEK|DKK|INR|KES)\b/.exec(brief.sentences.join(' '))?.[0] ?? null;
