import type { Field } from '@specforge/document';
import { fitProse } from '../write/fit.js';
import { absentKind, aimOf } from './aim.js';
import {
  type RowField,
  type RowValue,
  type Values,
  fieldNamed,
  idsOf,
  isRowField,
  itemsIn,
  mainList,
  partsOf,
  placesNamed,
  rowText,
  rowsIn,
  titlePart,
  wordsOf,
} from './fields.js';
import { isNote, paragraphsOf, sentencesOf } from './sentences.js';

export const ranks: Record<string, number> = {
  must: 0,
  critical: 0,
  high: 0,
  primary: 0,
  should: 1,
  medium: 1,
  secondary: 1,
  could: 2,
  low: 2,
  influencer: 2,
  later: 3,
  wont: 3,
};

/** How weighty a row is by its choices: small is weighty. */
function rankOf(row: RowValue, field: RowField, about: string): number {
  const choices = partsOf(field).filter(({ kind }) => kind === 'choice');
  const named = choices.filter(({ name, label }) => new RegExp(`\\b(?:${name}|${label})\\b`, 'i').test(about));
  return (named.length ? named : choices).reduce((sum, part) => sum + (ranks[String(row[part.name])] ?? 1.5), 0);
}

/** Orders rows by weight or by date, whichever they have; ids stay with their things. */
export function sortRows(data: Values, fields: Field[], about: string): Values {
  const named = fieldNamed(about, fields);
  const changed = { ...data };
  const alphabet = /alphabet|by (?:name|title)|a to z|a-z/i.test(about);
  const down = /\b(?:desc\w*|reverse|latest first|lowest first|newest first)\b/i.test(about) ? -1 : 1;
  if (!named && absentKind(about, fields)) return data;
  // Tables often follow time or weight by themselves; they are ordered only when they are meant.
  const lists = fields.filter((field) => field.kind === 'records' || field.kind === 'stories');
  for (const field of named && (isRowField(named) || named.kind === 'bullets')
    ? [named]
    : lists.length
      ? lists
      : fields) {
    if (field.kind === 'bullets' && alphabet)
      changed[field.name] = [...itemsIn(data, field)].sort((a, b) => a.localeCompare(b));
    if (!isRowField(field)) continue;
    const date = partsOf(field).find(({ kind }) => kind === 'date');
    const byDate =
      date &&
      (/date|time|due|deadline|chronolog|when/i.test(about) || !partsOf(field).some(({ kind }) => kind === 'choice'));
    const compare = (a: RowValue, b: RowValue): number => {
      if (alphabet) return String(a[titlePart(field).name]).localeCompare(String(b[titlePart(field).name]));
      if (byDate) return String(a[date.name] ?? '9999').localeCompare(String(b[date.name] ?? '9999'));
      return rankOf(a, field, about) - rankOf(b, field, about);
    };
    changed[field.name] = rowsIn(data, field)
      .map((row, at) => ({ row, at }))
      .sort((a, b) => down * compare(a.row, b.row) || a.at - b.at)
      .map(({ row }) => row);
  }
  return changed;
}

/** The list that is meant with the positions in it that are meant. */
export function meant(
  about: string,
  data: Values,
  fields: Field[],
): { field: Field; places: number[]; items: unknown[] } | null {
  const aim = aimOf(about, data, fields);
  const [first] = aim.fields;
  if (aim.rows && first) return { field: first, places: aim.rows, items: data[first.name] as unknown[] };
  for (const field of aim.named && first ? [first, ...fields] : fields) {
    const rows = isRowField(field) ? rowsIn(data, field) : [];
    const texts = isRowField(field) ? rows.map(rowText) : field.kind === 'bullets' ? itemsIn(data, field) : [];
    if (texts.length < 2) continue;
    const places = placesNamed(about, texts, idsOf(rows));
    if (places.length > 0) return { field, places, items: data[field.name] as unknown[] };
  }
  return null;
}

export function place(
  data: Values,
  fields: Field[],
  step: { about: string; where: 'first' | 'last'; other: string; side: 'before' | 'after' | null },
): Values {
  const found = meant(step.about, data, fields);
  const [at] = found?.places ?? [];
  if (!found || at === undefined) return lead(data, fields, step.where === 'first' && !step.side ? step.about : '');
  const moved = found.items[at];
  const rest = found.items.filter((_, other) => other !== at);
  let to = step.where === 'first' ? 0 : rest.length;
  if (step.side) {
    const target = meant(step.other, data, [found.field])?.places[0];
    if (target === undefined) return data;
    to = rest.indexOf(found.items[target]) + (step.side === 'after' ? 1 : 0);
  }
  return { ...data, [found.field.name]: [...rest.slice(0, to), moved, ...rest.slice(to)] };
}

export function swap(data: Values, fields: Field[], about: string): Values {
  const [one = '', other = ''] = about.split(/\s+and\s+/i);
  const [a, b] = [meant(one, data, fields), meant(other, data, fields)];
  const [from, to] = [a?.places[0], b?.places[0]];
  if (!a || a.field !== b?.field || from === undefined || to === undefined) return data;
  const items = [...a.items];
  [items[from], items[to]] = [items[to], items[from]];
  return { ...data, [a.field.name]: items };
}

/** The sentence that speaks of something comes first; when it stands in another field, it is said at the start as well. */
export function lead(data: Values, fields: Field[], about: string): Values {
  const field = fields.find((entry) => entry.kind === 'prose' && typeof data[entry.name] === 'string');
  const words = wordsOf(about);
  if (field?.kind !== 'prose' || words.length === 0) return data;
  const paragraphs = paragraphsOf(String(data[field.name]));
  const body = paragraphs.filter((part) => !isNote(part)).map(sentencesOf);
  const speaks = (text: string): boolean => words.some((word) => wordsOf(text).includes(word));
  const other = fieldNamed(about, fields);
  const foreign =
    other && other !== field && typeof data[other.name] === 'string'
      ? sentencesOf(String(data[other.name]))[0]
      : undefined;
  const own = body.flat().find((text, at) => at > 0 && speaks(text));
  const first = own ?? (foreign && !body.flat().includes(foreign) ? foreign : undefined);
  if (!first) return data;
  const rest = body.map((part) => part.filter((text) => text !== first).join(' ')).filter(Boolean);
  const text = [
    [/[.!?]["”)]*$/.test(first) ? first : `${first}.`, rest[0]].filter(Boolean).join(' '),
    ...rest.slice(1),
    ...paragraphs.filter(isNote),
  ].join('\n\n');
  return { ...data, [field.name]: fitProse(text, field.maxLength ?? 6000) };
}

/** Only so many of a list: the weightiest, in the order they had. */
export function keepOnly(data: Values, fields: Field[], about: string, count: number): Values {
  const lists = fields.filter((field) => isRowField(field) || field.kind === 'bullets');
  const named = fieldNamed(about, lists);
  const main = mainList(fields);
  if (!named && absentKind(about, fields)) return data;
  const field =
    named ??
    (main && rowsIn(data, main).length > count ? main : undefined) ??
    lists.filter((entry) => ((data[entry.name] as unknown[] | null) ?? []).length > count).at(0);
  if (!field || !('min' in field || isRowField(field) || field.kind === 'bullets')) return data;
  const items = (data[field.name] as unknown[] | null) ?? [];
  const many = Math.max(count, ('min' in field ? (field.min as number | undefined) : undefined) ?? 0);
  if (items.length <= many) return data;
  if (!isRowField(field) || /\b(?:first|top)\b/i.test(about)) return { ...data, [field.name]: items.slice(0, many) };
  const best = rowsIn(data, field)
    .map((row, at) => ({ row, at }))
    .sort((a, b) => rankOf(a.row, field, about) - rankOf(b.row, field, about) || a.at - b.at)
    .slice(0, many)
    .map(({ at }) => at);
  return { ...data, [field.name]: items.filter((_, at) => best.includes(at)) };
}
