import { joinWords, plural, upperFirst } from '../language.js';
import type { Known } from '../know.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { isLook } from './deed-words.js';
import type { Told } from './thing-names.js';
import { leftByDeeds } from './things-by-deed.js';
import { completed } from './things-complete.js';

/** The things that the deeds of an idea leave behind or look up, each with the fields that these deeds need. */
export interface Thing {
  /** `arena slot`, singular. */
  noun: string;
  /** `value: number with unit`, each as the knowledge writes it. */
  fields: string[];
  /** Who does what with it; `at`: position of the deed in the idea; `isValue`: it only gives it a value; `begins`: it makes it; `isEachTime`: each makes another. */
  deeds: {
    at: number;
    by: string;
    verb: string;
    done: string;
    isValue?: boolean;
    begins?: boolean;
    isEachTime?: boolean;
  }[];
  /** The question in which it is looked up, where nothing else is done with it. */
  asked?: string;
  /** The thing to which a deed joins it; undefined for what stands by itself. */
  of?: string | undefined;
  /** The clause of the idea that lists what is kept of it. */
  said?: string;
  /** Another word of the idea for the same: `instrument`, of a gauge. */
  also?: string;
  /** A record that is kept of somebody. */
  isPerson?: boolean;
}

const found = new WeakMap<Brief, { known: Known; things: Thing[] }>();

/** The things of the deeds: the one that it is all about first, the others in the order of the idea. */
export function thingsOf({ brief, known }: Told): Thing[] {
  const before = found.get(brief);
  if (before?.known === known) return before.things;
  const things = completed(leftByDeeds({ brief, known }), { brief, known });
  found.set(brief, { known, things });
  return things;
}

/** What one deed of the idea is done to, as its things are told. */
export const handledBy = (deed: Capability, plan: Told): Thing[] => {
  const at = everyDeed(plan.brief.capabilities).indexOf(deed);
  return at < 0 ? [] : thingsOf(plan).filter(({ deeds }) => deeds.some((one) => one.at === at));
};

/** `Weighed out and ticked off by kitchen staff; confirmed by keepers.` */
export function doneWith({ deeds, asked }: Pick<Thing, 'deeds' | 'asked'>): string | null {
  if (asked && deeds.length === 0) return `Looked up: “${asked}”.`;
  // Who looks at it counts only where nobody does more.
  const doing = deeds.some(({ verb }) => !isLook(verb)) ? deeds.filter(({ verb }) => !isLook(verb)) : deeds;
  const doers = [...new Set(doing.map(({ by }) => by))];
  const told = doers.flatMap((by) => {
    const own = doing.filter((one) => one.by === by);
    const done = [...new Set(own.flatMap((one) => (one.isValue ? [] : [one.done])))];
    // What is entered of it is a list by itself.
    const values = own.flatMap((one) => (one.isValue ? [one.done] : []));
    return [...(done.length > 0 ? [joinWords(done)] : []), ...new Set(values)].map(
      (all) => `${all}${by ? ` by ${plural(by)}` : ''}`,
    );
  });
  return told.length > 0 ? `${upperFirst(told.join('; '))}.` : null;
}
