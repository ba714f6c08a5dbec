import type { Block, CardsBlock, FiguresBlock } from '@specforge/document';
import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType, type FileChild } from 'docx';
import { EMBER, PATINA, SOFT, twips } from './docx-theme.js';
import type { DocxWriter } from './docx-writer.js';

/** In points: between two cards, and inside each. */
const GAP = 10;
const PADDING = { side: 10, top: 8, bottom: 8 } as const;
const PER_ROW = 2;
const FIGURES_PER_ROW = 3;
/** More characters are a phrase, not a figure. */
const LONG_FIGURE = 9;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none } as const;

interface Cell {
  children: FileChild[];
  height: number;
}

interface Look {
  perRow: number;
  fill?: string;
  top?: string;
  padding: { side: number; top: number; bottom: number };
}

/** Cards two a row, as cells of a table without lines, since Word has no other way to stand text side by side. */
export function writeCards(
  { cards }: CardsBlock,
  writer: DocxWriter,
  writeInside: (blocks: readonly Block[]) => void,
): void {
  const perRow = cards.length === 1 ? 1 : PER_ROW;
  const look: Look = { perRow, fill: SOFT, top: PATINA, padding: PADDING };
  const cells = cards.map(({ label, title, anchor, blocks }) =>
    writer.apart(innerWidth(writer, look), () => {
      if (label) writer.text('cardLabel', [{ text: label }], { keepNext: true });
      writer.text('cardTitle', title, { anchor });
      writeInside(blocks);
    }),
  );
  writeGrid(cells, look, writer);
}

/** Figures three a row, each with what it measures below. */
export function writeFigures({ figures }: FiguresBlock, writer: DocxWriter): void {
  const look: Look = {
    perRow: Math.min(FIGURES_PER_ROW, figures.length),
    top: EMBER,
    padding: { side: 0, top: 5, bottom: 8 },
  };
  const cells = figures.map(({ value, label, note, anchor }) =>
    writer.apart(innerWidth(writer, look), () => {
      writer.text(value.length > LONG_FIGURE ? 'cardTitle' : 'figure', [{ text: value }], { anchor });
      writer.text('cardText', [{ text: label }]);
      if (note) writer.text('cardLabel', [{ text: note }]);
    }),
  );
  writeGrid(cells, look, writer);
}

function cellWidth({ theme }: DocxWriter, { perRow }: Look): number {
  return (theme.textWidth - (perRow - 1) * GAP) / perRow;
}

function innerWidth(writer: DocxWriter, look: Look): number {
  return cellWidth(writer, look) - 2 * look.padding.side;
}

function writeGrid(cells: readonly Cell[], look: Look, writer: DocxWriter): void {
  const width = cellWidth(writer, look);
  const widths = Array.from({ length: 2 * look.perRow - 1 }, (_, index) => (index % 2 === 0 ? width : GAP));
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += look.perRow) rows.push(cells.slice(at, at + look.perRow));
  const table = new Table({
    width: { size: twips(writer.theme.textWidth), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: rows.flatMap((row, index) => [
      ...(index > 0 ? [spacer(widths)] : []),
      new TableRow({
        cantSplit: true,
        children: widths.map((size, place) => (place % 2 === 0 ? filled(row[place / 2], size, look) : empty(size))),
      }),
    ]),
  });
  const heights = rows.map(
    (row) => Math.max(...row.map(({ height }) => height)) + look.padding.top + look.padding.bottom,
  );
  writer.table(table, {
    kind: 'table',
    header: 0,
    rows: heights.map((height, index) => height + (index > 0 ? GAP : 0)),
  });
}

function filled(cell: Cell | undefined, size: number, { fill, top, padding }: Look): TableCell {
  if (!cell) return empty(size);
  return new TableCell({
    width: { size: twips(size), type: WidthType.DXA },
    margins: {
      top: twips(padding.top),
      bottom: twips(padding.bottom),
      left: twips(padding.side),
      right: twips(padding.side),
      marginUnitType: WidthType.DXA,
    },
    ...(fill !== undefined && { shading: { fill, color: 'auto', type: 'clear' } }),
    borders: { ...noBorders, ...(top !== undefined && { top: { style: BorderStyle.SINGLE, size: 16, color: top } }) },
    children: cell.children.length ? (cell.children as Paragraph[]) : [new Paragraph({})],
  });
}

function empty(size: number): TableCell {
  return new TableCell({
    width: { size: twips(size), type: WidthType.DXA },
    borders: noBorders,
    children: [new Paragraph({ style: 'Space' })],
  });
}

function spacer(widths: readonly number[]): TableRow {
  return new TableRow({ cantSplit: true, children: widths.map(empty) });
}
