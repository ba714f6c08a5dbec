import { escapePattern, isPlural, lowerFirst, participle, singular, withArticle } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isByItself } from './by-itself.js';
import { formsOf, thingIn } from './deed-thing.js';
import { isLook, participleOf } from './deed-words.js';
import { periodIn } from './own-time.js';

/** When the product does something by itself, where the deed itself does not tell: by the sentence in which it stands. */

type Told = Pick<Brief, 'capabilities' | 'sentences'>;

const said = ({ object, tail }: Capability): string => (object || tail).toLowerCase();
/** The sentence in which a deed is told, and where in it. */
function placeOf(capability: Capability, sentences: readonly string[]): { text: string; at: number } | null {
  const words = said(capability);
  if (words === '') return null;
  for (const text of sentences) {
    const at = text.toLowerCase().indexOf(words);
    if (at >= 0) return { text, at };
  }
  return null;
}

/** `When a payment fails, retry …`, `if a manager does not react within 3 days the claim is escalated`: what stands before the deed. */
function conditionBefore(capability: Capability, sentences: readonly string[]): string | null {
  const place = placeOf(capability, sentences);
  if (!place) return null;
  const { text, at } = place;
  // What leads over to the deed: its subject and its verb.
  const before = text.slice(0, at).replace(/(?:,? (?:the |an? |our )?)?$/i, ' ');
  const [, whole = ''] =
    /(?:^|[.;:,] (?:and )?)(?:if|when|whenever|once|as soon as|after) ([^;:.]{6,140})$/i.exec(before) ?? [];
  if (whole === '') return null;
  const [condition = '', ...others] = whole.trim().split(/,\s*/);
  // Behind the first comma the deed begins; without one it begins with its object.
  if (others.length === 0 && !new RegExp(`${escapePattern(said(capability))} (?:is|are|gets?) `, 'i').test(text))
    return null;
  return condition.split(' ').length > 2 ? lowerFirst(condition.trim()) : null;
}

/** `Claims under €75 are approved automatically`: which of them. */
function whichOf({ verb, object }: Capability, sentences: readonly string[]): string | null {
  const done = new RegExp(
    String.raw`\b${escapePattern(object)} ((?:under|below|above|over|up to|of|with|without|from|older than|younger than|more than|less than|that|which|whose) [^,;:.]{2,50}?) (?:is|are|gets?) (?:\p{L}+ly )?${escapePattern(participle(verb))}\b`,
    'iu',
  );
  const which = object === '' ? '' : (sentences.map((text) => done.exec(text)?.[1]).find(Boolean) ?? '');
  const noun = object.replace(/^(?:an?|the|each|every|all) /i, '').toLowerCase();
  return which === '' ? null : `there is ${withArticle(isPlural(noun) ? singular(noun) : noun)} ${which}`;
}

/** `escalates overdue tasks after two days` */
function spanOver(tail: string): string | null {
  const [, count = '', unit = ''] =
    /(?:^| )after (\d+|an?|one|two|three|four|five|six|seven|ten) ((?:working )?(?:minutes?|hours?|days?|weeks?|months?))$/i.exec(
      tail,
    ) ?? [];
  return count === '' ? null : `${count} ${unit} ${isPlural(unit) ? 'have' : 'has'} passed`;
}

/** What is done just before it, where one sentence tells both. */
function doneBefore(capability: Capability, { capabilities, sentences }: Told): string | null {
  const deeds = everyDeed(capabilities);
  const last = deeds[deeds.indexOf(capability) - 1];
  if (!capability.automatic || !last || last.named || (isLook(last.verb) && !isByItself(last))) return null;
  if (!sentences.some((text) => [last, capability].every((one) => text.toLowerCase().includes(said(one))))) return null;
  const thing = thingIn(last, {});
  if (!thing) return null;
  const [it, , has] = formsOf(thing);
  return `${it} ${has} been ${participleOf(last.verb)}`;
}

/** `every Monday at 7 am`, where it opens the sentence of the deed. */
function periodOf(capability: Capability, sentences: readonly string[]): string | null {
  const place = placeOf(capability, sentences);
  return periodIn(capability.tail) ?? (place && /^(?:every|each) /i.test(place.text) ? periodIn(place.text) : null);
}

/** All that the idea tells of the moment of a deed, each as a clause; null what it does not tell. */
export interface Moment {
  /** `a payment fails` */
  condition: string | null;
  /** `the ticket has been read` */
  before: string | null;
  /** `every Monday at 7 am` */
  period: string | null;
}

export const momentOf = (capability: Capability, told: Told): Moment => ({
  condition:
    conditionBefore(capability, told.sentences) ?? whichOf(capability, told.sentences) ?? spanOver(capability.tail),
  before: doneBefore(capability, told),
  period: periodOf(capability, told.sentences),
});
export const noMoment: Moment = { condition: null, before: null, period: null };
