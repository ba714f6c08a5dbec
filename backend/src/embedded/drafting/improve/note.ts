import type { Field } from '@specforge/document';
import { stripStop } from '../language.js';
import { plainText } from '../read/clean.js';
import type { Draft } from '../write/draft.js';
import { fitProse, fitText } from '../write/fit.js';
import { addItems } from './items.js';
import { isRowField, itemsIn, partsOf, rowsIn, type Values } from './fields.js';

/** Works a wish that no rule understands into the section, marked as a wish: prose first, then a list, then a row. */
export function workIn(data: Values, fields: Field[], draft: Draft, wish: string): Values {
  const subject =
    stripStop(plainText(wish).replaceAll('\uE000', '').replace(/\s+/g, ' ')).slice(0, 400) ||
    'a change that was asked for';
  const by = draft.slots['prototypeDate'] ?? 'the next review';
  for (const field of fields) {
    if (field.kind !== 'prose' || typeof data[field.name] !== 'string') continue;
    const max = field.maxLength ?? 6000;
    const note = `Asked for in review: “${fitText(subject, Math.min(240, Math.round(max / 3)))}”. The product owner settles it by ${by}.`;
    const base = fitProse(String(data[field.name]), max - note.length - 2);
    if (base.length >= (field.minLength ?? 0)) return { ...data, [field.name]: `${base}\n\n${note}` };
  }
  for (const field of fields) {
    if (field.kind !== 'bullets' || itemsIn(data, field).length >= (field.max ?? 20)) continue;
    return {
      ...data,
      [field.name]: [...itemsIn(data, field), fitText(`Asked for in review, to be settled by ${by}: ${subject}`, 300)],
    };
  }
  for (const field of fields.filter(isRowField)) {
    const max = field.max ?? 40;
    if (rowsIn(data, field).length < max)
      return addItems(data, [field], draft, { count: 1, what: field.label, about: subject }, fields);
  }
  return intoText(data, fields, `asked for: ${subject}`);
}

/** Everything is full: the wish stands in brackets behind a text that has room, shortened to fit. */
function intoText(data: Values, fields: Field[], wish: string): Values {
  for (const field of fields) {
    if (field.kind === 'text' && typeof data[field.name] === 'string') {
      const max = field.maxLength ?? 200;
      const note = ` (${fitText(wish, Math.max(24, Math.min(90, max / 2)))})`;
      return { ...data, [field.name]: `${fitText(String(data[field.name]), max - note.length)}${note}` };
    }
    if (!isRowField(field)) continue;
    const [first, ...rest] = rowsIn(data, field);
    const part = partsOf(field).find(({ kind }) => kind === 'text');
    if (!first || part?.kind !== 'text') continue;
    const max = part.maxLength ?? 200;
    const note = ` (${fitText(wish, Math.max(20, Math.min(90, max / 2)))})`;
    return {
      ...data,
      [field.name]: [
        { ...first, [part.name]: `${fitText(String(first[part.name] ?? ''), max - note.length)}${note}` },
        ...rest,
      ],
    };
  }
  return data;
}
