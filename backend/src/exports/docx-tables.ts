import { inlineText, type Inline, type TableBlock } from '@specforge/document';
import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { isRightToLeft } from './docx-text.js';
import { textWidth } from './docx-text-widths.js';
import { HAIRLINE, QUIET, STYLES, TEXT_WIDTH, twips, type TextStyle } from './docx-theme.js';
import type { DocxTheme } from './docx-themes.js';
import { measuredLines, type DocxWriter } from './docx-writer.js';

/** Inside each cell, in points. */
const PADDING = { side: 5 } as const;
const BORDER = 0.5;
/** What a column needs beside its text. */
const AROUND = 2 * PADDING.side + 1;
/** Longest words are kept whole where that costs a column no more than this share of the table. */
const WORD_SHARE = 0.22;
/** A column whose cells are all this narrow, such as one of dates, keeps each on one line. In points. */
const SHORT_CELL = 84;
/** Such columns take no more than this share of a table that has others. */
const SHORT_SHARE = 0.5;

const hairline = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE };
const strong = { style: BorderStyle.SINGLE, size: 8, color: HAIRLINE };
/** Below the header of a table whose header has no colour behind it. */
const underHead = { style: BorderStyle.SINGLE, size: 8, color: QUIET };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A table over the full width: a header row that is repeated on every page, rows that are not broken. */
export function writeTable(block: TableBlock, writer: DocxWriter, padding?: number): void {
  const { paddingTop, paddingBottom, ...rows } = writer.theme.table;
  const table = { ...rows, paddingTop: padding ?? paddingTop, paddingBottom: padding ?? paddingBottom };
  const theme = { ...writer.theme, table };
  const widths = columnWidths(block, theme.textWidth, theme);
  const aligned = block.columns.map(({ align }) => (align === 'right' ? { alignment: 'right' as const } : {}));
  const header = block.columns.map(({ header: words }): Inline[] => [{ text: words }]);

  const cells = (contents: readonly Inline[][], head: boolean, anchor?: string, keepNext = false) =>
    block.columns.map((_, index) => {
      const content = contents[index] ?? [];
      return new TableCell({
        width: { size: twips(widths[index] ?? 0), type: WidthType.DXA },
        ...(head &&
          theme.table.head !== null && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: theme.table.head } }),
        ...(head && theme.table.head === null && { borders: { bottom: underHead } }),
        children: [
          new Paragraph({
            style: head ? STYLES.tableHead.id : STYLES.tableText.id,
            ...aligned[index],
            ...(keepNext && { keepNext }),
            ...(isRightToLeft(content) && { bidirectional: true }),
            children: writer.runs(content, index === 0 ? anchor : undefined),
          }),
        ],
      });
    });

  const element = new Table({
    width: { size: twips(theme.textWidth), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    layout: TableLayoutType.FIXED,
    margins: {
      top: twips(theme.table.paddingTop),
      bottom: twips(theme.table.paddingBottom),
      left: twips(PADDING.side),
      right: twips(PADDING.side),
      marginUnitType: WidthType.DXA,
    },
    borders: { top: strong, bottom: strong, left: none, right: none, insideHorizontal: hairline, insideVertical: none },
    tableLook: { firstRow: true, lastRow: false, firstColumn: false, lastColumn: false, noHBand: true, noVBand: true },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: cells(header, true) }),
      ...block.rows.map(
        (row, index) =>
          new TableRow({
            cantSplit: true,
            // No row stands alone under its header.
            children: cells(row, false, block.rowAnchors?.[index], index === 0 && block.rows.length > 1),
          }),
      ),
    ],
  });
  writer.table(element, {
    kind: 'table',
    header: rowHeight(header, widths, theme, true),
    rows: block.rows.map((row) => rowHeight(row, widths, theme, false)),
  });
}

function rowHeight(
  row: readonly Inline[][],
  widths: readonly number[],
  { styles, table }: DocxTheme,
  head: boolean,
): number {
  const style: TextStyle = styles[head ? 'tableHead' : 'tableText'];
  const lines = row.map((content, index) =>
    measuredLines(style, inlineText(content), (widths[index] ?? 0) - 2 * PADDING.side),
  );
  return Math.max(1, ...lines) * style.line + table.paddingTop + table.paddingBottom + BORDER;
}

/**
 * Widths in points that add up to the text width. Weights say what a column usually needs; what its cells hold
 * corrects them: short columns give room to long ones, and no column is narrower than its longest word, within reason.
 */
export function columnWidths(
  { columns, rows }: Pick<TableBlock, 'columns' | 'rows'>,
  total = TEXT_WIDTH,
  { styles }: Pick<DocxTheme, 'styles'> = { styles: STYLES },
): number[] {
  const { tableHead: head, tableText: body } = styles;
  const needs = columns.map(({ header, weight = 1 }, index) => {
    const texts = rows.map((row) => inlineText(row[index] ?? []));
    const cells = texts.map((cell) => textWidth(cell, body.size, 'text', false));
    const heading = words(header).map((word) => textWidth(word, head.size, 'text', true));
    const longest = Math.max(
      ...heading,
      ...texts.flatMap((cell) => words(cell).map((word) => textWidth(word, body.size, 'text', false))),
    );
    const widest = Math.max(0, ...cells);
    const average = cells.reduce((sum, width) => sum + width, 0) / (cells.length || 1);
    return {
      short: widest <= SHORT_CELL,
      whole: Math.max(...heading, widest) + AROUND,
      least: Math.min(longest, total * WORD_SHARE) + AROUND,
      most: Math.max(textWidth(header, head.size, 'text', true), widest) + AROUND,
      share: weight * Math.sqrt(Math.max(average, 20)),
    };
  });
  const short = needs.reduce((sum, need) => sum + (need.short ? need.whole : 0), 0);
  const keepShort = short <= total * (needs.every((need) => need.short) ? 1 : SHORT_SHARE);
  return distribute(
    needs.map((need) => (keepShort && need.short ? { ...need, least: need.whole } : need)),
    total,
  );
}

function words(text: string): string[] {
  return ['', ...text.split(/\s+/)];
}

interface Wanted {
  least: number;
  /** With more than this nothing is gained. */
  most: number;
  share: number;
}

/** Gives each column its share, never less than it needs nor, while others want room, more than it can use. */
function distribute(wanted: readonly Wanted[], total: number): number[] {
  const needed = wanted.reduce((sum, { least }) => sum + least, 0);
  if (needed >= total) return wanted.map(({ least }) => (least / needed) * total);
  const fixed = new Map<number, number>();
  for (;;) {
    const free = wanted.map((_, index) => index).filter((index) => !fixed.has(index));
    const room = total - [...fixed.values()].reduce((sum, width) => sum + width, 0);
    const shares = free.reduce((sum, index) => sum + (wanted[index]?.share ?? 0), 0);
    const width = (index: number) => ((wanted[index]?.share ?? 0) / shares) * room;
    const tight = free.find((index) => width(index) < (wanted[index]?.least ?? 0));
    const loose = free.length > 1 ? free.find((index) => width(index) > (wanted[index]?.most ?? Infinity)) : undefined;
    if (tight !== undefined) fixed.set(tight, wanted[tight]?.least ?? 0);
    else if (loose !== undefined) fixed.set(loose, wanted[loose]?.most ?? 0);
    else return wanted.map((_, index) => fixed.get(index) ?? width(index));
  }
}
