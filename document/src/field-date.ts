import type { InlineKindSpec } from './field-kind.js';
import { paragraph, text } from './field-kind.js';
import type { DateField } from './types.js';

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the calendar as `YYYY-MM-DD`; 30 February is none. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** `21 November 2026`. */
export function formatDay(value: string): string {
  return isCalendarDay(value) ? FORMAT.format(new Date(`${value}T00:00:00Z`)) : value;
}

export const dateKind: InlineKindSpec<DateField> = {
  allowed: () => 'a real day as YYYY-MM-DD',
  answerSchema: () => ({ type: 'string', format: 'date' }),
  validate(field, value, walk) {
    if (!isCalendarDay(value))
      walk.fail(`${field.label} must be ${this.allowed(field)}; it is '${text(value).slice(0, 40)}'.`);
  },
  normalise: (_field, value) => text(value),
  empty: () => null,
  blocks(field, value, context) {
    return [paragraph(...this.inline(field, value, context))];
  },
  blankBlocks: () => [paragraph({ text: 'YYYY-MM-DD', italic: true })],
  inline: (_field, value) => [{ text: formatDay(text(value)) }],
};
