import type { Look } from './pptx-theme.js';
import type { Paragraph } from './pptx-text.js';

/** A place on a slide, in points. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const LAYOUT_NAMES = [
  'Title',
  'Section',
  'Content',
  'Two columns',
  'Table',
  'Chart',
  'Picture',
  'Cards',
  'Quote',
  'Closing',
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

export interface TextElement {
  kind: 'text';
  /** Of the slide's layout, whose place it then has. */
  placeholder?: string;
  box: Box;
  paragraphs: Paragraph[];
  valign?: 'top' | 'middle' | 'bottom';
  align?: 'left' | 'center';
  fill?: string;
  /** Room between the edge and the text, on all sides. */
  inset?: number;
}

export interface TableRow {
  /** Paragraphs of each cell. */
  cells: Paragraph[][];
  height: number;
}

export interface TableElement {
  kind: 'table';
  box: Box;
  columns: { width: number; align: 'left' | 'right' }[];
  head: TableRow;
  rows: TableRow[];
  /** What the table holds, for those who cannot see it. */
  alt: string;
}

export interface ChartData {
  kind: 'bars' | 'stacked' | 'columns';
  title: string;
  /** Shown after each value, such as ` %`. */
  unit: string;
  labels: string[];
  series: { name: string; values: number[] }[];
}

export type SlideElement =
  | TextElement
  | TableElement
  | { kind: 'chart'; box: Box; data: ChartData; alt: string }
  | { kind: 'picture'; box: Box; png: Buffer; alt: string }
  | { kind: 'shape'; box: Box; fill: string; shape: 'rect' | 'ellipse' };

export interface Slide {
  layout: LayoutName;
  elements: SlideElement[];
  /** What a speaker reads: one paragraph for each line. */
  notes: string;
  /** Group of slides in the file's list. */
  section: string;
  /** Records and fields that are found here, as targets of links. */
  anchors: string[];
}

export interface Deck {
  look: Look;
  title: string;
  footer: string;
  slides: Slide[];
  properties: { author: string; description: string; keywords: readonly string[] };
}
