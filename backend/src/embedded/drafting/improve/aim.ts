import type { Field } from '@specforge/document';
import { fitText } from '../write/fit.js';
import { fieldNamed, idsOf, isRowField, mapTexts, namesIds, namesPlace, placesNamed, rowsIn, rowText, type Values } from './fields.js';

/** What a clause speaks of: one field, some of its rows, or the whole section. */
export interface Aim {
  fields: Field[];
  /** Which rows of the only field, when the instruction names some. */
  rows: number[] | null;
  /** The instruction names the field or the rows. */
  named: boolean;
  /** The words it was read from. */
  about: string;
}

export function aimOf(about: string, data: Values, fields: Field[]): Aim {
  const named = fieldNamed(about, fields);
  for (const field of named && isRowField(named) ? [named, ...fields] : fields) {
    if (!isRowField(field)) continue;
    const rows = rowsIn(data, field);
    if (!namesIds(about) && !(field === named && namesPlace(about))) continue;
    const places = placesNamed(about, rows.map(rowText), idsOf(rows));
    if (places.length > 0) return { fields: [field], rows: places, named: true, about };
  }
  return { fields: named ? [named] : fields, rows: null, named: named !== null, about };
}

export type TextChange = Parameters<typeof mapTexts>[2];

/** Changes the texts that are aimed at and leaves the rest of the section alone. */
export function inAim(data: Values, { fields, rows }: Aim, change: TextChange): Values {
  const changed = mapTexts(data, fields, (text, kind, max) => fitKind(change(text, kind, max), text, kind, max));
  const [field] = fields;
  if (rows && field) changed[field.name] = onlyRows(rows, data[field.name], changed[field.name]);
  return { ...data, ...changed };
}

/** A change that does not fit its field is not made: half a change would be nonsense. Names alone are cut to fit. */
export const fitKind = (text: string, before: string, kind: string, max: number): string => {
  if (kind === 'diagram' || text === before) return before;
  if (text.length <= max) return text;
  return kind === 'prose' ? before : fitText(text, max);
};

export const onlyRows = (rows: number[], before: unknown, after: unknown): unknown =>
  Array.isArray(before) && Array.isArray(after)
    ? before.map((row: unknown, at) => (rows.includes(at) ? (after[at] as unknown) : row))
    : after;
