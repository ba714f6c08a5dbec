import type { Field } from '@specforge/document';
import { plainText } from '../read/clean.js';
import { clip, stripStop } from '../language.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import { isRowField, itemsIn, partsOf, rowsIn, titlePart, type Values } from './fields.js';
import { noteStart, paragraphsOf } from './sentences.js';
import { shortenText } from './shorten.js';
import type { Beyond } from './step.js';

/** Something that was asked for and not done, in the user's words, with the reason. */
export interface Refusal {
  wish: string;
  why: string;
  /** Somebody still has to decide about it. */
  open?: boolean;
  /** Some of it was done. */
  part?: boolean;
}

export const reasons: Record<Beyond, string> = {
  language: 'the offline engine writes English only',
  table: 'this section has no place for another table',
  picture: 'the offline engine draws only the diagrams that a section has a place for',
  source: 'the offline engine has no sources from outside',
  question: 'this is a question rather than a change, and its answer needs a person',
  unclear: 'the offline engine could not tell which change was meant',
};

/** Says in the section what was asked for and not done: in prose first, then in a list, then behind a text. */
export function noteIn(data: Values, fields: Field[], draft: Draft, { wish, why, open, part }: Refusal): Values {
  const subject = clip(
    stripStop(plainText(wish).replaceAll('\uE000', '').replace(/\s+/g, ' ')).replace(/[“”]/g, '"') ||
      'an empty instruction',
    160,
  );
  const by = draft.slots['prototypeDate'] ?? 'the next review';
  const note = `${noteStart} “${subject}” was ${part ? 'done only in part' : 'not done'}, because ${why}.`;
  for (const field of fields) {
    const text =
      roomy(data, field, open ? `${note} The product owner decides by ${by}.` : note) ?? roomy(data, field, note);
    if (text) return { ...data, [field.name]: text };
  }
  for (const field of fields) {
    if (field.kind === 'bullets' && itemsIn(data, field).length < (field.max ?? 20))
      return { ...data, [field.name]: [...itemsIn(data, field), fitText(note, 300)] };
  }
  const behind = behindText(data, fields, note, subject);
  return behind === data ? pressed(data, fields, note) : behind;
}

/** A prose with the note behind it, when there is room. */
function roomy(data: Values, field: Field, note: string): string | null {
  const text = data[field.name];
  if (field.kind !== 'prose' || typeof text !== 'string') return null;
  const whole = [...paragraphsOf(text).filter((part) => part !== note), note].join('\n\n');
  return whole.length <= (field.maxLength ?? 6000) ? whole : null;
}

/** Everything is full: a prose says its own in fewer words. */
function pressed(data: Values, fields: Field[], note: string): Values {
  for (const field of fields) {
    const text = data[field.name];
    if (field.kind !== 'prose' || typeof text !== 'string') continue;
    const max = field.maxLength ?? 6000;
    const base = shortenText(text, { share: (max - note.length - 2) / text.length / 1.1 }, field.minLength ?? 0);
    if (base.length + note.length + 2 <= max) return { ...data, [field.name]: `${base}\n\n${note}` };
  }
  return data;
}

/** Where nothing but rows and short texts stand: behind the text with the most room, shortened to fit. */
function behindText(data: Values, fields: Field[], note: string, subject: string): Values {
  for (const field of fields) {
    if (field.kind === 'text' && typeof data[field.name] === 'string') {
      const text = withNote(String(data[field.name]), note, subject, field.maxLength ?? 200);
      if (text) return { ...data, [field.name]: text };
    }
  }
  for (const field of fields.filter(isRowField)) {
    const [first, ...rest] = rowsIn(data, field);
    const texts = partsOf(field).flatMap((part) =>
      part.kind === 'text' || part.kind === 'prose' ? [{ name: part.name, max: part.maxLength ?? 200 }] : [],
    );
    const parts = [...texts.filter(({ name }) => name !== titlePart(field).name), ...texts].sort(
      (a, b) => b.max - a.max,
    );
    for (const part of first ? parts : []) {
      const text = withNote(String(first?.[part.name] ?? ''), note, subject, part.max);
      if (text) return { ...data, [field.name]: [{ ...first, [part.name]: text }, ...rest] };
    }
  }
  return data;
}

function withNote(text: string, note: string, subject: string, max: number): string | null {
  for (const said of [note, `${noteStart} “${subject}” not done.`, `${noteStart} “${clip(subject, 40)}” not done.`]) {
    const room = max - said.length - 3;
    if (text.length <= room) return `${text} [${said}]`;
    if (room > text.length * 0.5 && room > 20) return `${fitText(text, room)} [${said}]`;
  }
  return null;
}
