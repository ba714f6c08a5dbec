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

/** One step after the other, as a flowchart; before one of them something may be asked, until the answer is yes. */
export function course(begins: string, steps: string[], ends: string, gate?: { before: number; asks: string }): string {
  const ids = steps.map((_, at) => `S${at + 1}`);
  const boxes = steps.map((step, at) => `  ${ids[at]}["${label(step, 110)}"]`);
  const links = [...ids, 'E'].flatMap((id, at) => {
    const from = ids[at - 1] ?? 'A';
    return gate?.before === at
      ? [
          `  ${from} --> Q{"${label(gate.asks, 80)}"}`,
          '  Q -->|"no"| R["It waits, and the reason is shown"]',
          '  R --> Q',
          `  Q -->|"yes"| ${id}`,
        ]
      : [`  ${from} --> ${id}`];
  });
  return ['flowchart TD', `  A(["${label(begins)}"])`, ...boxes, `  E(["${label(ends, 60)}"])`, ...links].join('\n');
}
