import type { Inline } from '@specforge/document';
import { cleanText } from './docx-text.js';
import { textWidth } from './docx-text-widths.js';
import { DISPLAY_FONT, TEXT_FONT, type Look, type TextName, type TextStyle } from './pptx-theme.js';

/** A paragraph of a slide; its text holds no line feeds. */
export interface Paragraph {
  style: TextName;
  content: Inline[];
  /** A dot, the number of an ordered item, or nothing but the indent. */
  bullet?: 'dot' | 'blank' | number;
  /** Depth of a list item. */
  level?: number;
  /** Belongs to the paragraph after it. */
  keepNext?: boolean;
  /** No room after it: the text goes on in the next paragraph. */
  tight?: boolean;
  /** A heading that stands once more, where its text goes on. */
  repeated?: boolean;
}

/** A stretch of characters: from the first up to, and not including, the last. */
interface Line {
  from: number;
  to: number;
}

/** Renderers differ a little in how they set the same font: what fits by this measure fits in all of them. */
const SAFETY = 1.045;

/** Cambria bold (and Caladea) from space to tilde, in thousandths of the size. */
const CAMBRIA_BOLD = [
  220, 335, 422, 618, 543, 976, 740, 251, 408, 408, 453, 592, 232, 311, 230, 505, 533, 458, 507, 508, 553, 520, 538,
  494, 556, 534, 280, 280, 592, 592, 592, 452, 921, 653, 634, 551, 664, 559, 534, 586, 719, 358, 340, 680, 541, 845,
  686, 647, 593, 647, 640, 473, 587, 695, 632, 959, 616, 587, 554, 368, 505, 368, 592, 371, 184, 525, 568, 450, 570,
  513, 335, 508, 600, 308, 297, 589, 311, 891, 604, 530, 573, 559, 454, 444, 365, 609, 519, 779, 525, 521, 464, 393,
  320, 393, 592,
];
const MONOSPACED = 605;

/** Widths of what Calibri may not hold, by the first code point of the range: of the widest usual fallback. */
const RANGES: readonly (readonly [from: number, width: number])[] = [
  [0x7f, 560],
  [0x250, 640],
  [0x370, 660],
  [0x400, 720],
  [0x530, 720],
  [0x590, 660],
  [0x600, 740],
  [0x700, 900],
  [0x1e00, 600],
  [0x2000, 560],
  [0x2014, 920],
  [0x2018, 420],
  [0x2026, 1000],
  [0x2070, 720],
  [0x2190, 1000],
  [0x2e80, 1000],
  [0xa4d0, 900],
  [0xac00, 1000],
  [0xfb1d, 740],
  [0xfe70, 740],
  [0xff01, 1000],
  [0x10000, 1000],
  [0x1f000, 1400],
];
const NO_WIDTH = /[\p{M}\p{Cf}]/u;
const widths = new Map<string, Map<string, number>>();

function widthsOf(font: TextStyle['font'], bold: boolean): Map<string, number> {
  const key = `${font}${bold ? ' bold' : ''}`;
  let known = widths.get(key);
  // Scripts with many signs would otherwise fill the memory over time.
  if (!known || known.size > 4000) widths.set(key, (known = new Map()));
  return known;
}

function characterWidth(character: string, font: TextStyle['font'], bold: boolean, known: Map<string, number>): number {
  let width = known.get(character);
  if (width === undefined) known.set(character, (width = measured(character, font, bold)));
  return width;
}

function measured(character: string, font: TextStyle['font'], bold: boolean): number {
  if (NO_WIDTH.test(character)) return 0;
  // An accented letter is as wide as its base.
  const code = character.normalize('NFD').codePointAt(0) ?? 0;
  if (code < 0x7f) {
    if (font === DISPLAY_FONT) return CAMBRIA_BOLD[code - 32] ?? 600;
    return font === TEXT_FONT ? textWidth(String.fromCharCode(code), 1000, 'text', bold) : MONOSPACED;
  }
  const width = RANGES.findLast(([from]) => code >= from)?.[1] ?? 600;
  const heavy = width < 1000 && (bold || font === DISPLAY_FONT) ? 1.1 : 1;
  return Math.max(width * heavy, font === TEXT_FONT || font === DISPLAY_FONT ? 0 : MONOSPACED);
}

/** Width of a text on one line, with the margin of safety. */
export function widthOf(content: readonly Inline[], style: TextStyle): number {
  return advances(content, style).reduce((sum, one) => sum + one.width, 0);
}

interface Advance {
  text: string;
  width: number;
}

function advances(content: readonly Inline[], style: TextStyle): Advance[] {
  return content.flatMap(({ text, bold, code }) => {
    const font = code ? 'Consolas' : style.font;
    const heavy = bold === true || style.bold;
    const known = widthsOf(font, heavy);
    return Array.from(text, (character) => ({
      text: character,
      width: ((characterWidth(character, font, heavy, known) * style.size) / 1000 + style.tracking) * SAFETY,
    }));
  });
}

const SPACE = /[ \t\u2003\u2009\u3000]/;
/** May be broken before and after. */
const IDEOGRAPH = /[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3fffd}]/u;

/**
 * Where the lines of a paragraph end, in code points. Breaks only at spaces and between ideographs: a renderer that
 * knows more places needs no more lines. Words wider than the room are cut, as renderers do.
 */
function breakLines(content: readonly Inline[], room: number, style: TextStyle): Line[] {
  const known = broken.get(content) ?? new Map<string, Line[]>();
  broken.set(content, known);
  const key = `${style.font} ${style.size} ${style.bold} ${room}`;
  const lines = known.get(key) ?? newLines(content, room, style);
  known.set(key, lines);
  return lines;
}

/** Text is measured again and again while it is laid out, and never changed. */
const broken = new WeakMap<readonly Inline[], Map<string, Line[]>>();

function newLines(content: readonly Inline[], room: number, style: TextStyle): Line[] {
  const all = advances(content, style);
  const lines: Line[] = [];
  let from = 0;
  let used = 0;
  let breakAt = -1;
  let usedAtBreak = 0;
  all.forEach(({ text, width }, at) => {
    const space = SPACE.test(text);
    if (at > from && (space || IDEOGRAPH.test(text))) [breakAt, usedAtBreak] = [at, used];
    // Spaces at the end of a line take no room.
    if (!space && used + width > room && at > from) {
      const cut = breakAt > from ? breakAt : at;
      lines.push({ from, to: cut });
      used -= cut === breakAt ? usedAtBreak : used;
      from = cut;
      while (from < at && SPACE.test(all[from]?.text ?? '')) {
        used -= all[from]?.width ?? 0;
        from += 1;
      }
      breakAt = -1;
    }
    used += width;
  });
  lines.push({ from, to: all.length });
  return lines;
}

/** A part of a text with its marks; places in code points. */
function sliceInline(content: readonly Inline[], from: number, to: number): Inline[] {
  let start = 0;
  return content.flatMap((inline) => {
    const characters = Array.from(inline.text);
    const text = characters.slice(Math.max(from - start, 0), Math.max(to - start, 0)).join('');
    start += characters.length;
    return text === '' ? [] : [{ ...inline, text }];
  });
}

export function styleOf({ style }: Paragraph, look: Look): TextStyle {
  return look.text[style];
}

/** Left indent of a paragraph's text. */
export function indentOf(paragraph: Paragraph, look: Look): number {
  if (paragraph.bullet === undefined) return 0;
  const { indent } = styleOf(paragraph, look);
  const wide = typeof paragraph.bullet === 'number' ? 1.5 : 1;
  return indent * wide * (1 + Math.min(paragraph.level ?? 0, 2));
}

export function linesOf(paragraph: Paragraph, width: number, look: Look): number {
  return breakLines(paragraph.content, width - indentOf(paragraph, look), styleOf(paragraph, look)).length;
}

export function beforeOf(paragraph: Paragraph, first: boolean, look: Look): number {
  return first ? 0 : styleOf(paragraph, look).before;
}

export function afterOf(paragraph: Paragraph, look: Look): number {
  return paragraph.tight ? 0 : styleOf(paragraph, look).after;
}

/** Height of paragraphs in a column; the room after the last counts, since renderers differ there. */
export function heightOf(paragraphs: readonly Paragraph[], width: number, look: Look): number {
  return paragraphs.reduce(
    (sum, one, index) =>
      sum + beforeOf(one, index === 0, look) + linesOf(one, width, look) * styleOf(one, look).line + afterOf(one, look),
    0,
  );
}

/** The first lines of a paragraph, and what is left of it. */
export function splitParagraph(
  paragraph: Paragraph,
  width: number,
  lines: number,
  look: Look,
): [head: Paragraph, rest: Paragraph] | null {
  const all = breakLines(paragraph.content, width - indentOf(paragraph, look), styleOf(paragraph, look));
  const last = all[lines - 1];
  const next = all[lines];
  const end = all.at(-1);
  if (!last || !next || !end) return null;
  const head = { ...paragraph, content: sliceInline(paragraph.content, 0, last.to), keepNext: false };
  const content = sliceInline(paragraph.content, next.from, end.to);
  return [head, { ...paragraph, content, ...blankBullet(paragraph) }];
}

/** What goes on from an item stands under its text, without a second dot. */
function blankBullet({ bullet }: Pick<Paragraph, 'bullet'>): Pick<Paragraph, 'bullet'> {
  return bullet === undefined ? {} : { bullet: 'blank' };
}

/** At most so many lines, the last of them ending in an ellipsis where text is left out. */
export function shortened(paragraph: Paragraph, width: number, lines: number, look: Look): Paragraph {
  const split = splitParagraph(paragraph, width, lines, look);
  if (!split) return paragraph;
  const characters = Array.from(split[0].content.map(({ text }) => text).join(''));
  for (let kept = characters.length; kept > 0; kept -= Math.ceil(kept / 12)) {
    const words = characters.slice(0, kept).join('');
    // A word is cut only where there is no other.
    const whole = words.replace(/\s+\S*$/u, '') || words;
    const short = { ...paragraph, content: [{ text: `${whole.replace(/[\s,;:.]+$/u, '')} …` }] };
    if (linesOf(short, width, look) <= lines) return short;
  }
  return { ...paragraph, content: [{ text: '…' }] };
}

/** One paragraph for each line of the text, without what neither XML nor a slide can hold. */
export function toParagraphs(content: readonly Inline[], parts: Omit<Paragraph, 'content'>): Paragraph[] {
  const lines: Inline[][] = [[]];
  for (const inline of content) {
    cleanText(inline.text)
      .replaceAll('\t', '  ')
      .split('\n')
      .forEach((text, index) => {
        if (index > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ ...inline, text });
      });
  }
  const filled = lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
  return filled.map((line, index) => ({
    ...parts,
    content: line,
    ...(index > 0 && blankBullet(parts)),
    ...(index < filled.length - 1 && { tight: true }),
  }));
}
