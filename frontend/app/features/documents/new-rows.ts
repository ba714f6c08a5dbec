import type { TemplateSection } from '@specforge/document';
import type { DraftData } from './drafts';

/*
 * A row gets its ids from the server when it is first saved. Until then it bears a name of its own, so that it is
 * known again in what the server answers, and in every state that Undo and Redo go back to.
 */

const NEW = 'new-';

export interface RowIds {
  uid: string;
  id: string;
}

type Row = Record<string, unknown>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function newRow(row: Row): Row {
  return { uid: `${NEW}${crypto.randomUUID()}`, ...row };
}

/** The ids that new rows have been given: `sent` and `saved` are the same data before and after a save. */
export function idsGiven(sent: unknown, saved: unknown, given = new Map<string, RowIds>()): Map<string, RowIds> {
  if (Array.isArray(sent) && Array.isArray(saved)) {
    sent.forEach((item, index) => idsGiven(item, saved[index], given));
  } else if (isRow(sent) && isRow(saved)) {
    const { uid } = sent;
    if (typeof uid === 'string' && uid.startsWith(NEW) && typeof saved.uid === 'string') {
      given.set(uid, { uid: saved.uid, id: String(saved.id) });
    }
    for (const [key, value] of Object.entries(sent)) idsGiven(value, saved[key], given);
  }
  return given;
}

/** The data with those ids in the rows that they were given to; what holds no such row stays the same object. */
export function withIds<T>(data: T, given: ReadonlyMap<string, RowIds>): T {
  if (given.size === 0) return data;
  return fill(data, given) as T;
}

function fill(value: unknown, given: ReadonlyMap<string, RowIds>): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item) => fill(item, given));
    return list.some((item, index) => item !== value[index]) ? list : value;
  }
  if (!isRow(value)) return value;
  const ids = typeof value.uid === 'string' ? given.get(value.uid) : undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, fill(item, given)] as const);
  const changed = entries.some(([key, item]) => item !== value[key]);
  return ids || changed ? { ...Object.fromEntries(entries), ...ids } : value;
}

/** Names the rows that were typed as JSON without an internal id. */
export function withNamedRows({ fields }: Pick<TemplateSection, 'fields'>, data: DraftData): DraftData {
  const named = (value: unknown, inner: (row: Row) => Row = (row) => row): unknown =>
    Array.isArray(value) ? value.map((row: unknown) => (isRow(row) ? inner(row.uid ? row : newRow(row)) : row)) : value;
  const withCriteria = (story: Row): Row => ({ ...story, criteria: named(story.criteria) });
  const lists = fields.flatMap(({ kind, name }) => {
    if (kind === 'records') return [[name, named(data[name])] as const];
    return kind === 'stories' ? [[name, named(data[name], withCriteria)] as const] : [];
  });
  return { ...data, ...Object.fromEntries(lists.filter(([, value]) => value !== undefined)) };
}
