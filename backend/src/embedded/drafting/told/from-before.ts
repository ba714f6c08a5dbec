import { isSomebody } from '../grammar/somebody.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { isParticiple } from './piece-forms.js';
import type { Part, Statement } from './statements.js';

/** What a statement takes over from the one before it in its sentence: who acts on, and what `which` stands for. */

export const fromBefore = (statement: Statement, before: Statement | undefined): Part[] => {
  const { parts } = statement;
  if (before?.sentence !== statement.sentence) return parts;
  return withSubject({ ...statement, parts: withWhich(parts, before.parts) }, before);
};

/** `must work with Sage, | which | receives the invoices`: Sage does. */
const withWhich = (parts: Part[], before: readonly Part[]): Part[] => {
  const [first, ...rest] = parts;
  const last = before.at(-1);
  const known = before.findLast(({ kind }) => kind === 'sys') ?? (last && isSomebody(last.text) ? last : undefined);
  return known && first?.kind === 'to' && /^(?:which|that|who)$/i.test(first.text)
    ? [{ ...first, text: known.text }, ...rest]
    : parts;
};

/**
 * `Hauliers book slots up to three days ahead | and can swap them` goes on with the hauliers, `Payments must go through the
 * bank | and be posted overnight` with the payments.
 */
const withSubject = ({ parts, whole, start }: Statement, before: Statement): Part[] => {
  const [first] = parts;
  const opening = whole.slice(0, (first?.start ?? start) - start).trim();
  if (first?.kind !== 'v' || !/^(?:rule|need)$/.test(before.role) || !goesOn.test(opening)) return parts;
  const isDone = /\b(?:be|is|are)(?: then| also)?$/i.test(opening) && isParticiple(first.text);
  const who = before.parts.findLast(({ kind }) => kind === 'who');
  const own = { ...first, gap: ` ${opening.replace(/^(?:and|or|but|then|yet) ?/i, '')} `.replace(/\s+/g, ' ') };
  if (isDone) {
    const text = before.parts.findLast(({ kind }) => kind === 's')?.text ?? opens.exec(before.text)?.[1] ?? '';
    return text === '' ? parts : [{ ...first, kind: 's', text, gap: '', end: first.start }, own, ...parts.slice(1)];
  }
  return who && !/^(?:nobody|no one|whoever|anyone)\b/i.test(who.text)
    ? [{ ...who, gap: '', start: first.start, end: first.start }, own, ...parts.slice(1)]
    : parts;
};
const goesOn =
  /^(?:(?:and|or|but|then|yet) ?)?(?:(?:can|may|must|will|should|has to|have to|needs? to|then|also|be|is|are) ?)*$/i;
const opens =
  /^((?:the |each |every |all )?(?:\p{L}+ ){0,2}\p{L}+) (?:must|should|ha(?:s|ve) to|can|may|will|needs? to) /iu;

/** `The coordinator has the last word: she can override it`: of whom the sentence is. */
export function openerOf({ text, parts }: Statement): string {
  const [, each = ''] = eachHas.exec(text) ?? [];
  if (isPeople(bareNoun(each))) return each;
  const [, who = ''] = parts.some(({ kind }) => kind === 'who') ? [] : (tellsOf.exec(text) ?? []);
  return isPeople(bareNoun(who)) ? who : '';
}
/** `I would like that each room attendant has a simple app` */
const eachHas =
  /\b((?:each|every) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:has|gets|carries|receives) an? (?:\p{Ll}+ ){0,2}(?:app|tool|page|account|link|tablet|phone)\b/iu;
const tellsOf = /^((?:the|an?|each|every) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:has|have|is|are|must|can|needs?|gets?) /iu;
