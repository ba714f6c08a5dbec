import { upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';

/** A label inside Mermaid quotes: no quotes, brackets or line ends of its own, and not too long for a box. */
export const label = (text: string, max = 44): string => {
  const plain = text
    .replace(/["“”`#;<>{}[\]|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), max - 14))
    .replace(/(?:[\s,;:]+(?:a|an|the|and|or|of|by|to|in|on|at|for|with|from))*[\s,;:]*$/, '');
};

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
