import { upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';

/** The first deed that a rule of the idea may stop, with what is asked there. */
export interface Gate {
  /** Where its feature stands. */
  at: number;
  asks: string;
  /** Somebody has to say yes: it is open until then. */
  isOpen: boolean;
}

export function gateOf({ features }: Pick<Plan, 'features'>): Gate | null {
  const gates = features.flatMap(({ rules = [] }, at): Gate[] => {
    const yes = rules.find(({ kind }) => kind === 'approval');
    if (yes) return [{ at, asks: `Has the ${yes.by ?? 'approver'} said yes?`, isOpen: true }];
    const met = rules.find(({ kind, text }) => kind === 'first' && text !== '')?.first?.met;
    return met ? [{ at, asks: `${upperFirst(met)}?`, isOpen: false }] : [];
  });
  return gates[0] ?? null;
}
