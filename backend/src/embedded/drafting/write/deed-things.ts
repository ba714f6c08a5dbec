import { joinWords, participle, plural, singular, upperFirst } from '../language.js';
import { deedRulesOf } from '../plan/deed-rules.js';
import { choicesOf, detailsOf, fieldOfDetail } from '../plan/details.js';
import { kindOf } from '../plan/kinds.js';
import type { Plan } from '../plan/plan.js';
import { classOf } from '../plan/sense.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';

/** The things that the deeds of an idea leave behind or look up, each with the fields that these deeds need. */
export interface Thing {
  /** `arena slot`, singular. */
  noun: string;
  /** `value: number with unit` */
  fields: string[];
  /** Who does what with it. */
  deeds: { by: string; done: string }[];
  /** The question in which it is looked up, where nothing else is done with it. */
  asked?: string;
  /** The thing spoken of before; undefined for what stands by itself. */
  of?: string | undefined;
  rule?: string;
}

const given: [verbs: RegExp, fields: string[]][] = [
  [/^(?:photograph|film)/, ['picture: picture or file']],
  [/^(?:upload|attach|scan in|draw|sketch)/, ['content: picture or file']],
  [/^number/, ['number: text, unique']],
  [/^scan/, ['code: text, unique', 'scanned at: time']],
  [/^(?:weigh out|portion|dose|measure out|pour)/, ['amount due: number with unit', 'amount taken: number with unit']],
  [/^(?:weigh|measure|count|meter|tally)/, ['value: number with unit']],
  [
    /^(?:sign off|approve|confirm|release|accept|reject|refuse|decline|verify|certify|clear|authorise)/,
    ['answer: open, yes, no', 'answered by: person'],
  ],
  [/^(?:check|inspect|examine|test|assess)(?! (?:in|out)\b)/, ['in order: yes or no', 'finding: text']],
  [
    /^(?:tick off|tick|mark|check in|check out|check off|clock|clean|repair|fix|treat|feed|water)/,
    ['done at: time', 'done by: person'],
  ],
  [/^(?:book|reserve|schedule|rent|hire)/, ['starts at: date and time', 'ends at: date and time', 'booked by: person']],
  [/^(?:hand out|lend|issue|borrow|take)/, ['held by: person', 'handed out at: time']],
  [/^(?:return|give back|bring back|take back|hand back)/, ['returned at: time']],
  [/^(?:order|request|apply|claim|ask for|submit)/, ['what is wanted: text', 'asked for by: person']],
  [/^(?:assign|allocate|dispatch)/, ['given to: person']],
  [/^(?:pay|charge|refund|settle|fine)/, ['sum: amount', 'paid at: time']],
  [/^(?:rate|review|grade|score)/, ['value: number', 'remark: text']],
  [/^(?:choose|select|pick)/, ['choice: text']],
];
const vague = /^(?:work|thing|one|item|rest|lot|note)$/;
const records = /^(?:record|log|enter|note|write|report|measure|type|capture|register)/;
/** `gravity and temperature of each tank`: what is noted, and of what. */
const ofEach = /^(?:the )?(.+?) (?:of|for) (?:each|every|an?|the) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** Fields that a deed gives to the thing it is done to. */
function fieldsOfDeed(capability: Capability): string[] {
  const { verb } = capability;
  const known = given.find(([verbs]) => verbs.test(verb))?.[1];
  switch (classOf(capability)) {
    case 'bill':
      return ['payer: reference to Person', 'lines: list', 'sum: amount', 'sent at: time'];
    case 'service':
      return /^(?:book|reserve|order|request)/.test(verb)
        ? ['day: date', 'booked by: person', 'price: amount']
        : (known ?? []);
    case 'span':
      return /^(?:request|ask for|apply)/.test(verb)
        ? ['starts at: date and time', 'ends at: date and time', 'asked for by: person']
        : (known ?? []);
    case 'sum':
      return known ?? (records.test(verb) ? ['value: number with unit'] : []);
    case 'limit':
      return ['day: date', 'most: number'];
    default:
      return known ?? (records.test(verb) ? ['note: text'] : []);
  }
}

/** To what thing a deed is done, and what it leaves there: of `gravity of each tank` the tank. */
export function heldBy(capability: Capability, unit: string): { held: string; fields: string[] } {
  const { verb, object, noun } = capability;
  const [, parts = '', whole = ''] = records.test(verb) ? (ofEach.exec(object) ?? []) : [];
  if (whole !== '')
    return {
      held: singular(bareNoun(whole).toLowerCase()),
      fields: parts
        .split(/, | and /)
        .map((part) => `${part.trim()}: ${isMeasured(part) ? 'number with unit' : 'text'}`),
    };
  const plain = withoutState(noun.toLowerCase());
  const choices = choicesOf(capability);
  const details = detailsOf(capability).map(fieldOfDetail);
  const fields = fieldsOfDeed(capability).filter((field) => details.length === 0 || field !== 'note: text');
  return {
    held: vague.test(plain) ? unit : plain,
    fields: [...(choices.length > 1 ? [`marked as: ${choices.join(', ')}`] : []), ...details, ...fields],
  };
}

/** The things of the deeds in the order of the idea, the one that everything is about among them. */
export function thingsOf(plan: Pick<Plan, 'brief' | 'known'>): Thing[] {
  const unit = (plan.known.slots['unit'] ?? 'case').toLowerCase();
  const things: Thing[] = [{ noun: unit, fields: [], deeds: [] }];
  const thing = (noun: string, of?: string): Thing => {
    const known = things.find((one) => one.noun === noun);
    if (known) return known;
    const made: Thing = { noun, fields: [], deeds: [], ...(of && of !== noun ? { of } : {}) };
    things.push(made);
    return made;
  };
  const rules = deedRulesOf(plan.brief);
  // What somebody did a moment before is what the next deed of the same person belongs to.
  let last = { noun: unit, by: '' };
  const lastOf = (by: string): string => (last.by === by ? last.noun : unit);
  for (const [at, capability] of plan.brief.capabilities.entries()) {
    const { verb, object, tail, noun, automatic, by = '' } = capability;
    if (automatic || isPeople(noun)) continue;
    const kind = kindOf(capability);
    const done = { by, done: participleOf(verb) };
    const add = (one: Thing, fields: string[]): void => {
      for (const field of fields.map((text) => (text.endsWith(': person') && by ? `${text}, ${by}` : text)))
        if (!one.fields.includes(field)) one.fields.push(field);
    };
    if (kind?.kind === 'which') {
      const head = singular((kind.slots['two'] ?? '').split(' ').at(-1) ?? '');
      if (head === '' || head === 'person' || isPeople(head)) continue;
      const looked = thing(head);
      if (looked.deeds.length === 0 && looked.noun !== unit) looked.asked ??= object;
      if (looked.fields.length === 0 && looked.noun !== unit) looked.fields.push('name: text');
      last = { noun: head, by };
      continue;
    }
    if (kind !== null) continue;
    const of = classOf(capability);
    if (of === 'reason' || of === 'date') {
      add(thing(lastOf(by)), [of === 'reason' ? `${noun}: text, required` : `${noun}: date`]);
      continue;
    }
    if (of === 'return') {
      const out = things.find(({ deeds }) =>
        deeds.some((one) => /^(?:reserved|booked|lent|handed|issued|borrowed|rented|hired|taken)\b/.test(one.done)),
      );
      add(out ?? thing(unit), ['returned at: time', 'state when returned: text']);
      (out ?? thing(unit)).deeds.push({ by, done: 'entered as back' });
      continue;
    }
    if (of === 'fact' || of === 'event') {
      const about =
        things.find((one) => new RegExp(`\\b${one.noun}s?\\b`, 'i').test(`${object} ${tail}`)) ?? thing(unit);
      add(about, [of === 'event' ? `${noun}: open, yes, no` : 'confirmed: yes or no', 'confirmed by: person']);
      about.deeds.push(done);
      last = { noun: about.noun, by };
      continue;
    }
    const approval = rules.find((rule) => rule.kind === 'approval' && rule.deed === at);
    const waits = approval && plan.brief.capabilities.find((one) => one.verb === approval.verb && one.noun !== noun);
    if (waits) {
      things[0]?.deeds.push(done);
      add(
        thing(waits.noun.toLowerCase(), unit),
        approval.taking
          ? ['starts at: date and time', 'ends at: date and time', 'asked for by: person']
          : ['what changes: text', 'asked for by: person'],
      );
      last = { noun: waits.noun.toLowerCase(), by };
      continue;
    }
    const { held, fields } = heldBy(capability, unit);
    if (held === '' || held.split(' ').length > 3 || !/^[a-z][a-z -]+$/.test(held)) continue;
    if (of === 'place' && held !== unit && /^(?:book|reserve|rent|hire)$/.test(verb)) {
      add(thing(held), ['name: text']);
      const name = plan.brief.capabilities.find((one) => one.verb === 'cancel' && one.noun.startsWith(held))?.noun;
      const booking = thing(name ?? `${held} booking`, held);
      const length = rules.find((rule) => rule.kind === 'length' && rule.deed === at);
      add(
        booking,
        fieldsOfDeed(capability).map((field) =>
          length && field.startsWith('ends at')
            ? `${field}, ${length.count ?? ''} ${length.of ?? ''} after the start`
            : field,
        ),
      );
      booking.deeds.push(done);
      last = { noun: booking.noun, by };
      continue;
    }
    const own = thing(held, lastOf(by));
    add(own, fields);
    own.deeds.push(done);
    if (of === 'bill') delete own.of;
    else last = { noun: held, by };
  }
  return things;
}

/** Whatever is noted of something by its name is a value, if it is not a text by nature. */
const isMeasured = (part: string): boolean =>
  !/(?:result|finding|state|status|condition|reason|comment|remark|note|name|cause|colour|damage)s?$/i.test(
    part.trim(),
  );

/** `unpaid deposits` are deposits. */
const inState =
  /^(?:monthly|weekly|daily|yearly|unpaid|open|late|missing|lost|overdue|free|available|past|own|next|new|old|damaged|broken|due) (?=\p{L})/u;
const withoutState = (noun: string): string => noun.replace(inState, '');

export const participleOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [participle(first), ...rest].join(' ');
};

/** `Weighed out and ticked off by kitchen staff; confirmed by keepers.` */
export function doneWith({ deeds, asked }: Thing): string | null {
  if (asked) return `Looked up: “${asked}”.`;
  const doers = [...new Set(deeds.map(({ by }) => by))];
  const told = doers.map(
    (by) =>
      `${joinWords([...new Set(deeds.filter((one) => one.by === by).map(({ done }) => done))])}${by ? ` by ${plural(by)}` : ''}`,
  );
  return told.length > 0 ? `${upperFirst(told.join('; '))}.` : null;
}

/** `£`, where the idea speaks of money at all. */
export const currencyOf = ({ brief }: Pick<Plan, 'brief'>): string | null =>
  /[€£$¥]|\b(?:EUR|GBP|USD|CHF|NOK|SEK|DKK|INR|KES)\b/.exec(brief.sentences.join(' '))?.[0] ?? null;
