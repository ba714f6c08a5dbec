import type { Field } from '@specforge/document';
import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import { fitProse, fitText } from '../write/fit.js';
import { aimOf } from './aim.js';
import { meant, ranks } from './arrange.js';
import {
  type RowField,
  type RowValue,
  type Values,
  fieldNamed,
  isRowField,
  partsOf,
  rowsIn,
  titlePart,
} from './fields.js';
import { renumber } from './items.js';
import { isNote, paragraphsOf, sentencesOf } from './sentences.js';

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
