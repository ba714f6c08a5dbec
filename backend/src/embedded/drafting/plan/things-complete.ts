import { lowerFirst } from '../language.js';
import { deedOn } from '../know/things.js';
import { isPartOf } from '../read/unit-counted.js';
import { ruledFields } from './ruled-fields.js';
import { distinctFields, ownFields, type Told, unitOf } from './thing-fields.js';
import { isLook } from './deed-words.js';
import type { Thing } from './things.js';

/** What is noted about something else, by its last word. */
export const noted =
  /(?:^| )(?:check|reading|test|result|finding|note|leftover|measurement|score|remark|comment|file|observation|weight|temperature|rating|review|answer)$/;
/** What their names, the deeds that join two of them and the rules of the idea tell of them beside what is done to them. */
export function completed(things: Thing[], plan: Told): Thing[] {
  const { capabilities } = plan.brief;
  const unit = unitOf(plan);
  const joined = things.flatMap(({ fields }) =>
    fields.flatMap((field) => /: reference to (\p{L}[\p{L} -]*)$/u.exec(field)?.[1] ?? []),
  );
  for (const name of joined) {
    const noun = lowerFirst(name);
    if (noun !== 'person' && !things.some((one) => one.noun === noun)) things.push({ noun, fields: [], deeds: [] });
  }
  const changed = things.filter(({ deeds }) => deeds.some(({ verb }) => !isLook(verb)));
  const isNamed = (rule: string): boolean => changed.some(({ noun }) => new RegExp(`\\b${noun}s?\\b`, 'i').test(rule));
  for (const one of things) {
    const said = one.deeds
      .map(({ at }) => `${capabilities[at]?.object ?? ''} ${capabilities[at]?.tail ?? ''}`)
      .join('; ');
    one.of ??= things.find(
      ({ noun }) =>
        noun !== one.noun &&
        new RegExp(
          String.raw`(?<!\bnumber )\b(?:for|of|on|from|in|at|into|when|if|after|before) (?:an?|the|each|every|their|its|her|his)? ?(?:\p{L}+ )?${noun}s?\b`,
          'iu',
        ).test(said),
    )?.noun;
    if (isPartOf(one.noun, unit)) one.of ??= unit;
    const next = noted.test(one.noun) && one.of === undefined ? besides(one, things) : undefined;
    if (next) one.of = next;
    if (!one.isPerson && !isToldWhole(one, plan))
      one.fields = distinctFields([...one.fields, ...ownFields(one.noun, plan)]);
    // A rule that names what is only looked at rules what is done there.
    const isSeen = one.deeds.length > 0 && !changed.includes(one) && one.noun !== unit;
    const ruled = isSeen ? [] : ruledFields({ ...one, isUnit: one.noun === unit, isNamed }, plan);
    // What a rule reads stands with the name.
    const named = one.isPerson ? plan.known.knowledge.things.person : [];
    one.fields = traceLast(distinctFields([...named, ...ruled, ...one.fields]));
  }
  return things.toSorted((one, two) => Number(two.noun === unit) - Number(one.noun === unit));
}

/** Who did what and when stands behind what the thing itself holds. */
const traceLast = (fields: string[]): string[] => {
  const isTrace = (field: string): boolean => / (?:by|at): (?:person|time)\b/.test(field);
  return [...fields.filter((field) => !isTrace(field)), ...fields.filter(isTrace)];
};

/** `records the check and defers a donor`: what the same person handles next is what the check is of. */
function besides({ deeds }: Thing, things: Thing[]): string | undefined {
  const [first] = deeds;
  return things.find((one) => one.deeds.some(({ at, by }) => first && by === first.by && at === first.at + 1))?.noun;
}

/** A fee that is recorded holds what was paid, and no price list. */
const isToldWhole = ({ noun, deeds }: Thing, { known }: Told): boolean =>
  deeds.some(({ verb }) => {
    const deed = deedOn(verb, noun, known.knowledge.things);
    return deed?.heads !== undefined && deed.begins === true;
  });
