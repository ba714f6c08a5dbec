import { describe, expect, it } from '@jest/globals';
import { remainingSeconds } from './remaining-time.js';
import type { RunSectionState } from './run.enumerations.js';
import { SectionScheduler } from './section-scheduler.js';

const chain = [
  { key: 'a', weight: 100, dependsOn: [] },
  { key: 'b', weight: 100, dependsOn: [{ id: 'a', type: 'hard' as const }] },
  { key: 'c', weight: 100, dependsOn: [{ id: 'b', type: 'hard' as const }] },
];

function estimate(states: RunSectionState[], durations: (number | null)[], slots = 4) {
  const scheduler = new SectionScheduler(
    chain,
    new Map(chain.map(({ key }, index) => [key, states[index] ?? 'waiting'])),
  );
  const timed = chain.map(({ key, weight }, index) => [key, { weight, duration: durations[index] ?? null }] as const);
  return remainingSeconds(scheduler, new Map(timed), slots);
}

describe('remainingSeconds', () => {
  it('is unknown before the first section is finished', () => {
    expect(estimate(['writing'], [])).toBeNull();
  });

  it('follows the chain that is left, at the pace of what is finished', () => {
    expect(estimate(['done', 'writing'], [5_000])).toBe(10);
    expect(estimate(['done', 'done', 'writing'], [5_000, 7_000])).toBe(6);
  });

  it('is nothing when nothing is left', () => {
    expect(estimate(['done', 'done', 'done'], [1, 1, 1])).toBe(0);
  });
});
