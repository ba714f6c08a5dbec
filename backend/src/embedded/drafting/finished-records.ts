import type { SectionData } from '@specforge/document';

/** The records in finished sections whose ids have this prefix; null when there are none. */
export function finishedRecords(prefix: string, finished: readonly SectionData[]): Record<string, unknown>[] | null {
  const own = new RegExp(`^${prefix}-\\d+$`);
  for (const data of finished) {
    for (const value of Object.values(data)) {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      const records = entries.filter(isRecord).filter(({ id }) => own.test(String(id)));
      if (records.length > 0) return records;
    }
  }
  return null;
}

const isRecord = (entry: unknown): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null;
