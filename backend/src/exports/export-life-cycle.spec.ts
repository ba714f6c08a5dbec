import { describe, expect, it } from '@jest/globals';
import { EXPORT_STATUSES } from './export-job.entity.js';
import { exportLifeCycle, type ExportEvent } from './export-life-cycle.js';

const events = Object.keys(exportLifeCycle.transitions) as ExportEvent[];
const reachable = (from: string) =>
  events.flatMap((event) => exportLifeCycle.transitions[event][from as keyof object] ?? []);

describe('the life cycle of an export', () => {
  it('leads from queued to every state there is', () => {
    const seen = new Set<string>(['queued']);
    for (const state of seen) for (const next of reachable(state)) seen.add(next);
    expect([...seen].sort()).toEqual([...EXPORT_STATUSES].sort());
  });

  it('never leaves completed', () => {
    expect(reachable('completed')).toEqual([]);
  });

  it('cancels only what is not over, and repeats only what failed or was cancelled', () => {
    expect(EXPORT_STATUSES.filter((state) => exportLifeCycle.allows(state, 'cancel'))).toEqual([
      'queued',
      'processing',
    ]);
    expect(EXPORT_STATUSES.filter((state) => exportLifeCycle.allows(state, 'retry'))).toEqual(['failed', 'cancelled']);
  });
});
