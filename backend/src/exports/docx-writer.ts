import { inlineText, type Inline } from '@specforge/document';
import { Bookmark, Paragraph, type FileChild, type IParagraphOptions, type ParagraphChild } from 'docx';
import type { FlowItem, FlowParagraph, FlowTable } from './docx-pages.js';
import { inlineRuns, isRightToLeft, type BookmarkOf } from './docx-text.js';
import { lineCount, type MeasuredFont } from './docx-text-widths.js';
import { CODE_FONT, DISPLAY_FONT, twips, type StyleName, type TextStyle } from './docx-theme.js';
import type { DocxTheme } from './docx-themes.js';

export interface ParagraphParts {
  /** Target of links. */
  anchor?: string;
  /** Further indent in points, beside the style's own. */
  indent?: number;
  /** Indent of all lines but the first, in points, where `options` give it. */
  hanging?: number;
  keepNext?: boolean;
  /** Named in the Contents. */
  listed?: boolean;
  /** Room that a number before the text takes, in points. */
  numberWidth?: number;
  options?: IParagraphOptions;
}

/**
 * Collects the body of a Word document, and beside it what each part measures, so that the Contents can be filled in
 * without laying the document out a second time.
 */
export class DocxWriter {
  children: FileChild[] = [];
  flow: FlowItem[] = [];
  /** Points that text may be wide where it is written now. */
  private room: number;
  private readonly counters = { Table: 0, Figure: 0 };
  private newPage = false;

  constructor(
    private readonly bookmarks: ReadonlyMap<string, string>,
    readonly theme: DocxTheme,
  ) {
    this.room = theme.textWidth;
  }

  style(name: StyleName): TextStyle {
    return this.theme.styles[name];
  }

  /** What `write` writes, apart from the body, in a room of `width` points, and how high it gets. */
  apart(width: number, write: () => void): { children: FileChild[]; height: number } {
    const { children, flow, room, newPage } = this;
    [this.children, this.flow, this.room, this.newPage] = [[], [], width, false];
    write();
    const height = this.flow.reduce((sum, item) => sum + (item.kind === 'paragraph' ? heightOf(item) : 0), 0);
    const written = { children: this.children, height };
    [this.children, this.flow, this.room, this.newPage] = [children, flow, room, newPage];
    return written;
  }

  readonly bookmarkOf: BookmarkOf = (anchor) => this.bookmarks.get(anchor);

  /** A paragraph of text with marks. */
  text(name: StyleName, content: readonly Inline[], parts: ParagraphParts = {}): void {
    this.paragraph(name, inlineText(content), this.runs(content, parts.anchor), {
      ...parts,
      options: { ...(isRightToLeft(content) && { bidirectional: true }), ...parts.options },
    });
  }

  /** A paragraph of ready children; `words` is what they show, for measuring. */
  paragraph(name: StyleName, words: string, children: readonly ParagraphChild[], parts: ParagraphParts = {}): void {
    const style = this.style(name);
    const { keepNext = style.keepNext ?? false, listed = false, options } = parts;
    const breakBefore = this.newPage;
    this.newPage = false;
    this.children.push(
      new Paragraph({
        style: style.id,
        children,
        ...(keepNext && !style.keepNext && { keepNext }),
        // Space above would only push the first line of a page down.
        ...(breakBefore && { pageBreakBefore: true, spacing: { before: 0 } }),
        ...(parts.indent !== undefined && { indent: { left: twips((style.indent ?? 0) + parts.indent) } }),
        ...options,
      }),
    );
    const { indent = 0, inset = 0 } = style;
    const room = this.room - indent - inset - (parts.indent ?? 0) - (parts.hanging ?? 0) - (parts.numberWidth ?? 0);
    this.flow.push({
      kind: 'paragraph',
      lines: measuredLines(style, words, room),
      lineHeight: style.line,
      before: breakBefore ? 0 : style.before,
      after: style.after,
      keepNext,
      keepLines: style.keepLines ?? false,
      breakBefore,
      listed,
    });
  }

  /** The next paragraph starts a page. */
  startPage(): void {
    this.newPage = true;
  }

  table(table: FileChild, measured: FlowTable): void {
    this.children.push(table);
    this.flow.push(measured);
    // Two tables would grow together, and a table at the end of a document needs a paragraph after it.
    this.space();
  }

  /** A little room between two things that have none of their own. */
  space(): void {
    this.paragraph('space', '', []);
  }

  /** Something that the flow does not need to know, such as the Contents, measured by the caller. */
  raw(child: FileChild, ...measured: FlowItem[]): void {
    this.children.push(child);
    this.flow.push(...measured);
  }

  /** The runs of a text, with the bookmark of its anchor around them. */
  runs(content: readonly Inline[], anchor?: string): ParagraphChild[] {
    const children = inlineRuns(content, this.bookmarkOf);
    const id = anchor === undefined ? undefined : this.bookmarkOf(anchor);
    return id === undefined ? children : [new Bookmark({ id, children })];
  }

  /** The next number of a caption. */
  count(label: 'Table' | 'Figure'): number {
    this.counters[label] += 1;
    return this.counters[label];
  }
}

export function measuredLines(style: TextStyle, words: string, room: number): number {
  return lineCount(words, room, style.size, measuredFont(style), style.bold ?? false);
}

function measuredFont({ font }: TextStyle): MeasuredFont {
  if (font === DISPLAY_FONT) return 'display';
  return font === CODE_FONT ? 'code' : 'text';
}

function heightOf({ before, lines, lineHeight, after }: FlowParagraph): number {
  return before + lines * lineHeight + after;
}

/** `STYLES` keys of the four heading levels. */
export const HEADING_STYLES = ['heading1', 'heading2', 'heading3', 'heading4'] as const satisfies readonly StyleName[];
