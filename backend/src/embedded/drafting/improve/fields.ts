import type { Field, RecordsField, StoriesField, TableField } from '@specforge/document';
import { singular } from '../language.js';

export type RowField = RecordsField | TableField | StoriesField;
export type Values = Record<string, unknown>;
export type RowValue = Record<string, unknown>;

export const isRowField = (field: Field): field is RowField =>
  field.kind === 'records' || field.kind === 'table' || field.kind === 'stories';
export const partsOf = (field: RowField) => (field.kind === 'table' ? field.columns : field.fields);
export const rowsIn = (data: Values, field: Field): RowValue[] => {
  const value = data[field.name];
  return Array.isArray(value) ? value.filter((row): row is RowValue => typeof row === 'object' && row !== null) : [];
};
export const itemsIn = (data: Values, field: Field): string[] => {
  const value = data[field.name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
};

const dull = new Set(
  (
    'the a an and or of to in on at for with by this that these those all any every each section text field part ' +
    'please it them its their our we more less make be is are one two three last first second third fourth fifth item ' +
    'row bullet entry paragraph sentence add give mention write rewrite say word words short shorter only just keep ' +
    'turn into about so as from new another some than not point points list important what could would go wrong ' +
    'should must can will do does did who why how when'
  ).split(' '),
);
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:-\d+)?/gu) ?? [])
    .filter((word) => !dull.has(word))
    .map((word) => singular(word));

/** The field an instruction speaks of, by its label, name, noun or meaning; null when it names none. */
export function fieldNamed(about: string, fields: Field[]): Field | null {
  const wanted = new Set(wordsOf(about));
  if (wanted.size === 0 || fields.length === 0) return null;
  const score = (field: Field): number => {
    const noun = field.kind === 'records' ? field.noun : '';
    const own = wordsOf(
      `${field.label} ${field.name.replace(/([A-Z])/g, ' $1')} ${noun} ${field.meaning.replace(/\./g, ' ').replace(/([A-Z])/g, ' $1')}`,
    );
    const found = [...new Set(own)].filter((word) => wanted.has(word)).length;
    // 'All requirements' are the list of that name, not the text about how they are written.
    const named = wordsOf(`${field.name} ${noun}`).some((word) => wanted.has(word));
    return found === 0 ? 0 : found + (named ? 0.5 : 0) + (isRowField(field) ? 0.25 : 0);
  };
  const best = fields
    .map((field) => ({ field, score: score(field) }))
    .reduce((top, entry) => (entry.score > top.score ? entry : top));
  return best.score > 0 ? best.field : null;
}

const ordinals: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, sixth: 5, top: 0 };
const idPattern = /\b([A-Z]{1,4}-\d{3,})\b/g;
export const namesIds = (about: string): boolean => new RegExp(idPattern.source).test(about);
export const namesPlace = (about: string): boolean =>
  new RegExp(`\\b(?:${Object.keys(ordinals).join('|')}|last|final)\\b`, 'i').test(about);
/** The ids of rows, in their order; rows of a table have none. */
export const idsOf = (rows: RowValue[]): string[] => rows.map((row) => String(row['id'] ?? ''));

/** Which of several things an instruction means: by id, by place (`the last one`) or by its words. */
export function placesNamed(about: string, texts: string[], ids: string[]): number[] {
  const named = [...about.matchAll(idPattern)].map(([id]) => ids.indexOf(id));
  if (named.length > 0) return named.filter((at) => at >= 0);
  const lower = about.toLowerCase();
  const ordinal = Object.keys(ordinals).find((word) => new RegExp(`\\b${word}\\b`).test(lower));
  if (ordinal !== undefined && texts[ordinals[ordinal] ?? 0] !== undefined) return [ordinals[ordinal] ?? 0];
  if (/\b(?:last|final)\b/.test(lower) && texts.length > 0) return [texts.length - 1];
  const wanted = wordsOf(about);
  if (wanted.length === 0) return [];
  const scores = texts.map((text) => {
    const own = new Set(wordsOf(text));
    return wanted.filter((word) => own.has(word)).length / wanted.length;
  });
  const best = Math.max(0, ...scores);
  return best >= 0.5 ? scores.flatMap((score, at) => (score === best ? [at] : [])) : [];
}

export const rowText = (row: RowValue): string =>
  Object.entries(row)
    .filter(([name]) => name !== 'uid')
    .map(([, value]) =>
      Array.isArray(value)
        ? value.filter((item) => typeof item === 'string').join(' ')
        : typeof value === 'string'
          ? value
          : '',
    )
    .join(' ');

/** Applies a change to every text of a value that is the author's to change: not to ids, choices, dates, references. */
export function mapTexts(
  data: Values,
  fields: Field[],
  change: (text: string, kind: 'text' | 'prose' | 'bullet' | 'diagram', max: number) => string,
): Values {
  return Object.fromEntries(fields.map((field) => [field.name, mapField(field, data[field.name], change)]));
}

type Change = Parameters<typeof mapTexts>[2];

function mapField(field: Field, value: unknown, change: Change): unknown {
  if (typeof value === 'string') {
    if (field.kind === 'text') return change(value, 'text', field.maxLength ?? 200);
    if (field.kind === 'prose') return change(value, 'prose', field.maxLength ?? 6000);
    return field.kind === 'diagram' ? change(value, 'diagram', 10_000) : value;
  }
  if (field.kind === 'bullets' && Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'string' ? change(item, 'bullet', 300) : item));
  if (!isRowField(field) || !Array.isArray(value)) return value;
  const parts = partsOf(field);
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row;
    const changed: RowValue = { ...(row as RowValue) };
    for (const part of parts) changed[part.name] = mapField(part as Field, changed[part.name], change);
    if (field.kind !== 'stories') return changed;
    for (const name of ['title', 'asA', 'iWant', 'soThat']) {
      if (typeof changed[name] === 'string')
        changed[name] = change(changed[name], 'text', name === 'title' ? 200 : 300);
    }
    const criteria = Array.isArray(changed['criteria']) ? (changed['criteria'] as RowValue[]) : [];
    changed['criteria'] = criteria.map((criterion) => ({
      ...criterion,
      ...Object.fromEntries(
        ['given', 'when', 'then'].map((name) => [
          name,
          change(String(criterion[name] ?? ''), 'text', name === 'then' ? 400 : 300),
        ]),
      ),
    }));
    return changed;
  });
}

/** References inside a section to records that are gone: emptied where they may be, else turned to the first that is left. */
export function mendReferences(data: Values, fields: Field[]): Values {
  const ids = new Map<string, string[]>();
  for (const field of fields) {
    if (field.kind === 'records' || field.kind === 'stories')
      ids.set(
        field.prefix,
        rowsIn(data, field).map((row) => String(row['id'] ?? '')),
      );
  }
  const mended = { ...data };
  for (const field of fields.filter(isRowField)) {
    const references = partsOf(field).flatMap((part) => (part.kind === 'reference' ? [part] : []));
    if (references.length === 0) continue;
    mended[field.name] = rowsIn(data, field).map((row) => {
      const changed = { ...row };
      for (const { name, to, many, optional } of references) {
        const gone = (id: unknown): boolean => {
          const own = ids.get(String(id).replace(/-\d+$/, ''));
          return own !== undefined && !own.includes(String(id));
        };
        const value = row[name];
        if (many && Array.isArray(value)) changed[name] = value.filter((id: unknown) => !gone(id));
        else if (value !== null && gone(value))
          changed[name] = optional ? null : (to.flatMap((prefix) => ids.get(prefix) ?? [])[0] ?? value);
      }
      return changed;
    });
  }
  return mended;
}

/** The list that a section is about: stories or records before tables, the fullest things first. */
export const mainList = (fields: Field[]): RowField | undefined =>
  fields
    .filter(isRowField)
    .sort(
      (a, b) => Number(b.kind !== 'table') - Number(a.kind !== 'table') || partsOf(b).length - partsOf(a).length,
    )[0];

/** The part under which a row is known: its title. */
export function titlePart(field: RowField): { name: string; max: number } {
  if (field.kind === 'stories') return { name: 'title', max: 200 };
  const name =
    field.kind === 'records' ? field.titleField : (field.columns.find(({ kind }) => kind === 'text')?.name ?? '');
  const part = partsOf(field).find((entry) => entry.name === name);
  return { name, max: part?.kind === 'text' ? (part.maxLength ?? 200) : 200 };
}

/** Changes the rows that are meant; all of them when none is named. */
export const eachRow = (
  data: Values,
  field: RowField,
  rows: number[] | null,
  change: (row: RowValue, at: number) => RowValue,
): Values => ({
  ...data,
  [field.name]: rowsIn(data, field).map((row, at) => (rows && !rows.includes(at) ? row : change(row, at))),
});
