import type { Block } from './blocks.js';
import type { DataByKey, RecordIndex, SectionShape } from './document-blocks.js';
import { executiveOutline } from './executive-outline.js';
import { marketingOutline } from './marketing-outline.js';
import type { SectionAudience } from './section-audience.js';
import { technicalOutline } from './technical-outline.js';
import type { FieldKind } from './types.js';

export const EXPORT_STYLES = ['executive', 'technical', 'marketing'] as const;
/** For whom a file is made. What each holds follows by rule from the document's own values. */
export type ExportStyle = (typeof EXPORT_STYLES)[number];

/** What an outline is made from: a document, or some of its sections. */
export interface OutlineSource {
  sections: readonly (SectionShape & { audience?: SectionAudience })[];
  data: DataByKey;
  /** Records to refer to, where there are more than those of `sections`. */
  index?: RecordIndex;
}

/** One thing under a part's heading: a field, or what was drawn together from several. */
export interface OutlineItem {
  /** Name of the field, or of what stands for several; unique in its part. */
  name: string;
  label: string;
  /** `facts`: several short values together. */
  kind: FieldKind | 'facts';
  /** Whether the label stands above as a heading. */
  headed: boolean;
  /** `2.1`. */
  number?: string;
  /** Unique in the document. */
  anchor: string;
  blocks: Block[];
}

export type PartRole =
  /** The one page that stands for the whole (executive). */
  | 'summary'
  /** A chapter drawn together from several sections (marketing). */
  | 'story'
  /** A section of the document. */
  | 'section'
  /** Where each record stands (technical). */
  | 'index';

export interface OutlinePart {
  /** A section's key, or a name of its own; the heading's anchor too. */
  key: string;
  role: PartRole;
  heading: string;
  number?: string;
  items: OutlineItem[];
  /** A sentence that counts what only the technical style tells. */
  leftOut?: string;
}

/** A document as one style tells it, in order. A format is a renderer of the parts, or of `outlineBlocks`. */
export interface Outline {
  style: ExportStyle;
  parts: OutlinePart[];
}

const OUTLINES: Record<ExportStyle, (source: OutlineSource) => OutlinePart[]> = {
  executive: executiveOutline,
  technical: technicalOutline,
  marketing: marketingOutline,
};

export function documentOutline(source: OutlineSource, style: ExportStyle): Outline {
  return { style, parts: OUTLINES[style](source) };
}

/** Parts as headings of level 2, items as headings of level 3 where they are headed. */
export function outlineBlocks({ parts }: Outline): Block[] {
  return parts.flatMap(({ key, heading, number, items, leftOut }): Block[] => [
    { type: 'heading', level: 2, anchor: key, content: [{ text: heading }], ...(number ? { number } : {}) },
    ...items.flatMap(itemBlocks),
    ...(leftOut ? [{ type: 'paragraph' as const, content: [{ text: leftOut, italic: true }] }] : []),
  ]);
}

function itemBlocks({ label, headed, number, anchor, blocks }: OutlineItem): Block[] {
  if (!headed) return blocks;
  const content = [{ text: label }];
  return [{ type: 'heading', level: 3, anchor, content, ...(number ? { number } : {}) }, ...blocks];
}
