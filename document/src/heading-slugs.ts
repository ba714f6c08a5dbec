import { anchorsOf } from './block-walk.js';
import type { Block } from './blocks.js';
import { inlineText } from './inline.js';

/** The anchor that GitHub, GitLab and most Markdown viewers give a heading of this text. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Where each of our anchors is found in a Markdown file, which has anchors at headings only: at its own heading,
 * and for a table row, card or figure at the heading above it.
 */
export function headingSlugs(blocks: readonly Block[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const used = new Map<string, number>();
  let current: string | undefined;
  for (const block of blocks) {
    if (block.type === 'heading') {
      const slug = slugOf([block.number, inlineText(block.content)].filter(Boolean).join(' '));
      const count = used.get(slug) ?? 0;
      used.set(slug, count + 1);
      current = count ? `${slug}-${count}` : slug;
      if (block.anchor) slugs.set(block.anchor, current);
    } else if (current !== undefined) {
      for (const anchor of anchorsOf([block])) slugs.set(anchor, current);
    }
  }
  return slugs;
}
