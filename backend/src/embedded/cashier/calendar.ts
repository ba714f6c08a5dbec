import type { PriceShape } from './shapes.js';

export const DAY = 86_400;

/** How often a price recurs. */
export type Interval = Pick<NonNullable<PriceShape['recurring']>, 'interval' | 'interval_count'>;

/**
 * The end of the period that starts at `start`, in seconds. Months and years keep the day of the `anchor`, or take the
 * month's last where it has no such day: 31 Jan, 28 Feb, 31 Mar.
 */
export function periodEnd(anchor: number, start: number, { interval, interval_count }: Interval): number {
  if (interval === 'day' || interval === 'week') {
    return start + interval_count * (interval === 'week' ? 7 : 1) * DAY;
  }
  const months = interval_count * (interval === 'year' ? 12 : 1);
  const from = monthOf(anchor);
  let steps = Math.max(1, Math.floor((monthOf(start) - from) / months));
  while (addMonths(anchor, steps * months) <= start) steps += 1;
  return addMonths(anchor, steps * months);
}

export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, daysInMonth(date)));
  return Math.floor(date.getTime() / 1000);
}

function monthOf(at: number): number {
  const date = new Date(at * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
