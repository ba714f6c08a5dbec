import { fitText } from './fit.js';
import { stripStop, upperFirst } from '../language.js';
import type { Draft, TextWriter } from './draft.js';
import { ruledOutSaid } from './guard.js';

/** What becomes of an account and its data at the end: where the idea says how long data is kept, that holds. */

const span = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve) (?:days?|weeks?|months?|years?)`;
const keeps = new RegExp(
  String.raw`\b(?:kept|keeps?|stored?|retain(?:ed|s)?|delet(?:ed|es?)|eras(?:ed|es?)|archived?)\b[^.;]*\b${span}|\b${span}\b[^.;]*\b(?:later |then )?(?:deleted|erased)\b`,
  'iu',
);
/** `If it is discontinued, data is deleted 90 days later`: said against what the idea keeps for years. */
const ends = /\b(?:discontinued|days after the end)\b/i;
const longest = 170;

/** `records must satisfy ISO 9001 audits and be kept for 10 years`: the clause of the idea that sets the time. */
export const keepingSaid = (sentences: readonly string[]): string | null => {
  const clauses = sentences.flatMap((text) => (keeps.test(text) ? [stripStop(text)] : []));
  const own = clauses.flatMap((text) => text.split(/;\s/)).find((text) => keeps.test(text));
  return own === undefined ? null : fitText(upperFirst(own), longest);
};

/** The line of the knowledge that this document takes. */
export function usualText(meaning: string, { known, plan }: Draft): string {
  const rows = known(meaning);
  return String(rows[plan.seed % Math.max(1, rows.length)]?.['text'] ?? '');
}

export const leavingTexts: Record<string, TextWriter> = {
  'account.exit': (draft) => {
    const usual = usualText('account.exit', draft);
    if (usual === '') return ruledOutSaid(draft, 'account.exit');
    const said = keepingSaid(draft.plan.brief.sentences);
    if (said === null) return usual;
    const rest = usual.split(/(?<=[.!?]) (?=\p{Lu})/u).filter((text) => !ends.test(text));
    return [...rest, `How long data is kept is set by the idea: “${said}”.`].join(' ');
  },
};
