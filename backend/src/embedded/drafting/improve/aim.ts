import type { Field } from '@specforge/document';
import { fitText } from '../write/fit.js';
import {
  fieldNamed,
  idsOf,
  isRowField,
  mapTexts,
  namesIds,
  namesPlace,
  placesNamed,
  rowsIn,
  rowText,
  type Values,
} from './fields.js';

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
  if (namesIds(about)) return referring(about, data, fields) ?? { fields: [], rows: null, named: true, about };
  if (!named && absentKind(about, fields)) return { fields: [], rows: null, named: true, about };
  return { fields: named ? [named] : fields, rows: null, named: named !== null, about };
}

/** The rows that refer to a record of another section: the stories of `FR-002`. */
function referring(about: string, data: Values, fields: Field[]): Aim | null {
  const ids = about.match(/\b[A-Z]{1,4}-\d{3,}\b/g) ?? [];
  for (const field of fields.filter(isRowField)) {
    const rows = rowsIn(data, field).flatMap((row, at) =>
      ids.some((id) => Object.values(row).flat().includes(id)) ? [at] : [],
    );
    if (rows.length > 0) return { fields: [field], rows, named: true, about };
  }
  return null;
}

/** Kinds of things that have lists of their own; those of one line mean the same to most people. */
const kinds = [
  ['goal', 'objective'],
  ['risk'],
  ['persona'],
  ['milestone'],
  ['assumption'],
  ['feature', 'requirement', 'story', 'function', 'use case'],
];

/** The kind of thing that a clause speaks of when this section lists things, but none of that kind. */
export function absentKind(about: string, fields: Field[]): string | null {
  if (!fields.some(isRowField)) return null;
  for (const names of kinds) {
    const said = names.find((name) => new RegExp(`\\b${name.replace(/y$/, '(?:y|ie)')}s?\\b`, 'i').test(about));
    const own = fields.some((field) =>
      names.some((name) => `${field.meaning} ${field.name} ${field.label}`.toLowerCase().includes(name)),
    );
    if (said && !own) return said;
  }
  return null;
}

type TextChange = Parameters<typeof mapTexts>[2];

/** Changes the texts that are aimed at and leaves the rest of the section alone. */
export function inAim(data: Values, { fields, rows }: Aim, change: TextChange): Values {
  const changed = mapTexts(data, fields, (text, kind, max) => fitKind(change(text, kind, max), text, kind, max));
  const [field] = fields;
  if (rows && field) changed[field.name] = onlyRows(rows, data[field.name], changed[field.name]);
  return { ...data, ...changed };
}

/** A change that does not fit its field is not made: half a change would be nonsense. Names alone are cut to fit. */
const fitKind = (text: string, before: string, kind: string, max: number): string => {
  if (kind === 'diagram' || text === before) return before;
  if (text.length <= max) return text;
  return kind === 'prose' ? before : fitText(text, max);
};

const onlyRows = (rows: number[], before: unknown, after: unknown): unknown =>
  Array.isArray(before) && Array.isArray(after)
    ? before.map((row: unknown, at) => (rows.includes(at) ? (after[at] as unknown) : row))
    : after;
