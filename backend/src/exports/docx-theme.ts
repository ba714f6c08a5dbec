import { BorderStyle, ShadingType, type IParagraphStyleOptions, type IStylesOptions } from 'docx';

/** Lengths are in points unless a name says otherwise; Word counts in twips (1/20 pt) and half points. */
export const twips = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);

const INK = '1B1714';
export const QUIET = '5C534B';
export const EMBER = 'B23A0E';
export const PATINA = '1F5F5B';
export const DANGER = '8A1C1C';
export const HAIRLINE = 'D9CFC2';
export const SOFT = 'F6EFE4';

/** Word names the typeface and falls back to Georgia (see `FONT_TABLE`) where it is not installed. */
export const DISPLAY_FONT = 'Source Serif 4';
const TEXT_FONT = 'Calibri';
export const CODE_FONT = 'Consolas';

/** A4 with margins of 2.2 cm at the sides, in points. */
const WIDTH = 595.3;
const HEIGHT = 841.9;
export const PAGE = { width: WIDTH, height: HEIGHT, top: 76, bottom: 70, side: 62.4, header: 36, footer: 32 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
export const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;

/** What a paragraph looks like. Line heights are 'at least', so that a fallback font moves no page break. */
export interface TextStyle {
  id: string;
  name: string;
  font: typeof DISPLAY_FONT | typeof TEXT_FONT | typeof CODE_FONT;
  size: number;
  line: number;
  before: number;
  after: number;
  color?: string;
  bold?: boolean;
  italic?: boolean;
  /** Letter spacing. */
  tracking?: number;
  keepNext?: boolean;
  keepLines?: boolean;
  /** Left indent. */
  indent?: number;
  /** Right indent. */
  inset?: number;
  /** Fill behind the paragraph. */
  fill?: string;
  /** Colour of the bar at its left. */
  bar?: string;
  /** The fill reaches past the text on every side. */
  band?: boolean;
  outlineLevel?: number;
}

const text = { font: TEXT_FONT, size: 10.5, line: 15, before: 0, after: 7 } as const;
const display = { font: DISPLAY_FONT, keepNext: true, keepLines: true, bold: true, color: INK } as const;
// No space between the paragraphs of a callout: Word leaves a white gap there where their indents differ.
const callout = { ...text, size: 10, line: 16, after: 0, indent: 10, inset: 9, fill: SOFT, keepLines: true } as const;

/** Every paragraph style of the document, by the name the code uses. */
export const STYLES = {
  body: { ...text, id: 'BodyText', name: 'Body Text' },
  lead: { ...text, id: 'Lead', name: 'Lead', color: QUIET, italic: true },
  label: { ...text, id: 'Label', name: 'Label', before: 7, after: 4, bold: true, keepNext: true },
  list: { ...text, id: 'ListText', name: 'List Text', after: 4 },
  heading1: {
    ...display,
    id: 'Heading1',
    name: 'heading 1',
    size: 20,
    line: 26,
    before: 30,
    after: 9,
    outlineLevel: 0,
  },
  heading2: {
    ...display,
    id: 'Heading2',
    name: 'heading 2',
    size: 14,
    line: 19,
    before: 19,
    after: 5,
    outlineLevel: 1,
  },
  heading3: {
    ...display,
    id: 'Heading3',
    name: 'heading 3',
    size: 12,
    line: 16,
    before: 13,
    after: 4,
    outlineLevel: 2,
  },
  heading4: {
    ...display,
    id: 'Heading4',
    name: 'heading 4',
    font: TEXT_FONT,
    size: 10.5,
    line: 15,
    before: 9,
    after: 3,
    color: QUIET,
    outlineLevel: 3,
  },
  caption: {
    ...text,
    id: 'Caption',
    name: 'caption',
    size: 9,
    line: 12.5,
    before: 9,
    after: 4,
    color: QUIET,
    keepNext: true,
  },
  figureCaption: {
    ...text,
    id: 'FigureCaption',
    name: 'Figure Caption',
    size: 9,
    line: 12.5,
    before: 4,
    after: 12,
    color: QUIET,
  },
  tableText: { ...text, id: 'TableText', name: 'Table Text', size: 9.5, line: 12.5, after: 0 },
  tableHead: {
    ...text,
    id: 'TableHead',
    name: 'Table Head',
    size: 9.5,
    line: 12.5,
    after: 0,
    bold: true,
    keepNext: true,
  },
  space: { ...text, id: 'Space', name: 'Space', size: 4, line: 6, after: 0 },
  note: { ...callout, id: 'CalloutNote', name: 'Callout Note', bar: PATINA },
  hint: { ...callout, id: 'CalloutHint', name: 'Callout Hint', bar: EMBER },
  assumption: { ...callout, id: 'CalloutAssumption', name: 'Callout Assumption', bar: QUIET },
  warning: { ...callout, id: 'CalloutWarning', name: 'Callout Warning', bar: DANGER },
  quote: { ...text, id: 'Quote', name: 'Quote', italic: true, color: QUIET, indent: 14, bar: HAIRLINE },
  code: {
    id: 'Code',
    name: 'Code',
    font: CODE_FONT,
    size: 8.5,
    line: 12,
    before: 4,
    after: 9,
    indent: 8,
    inset: 8,
    fill: SOFT,
  },
  pull: {
    ...text,
    id: 'Pull',
    name: 'Pull',
    font: DISPLAY_FONT,
    size: 15,
    line: 21,
    before: 6,
    after: 12,
    indent: 14,
    bar: EMBER,
    keepLines: true,
  },
  cardLabel: { ...text, id: 'CardLabel', name: 'Card Label', size: 9, line: 12.5, after: 2, color: QUIET },
  cardTitle: {
    ...text,
    id: 'CardTitle',
    name: 'Card Title',
    font: DISPLAY_FONT,
    size: 11.5,
    line: 15,
    after: 4,
    bold: true,
    keepNext: true,
  },
  cardText: { ...text, id: 'CardText', name: 'Card Text', size: 10, line: 13.5, after: 3 },
  figure: {
    ...text,
    id: 'Figure',
    name: 'Figure',
    font: DISPLAY_FONT,
    size: 22,
    line: 27,
    after: 2,
    bold: true,
    color: EMBER,
    keepNext: true,
  },
  definition: { ...text, id: 'Definition', name: 'Definition', after: 3 },
  rule: { ...text, id: 'Rule', name: 'Rule', size: 4, line: 6, after: 8 },
  kicker: {
    ...text,
    id: 'Kicker',
    name: 'Kicker',
    size: 10.5,
    line: 15,
    after: 12,
    color: EMBER,
    bold: true,
    tracking: 1.2,
  },
  title: { ...display, id: 'Title', name: 'Title', size: 34, line: 42, before: 0, after: 14, keepNext: false },
  subtitle: { ...text, id: 'Subtitle', name: 'Subtitle', size: 14, line: 20, after: 26, color: QUIET },
  detail: { ...text, id: 'Detail', name: 'Detail', size: 10.5, line: 18, after: 0 },
  contentsHeading: { ...display, id: 'TOCHeading', name: 'TOC Heading', size: 20, line: 26, before: 0, after: 12 },
  contents1: { ...text, id: 'TOC1', name: 'toc 1', line: 16, before: 7, after: 1, bold: true },
  contents2: { ...text, id: 'TOC2', name: 'toc 2', size: 10, line: 14.5, before: 0, after: 0, indent: 24 },
  header: { ...text, id: 'Header', name: 'header', size: 8.5, line: 11, after: 0, color: QUIET },
  footer: { ...text, id: 'Footer', name: 'footer', size: 8.5, line: 11, after: 0, color: QUIET },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;

/** The document's `styles` part. */
export function wordStyles(styles: Record<StyleName, TextStyle>): IStylesOptions {
  const language = { value: 'en-GB', eastAsia: 'en-GB', bidirectional: 'ar-SA' };
  return {
    default: {
      document: { run: { font: TEXT_FONT, size: halfPoints(10.5), color: INK, language } },
      hyperlink: { run: { color: PATINA, underline: { color: PATINA } } },
    },
    paragraphStyles: Object.values(styles).map(wordStyle),
  };
}

function wordStyle(style: TextStyle): IParagraphStyleOptions {
  const { id, name, font, size, color, bold, italic, tracking, indent = 0, inset = 0, fill, bar, band } = style;
  return {
    id,
    name,
    basedOn: 'Normal',
    next: id.startsWith('Heading') ? STYLES.body.id : id,
    quickFormat: true,
    run: {
      font,
      size: halfPoints(size),
      ...(bold && { bold, boldComplexScript: true }),
      ...(italic && { italics: true, italicsComplexScript: true }),
      ...(color !== undefined && { color }),
      ...(tracking !== undefined && { characterSpacing: twips(tracking) }),
      ...(font === CODE_FONT && { noProof: true }),
    },
    paragraph: {
      spacing: {
        before: twips(style.before),
        after: twips(style.after),
        line: twips(style.line),
        lineRule: 'atLeast',
      },
      ...(style.keepNext && { keepNext: true }),
      ...(style.keepLines && { keepLines: true }),
      ...(indent + inset > 0 && { indent: { left: twips(indent), right: twips(inset) } }),
      ...(fill !== undefined && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
      ...(band && fill !== undefined && { border: bandOf(fill) }),
      ...(bar !== undefined && {
        border: {
          left: { style: BorderStyle.SINGLE, size: 18, color: bar, space: 7 },
          // Carries the fill past the text.
          ...(fill !== undefined && { right: { style: BorderStyle.SINGLE, size: 4, color: fill, space: 7 } }),
        },
      }),
      ...(style.outlineLevel !== undefined && { outlineLevel: style.outlineLevel }),
    },
  };
}

function bandOf(fill: string) {
  const side = (space: number) => ({ style: BorderStyle.SINGLE, size: 4, color: fill, space });
  return { top: side(6), bottom: side(8), left: side(11), right: side(11) };
}

const FONT_TABLE_NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** `word/fontTable.xml`: what to use where a typeface is not installed. */
export const FONT_TABLE =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${FONT_TABLE_NAMESPACE}">` +
  font(DISPLAY_FONT, 'Georgia', '02040603050405020204', 'roman', 'variable') +
  font(TEXT_FONT, 'Carlito', '020F0502020204030204', 'swiss', 'variable') +
  font(CODE_FONT, 'Courier New', '020B0609020204030204', 'modern', 'fixed') +
  '</w:fonts>';

function font(name: string, fallback: string, panose: string, family: string, pitch: string): string {
  return (
    `<w:font w:name="${name}"><w:altName w:val="${fallback}"/><w:panose1 w:val="${panose}"/>` +
    `<w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="${pitch}"/></w:font>`
  );
}
