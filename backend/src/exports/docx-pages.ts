import { TEXT_HEIGHT } from './docx-theme.js';

/** One thing in the flow of a document, measured in points. */
export type FlowItem = FlowParagraph | FlowTable;

export interface FlowParagraph {
  kind: 'paragraph';
  lines: number;
  lineHeight: number;
  before: number;
  after: number;
  /** Stays on the page of what follows. */
  keepNext: boolean;
  /** Is not broken across pages. */
  keepLines: boolean;
  breakBefore: boolean;
  /** Set for a heading that the Contents lists. */
  listed: boolean;
}

export interface FlowTable {
  kind: 'table';
  /** Repeated at the top of every page. */
  header: number;
  /** Rows are not broken across pages. */
  rows: number[];
}

export interface PageEstimate {
  /** Page of each listed heading, in order. */
  headings: number[];
  pages: number;
}

const TABLE_BORDER = 0.5;

/**
 * Tells on which page each heading will stand when Word lays the document out: lines, spacing (the larger of two
 * neighbours counts), headings kept with what follows, widows and orphans, rows kept whole, repeated header rows.
 * The page numbers in the Contents come from here; Word counts them anew when the reader updates the field.
 */
export function estimatePages(items: readonly FlowItem[], pageHeight = TEXT_HEIGHT): PageEstimate {
  const layout = new PageLayout(pageHeight);
  for (let at = 0; at < items.length;) {
    const end = chainEnd(items, at);
    layout.placeChain(items.slice(at, end));
    at = end;
  }
  return { headings: layout.headings, pages: layout.page };
}

/** The first item after `start` that may stand on another page than the item before it. */
function chainEnd(items: readonly FlowItem[], start: number): number {
  let end = start;
  for (let item = items[end]; item?.kind === 'paragraph' && item.keepNext; item = items[end]) end += 1;
  return Math.min(end + 1, items.length);
}

/** Height of the rows that must stand on the page where their table starts. */
function leadHeight([first = 0, second = 0]: readonly number[]): number {
  return first + second;
}

class PageLayout {
  page = 1;
  readonly headings: number[] = [];
  private used = 0;
  /** Space that the last paragraph wants below it. */
  private pending = 0;

  constructor(private readonly height: number) {}

  /** Places paragraphs that are kept together and the item that ends them. */
  placeChain(chain: readonly FlowItem[]): void {
    if (chain.length > 1 && this.used > 0 && !this.fits(chain)) this.nextPage();
    for (const item of chain) {
      if (item.kind === 'table') this.placeTable(item);
      else this.placeParagraph(item);
    }
  }

  private fits(chain: readonly FlowItem[]): boolean {
    let used = this.used;
    let pending = this.pending;
    for (const item of chain) {
      if (item.kind === 'table') {
        return used + pending + item.header + leadHeight(item.rows) <= this.height;
      }
      used += Math.max(pending, item.before) + this.leastLines(item) * item.lineHeight;
      pending = item.after;
    }
    return used <= this.height;
  }

  /** Lines that must stand on the page where the paragraph starts. */
  private leastLines({ lines, keepLines, keepNext }: FlowParagraph): number {
    return keepLines || keepNext || lines <= 3 ? lines : 2;
  }

  private placeParagraph(item: FlowParagraph): void {
    if (item.breakBefore && this.used > 0) this.nextPage();
    let gap = this.used > 0 ? Math.max(this.pending, item.before) : item.before;
    const room = () => Math.floor((this.height - this.used - gap + 0.01) / item.lineHeight);
    if (room() < this.leastLines(item) && this.used > 0) {
      this.nextPage();
      gap = item.breakBefore ? item.before : 0;
    }
    if (item.listed) this.headings.push(this.page);
    let left = item.lines;
    for (let fit = room(); left > fit && fit > 0; fit = room()) {
      // A single last line is not left alone on the next page.
      left -= left - fit === 1 && fit > 2 ? fit - 1 : fit;
      this.nextPage();
      gap = 0;
    }
    this.used += gap + left * item.lineHeight;
    this.pending = item.after;
  }

  private placeTable({ header, rows }: FlowTable): void {
    this.used += this.pending;
    this.pending = 0;
    if (this.used > 0 && this.used + header + leadHeight(rows) > this.height) this.nextPage();
    this.used += header;
    for (const row of rows) {
      if (this.used > header && this.used + row > this.height + 0.01) {
        this.nextPage();
        this.used = header;
      }
      // A row that is taller than a page is broken after all.
      for (this.used += row; this.used > this.height; this.used -= this.height - header) this.page += 1;
    }
    this.used += TABLE_BORDER;
  }

  private nextPage(): void {
    this.page += 1;
    this.used = 0;
    this.pending = 0;
  }
}
