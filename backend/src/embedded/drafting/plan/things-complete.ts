import { lowerFirst } from '../language.js';
import { deedOn } from '../know/things.js';
import { everyDeed } from '../read/every-deed.js';
import { isPeople } from '../read/lexicon.js';
import { isPartOf } from '../read/unit-counted.js';
import { oneNameFor, withRecords } from './deed-records.js';
import { ruledFields } from './ruled-fields.js';
import { classOf } from './sense.js';
import { distinctFields, ownFields, sendsFile } from './thing-fields.js';
import { type Told, unitOf } from './thing-names.js';
import { ruledThings } from './ruled-things.js';
import { withToldFields } from './told-things.js';
import { isLook } from './deed-words.js';
import type { Thing } from './things.js';

/** What is noted about something else, by its last word. */
export const noted =
  /(?:^| )(?:check|reading|test|result|finding|note|leftover|measurement|score|remark|comment|file|observation|weight|temperature|rating|review|answer)$/;
/** What is found or stuck on where the same person has just handled something. */
export const notedThere = /(?:^| )(?:fault|defect|damage)$/;

/** What their names, the deeds that join two of them and the rules of the idea tell of them beside what is done to them. */
export function completed(gathered: Thing[], plan: Told): Thing[] {
  let things = gathered;
  const acts = everyDeed(plan.brief.capabilities);
  const unit = unitOf(plan);
  const joined = things.flatMap(({ fields, of }) => [
    ...fields.flatMap((field) => /: reference to (\p{L}[\p{L} -]*?)(?:, when .+)?$/u.exec(field)?.[1] ?? []),
    ...(of === undefined ? [] : [of]),
  ]);
  for (const name of joined) {
    const noun = lowerFirst(name);
    if (noun === 'person' || things.some((one) => one.noun === noun)) continue;
    // Where something is handed over is known by its name and address.
    const isPlace = /^(?:branch|site|depot|shop|store|station|location|office|warehouse)$/.test(noun);
    things.push({
      noun,
      fields: isPlace ? ['name: text', 'address: text'] : ownFields(noun, plan).length > 0 ? [] : ['name: text'],
      deeds: [],
    });
  }
  withToldFields(things, plan);
  things.push(...ruledThings(things, plan));
  things = withRecords(oneNameFor(things, plan), plan);
  const changed = things.filter(({ deeds }) => deeds.some(({ verb }) => !isLook(verb)));
  const kept = things.filter(({ noun }) => things.some(({ of }) => of === noun));
  const isNamed = (rule: string): boolean =>
    [...changed, ...kept].some(({ noun }) => new RegExp(`\\b${noun}s?\\b`, 'i').test(rule));
  for (const one of things) {
    const said = one.deeds.map(({ at }) => `${acts[at]?.object ?? ''} ${acts[at]?.tail ?? ''}`).join('; ');
    one.of ??= things.find(
      ({ noun, of }) =>
        noun !== one.noun &&
        of !== one.noun &&
        !isPeople(noun) &&
        new RegExp(
          String.raw`(?<!\bnumber )\b(?:for|of|on|per|against) (?:an?|the|each|every|their|its|her|his)? ?(?:\p{L}+ )?${noun}s?\b`,
          'iu',
        ).test(said),
    )?.noun;
    // 'prescribe medicines with dose, confirm each dose': what is told of something is a part of it.
    one.of ??= things.find(
      (other) =>
        other !== one &&
        one.noun !== unit &&
        other.of !== one.noun &&
        other.fields.some((field) => field.startsWith(`${one.noun}: text`)),
    )?.noun;
    if (isPartOf(one.noun, unit) || isDoneTo(one, unit)) one.of ??= unit;
    const next = noted.test(one.noun) && one.of === undefined ? besides(one, things) : undefined;
    if (next) one.of = next;
    if (!one.isPerson && !isToldWhole(one, plan))
      one.fields = distinctFields([...one.fields, ...ownFields(one.noun, plan)]);
    // A rule that names what is only looked at rules what is done there.
    const isSeen = one.deeds.length > 0 && !changed.includes(one) && one.noun !== unit;
    const ruled = isSeen ? [] : ruledFields({ ...one, isUnit: one.noun === unit, isNamed }, plan);
    // What a rule reads stands with the name.
    const named = one.isPerson ? plan.known.knowledge.things.person : [];
    // What it belongs to stands there as such.
    const own = one.fields.filter(
      (field) =>
        (one.of === undefined || !field.startsWith(`${one.of}: text`)) &&
        !field.startsWith(`${one.noun}: text or number`) && // An emergency decision does not hold an emergency decision.
        !(one.noun.includes(' ') && field.startsWith(`${one.noun}: text`)),
    );
    const rating = isRated(one) ? ['rating: text or number, optional'] : [];
    const all = withName(traceLast(distinctFields([...named, ...own, ...rating, ...ruled])), one);
    one.fields = saysItself(all) ? all.filter((field) => !field.startsWith('what it is about:')) : all;
  }
  return things.toSorted((one, two) => Number(two.noun === unit) - Number(one.noun === unit));
}

/** `repairs` of costumes are done to one of them. */
const isDoneTo = ({ noun, deeds }: Thing, unit: string): boolean =>
  noun !== unit &&
  deeds.length > 0 &&
  (classOf({ object: noun, noun }) === 'service' || /(?:^| )calibration$/.test(noun)) &&
  classOf({ object: unit, noun: unit }) === 'thing' &&
  // What is brought or eaten is done to nobody's thing.
  !/(?:^| )(?:delivery|pickup|collection|transfer|transport|catering|support|help|laundry|meal|lunch|breakfast|dinner|snack|extra)$/.test(
    noun,
  ) &&
  // What takes place itself is not repaired.
  !/(?:visit|lesson|job|call|tour|round|session|booking|order)$/.test(unit);

const isRated = ({ noun, deeds }: Thing): boolean =>
  noun !== 'rating' && deeds.some(({ verb }) => /^(?:rate|grade|score)$/.test(verb));

/** A request that names a place and a number needs no words on what it is about. */
const saysItself = (fields: string[]): boolean =>
  fields.filter((field) => !isTrace(field) && !field.startsWith('what it is about:')).length > 1;

const isTrace = (field: string): boolean => / (?:by|at): (?:person|time)\b/.test(field);

/** What is only handled has to be told from the next one. */
function withName(fields: string[], { noun, of, deeds, isPerson = false }: Thing): string[] {
  if (
    deeds.length === 0 ||
    isPerson ||
    fields.length === 0 ||
    !fields.every((field) => isTrace(field) || field.startsWith('marked as:'))
  )
    return fields;
  // 'write a postmortem': a text under its title.
  if (deeds.some(({ verb }) => composes.test(verb))) return ['title: text', 'content: text', ...fields];
  const isHandled = deeds.some(({ verb }) => byHand.test(verb)) && fields.every((field) => /\bwhen\b/.test(field));
  // A registration is known by whose it is.
  const isNoted = deeds.every(
    ({ verb }) =>
      isLook(verb) ||
      /^(?:log|record|note|offer|count|measure)$/.test(verb) ||
      /^(?:registration|order|booking|offer|application)$/.test(noun),
  );
  const kind = classOf({ object: noun, noun });
  const isNamed =
    !isNoted && (/^(?:document|bill)$/.test(kind) || (kind === 'thing' && deeds.some(({ verb }) => names.test(verb))));
  return of === undefined && (isHandled || isNamed) ? ['name or number: text', ...fields] : fields;
}
const composes = /^(?:write|draft|compose|draw up)$/;

/** With these it gets a name, or is found by it. */
const names =
  /^(?:register|add|create|list|enter|import|offer|set up|upload|mark|label|number|catalogue|find|see|place|buy|order|sell|track|release|quarantine|block|repair|replace)$/;

const byHand =
  /^(?:scan|book in|book out|tick|tick off|check|check in|check out|sign in|sign out|take out|bring back|return|hand out|lend|borrow|loan|ship|deliver|load|pack|test|inspect|tag|weigh|clean|wash|repair|mend|feed|tune|move|drop)$/;

/** Who did what and when stands behind what the thing itself holds. */
const traceLast = (fields: string[]): string[] => [
  ...fields.filter((field) => !isTrace(field)),
  ...fields.filter(isTrace),
];

/** `records the check and defers a donor`: what the same person handles next is what the check is of. */
function besides({ deeds }: Thing, things: Thing[]): string | undefined {
  const [first] = deeds;
  // What is written by itself belongs to nothing that is handled next.
  if (first?.begins) return undefined;
  return things.find((one) => one.deeds.some(({ at, by }) => first && by === first.by && at === first.at + 1))?.noun;
}

/** A fee that is recorded holds what was paid, and no price list; a score that is uploaded is a file, and a request what was asked. */
const isToldWhole = ({ noun, deeds }: Thing, { known }: Told): boolean =>
  deeds.some(({ verb, begins }) => {
    const deed = deedOn(verb, noun, known.knowledge.things);
    return begins === true || sendsFile.test(verb) || (deed?.heads !== undefined && deed.begins === true);
  });
