import type { HeadingBlock } from '@specforge/document';
import {
  BorderStyle,
  HeightRule,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type BookmarkListNumber,
  type IXmlableObject,
  type PageNumberEstimator,
  type Paragraph,
} from 'docx';
import type { DocxSource } from './docx-document.js';
import type { PageEstimate } from './docx-pages.js';
import { textRuns } from './docx-text.js';
import { EMBER, PATINA, QUIET, SOFT, twips } from './docx-theme.js';
import type { DocxWriter } from './docx-writer.js';

/** Points from the left edge to the values of the title page. */
const DETAIL_INDENT = 92;

/** Inside the coloured field of a bold title page, in points. */
const FIELD_PADDING = 34;

export function writeTitlePage(source: DocxSource, writer: DocxWriter): void {
  if (!writer.theme.boldCover) return writeTitle(source, writer);
  const { textWidth, textHeight } = writer.theme;
  const { children } = writer.apart(textWidth - 2 * FIELD_PADDING, () => writeTitle(source, writer));
  // The paragraph that Word wants after a table stays on the page too.
  const height = textHeight - 30;
  const side = twips(FIELD_PADDING);
  const cell = new TableCell({
    width: { size: twips(textWidth), type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: PATINA },
    margins: { top: side, bottom: side, left: side, right: side, marginUnitType: WidthType.DXA },
    children: children as Paragraph[],
  });
  const table = new Table({
    width: { size: twips(textWidth), type: WidthType.DXA },
    columnWidths: [twips(textWidth)],
    layout: TableLayoutType.FIXED,
    borders: TableBorders.NONE,
    rows: [
      new TableRow({ cantSplit: true, height: { value: twips(height), rule: HeightRule.ATLEAST }, children: [cell] }),
    ],
  });
  writer.table(table, { kind: 'table', header: 0, rows: [height] });
}

function writeTitle({ kicker, title, subtitle, details, notice }: DocxSource, writer: DocxWriter): void {
  const quiet = writer.theme.boldCover ? SOFT : QUIET;
  const value = writer.theme.boldCover ? { color: SOFT } : {};
  writer.text('kicker', [{ text: kicker.toUpperCase() }], {
    options: { spacing: { before: twips(150), after: twips(12) } },
  });
  writer.text('title', [{ text: title }], {
    options: writer.theme.boldCover
      ? {}
      : { border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: EMBER, space: 14 } } },
  });
  if (subtitle) writer.text('subtitle', [{ text: subtitle }]);
  for (const [label, words] of details) {
    writer.paragraph(
      'detail',
      `${label} ${words}`,
      [new TextRun({ text: `${label}\t`, color: quiet }), ...textRuns(words, value)],
      {
        options: {
          tabStops: [{ type: TabStopType.LEFT, position: twips(DETAIL_INDENT) }],
          indent: { left: twips(DETAIL_INDENT), hanging: twips(DETAIL_INDENT) },
        },
      },
    );
  }
  if (notice) {
    writer.text('note', [{ text: notice }], { options: { spacing: { before: twips(30), after: twips(5) } } });
  }
}

/** The Contents on a page of their own. `docx` fills them in from the headings when the file is written. */
export function writeContents(headings: readonly HeadingBlock[], depth: 1 | 2, topLevel: number, writer: DocxWriter) {
  writer.text('contentsHeading', [{ text: 'Contents' }]);
  const lines = headings.map(({ level }) => {
    const { line, before, after } = writer.style(level === topLevel ? 'contents1' : 'contents2');
    const kept = { keepNext: false, keepLines: false, breakBefore: false, listed: false };
    return { kind: 'paragraph' as const, lines: 1, lineHeight: line, before, after, ...kept };
  });
  writer.raw(new TableOfContents('Contents', { hyperlink: true, headingStyleRange: `1-${depth}` }), ...lines);
}

const CONTENTS_BOOKMARK = /^_Toc/;
/** In twips. `docx` puts the titles of level 1 at 24 pt and those of level 2 at 48 pt for them. */
const NUMBER_WIDTH = { 1: 240, 2: 480 } as const;

/** Answers the estimated pages and the numbers of the listed headings, in the order in which their bookmarks come. */
export function filledIn(estimate: PageEstimate, headings: readonly HeadingBlock[]): PageNumberEstimator {
  const names = (body: IXmlableObject) => bookmarkNames(body).filter((name) => CONTENTS_BOOKMARK.test(name));
  const pages: PageNumberEstimator = (body) => ({
    bookmarks: new Map(names(body).map((name, index) => [name, String(estimate.headings[index] ?? estimate.pages)])),
    pageCount: estimate.pages,
  });
  const listNumbers = (body: IXmlableObject) =>
    new Map(
      names(body).flatMap((name, index): [string, BookmarkListNumber][] => {
        const text = headings[index]?.number;
        const width = NUMBER_WIDTH[text?.includes('.') ? 2 : 1];
        return text === undefined ? [] : [[name, { text, separator: 'tab', width }]];
      }),
    );
  return Object.assign(pages, { listNumbers });
}

/** The bookmarks of the body's own paragraphs: headings are not inside tables. */
function bookmarkNames(body: IXmlableObject): string[] {
  return childrenOf(body, 'w:body').flatMap((block) =>
    childrenOf(block, 'w:p').flatMap((child) => {
      const start = child['w:bookmarkStart'] as { _attr?: Record<string, unknown> } | undefined;
      const name = start?._attr?.['w:name'];
      return typeof name === 'string' ? [name] : [];
    }),
  );
}

function childrenOf(node: IXmlableObject, name: string): IXmlableObject[] {
  const children: unknown = node[name];
  return Array.isArray(children) ? (children as IXmlableObject[]) : [];
}
