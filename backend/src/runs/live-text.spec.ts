import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveText } from './live-text.js';

const INTERVAL_MS = 40;

/** Time goes on millisecond by millisecond, and what waits for a write gets its turns between them. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1) {
    mock.timers.tick(1);
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  }
}

// The clock starts long after the time that stands for "never written".
beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 }));
afterEach(() => mock.timers.reset());

describe('LiveText', () => {
  it('writes the newest text of every section at once, and seldom', async () => {
    const writes: Record<string, string>[] = [];
    const text = new LiveText(INTERVAL_MS, async (texts) => void writes.push(Object.fromEntries(texts)));
    for (let length = 1; length <= 50; length += 1) {
      text.set('a', 'x'.repeat(length));
      text.set('b', 'y'.repeat(length));
      await pass(2);
    }
    await pass(INTERVAL_MS);
    await text.close();
    const [first] = writes;
    expect(first).toEqual({ a: 'x', b: 'y' });
    // 100 ms of typing: at once, then after each interval, and what came last.
    expect(writes).toHaveLength(4);
    expect(writes.at(-1)).toEqual({ a: 'x'.repeat(50), b: 'y'.repeat(50) });
  });

  it('forgets a section that has ended, survives a failed write, and is silent when closed', async () => {
    const writes: string[][] = [];
    const text = new LiveText(INTERVAL_MS, async (texts) => {
      writes.push([...texts.keys()]);
      if (writes.length === 1) throw new Error('connection lost');
    });
    text.set('a', '1');
    await pass(INTERVAL_MS);
    text.set('a', '2');
    text.set('b', '1');
    text.drop('a');
    await pass(INTERVAL_MS);
    text.set('c', '1');
    await text.close();
    await pass(2 * INTERVAL_MS);
    expect(writes).toEqual([['a'], ['b']]);
  });
});
