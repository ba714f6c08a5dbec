import { upperFirst } from '../language.js';
import { isTorn } from './goals.js';
import type { Part, Statement } from './statements.js';

/** What is told of today, where the marks take a part of the product for it or the other way round. */

/** Words by which an idea speaks of how it is now, or of what goes wrong. */
const ofNow =
  /\b(?:today|now|currently|nowadays|so far|until now|at present|at the moment|still|used to|last (?:year|month|week|winter|summer|spring|autumn|season|time)|lost|late|wrong|twice|never|nobody|no one|miss(?:ed|es)?|forg[eo]t\w*|problem|pain|trouble|by (?:hand|phone|e?-?mail|post)|paper|spreadsheets?|excel|whatsapp|too|only|cannot|can['’]t)\b/iu;
const isOfProduct = (one: Statement | undefined): boolean => one !== undefined && /^(?:do|rule|need)$/.test(one.role);
const tells = new Set<Part['kind']>(['way', 'm', 'now', 'why']);

/**
 * `The tool blocks a swap. Payroll clerks get a file every Monday. Workers use tablets.`: amid what the product does it
 * is what it shall do; `operators still climb the silos` behind what spoilage costs is told of today.
 */
export function todaysRight(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const [before, after] = [statements[at - 1], statements[at + 1]];
    if (one.role === 'today' && isDeedAmid(one, before, after)) return asDeed(one);
    return tellsToday(one, before) ? { ...one, role: 'today' } : one;
  });
}

const isDeedAmid = (one: Statement, before?: Statement, after?: Statement): boolean =>
  isOfProduct(before) &&
  isOfProduct(after) &&
  before?.sentence !== one.sentence &&
  one.parts.some(({ kind }) => kind === 'p') &&
  one.parts.some(({ kind }) => kind === 'v') &&
  !one.parts.some(({ kind }) => tells.has(kind)) &&
  !ofNow.test(one.text);

const asDeed = (one: Statement): Statement => ({
  ...one,
  role: 'do',
  parts: one.parts.map((part): Part => (part.kind === 'p' ? { ...part, kind: 'who' } : part)),
});

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
