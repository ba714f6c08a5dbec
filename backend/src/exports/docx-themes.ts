import type { ExportStyle } from '@specforge/document';
import { EMBER, PAGE, PATINA, QUIET, SOFT, STYLES, type StyleName, type TextStyle } from './docx-theme.js';

/** How a Word file of a style looks. Lengths in points. */
export interface DocxTheme {
  styles: Record<StyleName, TextStyle>;
  /** Margin at either side of the text. */
  side: number;
  textWidth: number;
  textHeight: number;
  /** Numbered names above tables and below figures, for those who look things up. */
  captions: boolean;
  /** The title page as one coloured field. */
  boldCover: boolean;
  table: { head: string | null; paddingTop: number; paddingBottom: number };
}

type Changes = Partial<Record<StyleName, Partial<TextStyle>>>;

function theme(side: number, changes: Changes, rest: Pick<DocxTheme, 'captions' | 'boldCover' | 'table'>): DocxTheme {
  const entries = Object.entries(STYLES) as [StyleName, TextStyle][];
  const styles = Object.fromEntries(entries.map(([name, style]) => [name, { ...style, ...changes[name] }]));
  return {
    styles: styles as Record<StyleName, TextStyle>,
    side,
    textWidth: PAGE.width - 2 * side,
    textHeight: PAGE.height - PAGE.top - PAGE.bottom,
    ...rest,
  };
}

const dense = { head: SOFT, paddingTop: 3.2, paddingBottom: 3.2 };

const THEMES: Record<ExportStyle, DocxTheme> = {
  technical: theme(PAGE.side, {}, { captions: true, boldCover: false, table: dense }),
  executive: theme(
    78,
    {
      body: { size: 11.5, line: 18, after: 10 },
      list: { size: 11.5, line: 18, after: 6 },
      definition: { size: 11.5, line: 18, after: 6 },
      lead: { size: 11.5, line: 18, after: 10 },
      heading1: { size: 23, line: 30, before: 40, after: 12 },
      heading2: { size: 11, line: 15, before: 20, after: 5, font: STYLES.body.font, color: EMBER },
      tableText: { size: 10, line: 13 },
      tableHead: { size: 9.5, line: 12.5, bold: false, color: QUIET },
      contents1: { bold: false, line: 18 },
    },
    { captions: false, boldCover: false, table: { head: null, paddingTop: 5, paddingBottom: 5 } },
  ),
  marketing: theme(
    64,
    {
      body: { size: 12, line: 18.5, after: 10 },
      list: { size: 12, line: 18.5, after: 6 },
      title: { size: 44, line: 52, color: 'FFFFFF', after: 18 },
      kicker: { color: SOFT },
      subtitle: { color: 'FFFFFF', size: 15, line: 22 },
      heading1: {
        size: 26,
        line: 34,
        before: 34,
        after: 20,
        color: 'FFFFFF',
        fill: PATINA,
        band: true,
        indent: 12,
        inset: 12,
      },
      heading2: { size: 16, line: 22, before: 20, after: 6 },
      cardTitle: { size: 14, line: 18 },
      cardText: { size: 10.5, line: 15 },
      cardLabel: { color: EMBER, bold: true },
      figure: { size: 30, line: 36 },
      pull: { size: 20, line: 27, color: PATINA, bold: true, bar: undefined, indent: 0 },
      tableText: { size: 11, line: 15 },
      tableHead: { size: 11, line: 15, color: PATINA },
    },
    { captions: false, boldCover: true, table: { head: null, paddingTop: 6, paddingBottom: 6 } },
  ),
};

export function themeOf(style: ExportStyle = 'technical'): DocxTheme {
  return THEMES[style];
}
