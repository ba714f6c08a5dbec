import type { Share } from '~/lib/api/types';
import { britishDate, britishDateTime } from '~/lib/dates';
import { formatNumber } from '~/lib/money';

const DAY_MS = 86_400_000;

/** How long a link may be good for, in days; `never` is until it is revoked. */
export const LASTS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
  { value: 'never', label: 'Until you revoke it' },
] as const;
export type Lasting = (typeof LASTS)[number]['value'];

export function expiryOf(lasting: Lasting, now: Date): string | undefined {
  return lasting === 'never' ? undefined : new Date(now.getTime() + Number(lasting) * DAY_MS).toISOString();
}

/** `Opened 3 of 10 times, last 22 Nov 2026, 14:05`. */
export function openingsOf({ viewCount, maxViews, lastAccessedAt }: Share): string {
  const last = lastAccessedAt === null ? '' : `, last ${britishDateTime(lastAccessedAt)}`;
  if (viewCount === 0) return maxViews === null ? 'Not opened yet' : `Not opened yet, good for ${times(maxViews)}`;
  const count = maxViews === null ? times(viewCount) : `${formatNumber(viewCount)} of ${times(maxViews)}`;
  return `Opened ${count}${last}`;
}

/** When it ends or has ended: `Open until 29 Nov 2026`. */
export function endOf({ endedBy, expiresAt }: Share): string {
  if (endedBy === 'usedUp') return 'Used up';
  if (endedBy !== null) return expiresAt === null ? 'Ended' : `Expired ${britishDate(expiresAt)}`;
  return expiresAt === null ? 'Open until you revoke it' : `Open until ${britishDateTime(expiresAt)}`;
}

const times = (count: number) => `${formatNumber(count)} ${count === 1 ? 'time' : 'times'}`;
