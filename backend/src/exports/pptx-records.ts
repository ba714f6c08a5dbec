import {
  blockText,
  documentOutline,
  inlineText,
  type Block,
  type Outline,
  type OutlineSource,
  type TableBlock,
} from '@specforge/document';

/** Full text of fields and records by their anchors. */
export type RecordTexts = ReadonlyMap<string, string>;

/** What the notes tell in full, whatever the slides show of it. */
export function recordTexts(source: OutlineSource): RecordTexts {
  const whole: Outline = documentOutline(source, 'technical');
  const texts = new Map<string, string>();
  for (const part of whole.parts) {
    if (part.role === 'index') continue;
    for (const item of part.items) {
      texts.set(item.anchor, blockText(item.blocks));
      addRecords(item.blocks, texts);
    }
  }
  return texts;
}

function addRecords(blocks: readonly Block[], texts: Map<string, string>): void {
  let open: { anchor: string; blocks: Block[] } | undefined;
  const close = (): void => {
    if (open) texts.set(open.anchor, blockText(open.blocks));
  };
  for (const block of blocks) {
    if (block.type === 'heading') {
      close();
      open = block.anchor === undefined ? undefined : { anchor: block.anchor, blocks: [] };
    }
    open?.blocks.push(block);
    if (block.type === 'table') addRows(block, texts);
  }
  close();
}

function addRows({ columns, rows, rowAnchors = [] }: TableBlock, texts: Map<string, string>): void {
  rows.forEach((row, at) => {
    const anchor = rowAnchors[at];
    if (!anchor) return;
    const cells = row.map((cell, index) => `${columns[index]?.header ?? ''}: ${inlineText(cell)}`);
    texts.set(anchor, cells.filter((cell) => !/: $/.test(cell)).join('\n'));
  });
}
