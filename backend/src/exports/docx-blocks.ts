import {
  CALLOUT_TITLES,
  definitionsOf,
  inlineText,
  isLabel,
  type Block,
  type CalloutBlock,
  type Definition,
  type DiagramBlock,
  type HeadingBlock,
  type Inline,
  type ListBlock,
  type TableBlock,
} from '@specforge/document';
import { BorderStyle, SequentialIdentifier, TabStopType, TextRun, type IParagraphOptions } from 'docx';
import { writeCards, writeFigures } from './docx-cards.js';
import { BULLETS, HEADING_NUMBER_WIDTH, NUMBERS, SECTION_NUMBERS } from './docx-numbering.js';
import { type DocxPicture, writePicture } from './docx-pictures.js';
import { writeTable } from './docx-tables.js';
import { textRuns } from './docx-text.js';
import { textWidth } from './docx-text-widths.js';
import { HAIRLINE, QUIET, type StyleName, twips } from './docx-theme.js';
import { HEADING_STYLES, measuredLines, type DocxWriter } from './docx-writer.js';

/** Left edge of the text at each level of a list, in points. */
const LIST_INDENT = 18;
const LIST_LEVELS = 9;
/** Room for the labels of definitions, in points. */
const DEFINITION_INDENT = { least: 72, most: 128 } as const;
/** Definitions of so many lines stay on one page, with their heading. */
const KEPT_LINES = 14;

/** Where blocks are written: in the body, in a list, in a callout or a quotation. */
interface Place {
  /** Style of plain paragraphs. */
  style: StyleName;
  /** Points from the left. */
  indent: number;
  listLevel: number;
}

/** Above and below the text of a row on a page that has to hold much, in points. */
const COMPACT_ROW = 1.4;
/** Above a heading there. */
const COMPACT_HEADING = 8;
/** Inside a card. */
const IN_CARD: Place = { style: 'cardText', indent: 0, listLevel: 0 };
const BODY: Place = { style: 'body', indent: 0, listLevel: 0 };

/** Writes the document's blocks in order. A heading of `topLevel` becomes Heading 1. */
export class DocxBlocks {
  private nextList = 1;
  private compact = false;
  /** The last heading: what a table without a caption is about. */
  private subject = '';
  /** Widths of the label columns, in points. */
  private columns: ReadonlyMap<Block, number> = new Map();

  constructor(
    private readonly writer: DocxWriter,
    private readonly topLevel: 1 | 2,
    /** How many levels of headings the Contents list. */
    private readonly contentsDepth: 0 | 1 | 2,
    private readonly pictures: ReadonlyMap<string, DocxPicture>,
  ) {}

  /** So that the whole fits on one page: smaller text, tighter rows. */
  writeCompact(blocks: readonly Block[]): void {
    this.compact = true;
    this.columns = labelColumns(blocks, this.writer.style('definition').size);
    this.write(blocks, IN_CARD);
    this.compact = false;
  }

  write(blocks: readonly Block[], place: Place = BODY): void {
    if (place === BODY) this.columns = labelColumns(blocks, this.writer.style('definition').size);
    blocks.forEach((block, index) => {
      const previous = blocks[index - 1];
      const label = previous && isLabel(previous) ? inlineText(previous.content) : null;
      const beforeTable = blocks[index + 1]?.type === 'table';
      // A label is told in the caption of its table.
      if (!(beforeTable && isLabel(block))) this.writeOne(block, label, beforeTable, place);
    });
  }

  private writeOne(block: Block, label: string | null, beforeTable: boolean, place: Place): void {
    switch (block.type) {
      case 'heading':
        return this.heading(block);
      case 'paragraph':
        return this.writer.text(place === BODY && isLabel(block) ? 'label' : place.style, block.content, {
          ...indentOf(place),
          keepNext: beforeTable || isLabel(block) || undefined,
        });
      case 'list':
        return this.list(block, place);
      case 'table':
        return this.table(block, label);
      case 'callout':
        return this.callout(block, place);
      case 'quote':
        return this.write(block.blocks, { ...place, style: place.style === 'body' ? 'quote' : place.style });
      case 'diagram':
        return this.diagram(block);
      case 'code':
        return this.code(block.text);
      case 'rule':
        return this.writer.paragraph('rule', '', [], {
          options: { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: HAIRLINE, space: 1 } } },
        });
      case 'cards':
        return writeCards(block, this.writer, (blocks) => this.write(blocks, IN_CARD));
      case 'figures':
        return writeFigures(block, this.writer);
      case 'pull':
        return this.writer.text('pull', block.content);
      default:
        return refuse(block);
    }
  }

  private heading({ level, content, anchor, number }: HeadingBlock): void {
    const depth = Math.min(Math.max(level - this.topLevel, 0), 3);
    this.subject = inlineText(content);
    const numberLevel = number === undefined ? null : number.split('.').length - 1;
    this.writer.text(HEADING_STYLES[depth] ?? 'heading4', content, {
      anchor,
      ...(this.compact && depth > 0 && { options: { spacing: { before: twips(COMPACT_HEADING), after: twips(2) } } }),
      listed: depth < this.contentsDepth,
      ...(numberLevel !== null && {
        numberWidth: HEADING_NUMBER_WIDTH[numberLevel],
        options: { numbering: { reference: SECTION_NUMBERS, level: numberLevel, instance: 0, custom: true } },
      }),
    });
  }

  private list(block: ListBlock, place: Place): void {
    const terms = definitionsOf(block);
    if (terms && (place === BODY || this.compact))
      return this.definitions(terms, this.columns.get(block) ?? DEFINITION_INDENT.least);
    const { ordered, items } = block;
    const level = Math.min(place.listLevel, LIST_LEVELS - 1);
    const reference = ordered ? NUMBERS : BULLETS;
    const instance = ordered ? this.nextList++ : 0;
    const style = place.style === 'body' ? 'list' : place.style;
    const indent = place.indent + LIST_INDENT;
    items.forEach((item) => {
      const [first, ...rest] = item;
      const content = first?.type === 'paragraph' ? first.content : [];
      const base = this.writer.style(style).indent ?? 0;
      const options: IParagraphOptions = {
        numbering: { reference, level, instance, custom: true },
        // The list itself has the indent of text that stands in the body.
        ...(place.style !== 'body' &&
          place.style !== 'list' && {
            indent: { left: twips(base + indent), hanging: twips(LIST_INDENT) },
          }),
      };
      this.writer.text(style, content, { hanging: indent, options });
      const inside: Place = { style, indent, listLevel: place.listLevel + 1 };
      this.write(first?.type === 'paragraph' ? rest : item, inside);
    });
  }

  /** Label and value side by side, as in a form, where a list of them would only repeat its bullets. */
  private definitions(terms: readonly Definition[], indent: number): void {
    const { size } = this.writer.style('definition');
    const lines = terms.map(({ value }) =>
      measuredLines(this.writer.style('definition'), inlineText(value), this.writer.theme.textWidth - indent),
    );
    const kept = lines.reduce((sum, count) => sum + count, 0) <= KEPT_LINES;
    // At least two of them stand together at the foot of a page and at the head of the next.
    const staysWithNext = (index: number) =>
      index < terms.length - 1 && (kept || index === 0 || index === terms.length - 2);
    const options: IParagraphOptions = {
      indent: { left: twips(indent), hanging: twips(indent) },
      tabStops: [{ type: TabStopType.LEFT, position: twips(indent) }],
    };
    terms.forEach(({ label, value }, index) => {
      // A label that is wider than its column is followed by its value on the line below.
      const between = labelWidth(label, size) > indent - 6 ? '\n' : '\t';
      this.writer.paragraph(
        'definition',
        `${between === '\n' ? `${label}\n` : ''}${inlineText(value)}`,
        [...textRuns(label + between, { color: QUIET }), ...this.writer.runs(value)],
        { hanging: indent, keepNext: staysWithNext(index) || undefined, options },
      );
    });
    this.writer.space();
  }

  private table(block: TableBlock, label: string | null): void {
    const subject = label === null ? this.subject : `${label.replace(/:$/, '')}, ${this.subject}`;
    this.caption('Table', 'caption', block.caption ?? subject);
    writeTable(block, this.writer, this.compact ? COMPACT_ROW : undefined);
  }

  private caption(label: 'Table' | 'Figure', style: StyleName, text: string): void {
    if (!this.writer.theme.captions) return;
    const number = this.writer.count(label);
    const words = text === '' ? '' : ` – ${text}`;
    this.writer.paragraph(style, `${label} ${number}${words}`, [
      new TextRun({ text: `${label} `, bold: true }),
      new SequentialIdentifier(label),
      ...textRuns(words),
    ]);
  }

  private callout({ tone, title, blocks }: CalloutBlock, place: Place): void {
    const label: Inline[] = [{ text: title ?? CALLOUT_TITLES[tone], bold: true }];
    this.writer.text(tone, label, { ...indentOf(place), keepNext: true });
    this.write(blocks, { style: tone, indent: place.indent, listLevel: place.listLevel });
    this.writer.space();
  }

  /** The picture; without one the source, which a reader can still follow, and edit. */
  private diagram({ source, caption }: DiagramBlock): void {
    const name = caption ?? this.subject;
    const picture = this.pictures.get(source);
    if (picture) {
      writePicture(picture, `Diagram: ${name}`, this.writer);
      return this.caption('Figure', 'figureCaption', name);
    }
    this.code(source, true);
    this.caption('Figure', 'figureCaption', `${name} (Mermaid source)`);
  }

  private code(text: string, keepNext = false): void {
    this.writer.paragraph('code', text, textRuns(text), { keepNext });
  }
}

function labelWidth(label: string, size: number): number {
  return textWidth(label, size, 'text', false);
}

/** How wide the labels of each list of definitions stand: alike for all lists under one heading. */
function labelColumns(blocks: readonly Block[], size: number): Map<Block, number> {
  const columns = new Map<Block, number>();
  let together: Block[] = [];
  let width = 0;
  const close = () => {
    const indent = Math.min(Math.max(width + 12, DEFINITION_INDENT.least), DEFINITION_INDENT.most);
    for (const block of together) columns.set(block, indent);
    together = [];
    width = 0;
  };
  for (const block of blocks) {
    if (block.type === 'heading') close();
    const terms = block.type === 'list' ? definitionsOf(block) : null;
    if (!terms) continue;
    together.push(block);
    width = Math.max(width, ...terms.map(({ label }) => labelWidth(label, size)));
  }
  close();
  return columns;
}

function indentOf({ indent }: Place): { indent?: number } {
  return indent === 0 ? {} : { indent };
}

/** A block that is left out would lose a customer's text. */
function refuse(block: never): never {
  throw new Error(`Unknown block type '${String((block as { type?: unknown }).type)}'`);
}
