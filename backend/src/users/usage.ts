/** What a user has used of the monthly allowances, as stored. Counted and shown; they stop nobody. */
export interface StoredUsage {
  basicMonthlyLimit: number;
  basicUsedThisMonth: number;
  advancedMonthlyLimit: number;
  advancedUsedThisMonth: number;
  quotaResetDate: Date | null;
}

/** The same at a moment: counters whose month is over read zero, and the reset date lies ahead. */
export function usageAt(stored: StoredUsage, now: Date): StoredUsage & { quotaResetDate: Date } {
  const { quotaResetDate } = stored;
  if (quotaResetDate && quotaResetDate > now) return { ...stored, quotaResetDate };
  return { ...stored, basicUsedThisMonth: 0, advancedUsedThisMonth: 0, quotaResetDate: startOfNextMonth(now) };
}

/** Midnight UTC of the first day of the next month. */
export function startOfNextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
