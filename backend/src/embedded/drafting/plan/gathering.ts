import { joinWords } from '../language.js';
import { deedOn, fieldIn } from '../know/things.js';
import type { Capability } from '../read/brief.js';
import type { DeedRule } from './deed-rules.js';
import { detailsOf } from './details.js';
import { isLook, participleOf } from './deed-words.js';
import { distinctFields } from './thing-fields.js';
import { type Told } from './thing-names.js';
import type { Thing } from './things.js';

/** What has been gathered of the things of an idea while its deeds are read one by one. */

export interface Gathering {
  plan: Told;
  rules: DeedRule[];
  things: Thing[];
  /** What somebody did a moment before: a note of the same person belongs to it. */
  last: { noun: string; by: string };
}

export interface Deed {
  capability: Capability;
  /** As it stands with the thing that it is done to. */
  entry: Thing['deeds'][number];
}

/** The thing to which a deed of this kind was done; empty where it leaves none, null where the deed is of another kind. */
export type Reading = (gathering: Gathering, deed: Deed) => string | null;

export function thing({ things }: Gathering, noun: string, of?: string): Thing {
  const known = things.find((one) => one.noun === noun);
  if (known) return known;
  const made: Thing = { noun, fields: [], deeds: [], ...(of && of !== noun ? { of } : {}) };
  things.push(made);
  return made;
}

export function add({ plan }: Gathering, deed: Deed, one: Thing, fields: string[]): void {
  const { things } = plan.known.knowledge;
  one.fields = distinctFields([
    ...one.fields,
    ...fields.map((field) =>
      dated(
        field,
        {
          ...deed,
          // What somebody adds to their own values in the same go is no later deed.
          isFirst: !one.deeds.some(
            ({ verb, by, isValue = false }) => !isLook(verb) && !(isValue && by === deed.entry.by),
          ),
          isMadeBefore: one.deeds.some(({ verb }) => deedOn(verb, one.noun, things)?.begins === true),
        },
        plan,
      ),
    ),
  ]);
}

export const handledBefore = ({ last }: Gathering, { capability: { by = '' } }: Deed): string =>
  last.by === by ? last.noun : '';

/** Whether the last deed on it was done to nothing else: of ropes and bearings, a defect is of either. */
export function isAlone({ things }: Gathering, noun: string): boolean {
  const last = things.find((one) => one.noun === noun)?.deeds.at(-1)?.at;
  return things.filter(({ deeds }) => deeds.some(({ at }) => at === last)).length < 2;
}

/** Who does it, and that it holds only when it is done: what makes the thing is there from the start. */
function dated(
  field: string,
  { capability, entry, isFirst, isMadeBefore }: Deed & { isFirst: boolean; isMadeBefore: boolean },
  { known }: Told,
): string {
  const { verb, noun, by = '' } = capability;
  const { name, type } = fieldIn(field);
  const { things } = known.knowledge;
  const own = deedOn(verb, noun, things);
  const { aside = false } = own ?? {};
  // What is first done to a thing by a deed of no known kind is what makes it.
  // What is entered with the first deed makes it.
  const begins = own?.begins === true || (isFirst && own?.aside !== true && detailsOf(capability).length > 1);
  const isMade = entry.begins ?? (begins && !isMadeBefore);
  const isTrace = type === 'person' && name.endsWith(' by');
  // Whoever holds or gets something is not the one who hands it out.
  const told = isTrace && by !== '' && !/^(?:held|taken) by$/.test(name) ? `${field}, ${by}` : field;
  const later =
    !isMade &&
    !isLook(verb) &&
    !/^(?:filter|sort|open)$/.test(verb) &&
    (isMadeBefore || !isFirst || isTrace || type === 'time' || type === 'yes or no' || aside || outcomes.has(name));
  return later ? told.replace(/ \||$/, (bar) => `, when ${participleOf(verb)}${bar}`) : told;
}
/** What is known only once somebody has looked, answered or reckoned. */
const outcomes = new Set(['outcome', 'amount', 'sum', 'number counted', 'weight', 'held by', 'reason', 'until']);

/** `log litres pumped and a photo of the lid`: a value of something, which is in no other state by that. */
export function valueOf(gathering: Gathering, deed: Deed, noun: string, fields: string[], of?: string): string {
  const one = thing(gathering, noun, of);
  const { done } = deed.entry;
  const names = fields.map(fieldIn).filter(({ type }) => !type.startsWith('reference'));
  // Where other deeds leave a trace as well, this one says of what it is.
  const [first] = names;
  const what =
    names.length === 1 &&
    first &&
    first.name.split(' ').length < 4 &&
    one.deeds.length > 0 &&
    done !== 'marked' &&
    done !== 'weighed'
      ? `${first.name} ${done}`
      : done;
  // A picture that is uploaded of it later does not make it.
  const isLater = one.deeds.some(({ verb }) => !isLook(verb));
  const entry = isLater ? { ...deed.entry, begins: false } : deed.entry;
  add(gathering, { ...deed, entry }, one, [...fields, `${what} by: person`, `${what} at: time`]);
  const told = joinWords(names.map(({ name }) => name));
  one.deeds.push({ ...deed.entry, done: done === 'marked' ? `marked as ${told}` : `${told} ${done}`, isValue: true });
  return noun;
}
