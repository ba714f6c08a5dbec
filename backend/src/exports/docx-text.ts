import { isSafeHref, type Inline } from '@specforge/document';
import { ExternalHyperlink, InternalHyperlink, Tab, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import { CODE_FONT, DANGER, PATINA, SOFT } from './docx-theme.js';

/** Controls (line feed and tab excepted), characters that turn the direction of their neighbours, non-characters. */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** Text as XML and Word can hold it. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(UNPRINTABLE, '').toWellFormed();
}

/** A letter of a script that is written from right to left. */
const RTL_LETTER = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]`;
const RIGHT_TO_LEFT = new RegExp(RTL_LETTER, 'u');
const LETTER = /\p{L}/u;
/** Stretches of one direction: right-to-left letters with what stands between them, and everything else. */
const STRETCHES = new RegExp(String.raw`${RTL_LETTER}(?:[^\p{L}]*${RTL_LETTER})*|(?:(?!${RTL_LETTER}).)+`, 'gsu');

/** Whether a paragraph with this text reads from right to left: its first letter decides. */
export function isRightToLeft(content: readonly Inline[]): boolean {
  for (const { text } of content) {
    const letter = LETTER.exec(text)?.[0];
    if (letter !== undefined) return RIGHT_TO_LEFT.test(letter);
  }
  return false;
}

function stretches(text: string): string[] {
  return RIGHT_TO_LEFT.test(text) ? (text.match(STRETCHES) ?? []) : [text];
}

/** The runs of one text, with line breaks and tabs as Word has them. */
export function textRuns(text: string, options: IRunOptions = {}): TextRun[] {
  return cleanText(text)
    .split('\n')
    .flatMap((line, index) => {
      const runs = stretches(line).map((part) => run(part, options));
      return index === 0 ? runs : [new TextRun({ ...options, break: 1 }), ...runs];
    });
}

function run(text: string, options: IRunOptions): TextRun {
  const direction = RIGHT_TO_LEFT.test(text) ? { rightToLeft: true } : {};
  if (!text.includes('\t')) return new TextRun({ ...options, ...direction, text });
  const children = text.split('\t').flatMap((part, index) => (index === 0 ? [part] : [new Tab(), part]));
  return new TextRun({ ...options, ...direction, children });
}

/** Finds the bookmark of an anchor, or nothing where the document has no such place. */
export type BookmarkOf = (anchor: string) => string | undefined;

/** Text with marks and links. A link to a place that is not in this document stands as plain text. */
export function inlineRuns(content: readonly Inline[], bookmarkOf: BookmarkOf): ParagraphChild[] {
  return content.flatMap((inline): ParagraphChild[] => {
    const { text, href } = inline;
    const marks = marksOf(inline);
    if (href === undefined || !isSafeHref(href) || text === '') return textRuns(text, marks);
    if (href.startsWith('#')) {
      const anchor = bookmarkOf(href.slice(1));
      if (anchor === undefined) return textRuns(text, marks);
      return [new InternalHyperlink({ anchor, children: textRuns(text, { ...marks, color: PATINA }) })];
    }
    const link = linkAddress(href);
    if (link === null) return textRuns(text, marks);
    return [new ExternalHyperlink({ link, children: textRuns(text, { ...marks, style: 'Hyperlink' }) })];
  });
}

function marksOf({ bold, italic, code, broken }: Inline): IRunOptions {
  return {
    ...(bold && { bold, boldComplexScript: true }),
    ...(italic && { italics: true, italicsComplexScript: true }),
    ...(code && { font: CODE_FONT, noProof: true, shading: { fill: SOFT } }),
    ...(broken && { color: DANGER }),
  };
}

/** The address as Word accepts it in a relationship; Word refuses to open a file with one that is none. */
function linkAddress(href: string): string | null {
  const address = cleanText(href);
  if (!URL.canParse(address)) return null;
  const { href: whole } = new URL(address);
  return whole.length <= 2000 ? whole : null;
}
