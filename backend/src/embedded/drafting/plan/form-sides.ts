import type { Feature } from './plan.js';

/** Two cases, one on each side of a rule, and which of them is what is wanted. */

type Check = Feature['tests'][number];
export interface FormChecks {
  /** Nothing is refused: something happens, and that is what is accepted. */
  follows: boolean;
  breaks: Check;
  /** The same as `breaks`, where the rule has no other side. */
  keeps: Check;
}

export const refused = 'it is refused, and the rule is named';
export const atLimit = 'it is refused, and the limit is named';
export const passes = 'it goes through';

export const refuses = (breaks: Check, keeps: Check): FormChecks => ({ follows: false, breaks, keeps });
export const follows = (breaks: Check, keeps: Check): FormChecks => ({ follows: true, breaks, keeps });
/** The same is tried on both sides. */
export const triedBy = (out: string, allowed: string, tries: string): FormChecks =>
  refuses({ given: out, when: tries, then: refused }, { given: allowed, when: tries, then: passes });
