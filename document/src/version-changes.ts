import { isBlank, rows, text } from './field-kind.js';
import type { Row } from './field-kind.js';
import { CRITERION_FIELDS } from './field-stories.js';
import type { Field, RecordsField, StoriesField } from './types.js';
import type { PartField } from './value-kinds.js';
import { changedParts, partsAt } from './version-change-parts.js';
import { describeChange, describeSectionOrder } from './version-change-words.js';
import {
  type ChangeBase,
  isRecordList,
  partsOfRecord,
  placeOf,
  recordTitle,
  samePart,
  ORDER_PATH,
  TITLE_PATH,
} from './version-places.js';
import type { SectionShape, VersionChange, VersionContent } from './version-places.js';

/**
 * What differs between two versions, in the order of the document: by section, then by field, and where a field lists
 * records by record, matched by internal id, so that one that was moved, renamed or rewritten is still the same one.
 */
export function compareVersions(
  sections: readonly SectionShape[],
  before: VersionContent,
  after: VersionContent,
): VersionChange[] {
  return sections.flatMap((section) => {
    const [was, is] = [before[section.key] ?? null, after[section.key] ?? null];
    if (!was && !is) return [];
    const found =
      was && is
        ? section.fields.flatMap((field) => compareField(section, field, was[field.name], is[field.name]))
        : [{ path: section.key, ...change(was, is) }];
    return found.map((base) => {
      const place = placeOf(sections, base.path);
      const parts = partsAt(place, base);
      return { ...base, ...describeChange(place, base, parts), parts };
    });
  });
}

/** A change of the document's title. */
export function compareTitles(was: string, is: string): VersionChange[] {
  if (was === is) return [];
  const sentence = `The document was renamed from “${was}” to “${is}”.`;
  const base = { path: TITLE_PATH, ...change(was, is) };
  return [{ ...base, title: 'Title', sentence, parts: changedParts([], base) }];
}

/** Sections that both versions have, where they stand in another order. Values: their titles, in each order. */
export function compareSectionOrders(
  sections: readonly SectionShape[],
  was: readonly string[],
  is: readonly string[],
): VersionChange[] {
  const titles = (keys: readonly string[], others: readonly string[]) =>
    keys
      .filter((key) => others.includes(key))
      .map((key) => sections.find((section) => section.key === key)?.title ?? key);
  const [before, after] = [titles(was, is), titles(is, was)];
  if (before.every((title, index) => title === after[index])) return [];
  const base = { path: ORDER_PATH, ...change(before, after) };
  return [{ ...base, ...describeSectionOrder(base), parts: changedParts(sections, base) }];
}

function compareField(section: SectionShape, field: Field, was: unknown, is: unknown): ChangeBase[] {
  const path = `${section.key}.${field.name}`;
  if (isRecordList(field)) return compareRecords(field, path, rows(was), rows(is));
  return sameValue(field, was, is) ? [] : [{ path, ...change(was, is) }];
}

function compareRecords(field: RecordsField | StoriesField, path: string, was: Row[], is: Row[]): ChangeBase[] {
  const byUid = (list: Row[]) => new Map(list.map((row) => [text(row.uid), row]));
  const [before, after] = [byUid(was), byUid(is)];
  const kept = [...after.values()].flatMap((row): ChangeBase[] => {
    const earlier = before.get(text(row.uid));
    if (earlier && sameRecord(field, earlier, row)) return [];
    return [{ path: `${path}.${text(row.uid)}`, ...change(earlier, row) }];
  });
  const gone = [...before.values()]
    .filter((row) => !after.has(text(row.uid)))
    .map((row) => ({ path: `${path}.${text(row.uid)}`, ...change(row, null) }));
  return [...kept, ...gone, ...compareOrder(field, path, before, after)];
}

/** Records that both versions have, where they stand in another order. Values: their ids and titles, in each order. */
function compareOrder(
  field: RecordsField | StoriesField,
  path: string,
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): ChangeBase[] {
  const was = [...before.keys()].filter((uid) => after.has(uid));
  const is = [...after.keys()].filter((uid) => before.has(uid));
  if (was.every((uid, index) => uid === is[index])) return [];
  const named = (uid: string) => recordTitle(field, after.get(uid));
  return [{ path, ...change(was.map(named), is.map(named)) }];
}

function change(was: unknown, is: unknown): Pick<VersionChange, 'type' | 'before' | 'after'> {
  const type = isBlank(was) ? 'addition' : isBlank(is) ? 'deletion' : 'modification';
  return { type, before: was ?? null, after: is ?? null };
}

/** Values as they are stored, whatever the order of their keys. */
function sameValue(field: Field, was: unknown, is: unknown): boolean {
  if (isBlank(was) || isBlank(is)) return isBlank(was) && isBlank(is);
  if (field.kind !== 'table') return samePart(was, is);
  const [before, after] = [rows(was), rows(is)];
  return before.length === after.length && before.every((row, index) => sameParts(field.columns, row, after[index]));
}

function sameRecord(field: RecordsField | StoriesField, was: Row, is: Row): boolean {
  if (was.id !== is.id || !sameParts(partsOfRecord(field), was, is)) return false;
  if (field.kind === 'records') return true;
  const [before, after] = [rows(was.criteria), rows(is.criteria)];
  return (
    before.length === after.length &&
    before.every((row, index) => row.uid === after[index]?.uid && sameParts(CRITERION_FIELDS, row, after[index]))
  );
}

function sameParts(parts: readonly PartField[], was: Row, is: Row | undefined): boolean {
  return is !== undefined && parts.every(({ name }) => samePart(was[name], is[name]));
}
