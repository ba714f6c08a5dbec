import type { TemplateSummary } from '~/lib/api/types';
import { ALL_CATEGORIES } from './categories';

/** Case-insensitive substring of name or description, and an exact category or `all`. */
export function filterTemplates<T extends Pick<TemplateSummary, 'name' | 'description' | 'category'>>(
  templates: T[],
  search: string,
  category: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  return templates.filter(
    ({ name, description, category: own }) =>
      (category === ALL_CATEGORIES || own === category) &&
      (name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)),
  );
}

type Searchable = Pick<TemplateSummary, 'name' | 'description' | 'tags'>;

/** Words shorter than this are in every text. */
const SHORTEST_WORD = 3;

/** For a search that finds nothing: templates with such a tag, or with words that differ by a slip, the best first. */
export function nearTemplates<T extends Searchable>(templates: T[], search: string): T[] {
  const wanted = wordsOf(search).filter((word) => word.length >= SHORTEST_WORD);
  const scored = templates.map((template) => {
    const words = new Set(wordsOf([template.name, template.description, ...template.tags].join(' ')));
    return { template, score: wanted.filter((word) => [...words].some((other) => isNear(word, other))).length };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ template }) => template);
}

const TAGS_OFFERED = 8;

/** Tags to look for instead: those of the given templates, the first of each before the second. */
export function offeredTags(templates: Pick<TemplateSummary, 'tags'>[]): string[] {
  const longest = Math.max(0, ...templates.map(({ tags }) => tags.length));
  const inTurn = Array.from({ length: longest }, (_, rank) => templates.flatMap(({ tags }) => tags[rank] ?? []));
  return [...new Set(inTurn.flat())].slice(0, TAGS_OFFERED);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Begins alike, or is as many slips away as a word of its length may have. */
function isNear(word: string, other: string): boolean {
  if (other.startsWith(word)) return true;
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  return Math.abs(word.length - other.length) <= slips && distance(word, other) <= slips;
}

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
