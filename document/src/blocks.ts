/**
 * The one tree between data and any output: an export is a renderer of these, a section only makes them.
 * A renderer must know every type; an unknown one is an error, never a gap.
 */

/** A run of text with one set of marks. `href` is http(s), mailto or `#anchor` only. */
export interface Inline {
  /** A line feed is a line break. */
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  href?: string;
  /** A reference whose record does not exist (any more). The text says so too. */
  broken?: boolean;
}
export interface HeadingBlock {
  type: 'heading';
  level: 1 | 2 | 3 | 4;
  content: Inline[];
  /** Target of links and of Contents; unique in a document. */
  anchor?: string;
  /** `2` or `2.1`, shown before the text; not part of `content`. */
  number?: string;
}
export interface ParagraphBlock {
  type: 'paragraph';
  content: Inline[];
}
export interface ListBlock {
  type: 'list';
  ordered: boolean;
  /** Each item is a run of blocks; the first is usually a paragraph. */
  items: Block[][];
}
export interface TableBlock {
  type: 'table';
  caption?: string;
  columns: { header: string; align: 'left' | 'right'; /** Relative width, default 1. */ weight?: number }[];
  /** One cell per column. */
  rows: Inline[][][];
  /** Targets of links to single rows, one per row. */
  rowAnchors?: string[];
}
export interface CalloutBlock {
  type: 'callout';
  tone: 'note' | 'hint' | 'assumption' | 'warning';
  title?: string;
  blocks: Block[];
}
export interface DiagramBlock {
  type: 'diagram';
  source: string;
  caption?: string;
}
export interface CodeBlock {
  type: 'code';
  language?: string;
  text: string;
}
export interface QuoteBlock {
  type: 'quote';
  blocks: Block[];
}
export interface RuleBlock {
  type: 'rule';
}
/** Things side by side, each with a title of its own. */
export interface CardsBlock {
  type: 'cards';
  cards: {
    /** Above the title: what it is called elsewhere. */
    label?: string;
    title: Inline[];
    /** Target of links; unique in a document. */
    anchor?: string;
    blocks: Block[];
  }[];
}
/** A few figures that are read at a glance. */
export interface FiguresBlock {
  type: 'figures';
  figures: {
    /** `5%`; a short phrase where there is no figure. */
    value: string;
    label: string;
    /** Where it starts from, or until when. */
    note?: string;
    /** Target of links; unique in a document. */
    anchor?: string;
  }[];
}
/** A sentence that stands out of the text around it. */
export interface PullBlock {
  type: 'pull';
  content: Inline[];
}
export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | CalloutBlock
  | DiagramBlock
  | CodeBlock
  | QuoteBlock
  | RuleBlock
  | CardsBlock
  | FiguresBlock
  | PullBlock;
