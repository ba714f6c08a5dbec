import { escapePattern, plural, singular, upperFirst } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { isLook, participleOf } from './deed-words.js';
import { classOf } from './sense.js';
import { type Told, unitOf } from './thing-names.js';
import type { Thing } from './things.js';

/** The record that a deed leaves is not what the deed is done to: whoever offers hives leaves an offer, and a hive stays a hive. */

const recordOf: Record<string, string> = {
  apply: 'application',
  order: 'order',
  offer: 'offer',
  inspect: 'inspection',
  object: 'objection',
  appeal: 'appeal',
  complain: 'complaint',
  bid: 'bid',
  book: 'booking',
  assess: 'assessment',
  audit: 'audit',
  survey: 'survey',
};
/** `inspector`: what such a person records belongs to an inspection. */
const recordBy: [who: RegExp, record: string][] = [
  [/(?:^| )inspector$/, 'inspection'],
  [/(?:^| )assessor$/, 'assessment'],
  [/(?:^| )auditor$/, 'audit'],
  [/(?:^| )surveyor$/, 'survey'],
];
/** Nouns that are verbs as well: what stands before them tells. */
const sameAsVerb = /^(?:offer|order|appeal|bid|audit|survey)$/;
const before = String.raw`(?:an?|the|each|every|any|all|several|both|these|those|one|two|three|his|her|their|its|our|no|of|in|\d+)`;

/** What a deed of this verb leaves, whether the idea speaks of it or not; empty where it leaves no record of its own. */
export const recordNoun = (verb: string): string => recordOf[verb] ?? '';

/** What somebody of this office leaves. */
export const recordOfOffice = (by: string): string =>
  recordBy.find(([who]) => who.test(singular(by.toLowerCase())))?.[1] ?? '';

/** Whether the idea itself speaks of such records: `combines several offers`, `inspections have to work offline`. */
export function isSpokenOf(
  noun: string,
  { sentences, capabilities }: Pick<Brief, 'sentences' | 'capabilities'>,
): boolean {
  const many = `(?:${escapePattern(noun)}|${escapePattern(plural(noun))})`;
  const said = new RegExp(
    sameAsVerb.test(noun) ? String.raw`\b${before} (?:\p{L}+ )?${many}\b(?! to\b)` : String.raw`\b${many}\b`,
    'iu',
  );
  return (
    everyDeed(capabilities).some((one) => singular(one.noun.toLowerCase()) === noun) ||
    sentences.some((text) => said.test(text))
  );
}

/** Words that name nothing that is kept: `on delivery`, `each`, `yes`, a bare measure. */
const noThing =
  /^(?:on|in|at|by|for|to|with|not|no|of|each|every|it|yes|what|which|who|that|how|whether|themselves|itself)\b|^(?:numbers?|amount|date|time|hour|minute|day|week|month|name|address|price|value|level|min|max|rest|way|detail|click|call|merge|side|end|half|lot|people|information|stuff|things?|something|anything|everything|taps?)$|\d/;
export const isNoThing = (noun: string, { brief }: Told): boolean =>
  // 'Reception answers calls' of a phone line are kept, where the idea is all about them.
  (noThing.test(noun) ||
    (noun === 'call' &&
      everyDeed(brief.capabilities).every((one) => one.noun !== noun || /^(?:make|get)$/.test(one.verb)))) &&
  !(noun === brief.unit && noun !== 'call' && !/^(?:on|not|each|every)\b/.test(noun));

/** The things with the records that their deeds leave, and without what is none. */
export function withRecords(things: Thing[], plan: Told): Thing[] {
  const all = [...things];
  const madeAs = (noun: string): Thing => {
    const known = all.find((one) => one.noun === noun);
    if (known) return known;
    const made: Thing = { noun, fields: [], deeds: [] };
    all.push(made);
    return made;
  };
  for (const [at, deed] of everyDeed(plan.brief.capabilities).entries()) {
    if (deed.automatic) continue;
    const held = all.find((one) => one.deeds.some((entry) => entry.at === at));
    const noun = recordLeft(deed, held, plan);
    if (noun === '' || held?.noun === noun || held?.noun.endsWith(` ${noun}`)) continue;
    // 'apply for a permit' asks for one by an application, and leaves no request beside it.
    const asked = noun === 'application' && held?.noun.endsWith(' request') ? held : undefined;
    if (asked && asked.deeds.some((one) => one.at === at)) {
      const known = all.find((one) => one.noun === noun);
      if (known) absorb(known, asked, all);
      else asked.noun = noun;
      continue;
    }
    moveTo(madeAs(noun), held, { at, deed, things: all }, plan);
  }
  for (const one of [...all]) kindsTaken(one, all, plan);
  for (const one of all) answeredAlone(one, all);
  return all
    .filter((one) => one.noun === unitOf(plan) || !isNoThing(one.noun, plan))
    .filter((one) => !isEmptied(one, all, plan));
}

const answers = /^(?:accept|approve|reject|refuse|decline|grant|sign|report|submit)$/;
const taking = /(?:^| )(?:rental|booking|reservation|request|loan|hire|order)$/;
/** What is held in the hand, and neither accepted nor signed itself. */
export const isSolid = (noun: string): boolean =>
  /(?:^| )(?:costume|object|picture|photo|tool|gauge|part|piece|tree|vehicle|device|hive|animal|room|item|instrument|book|key|bike|site)$/.test(
    noun,
  );

/** `The owner has 72 hours to accept`: what is accepted is the rental of a costume, and where there is none no costume either. */
function answeredAlone(one: Thing, all: Thing[]): void {
  if (!isSolid(one.noun)) return;
  const answered = one.deeds.filter(({ verb }) => answers.test(verb));
  const record =
    all.find(({ noun, of }) => of === one.noun && taking.test(noun)) ?? all.find(({ noun }) => / request$/.test(noun));
  for (const deed of answered) {
    const traces = one.fields.filter((field) => isTrace(field, deed.done));
    if (record && deed.verb !== 'report' && deed.verb !== 'submit') {
      record.fields = [...record.fields, ...traces];
      record.deeds.push(deed);
      one.deeds = one.deeds.filter((other) => other !== deed);
    }
    one.fields = one.fields.filter((field) => !isTrace(field, deed.done));
  }
}

const takenAs: Record<string, string> = { rent: 'rental', hire: 'rental', borrow: 'loan', book: 'booking' };

/** `rent spotlights, mixing desks and costumes`, of items that owners list: the rental is of an item. */
function kindsTaken(one: Thing, all: Thing[], { brief }: Told): void {
  const [only, ...more] = one.deeds;
  const deed = only && more.length === 0 ? everyDeed(brief.capabilities)[only.at] : undefined;
  const general = all.find(({ noun }) => /^(?:item|product|article|piece|device|object|thing)$/.test(noun));
  const taking = takenAs[deed?.verb ?? ''];
  if (!deed || !general || !taking || general === one || deed.object.split(/, | and /).length < 2) return;
  one.noun = `${general.noun} ${taking}`;
  one.of = general.noun;
}

/** Two names for one record. */
function absorb(one: Thing, other: Thing, all: Thing[]): void {
  one.fields = [...new Map([...one.fields, ...other.fields].map((field) => [field.split(':')[0], field])).values()];
  one.deeds = [...one.deeds, ...other.deeds];
  one.of ??= other.of;
  all.splice(all.indexOf(other), 1);
}

/** `offer` of `offer hives`, `inspection` of what an inspector records; empty where the deed leaves none that the idea speaks of. */
function recordLeft(deed: Capability, held: Thing | undefined, plan: Told): string {
  const own = recordNoun(deed.verb);
  const isVain =
    held === undefined || isNoThing(held.noun, plan) || (held.noun === unitOf(plan) && plan.brief.unit === null);
  // Of what is only ordered there is the order, as there is a booking of what has no name.
  const isAlone = held === undefined || held.deeds.length === 1;
  if (own !== '' && (isSpokenOf(own, plan.brief) || (own === 'order' && isAlone) || (isVain && own === 'booking')))
    return isTime(held) ? '' : own;
  if (!/^(?:record|log|note|enter|measure|count|write down)$/.test(deed.verb) || deed.by === undefined) return '';
  const by = recordOfOffice(deed.by);
  return by !== '' && isSpokenOf(by, plan.brief) ? by : '';
}

/** A slot or a room is booked itself, or has a booking of its own already. */
const isTime = (held: Thing | undefined): boolean =>
  held !== undefined && /^(?:span|place|service)$/.test(classOf({ object: held.noun, noun: held.noun }));

const isTrace = (field: string, done: string): boolean =>
  field.startsWith(`${done} by:`) || field.startsWith(`${done} at:`);
const withoutWhen = (field: string): string => field.replace(/, when [\p{L} ]+(?= \||$)/u, '');

function moveTo(
  record: Thing,
  held: Thing | undefined,
  { at, deed, things }: { at: number; deed: Capability; things: Thing[] },
  plan: Told,
): void {
  const done = participleOf(deed.verb);
  const entries = held?.deeds.filter((one) => one.at === at) ?? [];
  const [entry = { at, by: deed.by ?? '', verb: deed.verb, done }] = entries;
  const isOnly = held !== undefined && held.deeds.every((one) => one.at === at) && held.noun !== unitOf(plan);
  const values =
    held && isOnly
      ? held.fields
          .filter((field) => !/^(?:description|name or number):/.test(field) && !isTrace(field, done))
          .map(withoutWhen)
      : [];
  // What is ordered and kept nowhere else is named by the order.
  const named =
    isOnly && held && !isNoThing(held.noun, plan) && held.noun !== record.noun ? [`${held.noun}: text`] : [];
  const traces = (held?.fields ?? []).filter((field) => isTrace(field, done)).map(withoutWhen);
  const trace = [`${done} by: person${deed.by ? `, ${deed.by}` : ''}`, `${done} at: time`];
  record.fields = [...new Set([...record.fields, ...named, ...values, ...(traces.length > 0 ? traces : trace)])];
  record.deeds.push({ ...entry, begins: true });
  const [, other = ''] = /\b(?:against|for) (?:the|an?|each|every) (\p{L}+)/u.exec(`${deed.object} ${deed.tail}`) ?? [];
  const said = things.find(
    ({ noun }) =>
      noun === other.toLowerCase() && noun !== record.noun && ![held?.noun, held?.of, record.of].includes(noun),
  );
  // 'offer hives against the request': of which request it is.
  if (said) record.fields.unshift(`${said.noun}: reference to ${upperFirst(said.noun)}`);
  if (!held) return;
  held.fields = held.fields.filter((field) => !isTrace(field, done));
  held.deeds = held.deeds.filter((one) => one.at !== at);
  // 'case' is the word of an idea that names no thing.
  const isNamed = held.noun !== unitOf(plan) || plan.brief.unit !== null;
  if (isNamed && !isOnly && held.noun !== record.noun && held.of !== record.noun) record.of ??= held.noun;
}

/** What was only there for a deed that has a record of its own now. */
const isEmptied = ({ noun, deeds, fields, asked }: Thing, all: Thing[], plan: Told): boolean =>
  (noun !== unitOf(plan) || plan.brief.unit === null) &&
  deeds.every(({ verb }) => isLook(verb)) &&
  asked === undefined &&
  fields.every((field) => /^(?:description|name or number):/.test(field)) &&
  !isPeople(noun) &&
  !all.some((one) => one.of === noun);

const general = /^(?:instrument|tool|device|vehicle|asset|machine|unit|animal|product|garment)$/;

/** `borrow gauges` and `an instrument may not be lent`: the general word stands for the one that is lent. */
export function oneNameFor(things: Thing[], { brief }: Told): Thing[] {
  const lent = things.filter((one) => things.some(({ noun }) => noun === `${one.noun} loan`));
  const [only] = lent;
  if (!only || lent.length > 1) return things;
  const also = things.find(
    (one) =>
      one !== only &&
      general.test(one.noun) &&
      brief.sentences.some((text) =>
        new RegExp(String.raw`\b${one.noun}s?\b[^.;]{0,30}\b(?:lent|borrowed|loaned|on loan|checked out)\b`, 'iu').test(
          text,
        ),
      ),
  );
  if (!also) return things;
  only.also = also.noun;
  only.deeds = [...also.deeds, ...only.deeds];
  only.fields = [...new Map([...also.fields, ...only.fields].map((field) => [field.split(':')[0], field])).values()];
  for (const one of things) if (one.of === also.noun) one.of = only.noun;
  return things.filter((one) => one !== also);
}
