import { upperFirst } from '../language.js';
import { isTorn } from './goals.js';
import type { Part, Statement } from './statements.js';

/** What is told of today, where the marks take it for a wish; `mended.ts` puts right the other way round. */

/** Parts that tell how it is now. */
const tells = new Set<Part['kind']>(['way', 'm', 'now', 'why']);

/** `operators still climb the silos` behind what spoilage costs is told of today. */
export function todaysRight(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const before = statements[at - 1];
    if (isWayNow(one)) return { ...one, role: 'today', parts: one.parts.map(asWay) };
    return tellsToday(one, before) ? { ...one, role: 'today' } : one;
  });
}

/** `Attempts are written on the back of the maps now.` */
const isWayNow = ({ role, text }: Statement): boolean =>
  /^(?:do|rule)$/.test(role) &&
  /\b(?:is|are) \p{Ll}+ (?:on|in|into|by|with|at) [^,;]+ (?:now|today|at present|at the moment)\.?$/iu.test(text);
const asWay = (part: Part): Part =>
  part.kind === 't'
    ? {
        ...part,
        kind: 'way',
        text: part.text
          .replace(/^(?:on|in|into|by|with|at) /i, '')
          .replace(/ (?:now|today|at present|at the moment)$/i, ''),
      }
    : part;

function tellsToday({ role, text, sentence }: Statement, before: Statement | undefined): boolean {
  if (role !== 'do' && role !== 'rule') return false;
  if (before?.role !== 'today') return false;
  // 'Nobody can see if a station is short until the alarm goes' behind how it is done today.
  if (/^(?:nobody|no one|we (?:can['’]t|cannot)) (?:can |ever )?(?:see|know|tell|say|find)s?\b/i.test(text))
    return true;
  return before.sentence === sentence && /\bstill \p{Ll}+/u.test(text);
}

/**
 * `Reception sells upgrades at the desk, roughly €2.10 per stay`: a figure alone goes with what stands before it.
 * `that go out to other museums` and `each ward by 10:00` are torn from the sentence before, and tell nothing.
 */
export const troublesIn = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ role, text, parts, sentence: place }, at) => {
    const before = statements[at - 1];
    if (role !== 'today') return [];
    const goesOn = before?.sentence === place;
    if (goesOn && before.role !== 'today' && isPiece(text, parts)) return [];
    // 'Carers are obliged to keep a record, and at our agency this is done late on Sunday': what, stands before it.
    if (
      goesOn &&
      before.role === 'bg' &&
      /^(?:(?:at|in|for|with) [^,]{1,30} )?(?:this|that|it) (?:is|was|has)\b/i.test(text)
    )
      return [sentence(`${before.text.replace(/[\s,;]+$/, '')}, and ${text}`)];
    return [sentence(goesOn && isTorn(text) ? `${before.text}, ${text}` : withoutLabel(text))];
  });

const isPiece = (text: string, parts: readonly Part[]): boolean =>
  /^(?:that|which|who|whose|where)\b/i.test(text) ||
  (!isTorn(text) && !parts.some(({ kind }) => tells.has(kind) || kind === 'p' || kind === 'v'));

/** `The problem we solve: agencies match by email` */
const withoutLabel = (text: string): string =>
  text.replace(
    /^(?:why|pains?|(?:the )?(?:main )?(?:problems?|pain points?|trouble)(?: (?:we solve|today|now))?|background|status quo|today|current (?:situation|state))(?: now)?: /i,
    '',
  );

const sentence = (text: string): string => `${upperFirst(text).replace(/[.;,]+$/, '')}.`;
