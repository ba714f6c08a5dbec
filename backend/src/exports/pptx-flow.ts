import type { TextGroup } from './pptx-paragraphs.js';
import {
  afterOf,
  beforeOf,
  heightOf,
  linesOf,
  shortened,
  splitParagraph,
  styleOf,
  type Paragraph,
} from './pptx-text.js';
import type { Look } from './pptx-theme.js';

/** What one column of a slide holds. */
export interface Column {
  paragraphs: Paragraph[];
  anchors: string[];
}

interface Room {
  width: number;
  height: number;
}

/** A group that fits into a column of its own is split only where that leaves so much of the column empty. */
const MOST_LEFT_EMPTY = 0.45;
/** Lines of a paragraph that stay together before and after a cut. */
const WIDOW = 2;

/** Sets groups into columns of one size, one after the other. No column is ever fuller than its height. */
export function flowText(groups: readonly TextGroup[], room: Room, look: Look): Column[] {
  const flow = new Flow(room, look);
  groups.forEach((group) => flow.add(group));
  return flow.columns;
}

class Flow {
  readonly columns: Column[] = [];
  private used = 0;

  constructor(
    private readonly room: Room,
    private readonly look: Look,
  ) {}

  add(group: TextGroup): void {
    const { heading, paragraphs, anchor } = group;
    const all = [...(heading ? [heading] : []), ...paragraphs];
    if (all.length === 0) return;
    const whole = heightOf(all, this.room.width, this.look);
    const left = this.room.height - this.used;
    const before = all[0] ? beforeOf(all[0], this.isEmpty, this.look) : 0;
    if (whole + before > left && whole <= this.room.height && left < MOST_LEFT_EMPTY * this.room.height) this.open();
    const column = this.columns.at(-1) ?? this.open();
    if (anchor !== undefined) column.anchors.push(anchor);
    all.forEach((paragraph, index) => this.place(paragraph, all[index + 1], index > 0 ? heading : null));
  }

  private get isEmpty(): boolean {
    return (this.columns.at(-1)?.paragraphs.length ?? 0) === 0;
  }

  /** Nothing but the heading of what goes on here. */
  private get isFresh(): boolean {
    return this.columns.at(-1)?.paragraphs.every(({ repeated }) => repeated) ?? true;
  }

  private open(): Column {
    const column: Column = { paragraphs: [], anchors: [] };
    this.columns.push(column);
    this.used = 0;
    return column;
  }

  /** Puts a paragraph where there is room, in as many parts as it takes. */
  private place(paragraph: Paragraph, next: Paragraph | undefined, heading: Paragraph | null): void {
    let rest = paragraph;
    for (;;) {
      if (this.fits(rest, next)) return this.push(rest);
      const lines = this.linesLeft(rest);
      const all = linesOf(rest, this.room.width, this.look);
      // Where there is more room in no other column, the paragraph is cut wherever it must be.
      const fresh = this.isFresh;
      const worth = fresh || (lines >= WIDOW && !rest.keepNext && all > WIDOW + 1);
      const cut = Math.min(lines, fresh ? all - 1 : all - WIDOW);
      const split = worth && cut > 0 ? splitParagraph(rest, this.room.width, cut, this.look) : null;
      if (split) {
        this.push({ ...split[0], tight: true });
        rest = split[1];
      } else if (fresh) {
        // One line is higher than the column: it cannot be divided further.
        return this.push(rest);
      }
      this.open();
      if (heading) this.push(this.continued(heading));
    }
  }

  /** A paragraph fits with its room after it, and a heading with the beginning of what follows. */
  private fits(paragraph: Paragraph, next: Paragraph | undefined): boolean {
    const { width, height } = this.room;
    let needed = heightOf([paragraph], width, this.look) + beforeOf(paragraph, this.isEmpty, this.look);
    if (paragraph.keepNext && next && !this.isFresh) {
      const lines = Math.min(linesOf(next, width, this.look), WIDOW);
      needed += lines * styleOf(next, this.look).line + afterOf(next, this.look);
    }
    return this.used + needed <= height;
  }

  private linesLeft(paragraph: Paragraph): number {
    const before = beforeOf(paragraph, this.isEmpty, this.look);
    return Math.floor((this.room.height - this.used - before) / styleOf(paragraph, this.look).line);
  }

  private push(paragraph: Paragraph): void {
    const column = this.columns.at(-1) ?? this.open();
    const before = beforeOf(paragraph, this.isEmpty, this.look);
    this.used += before + heightOf([paragraph], this.room.width, this.look);
    column.paragraphs.push(paragraph);
  }

  private continued(heading: Paragraph): Paragraph {
    if (heading.repeated) return heading;
    const short = shortened(heading, this.room.width, 1, this.look);
    const content = [...short.content, { text: ' (continued)', italic: true }];
    return shortened({ ...heading, content, repeated: true }, this.room.width, 2, this.look);
  }
}

/** The same text in two columns of about the same height, where it fits into two. */
export function balanced(groups: readonly TextGroup[], room: Room, look: Look): Column[] {
  const all = flowText(groups, room, look);
  if (all.length > 2) return all;
  for (let part = 0.3; part < 1; part += 0.07) {
    const columns = flowText(groups, { ...room, height: room.height * part }, look);
    if (columns.length === 2) return columns;
  }
  return all;
}
