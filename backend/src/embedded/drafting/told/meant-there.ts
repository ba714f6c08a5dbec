import { isPlural, isUncountable, plural, singular } from '../language.js';
import type { Deed } from './pieces.js';
import type { Part, Statement } from './statements.js';

/**
 * `The archivist finds the box and scans it`: what `it` and `them` mean is sure where the deed before has one thing of that
 * number. In `looks at a calendar and approves it` it is not what was looked at.
 */
export function isMeantThere(object: string, { at }: Deed, { parts }: Statement): boolean {
  const verbAt = parts.findIndex(({ start }) => start === at);
  const behind = parts.slice(verbAt + 1).find(({ kind }) => kind !== 'v');
  const [, many] = /^(?:it|(them))$/i.exec(behind?.text ?? '') ?? [''];
  if (verbAt < 1 || behind?.kind !== 'o' || !/^(?:it|them)$/i.test(behind.text)) return false;
  const before = parts.slice(0, verbAt);
  const fitting = before.filter((part) => /^(?:o|s|to)$/.test(part.kind) && fits(part, many !== undefined));
  const last = fitting.at(-1);
  if (!last) return false;
  const verbs = before.filter(({ kind }) => kind === 'v');
  const own = verbs.findLast(({ start }) => start < last.start);
  // Of another deed than the one before it has to be the only one.
  if (own !== verbs.at(-1) && fitting.length > 1) return false;
  return !isLook.test(own?.text ?? '') && isSame(headIn(last.text), headIn(object));
}

const isLook = /^(?:sees?|looks?|views?|hears?|shows?|watch(?:es)?|knows?)\b/i;
const fits = ({ text }: Part, isMany: boolean): boolean => {
  const head = headIn(text);
  return (
    head.length > 2 && !pronoun.test(head) && !isUncountable(head) && (isPlural(head) || / and /.test(text)) === isMany
  );
};
const pronoun = /^(?:it|they|them|this|that|these|those|one|ones|which|what)$/;
const isSame = (one: string, other: string): boolean =>
  one !== '' && (one === other || plural(one) === other || singular(one) === other);

/** `a proposal of no more than 20 pages` -> `proposal` */
export const headIn = (text: string): string =>
  text
    .toLowerCase()
    .split(/,| (?:of|for|from|in|on|at|with|by|to|that|which|who|whose|about|above|below|per|until|and|or)\b/)[0]
    ?.split(' ')
    .at(-1) ?? '';
