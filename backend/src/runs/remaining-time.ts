import type { SectionScheduler } from './section-scheduler.js';

interface Timed {
  weight: number;
  /** Milliseconds, for finished sections. */
  duration: number | null;
}

/**
 * Seconds until the last section is written, from how long the finished ones took: the longer of the heaviest chain
 * that is left and the work divided by what runs at once. Null until a section is finished.
 */
export function remainingSeconds(
  scheduler: SectionScheduler,
  sections: ReadonlyMap<string, Timed>,
  slots: number,
): number | null {
  const measured = [...sections.values()].filter(
    (one): one is { weight: number; duration: number } => one.duration !== null,
  );
  const open = scheduler.keysIn('waiting', 'writing');
  if (measured.length === 0 || open.length === 0) return open.length === 0 ? 0 : null;
  const sum = (list: { weight: number }[]) => list.reduce((total, { weight }) => total + weight, 0);
  const pace = measured.reduce((total, { duration }) => total + duration, 0) / sum(measured);
  const work = sum(open.flatMap((key) => sections.get(key) ?? []));
  const chain = Math.max(...open.map((key) => scheduler.remainingPath(key)));
  return Math.ceil((Math.max(chain, work / slots) * pace) / 1000);
}
