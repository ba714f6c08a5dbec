import type { Block } from '@specforge/document';

const MAX_BOOKMARK = 40;

/** A name that Word accepts for every anchor of the blocks: letters, digits and underscores, at most 40. */
export function bookmarksOf(blocks: readonly Block[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  const add = (anchor: string | undefined) => {
    if (anchor === undefined || anchor === '' || names.has(anchor)) return;
    const base = `at_${anchor.replace(/[^A-Za-z0-9]+/g, '_')}`.slice(0, MAX_BOOKMARK);
    let name = base;
    for (let count = 2; used.has(name.toLowerCase()); count += 1) {
      const suffix = `_${count}`;
      name = base.slice(0, MAX_BOOKMARK - suffix.length) + suffix;
    }
    used.add(name.toLowerCase());
    names.set(anchor, name);
  };
  const walk = (list: readonly Block[]): void => {
    for (const block of list) {
      if (block.type === 'heading') add(block.anchor);
      else if (block.type === 'table') block.rowAnchors?.forEach(add);
      else if (block.type === 'callout' || block.type === 'quote') walk(block.blocks);
      else if (block.type === 'list') block.items.forEach(walk);
    }
  };
  walk(blocks);
  return names;
}
