import type { Capability } from '../read/brief.js';
import { isBound } from './rule-deeds.js';
import type { Part, Statement } from './statements.js';

/** The statements of an idea, where what one sentence asks for in pieces is one, and which of them holds each. */
export interface Units {
  statements: Statement[];
  /** `[0, 1, 1]`: what stands third is told with the second. */
  leaders: number[];
}

/**
 * `with photo and weight, | the date it must be gone by and a minimum price`: a sentence that is marked in pieces is one
 * again where a piece does not begin with whoever or whatever does something there. Places stay as they are; of a piece
 * that is told with another nothing is left.
 */
export function unitsOf(all: readonly Statement[]): Units {
  const statements: Statement[] = [];
  const leaders: number[] = [];
  for (const [at, one] of all.entries()) {
    const before = leaders.at(-1);
    const leader = before === undefined ? undefined : statements[before];
    if (before !== undefined && leader && isJoined(leader, one)) {
      statements[before] = {
        ...leader,
        text: together(leader, one),
        whole: leader.whole.padEnd(one.start - leader.start) + one.whole,
        parts: [...leader.parts, ...one.parts],
      };
      statements.push({ ...one, role: 'misc', text: '', whole: '', parts: [] });
      leaders.push(before);
    } else {
      statements.push(one);
      leaders.push(at);
    }
  }
  return { statements, leaders };
}

/** With what stands between the pieces, a comma where nothing does. */
function together(leader: Statement, { whole }: Statement): string {
  const rest = whole.replace(/\s+/g, ' ').trim();
  const ends = /[,;:]?\s*$/.exec(leader.whole)?.[0].trim() ?? '';
  const joint = /^[,;:]/.test(rest) ? '' : `${ends || (/^(?:and|or|but)\b/i.test(rest) ? '' : ',')} `;
  return `${leader.text.replace(/[,;:]$/, '')}${joint}${rest}`;
}

const asked = /^(?:do|rule|need)$/;

function isJoined(leader: Statement, one: Statement): boolean {
  if (leader.sentence !== one.sentence || leader.line !== undefined || one.line !== undefined) return false;
  if (leader.role === 'do' && isBound(one)) return true;
  if (!asked.test(leader.role) || !asked.test(one.role) || leader.whole === '') return false;
  // 'Under 0.80 confidence we don't guess: | we return up to three candidates'
  if (/:\s*$/.test(leader.whole)) return true;
  // 'Appointments need a driver, | and if there is none, everybody is told'
  return leader.text.split(' ').length < fewestWords || !beginsItself(one);
}

/** Fewer say too little alone. */
const fewestWords = 6;

/** `and the manager approves …`: somebody or something of its own, and what it does. */
function beginsItself({ whole, start, parts }: Statement): boolean {
  const at = parts.findIndex(({ kind }) => !/^[ct]$/.test(kind));
  const [subject, verb] = [parts[at], parts[at + 1]];
  if (!subject || !verb || !isSubject(subject) || verb.kind !== 'v') return false;
  const lead = whole.slice(0, (parts[0]?.start ?? start) - start);
  // '…, even if it means moving a visit'
  if (parts[0]?.kind === 'c' && !/\b(?:and|but)\b|;/i.test(lead)) return false;
  return /^[\s,;:.]*(?:(?:and|but)\b)?\s*(?:the |an? |each |every |our |all |no |only )?$/i.test(lead);
}

export const isSubject = ({ kind, text }: Part): boolean =>
  /^(?:who|auto|s|name|to)$/.test(kind) && !dangles.test(text);
/** Words that stand for what was named before. */
const dangles = /^(?:he|she|they|it|this|that|these|those|who|which|one|both|some|any|none)$/i;

/** A deed or a thing, as it stands in the whole of its sentence. */
export const inUnit = (one: Capability, { leaders }: Units): Capability => {
  const at = one.source && leaders[one.source.statement];
  return one.source && at !== undefined && at !== one.source.statement
    ? { ...one, source: { ...one.source, statement: at } }
    : one;
};
