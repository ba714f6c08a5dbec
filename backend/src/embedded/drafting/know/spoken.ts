import type { Archetype } from './knowledge.js';

const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? []
  ).map(stem);

/** `booking`, `booked`, `bookings`: what is left of a word for comparing it. */
const stem = (word: string): string => word.replace(/(?:ings?|ed|ers?|es|s|ly)$/, '').slice(0, 7);

const vocabularies = new WeakMap<object, Set<string>>();

/** All that is said of any product: a word of it tells nothing about a kind. */
function plainWords(plain: Archetype, common: Record<string, string[]>): Set<string> {
  const known = vocabularies.get(common);
  if (known) return known;
  const made = new Set(wordsOf([JSON.stringify(plain), ...Object.values(common).flat()].join(' ')));
  vocabularies.set(common, made);
  return made;
}

/**
 * Tells lines of a kind that the idea gives cause for: of the words that only such products have, it holds one. A line
 * without any is true of all of them.
 */
export function spokenOf(idea: string, plain: Archetype, common: Record<string, string[]>): (line: string) => boolean {
  const usual = plainWords(plain, common);
  const heard = new Set(wordsOf(idea));
  return (line) => {
    const own = wordsOf(line).filter((word) => !usual.has(word));
    return own.length === 0 || own.some((word) => heard.has(word));
  };
}
