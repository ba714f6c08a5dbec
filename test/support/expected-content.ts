import { definitionsOf, inlineText, isLabel, type Block, type Inline } from '@specforge/document';

/** How texts are made comparable that went through lines, fonts and directions of writing. */
export type Likeness = (text: string) => string;

/** Without spaces, controls and what joins or breaks characters; one form for one letter. */
export const squeezed: Likeness = (text) =>
  text
    .replace(/[\p{White_Space}\p{Cc}\p{Cf}\ufe0f\u{e0000}-\u{e007f}]/gu, '')
    .normalize('NFKC')
    .replace(/\p{White_Space}/gu, '');

/** Of that, what fonts and text extraction agree on: marks that combine and pictures are told in many ways. */
export const plainLetters: Likeness = (text) =>
  squeezed(text)
    .normalize('NFD')
    .replace(/[^\x21-\x7e]/g, '');

/** What every file of some blocks must hold, in order. */
export interface ExpectedContent {
  /** With their numbers. */
  headings: string[];
  /** Rows of tables without their heads. */
  rows: string[];
  tables: number;
  /** Every heading, paragraph, item and row. */
  texts: string[];
  /** What stands side by side, so that files may tell it in any order. */
  anywhere: string[];
  /** The definition of each record: its row, or its heading with what comes next. */
  definitions: string[];
}

/** `afterTerm` stands between a label and its value. */
export function expectedContent(blocks: readonly Block[], like: Likeness, afterTerm = ''): ExpectedContent {
  const found: ExpectedContent = { headings: [], rows: [], tables: 0, texts: [], anywhere: [], definitions: [] };
  new Collector(found, like, afterTerm).collect(blocks);
  return found;
}

class Collector {
  private heading: string | null = null;

  constructor(
    private readonly found: ExpectedContent,
    private readonly like: Likeness,
    private readonly afterTerm: string,
  ) {}

  collect(blocks: readonly Block[]): void {
    blocks.forEach((block, index) => {
      // A label is told in the caption of its table.
      if (!(isLabel(block) && blocks[index + 1]?.type === 'table')) this.one(block);
    });
  }

  private one(block: Block): void {
    const { found } = this;
    switch (block.type) {
      case 'heading': {
        const heading = this.like(block.number ?? '') + this.words(block.content);
        found.headings.push(heading);
        this.say(heading);
        this.heading = /^[A-Z]+-\d+$/.test(block.anchor ?? '') ? heading : null;
        return;
      }
      case 'paragraph':
        return this.say(this.words(block.content));
      case 'list': {
        const terms = definitionsOf(block);
        if (!terms) return block.items.forEach((item) => this.collect(item));
        return terms.forEach(({ label, value }) => this.say(this.like(label + this.afterTerm) + this.words(value)));
      }
      case 'table':
        found.tables += 1;
        return block.rows.forEach((row, index) => {
          const text = row.map((cell) => this.words(cell)).join('');
          found.rows.push(text);
          if (block.rowAnchors?.[index] !== undefined) found.definitions.push(text);
          this.say(text);
        });
      case 'callout':
      case 'quote':
        return this.collect(block.blocks);
      case 'code':
        return this.say(this.like(block.text));
      case 'cards':
        for (const { label, title, blocks: inside } of block.cards) {
          if (label) found.anywhere.push(this.like(label));
          this.say(this.words(title));
          this.collect(inside);
        }
        return;
      case 'figures':
        for (const { value, label, note = '' } of block.figures) {
          found.anywhere.push(...[value, label, note].map((text) => this.like(text)).filter((text) => text !== ''));
        }
        return;
      case 'pull':
        return this.say(this.words(block.content));
      case 'diagram':
      case 'rule':
        return;
    }
  }

  private words(content: readonly Inline[]): string {
    return this.like(inlineText(content));
  }

  private say(text: string): void {
    if (text === '') return;
    this.found.texts.push(text);
    if (this.heading === null || text === this.heading) return;
    this.found.definitions.push(this.heading + text);
    this.heading = null;
  }
}

/** The texts that do not stand in `whole`, one after the other. */
export function missingInOrder(texts: readonly string[], whole: string): string[] {
  let from = 0;
  return texts.filter((one) => {
    const place = whole.indexOf(one, from);
    if (place >= 0) from = place + one.length;
    return place < 0;
  });
}

/** How often a text stands in another. */
export function timesIn(text: string, whole: string): number {
  return text === '' ? 0 : whole.split(text).length - 1;
}

/**
 * The letters and digits that a text has less often than it should: all that can be said where letters are joined and
 * read from right to left, since every reader cuts such lines into words of its own.
 */
export function lettersMissing(expected: string, text: string): string[] {
  const letters = (one: string) => one.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
  const left = new Map<string, number>();
  for (const letter of letters(text)) left.set(letter, (left.get(letter) ?? 0) + 1);
  for (const letter of letters(expected)) left.set(letter, (left.get(letter) ?? 0) - 1);
  return [...left].filter(([, count]) => count < 0).map(([letter, count]) => `${-count} times ${letter}`);
}
