import type { Field } from '@specforge/document';
import { sentence, stripStop, upperFirst } from '../language.js';
import { spareFeatures } from '../plan/features.js';
import { writeField } from '../write.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import { aimOf } from './aim.js';
import {
  fieldNamed,
  idsOf,
  isRowField,
  itemsIn,
  mainList,
  namesIds,
  namesPlace,
  partsOf,
  placesNamed,
  rowsIn,
  rowText,
  titlePart,
  wordsOf,
  type RowField,
  type RowValue,
  type Values,
} from './fields.js';
import { rowAbout } from './new-row.js';
import { sayAbout } from './topics.js';
import { appendTo, appendToRow } from './append.js';

interface Wish {
  count: number;
  what: string;
  about: string;
}

/** The list that a removal speaks of, with the places it names; null when it names nothing here. */
export function removalIn(
  data: Values,
  fields: Field[],
  about: string,
): { field: Field; gone: number[]; least: number; count: number } | null {
  const aim = aimOf(about, data, fields);
  const [first] = aim.fields;
  // An id or 'the third goal' names one list; anything else is looked for in all of them.
  const order =
    (namesIds(about) || namesPlace(about)) && aim.named
      ? aim.fields
      : aim.named && first
        ? [first, ...fields.filter((field) => field !== first)]
        : fields;
  for (const field of order) {
    const rows = isRowField(field) ? rowsIn(data, field) : [];
    const items = isRowField(field) ? rows.map(rowText) : field.kind === 'bullets' ? itemsIn(data, field) : [];
    if (items.length === 0) continue;
    if (namesPlace(about) && !aim.named && (isRowField(field) || !/\b(?:bullet|item|point|one)\b/i.test(about)))
      continue;
    const gone = byChoice(field, rows, about) ?? placesNamed(withoutNoun(about, field), items, idsOf(rows));
    const least = ('min' in field ? (field.min as number | undefined) : undefined) ?? 0;
    if (gone.length > 0) return { field, gone, least, count: items.length };
  }
  return null;
}

/** `all could items`: the rows with this value. */
function byChoice(field: Field, rows: RowValue[], about: string): number[] | null {
  if (!isRowField(field)) return null;
  for (const part of partsOf(field)) {
    if (part.kind !== 'choice') continue;
    const option = part.options.find(({ value }) =>
      new RegExp(`\\b${value}\\b(?:[ -](?:haves?|priority|${part.name}))?(?: \\p{L}+s)?$`, 'iu').test(about),
    );
    const places = option ? rows.flatMap((row, at) => (row[part.name] === option.value ? [at] : [])) : [];
    if (places.length > 0) return places;
  }
  return null;
}

/** `risk about storms` looks for storms, not for every row of risks. */
function withoutNoun(about: string, field: Field): string {
  const own = field.kind === 'records' ? field.noun : field.label;
  const bare = about
    .replace(
      new RegExp(
        `\\b(?:the |a |an )?${stripStop(own).toLowerCase().replace(/s$/, '')}s?\\b(?: (?:about|on|of|that|with|for))?`,
        'i',
      ),
      ' ',
    )
    .trim();
  return wordsOf(bare).length > 0 || namesIds(bare) || namesPlace(bare) ? bare : about;
}

/** Takes out the things named: rows or list items. A list keeps the least it must have. */
export function removeItems(data: Values, fields: Field[], about: string): Values {
  const found = removalIn(data, fields, about);
  if (!found || found.count - found.gone.length < found.least || found.gone.length === found.count) return data;
  return {
    ...data,
    [found.field.name]: (data[found.field.name] as unknown[]).filter((_, at) => !found.gone.includes(at)),
  };
}

export const roomOf = (field: Field): number =>
  ('max' in field ? (field.max as number | undefined) : undefined) ?? (field.kind === 'bullets' ? 20 : 40);
const lengthOf = (data: Values, field: Field): number => ((data[field.name] as unknown[] | null) ?? []).length;

/** The list that takes what is to be added; null when none here is of its kind. */
export function listFor(wish: Wish, data: Values, fields: Field[]): Field | null {
  const lists = fields.filter((field) => field.kind === 'bullets' || isRowField(field));
  const noun = wish.about === wish.what ? null : fieldNamed(wish.what, lists);
  if (noun) return noun;
  if (
    wish.about ||
    (wish.what &&
      !/^(?:items?|rows?|points?|entries|bullets?|ideas?|things?|lines?|ones?|of (?:them|these))$/i.test(wish.what))
  )
    return null;
  const main = mainList(fields);
  return main && lengthOf(data, main) < roomOf(main)
    ? main
    : (lists.find((field) => lengthOf(data, field) < roomOf(field)) ?? null);
}

/** Adds things to the list that is meant: about what the user said, else what the plan still holds. */
export function addItems(data: Values, fields: Field[], draft: Draft, wish: Wish): Values {
  if (namesIds(wish.what)) return appendToRow(data, fields, wish.what, wish.about, draft);
  const field = listFor(wish, data, fields);
  if (!field) return wish.about ? addSentence(data, fields, wish, draft) : data;
  const room = Math.min(wish.count, roomOf(field) - lengthOf(data, field));
  if (room <= 0) return data;
  if (field.kind === 'bullets') {
    const items = itemsIn(data, field);
    const fresh = wish.about
      ? [itemAbout(wish.about, items, draft)]
      : unused(writeField({ ...field, min: 0, max: 20 }, { ...draft, everything: true }), items);
    return { ...data, [field.name]: [...items, ...fresh.slice(0, room).map((item) => fitText(item, 300))] };
  }
  if (!isRowField(field)) return data;
  const rows = rowsIn(data, field);
  const planned = [...rowsOfPlan(field, draft), ...rowsOfPlan(field, moreOf(draft))].filter(
    (row, at, all) => ![...rows, ...all.slice(0, at)].some((own) => titleOf(own, field) === titleOf(row, field)),
  );
  const added = wish.about
    ? [rowAbout(field, planned, rows[0] ?? rowsOfPlan(field, draft)[0] ?? {}, wish.about, draft)]
    : planned.slice(0, room);
  const numbered =
    field.kind === 'table'
      ? added
      : renumber(added, rows, field.prefix, field.kind === 'stories' ? field.criteriaPrefix : null);
  return { ...data, [field.name]: [...rows, ...numbered] };
}

/** As the other items of the list: with a full stop where they have one. */
function itemAbout(about: string, items: string[], draft: Draft): string {
  const stop = items.filter((item) => /[.!?]$/.test(item)).length > items.length / 2;
  const said = upperFirst(stripStop(about));
  const text = said.split(' ').length < 4 ? stripStop(sayAbout(about, '', draft)) : said;
  return stop ? sentence(text) : text;
}

/** The same draft with the features that the plan had no room for: what a list can still take. */
const moreOf = (draft: Draft): Draft => ({
  ...draft,
  plan: { ...draft.plan, features: [...draft.plan.features, ...spareFeatures(draft.plan)] },
});

const rowsOfPlan = (field: RowField, draft: Draft): RowValue[] =>
  writeField({ ...field, min: 0, max: 40 } as RowField, { ...draft, everything: true }) as RowValue[];
const unused = (value: unknown, items: string[]): string[] =>
  (Array.isArray(value) ? (value as string[]) : []).filter((item) => !items.includes(item));
const titleOf = (row: RowValue, field: RowField): string => String(row[titlePart(field).name] ?? '').toLowerCase();

/** Next free ids for added rows; ids that are taken or were given before in this list are not used again. */
export function renumber(
  added: RowValue[],
  rows: RowValue[],
  prefix: string,
  criteriaPrefix: string | null,
): RowValue[] {
  const highest = (ids: unknown[]): number =>
    Math.max(0, ...ids.map((id) => Number(/-(\d+)$/.exec(String(id))?.[1] ?? 0)));
  const criteriaOf = (row: RowValue): RowValue[] =>
    Array.isArray(row['criteria']) ? (row['criteria'] as RowValue[]) : [];
  let next = highest(rows.map((row) => row['id']));
  let criterion = highest(rows.flatMap((row) => criteriaOf(row).map(({ id }) => id)));
  const id = (name: string, value: number): string => `${name}-${String(value).padStart(3, '0')}`;
  return added.map(({ uid: _uid, ...row }) => ({
    ...row,
    id: id(prefix, ++next),
    ...(criteriaPrefix
      ? {
          criteria: criteriaOf(row).map(({ uid: _own, ...entry }) => ({
            ...entry,
            id: id(criteriaPrefix, ++criterion),
          })),
        }
      : {}),
  }));
}

/** What no list here takes is said as a sentence: in the prose it belongs to, else as an item or in a row. */
function addSentence(data: Values, fields: Field[], wish: Wish, draft: Draft): Values {
  const place = wish.about.match(/^(.+?)\s+(?:in|to) (?:the )?([\p{L} -]{3,40})$/iu);
  const into = place?.[2] ? fieldNamed(place[2], fields) : null;
  const text = sayAbout(
    into ? (place?.[1] ?? wish.about) : wish.about || wish.what,
    wish.about === wish.what ? '' : wish.what,
    draft,
  );
  const proses = fields.filter((field) => field.kind === 'prose');
  for (const field of [...(into ? [into] : []), ...proses, ...fields.filter((field) => field.kind === 'bullets')]) {
    if (field.kind === 'bullets' && lengthOf(data, field) < roomOf(field))
      return { ...data, [field.name]: [...itemsIn(data, field), fitText(text, 300)] };
    const longer = appendTo(data, field, text);
    if (longer) return longer;
  }
  const rows = fields.find((field) => isRowField(field) && lengthOf(data, field) < roomOf(field));
  return rows && isRowField(rows)
    ? addItems(data, [rows], draft, { count: 1, what: rows.label, about: wish.about || wish.what })
    : data;
}
