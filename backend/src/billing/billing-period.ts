import type { BillingInterval } from './subscription.entity.js';

/**
 * Billing months. A subscription that starts on the 31st renews on the last day of shorter months and on the 31st
 * again afterwards, as Stripe does it. Everything is UTC.
 */

/** `anchor` moved by whole months; a day that the month does not have becomes its last one. */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** YYYYMM of a period's start: no two months of one subscription share it. */
export function periodKey(start: Date): string {
  return `${start.getUTCFullYear()}${String(start.getUTCMonth() + 1).padStart(2, '0')}`;
}

export interface BillingMonth {
  start: Date;
  end: Date;
}

/**
 * The months of a paid period in order: itself for a month, twelve for a year. A monthly period is never divided: from
 * 28 February to 31 March is one month of a subscription that began on the 31st.
 */
export function monthsOf({ start, end }: BillingMonth, interval: BillingInterval): BillingMonth[] {
  if (interval === 'monthly') return [{ start, end }];
  const months: BillingMonth[] = [];
  for (let index = 0; ; index += 1) {
    const from = addMonths(start, index);
    if (from >= end) return months;
    const to = addMonths(start, index + 1);
    months.push({ start: from, end: to < end ? to : end });
  }
}

/** The part of the month around `moment` that is still to come, from 0 to 1. */
export function restOfMonth(period: BillingMonth, interval: BillingInterval, moment: Date): number {
  const month = monthsOf(period, interval).find(({ start, end }) => start <= moment && moment < end);
  if (!month) return 0;
  return (month.end.getTime() - moment.getTime()) / (month.end.getTime() - month.start.getTime());
}
