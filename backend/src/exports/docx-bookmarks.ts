import { anchorsOf, type Block } from '@specforge/document';

const MAX_BOOKMARK = 40;

/** A name that Word accepts for every anchor of the blocks: letters, digits and underscores, at most 40. */
export function bookmarksOf(blocks: readonly Block[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  const add = (anchor: string) => {
    if (names.has(anchor)) return;
    const base = `at_${anchor.replace(/[^A-Za-z0-9]+/g, '_')}`.slice(0, MAX_BOOKMARK);
    let name = base;
    for (let count = 2; used.has(name.toLowerCase()); count += 1) {
      const suffix = `_${count}`;
      name = base.slice(0, MAX_BOOKMARK - suffix.length) + suffix;
    }
    used.add(name.toLowerCase());
    names.set(anchor, name);
  };
  anchorsOf(blocks).forEach(add);
  return names;
}
