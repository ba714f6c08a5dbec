import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RunSectionState } from './run.enumerations.js';
import { type ScheduledSection, SectionScheduler } from './section-scheduler.js';

const section = (key: string, hard: string[] = [], soft: string[] = [], weight = 1): ScheduledSection => ({
  key,
  weight,
  dependsOn: [
    ...hard.map((id) => ({ id, type: 'hard' as const })),
    ...soft.map((id) => ({ id, type: 'soft' as const })),
  ],
});

describe('SectionScheduler', () => {
  it('starts with the section on which the longest path hangs, whatever its own weight', () => {
    const scheduler = new SectionScheduler([
      section('heavy', [], [], 5),
      section('root', [], [], 1),
      section('leaf', ['root'], [], 9),
    ]);
    expect(scheduler.ready()).toEqual(['root', 'heavy']);
    expect(scheduler.remainingPath('root')).toBe(10);
  });

  it('goes on with what is ready, without waiting for a level to end', () => {
    const scheduler = new SectionScheduler([section('a'), section('b'), section('after-a', ['a'])]);
    scheduler.start('a');
    scheduler.start('b');
    scheduler.finish('a');
    expect(scheduler.ready()).toEqual(['after-a']);
  });

  it('skips whatever needs a failed section, at any distance', () => {
    const scheduler = new SectionScheduler([section('a'), section('b', ['a']), section('c', ['b']), section('d')]);
    scheduler.start('a');
    expect(scheduler.fail('a')).toEqual(['b', 'c']);
    expect(scheduler.keysIn('skipped')).toEqual(['b', 'c']);
    expect(scheduler.ready()).toEqual(['d']);
  });

  it('waits for a soft dependency, but not when it fails or was not chosen', () => {
    const scheduler = new SectionScheduler([section('a'), section('b', [], ['a', 'not-chosen'])]);
    expect(scheduler.ready()).toEqual(['a']);
    scheduler.start('a');
    expect(scheduler.ready()).toEqual([]);
    scheduler.fail('a');
    expect(scheduler.ready()).toEqual(['b']);
  });

  it('takes up an interrupted run where it was', () => {
    const states = new Map<string, RunSectionState>([
      ['a', 'done'],
      ['b', 'failed'],
    ]);
    const scheduler = new SectionScheduler(
      [section('a'), section('b'), section('c', ['a']), section('d', ['b'])],
      states,
    );
    expect(scheduler.ready()).toEqual(['c']);
    expect(scheduler.state('d')).toBe('skipped');
  });

  it('refuses moves out of order and circles', () => {
    const scheduler = new SectionScheduler([section('a')]);
    expect(() => scheduler.finish('a')).toThrow("Section 'a' is waiting, not writing.");
    expect(() => new SectionScheduler([section('a', ['b']), section('b', ['a'])])).toThrow('circle');
  });
});

/** Sections that depend only on earlier ones: every such list is a graph without circles. */
const graphs = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 20 }),
      dependsOn: fc.uniqueArray(
        fc.record({ to: fc.nat(39), type: fc.constantFrom('hard' as const, 'soft' as const) }),
        { selector: ({ to }) => to, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((nodes) =>
    nodes.map(({ weight, dependsOn }, index): ScheduledSection => ({
      key: `s${index}`,
      weight,
      dependsOn: dependsOn.filter(({ to }) => to < index).map(({ to, type }) => ({ id: `s${to}`, type })),
    })),
  );

interface Simulation {
  makespan: number;
  order: string[];
  atOnce: number;
}

/** Works a graph off with so many slots, in steps of time; `fails` says which sections fail. */
function simulate(sections: ScheduledSection[], slots: number, fails: (key: string) => boolean): Simulation {
  const scheduler = new SectionScheduler(sections);
  const weights = new Map(sections.map(({ key, weight }) => [key, weight]));
  const going = new Map<string, number>();
  const result: Simulation = { makespan: 0, order: [], atOnce: 0 };
  while (!scheduler.isFinished) {
    for (const key of scheduler.ready().slice(0, slots - going.size)) {
      scheduler.start(key);
      going.set(key, result.makespan + (weights.get(key) ?? 0));
      result.order.push(key);
    }
    if (going.size === 0) throw new Error('Nothing is ready and nothing is going on.');
    result.atOnce = Math.max(result.atOnce, going.size);
    result.makespan = Math.min(...going.values());
    for (const [key, end] of [...going]) {
      if (end > result.makespan) continue;
      going.delete(key);
      if (fails(key)) scheduler.fail(key);
      else scheduler.finish(key);
    }
  }
  return result;
}

describe('SectionScheduler on random graphs', () => {
  it('ends every graph, writes each section once, after what it depends on, within the slots', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 8 }), (sections, slots) => {
        const { order, atOnce } = simulate(sections, slots, () => false);
        expect([...order].sort()).toEqual(sections.map(({ key }) => key).sort());
        expect(atOnce).toBeLessThanOrEqual(slots);
        const place = new Map(order.map((key, index) => [key, index]));
        for (const { key, dependsOn } of sections) {
          for (const { id } of dependsOn) expect(place.get(id)).toBeLessThan(place.get(key) ?? -1);
        }
      }),
    );
  });

  it('never needs longer than list scheduling may: chain plus work divided by slots', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 8 }), (sections, slots) => {
        const { makespan } = simulate(sections, slots, () => false);
        const scheduler = new SectionScheduler(sections);
        const chain = Math.max(...sections.map(({ key }) => scheduler.remainingPath(key)));
        const work = sections.reduce((sum, { weight }) => sum + weight, 0);
        expect(makespan).toBeGreaterThanOrEqual(Math.max(chain, work / slots));
        expect(makespan).toBeLessThanOrEqual(chain + work / slots);
      }),
    );
  });

  it('delivers exactly what has no failed hard dependency, whatever fails', () => {
    fc.assert(
      fc.property(graphs, fc.uniqueArray(fc.nat(39)), (sections, failing) => {
        const failed = new Set(failing.map((index) => `s${index}`));
        const { order } = simulate(sections, 3, (key) => failed.has(key));
        const missing = new Set<string>();
        for (const { key, dependsOn } of sections) {
          const blocked = dependsOn.some(({ id, type }) => type === 'hard' && missing.has(id));
          if (blocked || failed.has(key)) missing.add(key);
          expect(order.includes(key)).toBe(!blocked);
        }
      }),
    );
  });
});
