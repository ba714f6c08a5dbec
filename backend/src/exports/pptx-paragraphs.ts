import {
  blockText,
  CALLOUT_TITLES,
  type Block,
  type CardsBlock,
  type DiagramBlock,
  type FiguresBlock,
  type PullBlock,
  type TableBlock,
} from '@specforge/document';
import { toParagraphs, type Paragraph } from './pptx-text.js';

/** What stands on slides: text that flows, or a thing that wants a slide of its own. */
export type Matter =
  | { type: 'text'; groups: TextGroup[] }
  | TableBlock
  | DiagramBlock
  | CardsBlock
  | FiguresBlock
  | PullBlock;

/** Paragraphs that belong together, such as those of one record. */
export interface TextGroup {
  /** Target of links. */
  anchor?: string;
  /** Stands above each part when the group is split. */
  heading: Paragraph | null;
  paragraphs: Paragraph[];
}

export interface MatterOptions {
  /** Tables below a record's heading are told as sentences, since they belong into its text. */
  inlineTables: boolean;
  hasPicture: (source: string) => boolean;
}

/** A field's blocks as what stands on slides, in order. */
export function matterOf(blocks: readonly Block[], options: MatterOptions): Matter[] {
  const matter: Matter[] = [];
  let group: TextGroup | undefined;
  const open = (): TextGroup => {
    if (group) return group;
    group = { heading: null, paragraphs: [] };
    addGroup(matter, group);
    return group;
  };
  for (const block of blocks) {
    if (block.type === 'heading') {
      const [heading = null] = toParagraphs(block.content, { style: 'heading', keepNext: true });
      group = { anchor: block.anchor, heading, paragraphs: [] };
      addGroup(matter, group);
    } else if (block.type === 'table' && !(options.inlineTables && group?.heading)) {
      group = undefined;
      matter.push(block);
    } else if (
      block.type === 'cards' ||
      block.type === 'figures' ||
      block.type === 'pull' ||
      (block.type === 'diagram' && options.hasPicture(block.source))
    ) {
      group = undefined;
      matter.push(block);
    } else {
      open().paragraphs.push(...paragraphsOf([block]));
    }
  }
  return matter;
}

function addGroup(matter: Matter[], group: TextGroup): void {
  const last = matter.at(-1);
  if (last?.type === 'text') last.groups.push(group);
  else matter.push({ type: 'text', groups: [group] });
}

/** Blocks as paragraphs of flowing text. */
export function paragraphsOf(blocks: readonly Block[], level = 0): Paragraph[] {
  return blocks.flatMap((block): Paragraph[] => {
    switch (block.type) {
      case 'heading':
        return toParagraphs(block.content, { style: 'heading', keepNext: true });
      case 'paragraph':
        return level === 0
          ? toParagraphs(block.content, { style: 'body' })
          : toParagraphs(block.content, { style: 'body', bullet: 'blank', level: level - 1 });
      case 'list':
        return block.items.flatMap((item, index) => itemParagraphs(item, block.ordered ? index + 1 : 'dot', level));
      case 'table':
        return block.rows.flatMap((row) => rowParagraphs(block, row, level));
      case 'callout': {
        const title = block.title ?? CALLOUT_TITLES[block.tone];
        const inside = blockText(block.blocks);
        return toParagraphs([{ text: `${title}: `, bold: true }, { text: inside }], { style: 'note' });
      }
      case 'quote':
        return toParagraphs([{ text: blockText(block.blocks) }], { style: 'quote' });
      case 'diagram':
        return codeParagraphs(block.source);
      case 'code':
        return codeParagraphs(block.text);
      case 'cards':
        return block.cards.flatMap(({ label, title, blocks: inside }) => [
          ...toParagraphs([{ text: label === undefined ? '' : `${label}: ` }, ...title], {
            style: 'heading',
            keepNext: inside.length > 0,
          }),
          ...paragraphsOf(inside, level),
        ]);
      case 'figures':
        return block.figures.flatMap(({ value, label, note }) =>
          toParagraphs([{ text: value, bold: true }, { text: ` ${[label, note].filter(Boolean).join(', ')}` }], {
            style: 'body',
            bullet: 'dot',
            level,
          }),
        );
      case 'pull':
        return toParagraphs(block.content, { style: 'lead' });
      case 'rule':
        return [];
    }
  });
}

function itemParagraphs(item: readonly Block[], bullet: 'dot' | number, level: number): Paragraph[] {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph') return paragraphsOf(item, level + 1);
  return [...toParagraphs(first.content, { style: 'body', bullet, level }), ...paragraphsOf(rest, level + 1)];
}

/** A row as one item: its first cell in bold, the others with their headers. */
function rowParagraphs({ columns }: TableBlock, row: TableBlock['rows'][number], level: number): Paragraph[] {
  const [first = [], ...others] = row;
  const rest = others.flatMap((cell, index) => {
    if (cell.every(({ text }) => text.trim() === '')) return [];
    const end = /[.!?]\s*$/.test(cell.at(-1)?.text ?? '') ? '' : '.';
    return [{ text: ` ${columns[index + 1]?.header ?? ''}: `, italic: true }, ...cell, { text: end }];
  });
  const content = [...first.map((inline) => ({ ...inline, bold: true })), ...rest];
  return toParagraphs(content, { style: 'body', bullet: 'dot', level });
}

function codeParagraphs(text: string): Paragraph[] {
  const lines = toParagraphs([{ text }], { style: 'code' });
  return lines.map((line) => ({ ...line, tight: true }));
}
