import type { CellField, Field } from '@specforge/document';
import { addDays, workingDay } from '../plan/calendar.js';
import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Draft } from '../write/draft.js';
import { fitText } from '../write/fit.js';
import { writeField } from '../write.js';
import {
  fieldNamed,
  isRowField,
  itemsIn,
  partsOf,
  placesNamed,
  rowsIn,
  rowText,
  wordsOf,
  type RowField,
  type RowValue,
  type Values,
} from './fields.js';

/** Takes out the things named: rows, list items or the sentences of a prose that speak of them. Minimums hold. */
export function removeItems(data: Values, fields: Field[], about: string): Values {
  const named = fieldNamed(about, fields);
  const lists = [
    ...fields.filter((field) => field.kind !== 'prose'),
    ...fields.filter((field) => field.kind === 'prose'),
  ];
  const order = named ? [named, ...lists.filter((field) => field !== named)] : lists;
  for (const field of order) {
    if (isRowField(field)) {
      const rows = rowsIn(data, field);
      const gone = placesNamed(
        about,
        rows.map(rowText),
        rows.map((row) => String(row['id'] ?? '')),
      );
      if (gone.length > 0 && gone.length < rows.length && rows.length - gone.length >= (field.min ?? 0)) {
        return { ...data, [field.name]: rows.filter((_, at) => !gone.includes(at)) };
      }
    }
    if (field.kind === 'bullets') {
      const items = itemsIn(data, field);
      const gone = placesNamed(about, items, []);
      if (gone.length > 0 && gone.length < items.length && items.length - gone.length >= (field.min ?? 0)) {
        return { ...data, [field.name]: items.filter((_, at) => !gone.includes(at)) };
      }
    }
    if (field.kind === 'prose' && typeof data[field.name] === 'string') {
      const text = String(data[field.name]);
      const wanted = wordsOf(about);
      const kept = text.split(/(?<=[.!?])\s+/).filter((part) => !wanted.every((word) => wordsOf(part).includes(word)));
      const shorter = kept.join(' ');
      if (wanted.length > 0 && shorter.length < text.length && shorter.length >= (field.minLength ?? 1))
        return { ...data, [field.name]: shorter };
    }
  }
  return data;
}

/** Adds things to the list that is meant: about what the user said, else what the plan still holds. */
export function addItems(
  data: Values,
  fields: Field[],
  draft: Draft,
  wish: { count: number; what: string; about: string },
  all: Field[] = fields,
): Values {
  const listed = fields.filter((field) => field.kind === 'bullets' || isRowField(field));
  const named = fieldNamed(wish.what, listed) ?? (wish.about ? null : fieldNamed(wish.about || wish.what, listed));
  const field = named ?? (wish.about ? null : (listed.find((entry) => hasRoom(entry, data)) ?? null));
  if (!field) return addSentence(data, fields, wish);
  const max = 'max' in field && typeof field.max === 'number' ? field.max : field.kind === 'bullets' ? 20 : 40;
  if (field.kind === 'bullets') {
    const items = itemsIn(data, field);
    const fresh = wish.about
      ? [sentenceOf(wish.about)]
      : unused(writeField({ ...field, min: 0, max: 20 }, draft), items);
    const added = fresh.slice(0, Math.min(wish.count, max - items.length));
    return added.length ? { ...data, [field.name]: [...items, ...added.map((item) => fitText(item, 300))] } : data;
  }
  if (!isRowField(field)) return data;
  const rows = rowsIn(data, field);
  const room = Math.min(wish.count, max - rows.length);
  if (room <= 0) return data;
  const known = rowsOfPlan(field, draft).filter(
    (row) => !rows.some((own) => titleOf(own, field) === titleOf(row, field)),
  );
  const added = Array.from({ length: room }, (_, at) => {
    const next = known[at];
    if (!wish.about && next) return next;
    const like = next ?? rows[at % Math.max(1, rows.length)] ?? rowsOfPlan(field, draft)[0] ?? {};
    return about(field, like, wish.about || `${wish.what} ${rows.length + at + 1}`, draft);
  });
  const numbered =
    field.kind === 'table'
      ? added
      : renumber(added, rows, field.prefix, field.kind === 'stories' ? field.criteriaPrefix : null);
  return Object.fromEntries(
    all.map((entry) => [
      entry.name,
      entry === field || entry.name === field.name ? [...rows, ...numbered] : data[entry.name],
    ]),
  );
}

const hasRoom = (field: Field, data: Values): boolean =>
  (Array.isArray(data[field.name]) ? (data[field.name] as unknown[]).length : 0) <
  (('max' in field ? field.max : undefined) ?? 20);

const sentenceOf = (text: string): string => upperFirst(stripStop(text));
const rowsOfPlan = (field: RowField, draft: Draft): RowValue[] =>
  writeField({ ...field, min: 0, max: 40 } as RowField, draft) as RowValue[];

function unused(value: unknown, items: string[]): string[] {
  return (Array.isArray(value) ? (value as string[]) : []).filter((item) => !items.includes(item));
}

function titleOf(row: RowValue, field: RowField): string {
  const name =
    field.kind === 'records' ? field.titleField : field.kind === 'stories' ? 'title' : (field.columns[0]?.name ?? '');
  return String(row[name] ?? '').toLowerCase();
}

/** A row about what the user named: its title says it, its other texts are marked as still to be settled. */
function about(field: RowField, like: RowValue, subject: string, draft: Draft): RowValue {
  const title = sentenceOf(subject);
  const titleName =
    field.kind === 'records'
      ? field.titleField
      : field.kind === 'stories'
        ? 'title'
        : (field.columns.find(({ kind }) => kind === 'text')?.name ?? '');
  const row: RowValue = { ...like };
  for (const part of partsOf(field)) {
    if (part.name === titleName) row[part.name] = fitText(title, 'maxLength' in part ? (part.maxLength ?? 200) : 200);
    else if (part.kind === 'text') row[part.name] = fitText(open(part, subject, draft), part.maxLength ?? 200);
    else if (part.kind === 'bullets')
      row[part.name] = [open(part, subject, draft)].slice(0, Math.max(1, part.max ?? 20));
    else if (part.kind === 'prose') row[part.name] = open(part, subject, draft);
    else if (part.kind === 'reference') row[part.name] = part.many ? [] : part.optional ? null : row[part.name];
    else if (part.kind === 'number' && part.optional) row[part.name] = null;
  }
  if (field.kind !== 'stories') return row;
  const wish = lowerFirst(stripStop(subject)).replace(/^(?:to|being able to|users can|the user can)\s+/, '');
  return {
    ...row,
    title,
    asA: draft.slots['actor'] ?? 'user',
    iWant: `to ${wish.replace(/^(\w+)ing\b/, '$1ing')}`,
    soThat: draft.say('{metric1} improves (assumed; benefit to be confirmed with {nameA})'),
    criteria: [
      {
        given: `everything needed for “${title}” is there`,
        when: draft.say('the {actor} does it'),
        then: 'the result is shown with its time, and the history names who did it',
      },
      {
        given: 'something needed is missing',
        when: draft.say('the {actor} tries it'),
        then: 'the missing part is named and what was entered is kept',
      },
    ],
  };
}

/** What is still open about an added thing, with the one who settles it. */
function open(part: { label: string }, subject: string, draft: Draft): string {
  const short = fitText(lowerFirst(stripStop(subject)), 60).replace(/…$/, '');
  const label = stripStop(part.label);
  if (/owner|who|responsible/i.test(label)) return draft.say('Product owner (until named)');
  return sentence(
    `${label} of “${short}”: to be settled by the product owner before ${draft.slots['prototypeDate'] ?? 'the prototype'} (added on request)`,
  );
}

function renumber(added: RowValue[], rows: RowValue[], prefix: string, criteriaPrefix: string | null): RowValue[] {
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

function addSentence(data: Values, fields: Field[], wish: { what: string; about: string }): Values {
  // 'Add a risk about X' where no list of risks stands: the kind of thing is said with it.
  const subject =
    wish.about && wish.what ? `${upperFirst(wish.what)}: ${lowerFirst(wish.about)}` : wish.about || wish.what;
  const bullets = fields.find((field) => field.kind === 'bullets' && itemsIn(data, field).length < (field.max ?? 20));
  const prose = fields.find((field) => field.kind === 'prose' && typeof data[field.name] === 'string');
  if (prose?.kind === 'prose') {
    const longer = `${String(data[prose.name]).trim()} ${sentence(upperFirst(subject))}`;
    if (longer.length <= (prose.maxLength ?? 6000)) return { ...data, [prose.name]: longer };
  }
  return bullets ? { ...data, [bullets.name]: [...itemsIn(data, bullets), fitText(sentenceOf(subject), 300)] } : data;
}

/** Sets the choice that has the wanted value, in the rows named or, when none is, in all of them. */
export function setChoice(data: Values, fields: Field[], about: string, value: string): Values {
  for (const field of fields.filter(isRowField)) {
    const parts = partsOf(field).filter(
      (part): part is Extract<CellField, { kind: 'choice' }> => part.kind === 'choice',
    );
    const named = parts.find((part) => new RegExp(`\\b${part.name}\\b`, 'i').test(about));
    const part =
      named ??
      parts.find(({ options }) => options.some((option) => option.value.toLowerCase() === value.toLowerCase()));
    const option = part?.options.find((entry) => entry.value.toLowerCase() === value.toLowerCase());
    if (!part || !option) continue;
    const rows = rowsIn(data, field);
    const places = placesNamed(
      about,
      rows.map(rowText),
      rows.map((row) => String(row['id'] ?? '')),
    );
    if (places.length === 0) continue;
    return {
      ...data,
      [field.name]: rows.map((row, at) => (places.includes(at) ? { ...row, [part.name]: option.value } : row)),
    };
  }
  return data;
}

const ranks: Record<string, number> = {
  must: 0,
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

/** Orders rows by weight or by date, whichever they have; ids stay with their things. */
export function sortRows(data: Values, fields: Field[], about: string): Values {
  const named = fieldNamed(about, fields);
  const changed = { ...data };
  for (const field of (named && isRowField(named) ? [named] : fields).filter(isRowField)) {
    const parts = partsOf(field);
    const date = parts.find(({ kind }) => kind === 'date');
    const weights = parts.filter(({ kind }) => kind === 'choice');
    const byTitle = /alphabet|by name|a to z/i.test(about);
    const key = (row: RowValue): string => {
      if (byTitle) return titleOf(row, field);
      if (date && (/date|time|due/i.test(about) || weights.length === 0)) return String(row[date.name] ?? '9999');
      return weights.map((part) => ranks[String(row[part.name])] ?? 5).join('');
    };
    changed[field.name] = rowsIn(data, field)
      .map((row, at) => ({ row, at }))
      .sort((a, b) => key(a.row).localeCompare(key(b.row)) || a.at - b.at)
      .map(({ row }) => row);
  }
  return changed;
}

/** Moves the dates of the rows named, or all of them, to working days. */
export function shiftDates(data: Values, fields: Field[], about: string, days: number): Values {
  const changed = { ...data };
  for (const field of fields) {
    const value = data[field.name];
    if (field.kind === 'date' && typeof value === 'string') changed[field.name] = workingDay(addDays(value, days));
    if (!isRowField(field)) continue;
    const dates = partsOf(field).filter(({ kind }) => kind === 'date');
    if (dates.length === 0) continue;
    const rows = rowsIn(data, field);
    const places = about
      ? placesNamed(
          about,
          rows.map(rowText),
          rows.map((row) => String(row['id'] ?? '')),
        )
      : [];
    changed[field.name] = rows.map((row, at) =>
      places.length > 0 && !places.includes(at)
        ? row
        : {
            ...row,
            ...Object.fromEntries(
              dates.map(({ name }) => [
                name,
                typeof row[name] === 'string' ? workingDay(addDays(String(row[name]), days)) : row[name],
              ]),
            ),
          },
    );
  }
  return changed;
}
