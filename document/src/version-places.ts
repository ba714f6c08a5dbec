import { isBlank, text } from './field-kind.js';
import type { Row } from './field-kind.js';
import { STORY_FIELDS } from './field-stories.js';
import type { Run } from './text-difference.js';
import type { Field, RecordsField, SectionData, SectionDefinition, StoriesField } from './types.js';
import type { PartField } from './value-kinds.js';

export type SectionShape = Pick<SectionDefinition, 'key' | 'title' | 'fields'>;
export type VersionContent = Readonly<Record<string, SectionData | null | undefined>>;

/** One difference between two versions of a document. A requirement that changed is one change, whatever changed in it. */
export interface VersionChange {
  /** `section`, `section.field`, `section.field.{uid}` for a record, `$title`, or `$order` of the sections. */
  path: string;
  type: 'addition' | 'deletion' | 'modification';
  /** Of a section its data, of a field or a record its value, of an order the records in it; null where there was none. */
  before: unknown;
  after: unknown;
  /** `FR-003 Offer a shift`, `Context`. At most 255 characters. */
  title: string;
  /** A plain sentence: what changed. */
  sentence: string;
  /** What it is made of, word by word. */
  parts: ChangedPart[];
}

/** A part of a change, with its words marked: an attribute of a record, a criterion, or a field as a whole. */
export interface ChangedPart {
  label: string;
  runs: Run[];
}

/** A change without what can be made from it again. */
export type StoredChange = Omit<VersionChange, 'parts'>;
export type ChangeBase = Omit<StoredChange, 'title' | 'sentence'>;

/** Where in a template a change is. `field` is absent for a whole section, `uid` for a field or the order of records. */
export interface ChangePlace {
  section: SectionShape;
  field?: Field;
  uid?: string;
}

/** The path of a change of the document's title; no section can have this key. */
export const TITLE_PATH = '$title';
/** The path of a change of the order in which sections stand. */
export const ORDER_PATH = '$order';

export const isRecordList = (field: Field): field is RecordsField | StoriesField =>
  field.kind === 'records' || field.kind === 'stories';

/** The fields of a record that hold its values. */
export function partsOfRecord(field: RecordsField | StoriesField): PartField[] {
  return field.kind === 'stories' ? [...STORY_FIELDS, ...field.fields] : field.fields;
}

/** Errors: names the path when the template has no such place. */
export function placeOf(sections: readonly SectionShape[], path: string): ChangePlace {
  const [key, name, uid] = path.split('.');
  const section = sections.find((candidate) => candidate.key === key);
  const field = section?.fields.find((candidate) => candidate.name === name);
  if (!section || (name !== undefined && !field)) throw new Error(`There is no place ${path} in this document.`);
  return { section, ...(field && { field }), ...(uid !== undefined && { uid }) };
}

export function recordTitle(field: RecordsField | StoriesField, row: Row | undefined): string {
  const name = text(row?.[field.kind === 'records' ? field.titleField : 'title']);
  return [text(row?.id), name].filter(Boolean).join(' ');
}

/** A single value or a list of texts. */
export function samePart(was: unknown, is: unknown): boolean {
  return (isBlank(was) && isBlank(is)) || JSON.stringify(was) === JSON.stringify(is);
}
