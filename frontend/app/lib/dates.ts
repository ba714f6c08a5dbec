const DAY_MS = 86_400_000;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Midnight of a moment's own day, as UTC, so that days can be counted across changes of the clock. */
const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** `Today`, `Yesterday`, `3 days ago`, `2 weeks ago`, `5 months ago`, else a date like `Jan 5, 2025`. */
export function relativeDate(value: string | Date, now: Date = new Date()): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  const days = Math.round((dayOf(now) - dayOf(date)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return ago(days, 'day');
  if (days >= 7 && days < 30) return ago(Math.floor(days / 7), 'week');
  if (days >= 30 && days < 365) return ago(Math.floor(days / 30), 'month');
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `21 Nov 2026`, for bills and legal pages. */
export function britishDate(value: string | Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `21 Nov 2026, 14:05`. */
export function britishDateTime(value: string | Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
