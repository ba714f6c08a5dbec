import type { Draft, Row } from './draft.js';
import { isStock } from './enough.js';

/** The telling words of what a section has said so far. */
const spoken = new WeakMap<object, Set<string>[]>();

const fewestWords = 3;
/** As much of a line in another one says the same again. */
const alike = 0.7;

const dull = new Set(
  'that this with from what which when have been they their them there here more than into only other every'.split(' '),
);

function wordsOf(row: Row): Set<string> {
  const text = Object.entries(row)
    .filter(([name]) => !/^(?:id|uid|stock|priority|kind|date|dueDate|owner)$/.test(name))
    .flatMap(([, cell]) => (typeof cell === 'string' ? [cell] : []))
    .join(' ')
    .toLowerCase();
  return new Set(
    (text.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
      .filter((word) => !dull.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|s|ly)$/, '').slice(0, 8)),
  );
}

const share = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((word) => other.has(word)).length / Math.min(one.size, other.size);

/** Rows without what is only usual and stands in this section already in other words, as long as enough are left. */
export function unsaid(rows: Row[], min: number, draft: Draft): Row[] {
  const before = [...(spoken.get(draft) ?? [])];
  let left = rows.length;
  return rows.filter((row) => {
    const words = wordsOf(row);
    const isRepeated =
      isStock(row) &&
      words.size >= fewestWords &&
      left > min &&
      before.some((other) => other.size >= fewestWords && share(words, other) >= alike);
    if (isRepeated) left -= 1;
    else before.push(words);
    return !isRepeated;
  });
}

/** Remembers what a section says; the rows as they are. */
export function said(rows: Row[], draft: Draft): Row[] {
  spoken.set(draft, [...(spoken.get(draft) ?? []), ...rows.map(wordsOf)]);
  return rows;
}
