import { DANGER, EMBER, HAIRLINE, PATINA, QUIET, SOFT } from './docx-theme.js';

/** Lengths are in points; a slide is 16:9. */
export const SLIDE = { width: 960, height: 540 } as const;
export const SIDE = 48;
export const FULL_WIDTH = SLIDE.width - 2 * SIDE;

const INK = '1B1714';
const WHITE = 'FFFFFF';
const PAPER = 'FBF8F3';
const SHEET = 'FFFEFB';
/** Ember and patina, dark enough for a whole slide of white text. */
const DEEP_EMBER = '7A2708';
const DEEP_PATINA = '17423F';

/**
 * PowerPoint has no list of fallbacks as Word has, so these are faces that every machine with an office suite has:
 * Cambria stands in for Source Serif, and LibreOffice sets it in Caladea, which is made to the same measure.
 */
export const DISPLAY_FONT = 'Cambria';
export const TEXT_FONT = 'Calibri';
const CODE_FONT = 'Consolas';

export interface TextStyle {
  font: typeof DISPLAY_FONT | typeof TEXT_FONT | typeof CODE_FONT;
  size: number;
  /** Height of a line; exact, so that a fallback font moves nothing. */
  line: number;
  before: number;
  after: number;
  color: string;
  bold: boolean;
  italic: boolean;
  /** Letter spacing. */
  tracking: number;
  /** Indent of a list item. */
  indent: number;
}

export type TextName =
  | 'kicker'
  | 'title'
  | 'lead'
  | 'body'
  | 'heading'
  | 'note'
  | 'quote'
  | 'code'
  | 'cell'
  | 'cellHead'
  | 'small'
  | 'figure'
  | 'cardTitle'
  | 'cardText'
  | 'coverKicker'
  | 'coverTitle'
  | 'coverTitleLong'
  | 'coverText'
  | 'coverDetail'
  | 'sectionNumber'
  | 'sectionTitle'
  | 'sectionText'
  | 'statement'
  | 'footer';

/** How one style of export looks. */
export interface Look {
  text: Record<TextName, TextStyle>;
  ground: string;
  /** Ground of the cover, the dividers and the closing slide. */
  cover: string;
  divider: string;
  accent: string;
  hairline: string;
  headFill: string;
  cardFill: string;
  /** Every second row of a table. */
  rowFill: string;
  chart: readonly string[];
  /** Room around the text of a cell. */
  padding: { x: number; y: number };
}

interface Sizes {
  title: number;
  lead: number;
  body: number;
  heading: number;
  note: number;
  cell: number;
  small: number;
  figure: number;
  card: number;
}

function style(size: number, changes: Partial<TextStyle> = {}): TextStyle {
  return {
    font: TEXT_FONT,
    size,
    line: Math.round(size * 1.3 * 2) / 2,
    before: 0,
    after: 0,
    color: INK,
    bold: false,
    italic: false,
    tracking: 0,
    indent: Math.round(size * 1.1),
    ...changes,
  };
}

function display(size: number, changes: Partial<TextStyle> = {}): TextStyle {
  return style(size, { font: DISPLAY_FONT, line: Math.round(size * 1.2), bold: true, ...changes });
}

/** Styles of text; the colours are those of words on the cover and the dividers, and on the head of a table. */
function textStyles(
  sizes: Sizes,
  [onCover, quietOnCover, accentOnCover, onHead]: readonly [string, string, string, string],
): Look['text'] {
  const { title, lead, body, heading, note, cell, small, figure, card } = sizes;
  return {
    kicker: style(11, { line: 15, bold: true, color: EMBER, tracking: 0.6 }),
    title: display(title),
    lead: style(lead, { after: Math.round(lead * 0.6) }),
    body: style(body, { after: Math.round(body * 0.35) }),
    heading: style(heading, { bold: true, before: Math.round(heading * 0.7), after: 4 }),
    note: style(note, { after: Math.round(note * 0.5), color: QUIET, italic: true }),
    quote: style(body, { after: Math.round(body * 0.5), color: QUIET, italic: true }),
    code: style(10.5, { font: CODE_FONT, line: 14 }),
    cell: style(cell, { line: Math.round(cell * 1.25 * 2) / 2 }),
    cellHead: style(cell, { line: Math.round(cell * 1.25 * 2) / 2, bold: true, color: onHead }),
    small: style(small, { color: QUIET, after: 3 }),
    figure: display(figure, { color: EMBER }),
    cardTitle: style(card, { bold: true, after: 4 }),
    cardText: style(card - 2, { color: QUIET, after: 3 }),
    coverKicker: style(13, { line: 18, bold: true, color: accentOnCover, tracking: 1.2 }),
    coverTitle: display(44, { color: onCover }),
    coverTitleLong: display(28, { color: onCover }),
    coverText: style(18, { color: quietOnCover, after: 6 }),
    coverDetail: style(13, { color: quietOnCover, line: 19 }),
    sectionNumber: display(20, { color: accentOnCover }),
    sectionTitle: display(36, { color: onCover }),
    sectionText: style(15, { color: quietOnCover, line: 22 }),
    statement: display(30, { bold: false, line: 40, color: onCover }),
    footer: style(9.5, { line: 12, color: QUIET }),
  };
}

const SERIES = [PATINA, EMBER, '1D4E89', '857A6F', 'C98A1B', '6B4E8E'];

export const LOOKS = {
  technical: {
    text: textStyles(
      { title: 25, lead: 17, body: 13, heading: 13.5, note: 12, cell: 11.5, small: 11, figure: 30, card: 15 },
      [INK, QUIET, EMBER, INK],
    ),
    ground: WHITE,
    cover: SOFT,
    divider: SOFT,
    accent: EMBER,
    hairline: HAIRLINE,
    headFill: SOFT,
    cardFill: SOFT,
    rowFill: WHITE,
    chart: SERIES,
    padding: { x: 6, y: 4 },
  },
  executive: {
    text: textStyles(
      { title: 28, lead: 20, body: 17, heading: 18, note: 15, cell: 15, small: 12.5, figure: 40, card: 17 },
      [INK, QUIET, EMBER, INK],
    ),
    ground: SHEET,
    cover: PAPER,
    divider: PAPER,
    accent: PATINA,
    hairline: HAIRLINE,
    headFill: PAPER,
    cardFill: PAPER,
    rowFill: SHEET,
    chart: SERIES,
    padding: { x: 10, y: 9 },
  },
  marketing: {
    text: textStyles(
      { title: 34, lead: 26, body: 22, heading: 22, note: 18, cell: 17, small: 14, figure: 48, card: 22 },
      [WHITE, 'F6E3D8', 'FFC9A8', WHITE],
    ),
    ground: PAPER,
    cover: DEEP_EMBER,
    divider: DEEP_PATINA,
    accent: EMBER,
    hairline: HAIRLINE,
    headFill: DEEP_PATINA,
    cardFill: WHITE,
    rowFill: WHITE,
    chart: [EMBER, PATINA, 'C98A1B', '1D4E89', '857A6F', DANGER],
    padding: { x: 12, y: 11 },
  },
} as const satisfies Record<string, Look>;

/** The colours of the file's theme, so that what a reader adds looks like the rest. */
export const THEME_COLORS: readonly (readonly [name: string, color: string])[] = [
  ['dk1', INK],
  ['lt1', WHITE],
  ['dk2', QUIET],
  ['lt2', SOFT],
  ['accent1', EMBER],
  ['accent2', PATINA],
  ['accent3', '1D4E89'],
  ['accent4', 'C98A1B'],
  ['accent5', '857A6F'],
  ['accent6', '6B4E8E'],
  ['hlink', PATINA],
  ['folHlink', QUIET],
];
export const LINK = PATINA;
export const BROKEN = DANGER;
