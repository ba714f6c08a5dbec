import type { Action } from '../know/knowledge.js';
import type { Known } from '../know.js';
import type { Capability } from '../read/brief.js';
import { kindOf } from './kinds.js';

/** What is proposed of a deed: something where its kind tells more than its verb, else no more than the idea says. */
export function wayOf(capability: Capability, { knowledge, fitted }: Known): Action {
  const does = capability.automatic ? 'product' : 'person';
  const special = kindOf(capability)?.kind;
  const ways = knowledge.actions.flatMap((way) =>
    (way.kind === special || way.kind === 'plain') && (way.by ?? does) === does ? (fitted(way) ?? []) : [],
  );
  const [way] = ways;
  if (!way) throw new Error('content/knowledge/actions.yaml has no plain way');
  return way;
}

/** When the product does something by itself, as a clause; null where the idea does not say. */
export function dueIn({ tail }: Pick<Capability, 'tail'>): string | null {
  // 'by text message when a batch is ready'
  const [, clause = ''] =
    /^(?:by [\p{L}-]+(?: [\p{L}-]+)? )?(?:when|whenever|if|once|as soon as) (.{6,})$/iu.exec(tail) ?? [];
  if (clause !== '') return clause;
  return /^(?:\d+|an?|one|two|three) (?:minutes?|hours?|days?|weeks?|months?) (?:before|after) .{4,}$/i.test(tail)
    ? `it is ${tail}`
    : null;
}
