import type { Field } from '@specforge/document';
import { addDays, longDate, workingDay } from '../plan/calendar.js';
import type { Draft } from '../write/draft.js';
import { aimOf } from './aim.js';
import { type RowField, type Values, isRowField, mapTexts, partsOf, rowsIn } from './fields.js';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const dayPattern = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(${months})(?:\s+(\d{4}))?\b`, 'i');
const americanDay = new RegExp(String.raw`\b(${months})\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?\b`, 'i');
const writtenDay = new RegExp(String.raw`\b\d{1,2} (?:${months}) \d{4}\b`, 'g');

/** `1 May 2027`, `May 1st`, `2027-05-01` as an ISO date; a day without a year lies after today. */
export function dayOf(text: string, today: string): string | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (iso && !Number.isNaN(Date.parse(iso))) return iso;
  const british = dayPattern.exec(text);
  const american = british ? null : americanDay.exec(text);
  const [day, month, year] = british
    ? [british[1], british[2], british[3]]
    : [american?.[2], american?.[1], american?.[3]];
  if (!day || !month) return null;
  const at = (value: number): string => new Date(Date.parse(`${day} ${month} ${value} UTC`)).toISOString().slice(0, 10);
  const date = at(Number(year ?? today.slice(0, 4)));
  return !year && date <= today ? at(Number(today.slice(0, 4)) + 1) : date;
}

type Part = ReturnType<typeof partsOf>[number];

/** Gives every date of the fields and of their texts another value, or leaves it where `move` answers null. */
export function replaceDates(
  data: Values,
  fields: Field[],
  move: (date: string) => string | null,
  draft: Draft,
): Values {
  const { today } = draft.plan.calendar;
  const changed = mapTexts(data, fields, (text) =>
    text.replace(writtenDay, (found) => {
      const date = dayOf(found, today);
      const next = date && move(date);
      return next ? longDate(next) : found;
    }),
  );
  const cell = (value: unknown): unknown => (typeof value === 'string' ? (move(value) ?? value) : value);
  for (const field of fields) {
    if (field.kind === 'date') changed[field.name] = cell(data[field.name]);
    if (!isRowField(field)) continue;
    const dates = partsOf(field).filter(({ kind }) => kind === 'date');
    changed[field.name] = rowsIn(changed, field).map((row) => ({
      ...row,
      ...Object.fromEntries(dates.map(({ name }) => [name, cell(row[name])])),
    }));
  }
  return { ...data, ...changed };
}

const datesOf = (field: RowField): Part[] => partsOf(field).filter(({ kind }) => kind === 'date');

/** Moves the dates of what is named, or all of them, to working days; days that have passed stay. */
export function shiftDates(data: Values, fields: Field[], about: string, days: number, draft: Draft): Values {
  const { calendar } = draft.plan;
  const move = (date: string): string | null =>
    date < calendar.today ? null : workingDay(addDays(date, days), days >= 0);
  const aim = aimOf(about, data, fields);
  const [field] = aim.fields;
  if (aim.rows && field) {
    const moved = replaceDates(data, [field], move, draft)[field.name];
    const before = data[field.name];
    return {
      ...data,
      [field.name]:
        Array.isArray(before) && Array.isArray(moved)
          ? before.map((row: unknown, at) => (aim.rows?.includes(at) ? (moved[at] as unknown) : row))
          : before,
    };
  }
  // 'The due dates' are those of one part; dates in texts and other parts stay.
  const part = /\b(due|deadline|start|end)\b/i.exec(about)?.[1]?.toLowerCase();
  const parted = aim.fields
    .filter(isRowField)
    .filter((entry) => datesOf(entry).some(({ name }) => part && name.toLowerCase().includes(part)));
  if (part && parted.length > 0) {
    const changed = { ...data };
    for (const entry of parted) {
      const names = datesOf(entry).filter(({ name }) => name.toLowerCase().includes(part));
      changed[entry.name] = rowsIn(data, entry).map((row) => ({
        ...row,
        ...Object.fromEntries(
          names.map(({ name }) => [
            name,
            typeof row[name] === 'string' ? (move(String(row[name])) ?? row[name]) : row[name],
          ]),
        ),
      }));
    }
    return changed;
  }
  const one = /\b(pilot|launch|go-?live|release|prototype|decision|review)\b/i.exec(about)?.[1]?.toLowerCase();
  const only =
    one === undefined
      ? null
      : ({ pilot: calendar.pilot, prototype: calendar.prototype, decision: calendar.decision, review: calendar.review }[
          one
        ] ?? calendar.launch);
  const moved = replaceDates(
    data,
    only ? fields : aim.fields,
    (date) => (only === null || date === only ? move(date) : null),
    draft,
  );
  return moved;
}
