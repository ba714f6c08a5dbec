import type { Field } from '@specforge/document';
import { sentence, stripStop } from '../language.js';
import type { Draft } from '../write/draft.js';
import { aimOf, type Aim } from './aim.js';
import { isRowField, partsOf, rowsIn, titlePart, type RowField, type RowValue, type Values } from './fields.js';
import { isList, isNote, paragraphsOf } from './sentences.js';
import { shortenText } from './shorten.js';
import { sayAbout } from './topics.js';

/** A text with a sentence behind its last own one; null when it stands there already or does not fit. */
export function appended(text: string, addition: string, max: number): string | null {
  const said = sentence(addition);
  if (text.includes(stripStop(said))) return null;
  const paragraphs = paragraphsOf(text);
  const notes = paragraphs.filter(isNote);
  const body = paragraphs.filter((part) => !isNote(part));
  const last = body.pop() ?? '';
  const longer = isList(last) ? `${last}\n- ${stripStop(said)}` : [sentence(last), said].filter(Boolean).join(' ');
  const whole = [...body, longer, ...notes].join('\n\n');
  return whole.length <= max ? whole : null;
}

export const maxOf = (field: Field): number =>
  field.kind === 'prose' ? (field.maxLength ?? 6000) : field.kind === 'text' ? (field.maxLength ?? 200) : 300;

/** Adds a sentence to a prose or text. A full field says the rest in fewer words to make room; null when that does not help. */
export function appendTo(data: Values, field: Field, addition: string): Values | null {
  const text = data[field.name];
  if ((field.kind !== 'prose' && field.kind !== 'text') || typeof text !== 'string') return null;
  const max = maxOf(field);
  const longer = appended(text, addition, max);
  if (longer) return { ...data, [field.name]: longer };
  if (text.includes(stripStop(addition)) || addition.length > max / 2) return null;
  const room = shortenText(text, { share: (max - addition.length - 2) / text.length / 1.1 });
  const fitted = room === text ? null : appended(room, addition, max);
  return fitted ? { ...data, [field.name]: fitted } : null;
}

/** Puts a sentence before a prose. */
export function prependTo(data: Values, field: Field, opening: string): Values | null {
  const text = data[field.name];
  if (field.kind !== 'prose' || typeof text !== 'string' || text.includes(stripStop(opening))) return null;
  const max = maxOf(field);
  const room =
    text.length + opening.length + 1 <= max
      ? text
      : shortenText(text, { share: (max - opening.length - 2) / text.length / 1.1 });
  const whole = isList(room) ? `${opening}\n\n${room}` : `${opening} ${room}`;
  return whole.length <= max ? { ...data, [field.name]: whole } : null;
}

/** The part of a row with the most room for one more sentence. */
export function roomiest(field: RowField, row: RowValue, length: number): { name: string; max: number } | null {
  const title = titlePart(field).name;
  const parts = partsOf(field).flatMap((part) =>
    (part.kind === 'text' || part.kind === 'prose') &&
    part.name !== title &&
    !/owner|actor|role|who|channel|format|path|method/i.test(part.name)
      ? [{ name: part.name, max: part.maxLength ?? (part.kind === 'prose' ? 6000 : 200) }]
      : [],
  );
  return (
    parts
      .filter(({ name, max }) => typeof row[name] === 'string' && String(row[name]).length + length + 2 <= max)
      .sort((a, b) => b.max - String(row[b.name]).length - (a.max - String(row[a.name]).length))[0] ?? null
  );
}

/** Says something in the rows that are named by id. */
export function appendToRow(data: Values, fields: Field[], where: string, subject: string, draft: Draft): Values {
  const { fields: some, rows } = aimOf(where, data, fields);
  const [field] = some;
  if (!field || !rows || !isRowField(field)) return data;
  return {
    ...data,
    [field.name]: rowsIn(data, field).map((row, at) => {
      if (!rows.includes(at)) return row;
      for (const text of [
        sayAbout(subject, '', draft),
        `Takes ${stripStop(subject)} into account.`,
        `Covers ${stripStop(subject)}.`,
      ]) {
        const part = roomiest(field, row, text.length);
        const longer = part && appended(String(row[part.name]), text, part.max);
        if (part && longer) return { ...row, [part.name]: longer };
      }
      return row;
    }),
  };
}

/** Adds a sentence to the first text that is aimed at and takes it. */
export function firstAppended(data: Values, aim: Aim, text: string): Values {
  for (const field of aim.fields) {
    const longer = appendTo(data, field, text);
    if (longer) return longer;
  }
  return data;
}
