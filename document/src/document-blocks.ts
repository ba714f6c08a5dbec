import type { Block, Inline } from './blocks.js';
import type { BlockContext } from './field-kind.js';
import { isBlank } from './field-kind.js';
import { kindOfField } from './fields.js';
import { listRecords } from './record-list.js';
import { sectionPrefixes } from './template-references.js';
import type { SectionData, SectionDefinition } from './types.js';
import { prefixOf } from './validation-walk.js';

/** Where a record is found by its display id. */
export type RecordIndex = ReadonlyMap<string, { title: string; sectionKey: string }>;

export type SectionShape = Pick<SectionDefinition, 'key' | 'title' | 'fields'>;
export type DataByKey = Readonly<Record<string, SectionData | null | undefined>>;

/** All records of a document, so that references across sections resolve. */
export function documentIndex(sections: readonly SectionShape[], data: DataByKey): RecordIndex {
  return new Map(
    sections.flatMap((section) =>
      listRecords(section, data[section.key] ?? null).map(
        ({ id, title }) => [id, { title, sectionKey: section.key }] as const,
      ),
    ),
  );
}

export interface SectionBlocksOptions {
  /** All records of the document. Without it only references within the section can be followed or found broken. */
  index?: RecordIndex;
  /** `false` leaves out the section's own heading, where the page shows it already. */
  heading?: boolean;
  /** `2`: the section's number; its fields are then `2.1`, `2.2` … */
  number?: string;
  /** Level of the section's heading: 2 within a document (default), 1 in a file of its own. */
  level?: 1 | 2;
}

/** How references in a section's values are shown. */
export function sectionContext(
  section: SectionShape,
  data: SectionData,
  level: 2 | 3 | 4,
  index?: RecordIndex,
): BlockContext {
  const known = index ?? documentIndex([section], { [section.key]: data });
  const own = new Set(sectionPrefixes(section));
  return {
    level,
    titleOf: (id) => known.get(id)?.title,
    refer: (id): Inline => {
      if (known.has(id)) return { text: id, href: `#${id}` };
      const checked = index !== undefined || own.has(prefixOf(id));
      return checked ? { text: `${id} (not found)`, italic: true, broken: true } : { text: id };
    },
  };
}

function deeper(level: 1 | 2, by: 1 | 2): 2 | 3 | 4 {
  if (level === 1) return by === 1 ? 2 : 3;
  return by === 1 ? 3 : 4;
}

/** The anchor of a section's field; a kebab-case key never holds two hyphens, so that it cannot be another section's. */
export function fieldAnchor(sectionKey: string, fieldName: string): string {
  return `${sectionKey}--${fieldName}`;
}

function sectionHeading(section: SectionShape, { heading = true, number, level = 2 }: SectionBlocksOptions): Block[] {
  if (!heading) return [];
  return [
    { type: 'heading', level, anchor: section.key, content: [{ text: section.title }], ...(number ? { number } : {}) },
  ];
}

/** A section's data as headed fields; fields without a value are left out. */
export function sectionBlocks(
  section: SectionShape,
  data: SectionData | null,
  options: SectionBlocksOptions = {},
): Block[] {
  const { number, level = 2, index } = options;
  const blocks = sectionHeading(section, options);
  if (!data) return blocks;
  const inside = sectionContext(section, data, deeper(level, 2), index);
  const filled = section.fields.filter((field) => !isBlank(data[field.name]));
  filled.forEach((field, position) => {
    blocks.push(
      {
        type: 'heading',
        level: deeper(level, 1),
        anchor: fieldAnchor(section.key, field.name),
        content: [{ text: field.label }],
        ...(number ? { number: `${number}.${position + 1}` } : {}),
      },
      ...kindOfField(field).blocks(field, data[field.name], inside),
    );
  });
  return blocks;
}

export interface DocumentParts {
  title: string;
  /** One line under the title: type, version, date. */
  subtitle?: string;
  /** Shown before the first section, such as that the draft was written offline. */
  notice?: string;
  sections: readonly SectionShape[];
  data: DataByKey;
  /** Numbers before headings (default). */
  numbered?: boolean;
  /** Records to refer to, where there are more than those of `sections`. */
  index?: RecordIndex;
}

/** Stands on every view and export of what the embedded engine has drafted. */
export const OFFLINE_NOTICE =
  "Drafted offline by SpecForge's embedded engine. Check every statement before you rely on it.";

/** Stands where a section has no data: a gap must not go unseen. */
export const NOT_WRITTEN: Block = {
  type: 'callout',
  tone: 'warning',
  blocks: [{ type: 'paragraph', content: [{ text: 'This section has not been written.' }] }],
};

/** The whole document. A section without data is named and says so: a gap must not go unseen. */
export function documentBlocks(parts: DocumentParts): Block[] {
  const { title, subtitle, notice, sections, data, numbered = true } = parts;
  const index = parts.index ?? documentIndex(sections, data);
  const front: Block[] = [{ type: 'heading', level: 1, content: [{ text: title }] }];
  if (subtitle) front.push({ type: 'paragraph', content: [{ text: subtitle, italic: true }] });
  if (notice) {
    front.push({ type: 'callout', tone: 'note', blocks: [{ type: 'paragraph', content: [{ text: notice }] }] });
  }
  return sections.reduce<Block[]>((blocks, section, position) => {
    const written = data[section.key] ?? null;
    const number = numbered ? String(position + 1) : undefined;
    blocks.push(...sectionBlocks(section, written, { index, number }));
    if (!written) blocks.push(NOT_WRITTEN);
    return blocks;
  }, front);
}
