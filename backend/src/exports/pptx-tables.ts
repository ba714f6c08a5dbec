import { inlineText, type Inline, type TableBlock } from '@specforge/document';
import type { Box, TableElement, TableRow } from './pptx-deck.js';
import { heightOf, shortened, splitParagraph, linesOf, toParagraphs, widthOf, type Paragraph } from './pptx-text.js';
import type { Look } from './pptx-theme.js';

/** A part of a table that fits on one slide. */
export interface TablePart {
  table: TableElement;
  anchors: string[];
}

/** No column asks for more than this for the longest word in it; longer words are cut. */
const LONGEST_WORD = 150;
/** More does not make a column of sentences easier to read. */
const WIDEST_TEXT = 460;
const NARROWEST = 34;

/** A table in parts that each fit into the box, the header above every one. Rows are cut only where one is too high. */
export function tableParts(block: TableBlock, box: Box, look: Look): TablePart[] {
  const columns = filledColumns(block);
  const shown = { ...block, columns: columns.map(({ column }) => column) };
  const widths = columnWidths(
    shown,
    block.rows.map((row) => columns.map(({ index }) => row[index] ?? [])),
    box.w,
    look,
  );
  const sized = shown.columns.map(({ align }, index) => ({ align, width: widths[index] ?? NARROWEST }));
  const head = headRow(shown, widths, look);
  const room = box.h - head.height;
  const parts: TablePart[] = [];
  let rows: TableRow[] = [];
  let anchors: string[] = [];
  let used = 0;
  const flush = (): void => {
    if (rows.length > 0) parts.push({ anchors, table: element(shown, box, sized, head, rows) });
    [rows, anchors, used] = [[], [], 0];
  };
  block.rows.forEach((row, at) => {
    const cells = columns.map(({ index }) => toParagraphs(row[index] ?? [], { style: 'cell' }));
    const anchor = block.rowAnchors?.[at];
    let rest: Paragraph[][] | null = cells;
    while (rest) {
      const whole: TableRow = { cells: rest, height: rowHeight(rest, widths, look) };
      if (used + whole.height <= room) {
        rows.push(whole);
        used += whole.height;
        rest = null;
      } else if (used > 0 && whole.height <= room) {
        flush();
      } else {
        const split = splitCells(rest, widths, room - used, look);
        if (split.head && split.head.height <= room - used) rows.push(split.head);
        else if (used === 0) {
          rows.push(whole);
          split.rest = null;
        }
        rest = split.rest ?? null;
        if (rest) flush();
      }
      if (rest === null && anchor !== undefined) anchors.push(anchor);
    }
  });
  flush();
  return parts;
}

function element(
  { caption, columns }: TableBlock,
  box: Box,
  sized: TableElement['columns'],
  head: TableRow,
  rows: TableRow[],
): TableElement {
  const h = rows.reduce((sum, { height }) => sum + height, head.height);
  const w = sized.reduce((sum, { width }) => sum + width, 0);
  const alt = `${caption ? `${caption}: table` : 'Table'} of ${rows.length} rows with ${columns.map(({ header }) => header).join(', ')}`;
  return { kind: 'table', box: { ...box, w, h }, columns: sized, head, rows, alt };
}

/** Columns that hold something: an empty one tells nothing and takes the room of the others. */
function filledColumns({ columns, rows }: TableBlock) {
  const all = columns.map((column, index) => ({ column, index }));
  const filled = all.filter(({ index }) => rows.some((row) => inlineText(row[index] ?? []).trim() !== ''));
  return filled.length > 0 ? filled : all;
}

function headRow({ columns }: TableBlock, widths: readonly number[], look: Look): TableRow {
  const cells = columns.map(({ header }, index) => {
    const [paragraph] = toParagraphs([{ text: header }], { style: 'cellHead' });
    const width = (widths[index] ?? NARROWEST) - 2 * look.padding.x;
    return paragraph ? [shortened(paragraph, width, 3, look)] : [];
  });
  return { cells, height: rowHeight(cells, widths, look) };
}

function rowHeight(cells: readonly Paragraph[][], widths: readonly number[], look: Look): number {
  const heights = cells.map((cell, index) => cellHeight(cell, widths[index] ?? NARROWEST, look));
  return Math.max(look.text.cell.line, ...heights) + 2 * look.padding.y;
}

function cellHeight(cell: readonly Paragraph[], width: number, look: Look): number {
  return heightOf(cell, width - 2 * look.padding.x, look);
}

/** What of each cell fits into a height, and what is left of them. */
function splitCells(
  cells: readonly Paragraph[][],
  widths: readonly number[],
  height: number,
  look: Look,
): { head?: TableRow; rest: Paragraph[][] | null } {
  const lines = Math.floor((height - 2 * look.padding.y) / look.text.cell.line);
  if (lines < 2) return { rest: [...cells] };
  const parts = cells.map((cell, index) =>
    cutCell(cell, (widths[index] ?? NARROWEST) - 2 * look.padding.x, lines, look),
  );
  const head = parts.map((part) => part.head);
  const rest = parts.map((part) => part.rest);
  return {
    head: { cells: head, height: rowHeight(head, widths, look) },
    rest: rest.some((cell) => cell.length > 0) ? rest : null,
  };
}

function cutCell(cell: readonly Paragraph[], width: number, lines: number, look: Look) {
  const head: Paragraph[] = [];
  const rest: Paragraph[] = [];
  let left = lines;
  for (const paragraph of cell) {
    const own = linesOf(paragraph, width, look);
    const split = rest.length === 0 && own > left && left > 0 ? splitParagraph(paragraph, width, left, look) : null;
    if (split) {
      head.push(split[0]);
      rest.push(split[1]);
    } else if (rest.length === 0 && own <= left) head.push(paragraph);
    else rest.push(paragraph);
    left -= own;
  }
  return { head, rest };
}

/** Widths by content: room for the longest word of each column first, then for its text. */
function columnWidths({ columns }: TableBlock, rows: readonly Inline[][][], total: number, look: Look): number[] {
  const { cell, cellHead } = look.text;
  const asked = columns.map(({ header }, index) => {
    const texts = rows.map((row) => row[index] ?? []);
    const words = texts.flatMap((text) => inlineText(text).split(/\s+/)).concat(header.split(/\s+/));
    const word = Math.max(...words.map((one) => (one.length > 40 ? LONGEST_WORD : widthOf([{ text: one }], cellHead))));
    const sizes = texts.map((text) => widthOf(text.slice(0, 40), cell)).sort((a, b) => a - b);
    const usual = Math.max(sizes[Math.floor(sizes.length * 0.85)] ?? 0, widthOf([{ text: header }], cellHead));
    const padding = 2 * look.padding.x + 1;
    const least = Math.max(Math.min(word, LONGEST_WORD) + padding, NARROWEST);
    return { least, wanted: Math.max(Math.min(usual, WIDEST_TEXT) + padding, least) };
  });
  const least = asked.reduce((sum, one) => sum + one.least, 0);
  const wanted = asked.reduce((sum, one) => sum + one.wanted, 0);
  if (least >= total) return asked.map((one) => (one.least / least) * total);
  if (wanted >= total) {
    const share = (total - least) / (wanted - least);
    return asked.map((one) => one.least + (one.wanted - one.least) * share);
  }
  // Text columns take what is left over; a narrow table stays narrow enough to be read across.
  const full = Math.max(wanted, Math.min(total, wanted * 1.6));
  return asked.map((one) => one.wanted * (full / wanted));
}
