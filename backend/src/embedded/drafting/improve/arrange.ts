import type { Field } from '@specforge/document';
import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import { fitProse, fitText } from '../write/fit.js';
import { absentKind, aimOf } from './aim.js';
import {
  fieldNamed,
  idsOf,
  isRowField,
  itemsIn,
  mainList,
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
import { renumber } from './items.js';
import { isNote, paragraphsOf, sentencesOf } from './sentences.js';

const ranks: Record<string, number> = {
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
function meant(
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

/** One row becomes two: along its `and`, else into the usual case and the exception. */
export function split(data: Values, fields: Field[], about: string): Values {
  const found = meant(about, data, fields);
  const [at] = found?.places ?? [];
  if (!found || at === undefined) return splitProse(data, fields, about);
  const { field } = found;
  const max = ('max' in field ? (field.max as number | undefined) : undefined) ?? (field.kind === 'bullets' ? 20 : 40);
  if (found.items.length >= max) return data;
  if (!isRowField(field)) {
    const [one, two] = halves(String(found.items[at]));
    return two
      ? { ...data, [field.name]: found.items.flatMap((item, other) => (other === at ? [one, two] : [item])) }
      : data;
  }
  const rows = rowsIn(data, field);
  const row = rows[at];
  if (!row) return data;
  const [first, second] = splitRow(row, field);
  const fresh =
    field.kind === 'table'
      ? [second]
      : renumber([second], rows, field.prefix, field.kind === 'stories' ? field.criteriaPrefix : null);
  return { ...data, [field.name]: rows.flatMap((entry, other) => (other === at ? [first, ...fresh] : [entry])) };
}

function splitRow(row: RowValue, field: RowField): [RowValue, RowValue] {
  const { name, max } = titlePart(field);
  const title = String(row[name] ?? '');
  const [head, tail] = halves(title);
  const criteria = Array.isArray(row['criteria']) ? (row['criteria'] as RowValue[]) : [];
  const least = field.kind === 'stories' ? (field.minCriteria ?? 2) : 0;
  const halfway = Math.ceil(criteria.length / 2);
  const parted = criteria.length >= 2 * least && criteria.length > 1;
  const titled = (suffix: string): string => fitText(`${stripStop(title)}: ${suffix}`, max);
  const [usual, special] = tail ? [head, tail] : [titled('the usual case'), titled('exceptions and failures')];
  const texts = (part: 0 | 1): RowValue =>
    Object.fromEntries(
      partsOf(field)
        .filter((part) => (part.kind === 'text' || part.kind === 'prose') && part.name !== name)
        .flatMap((part_) => {
          const both = halves(String(row[part_.name] ?? ''));
          return both[1] && !/^(?:owner|actor|role)/i.test(part_.name) ? [[part_.name, both[part]]] : [];
        }),
    );
  return [
    { ...row, ...texts(0), [name]: usual, ...(parted ? { criteria: criteria.slice(0, halfway) } : {}) },
    { ...row, ...texts(1), [name]: special, ...(parted ? { criteria: criteria.slice(halfway) } : {}) },
  ];
}

/** Two thoughts that stand in one text; the second is empty when there is one only. */
function halves(text: string): [string, string] {
  const [sentence, ...others] = sentencesOf(text);
  if (sentence && others.length > 0) return [sentence, others.join(' ')];
  const clause = text.match(/^(.{12,}?)[;,]?\s+(?:and|as well as)\s+(.{8,})$/) ?? text.match(/^(.{12,}?);\s+(.{8,})$/);
  const second = clause?.[2] ?? '';
  // 'crews and boats' is one thing with two nouns unless a verb opens the text.
  if (!clause?.[1] || !second) return [text, ''];
  const stop = /[.!?]$/.test(text) ? '.' : '';
  const verb = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const opens = text.split(' ').length <= 7 ? `${verb} ${second}` : second;
  return [`${stripStop(clause[1])}${stop}`, upperFirst(opens)];
}

function splitProse(data: Values, fields: Field[], about: string): Values {
  const aim = aimOf(about, data, fields);
  for (const field of aim.fields) {
    if (field.kind !== 'prose' || typeof data[field.name] !== 'string') continue;
    const paragraphs = paragraphsOf(String(data[field.name])).flatMap((part) => {
      const sentences = sentencesOf(part);
      const half = Math.ceil(sentences.length / 2);
      return isNote(part) || sentences.length < 2
        ? [part]
        : [sentences.slice(0, half).join(' '), sentences.slice(half).join(' ')];
    });
    const text = paragraphs.join('\n\n');
    if (text !== data[field.name] && text.length <= (field.maxLength ?? 6000)) return { ...data, [field.name]: text };
  }
  return data;
}

/** Several rows become the first of them: texts and references of the others are added to it. */
export function merge(data: Values, fields: Field[], about: string): Values {
  const found = meant(about, data, fields) ?? pairOf(about, data, fields);
  const places =
    found && found.places.length > 1
      ? [...found.places].sort((a, b) => a - b)
      : (pairOf(about, data, fields)?.places ?? []);
  const field = found?.field;
  const [into] = places;
  if (!found || !field || into === undefined || places.length < 2) return data;
  const least = ('min' in field ? (field.min as number | undefined) : undefined) ?? 0;
  if (found.items.length - places.length + 1 < least) return data;
  const joined = isRowField(field)
    ? places
        .slice(1)
        .reduce((row, at) => mergeRows(row, rowsIn(data, field)[at] ?? {}, field), rowsIn(data, field)[into] ?? {})
    : fitText(places.map((at) => stripStop(String(found.items[at]))).join('; '), 300);
  return {
    ...data,
    [field.name]: found.items.flatMap((item, at) => (at === into ? [joined] : places.includes(at) ? [] : [item])),
  };
}

function pairOf(about: string, data: Values, fields: Field[]): ReturnType<typeof meant> {
  if (/\b(?:first|last) (two|three)\b/i.test(about)) {
    const field = fieldNamed(about, fields) ?? fields.find(isRowField);
    const items = field ? (data[field.name] as unknown[]) : [];
    const count = /three/i.test(about) ? 3 : 2;
    const places = items.map((_, at) => at);
    return field ? { field, items, places: /last/i.test(about) ? places.slice(-count) : places.slice(0, count) } : null;
  }
  const found = about
    .split(/\s*(?:,|\band\b|\bwith\b|\binto\b)\s*/i)
    .filter(Boolean)
    .map((part) => meant(part, data, fields));
  const [first] = found;
  const places = [
    ...new Set(found.flatMap((entry) => (entry && entry.field === first?.field ? entry.places.slice(0, 1) : []))),
  ];
  return first && places.length > 1 ? { ...first, places } : null;
}

const joinTexts = (one: string, other: string): string =>
  /[.!?]$/.test(one)
    ? `${one} ${sentence(upperFirst(other))}`
    : [stripStop(one), lowerFirst(stripStop(other))].filter(Boolean).join('; ');

function mergeRows(one: RowValue, other: RowValue, field: RowField): RowValue {
  const { name, max } = titlePart(field);
  const row: RowValue = {
    ...one,
    [name]: fitText(`${stripStop(String(one[name]))} and ${lowerFirst(stripStop(String(other[name])))}`, max),
  };
  for (const part of partsOf(field)) {
    const [a, b] = [one[part.name], other[part.name]];
    if (part.name === name) continue;
    if (part.kind === 'text' && a !== b && b)
      row[part.name] = fitText(joinTexts(String(a ?? ''), String(b)), part.maxLength ?? 200);
    else if (part.kind === 'prose' && b) row[part.name] = fitProse(`${String(a)} ${String(b)}`, part.maxLength ?? 6000);
    else if (Array.isArray(a) && Array.isArray(b))
      row[part.name] = [...new Set([...(a as unknown[]), ...(b as unknown[])])].slice(
        0,
        'max' in part ? (part.max ?? 20) : 20,
      );
    else if (part.kind === 'choice') row[part.name] = (ranks[String(a)] ?? 9) <= (ranks[String(b)] ?? 9) ? a : b;
    else if (a === null || a === undefined) row[part.name] = b;
  }
  if (field.kind === 'stories')
    row['criteria'] = [
      ...((one['criteria'] as RowValue[] | undefined) ?? []),
      ...((other['criteria'] as RowValue[] | undefined) ?? []),
    ].slice(0, field.maxCriteria ?? 6);
  return row;
}
