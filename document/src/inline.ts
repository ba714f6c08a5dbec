import type { Block, Inline } from './blocks.js';

function sameMarks(a: Inline, b: Inline): boolean {
  return (
    Boolean(a.bold) === Boolean(b.bold) &&
    Boolean(a.italic) === Boolean(b.italic) &&
    Boolean(a.code) === Boolean(b.code) &&
    Boolean(a.broken) === Boolean(b.broken) &&
    a.href === b.href
  );
}

/** The same text with neighbours of equal marks joined and empty runs left out: one form for one appearance. */
export function joinInline(content: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const run of content) {
    if (!run.text) continue;
    const last = joined.at(-1);
    if (last && sameMarks(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** The text without its marks. */
export function inlineText(content: readonly Inline[]): string {
  return content.map(({ text }) => text).join('');
}

/** Links lead only to the web, to a mailbox or within the document; scripts and files are refused. */
export function isSafeHref(href: string): boolean {
  return /^(https?:\/\/|mailto:|#)/i.test(href);
}

/** The words of blocks without any mark, one line per paragraph, item or row. For search, titles and comparison. */
export function blockText(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).filter(Boolean).join('\n');
}

function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return [block.number, inlineText(block.content)].filter(Boolean).join(' ');
    case 'paragraph':
      return inlineText(block.content);
    case 'list':
      return block.items.map(blockText).join('\n');
    case 'table':
      return [
        block.caption ?? '',
        block.columns.map(({ header }) => header).join(' | '),
        ...block.rows.map((row) => row.map(inlineText).join(' | ')),
      ]
        .filter(Boolean)
        .join('\n');
    case 'callout':
      return [block.title ?? '', blockText(block.blocks)].filter(Boolean).join('\n');
    case 'quote':
      return blockText(block.blocks);
    case 'diagram':
      return [block.caption ?? '', block.source].filter(Boolean).join('\n');
    case 'code':
      return block.text;
    case 'rule':
      return '';
    case 'cards':
      return block.cards
        .map(({ label, title, blocks }) =>
          [label ?? '', inlineText(title), blockText(blocks)].filter(Boolean).join('\n'),
        )
        .join('\n');
    case 'figures':
      return block.figures.map(({ value, label, note }) => [value, label, note].filter(Boolean).join(' | ')).join('\n');
    case 'pull':
      return inlineText(block.content);
    default:
      return unknownBlock(block);
  }
}

/** A block type that a renderer does not know must stop it: leaving it out would lose a customer's text. */
export function unknownBlock(block: never): never {
  throw new Error(`Unknown block type '${String((block as { type?: unknown }).type)}'`);
}
