import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { LiveText } from './live-text.js';

describe('LiveText', () => {
  it('writes the newest text of every section at once, and seldom', async () => {
    const writes: Record<string, string>[] = [];
    const text = new LiveText(40, async (texts) => void writes.push(Object.fromEntries(texts)));
    for (let length = 1; length <= 50; length += 1) {
      text.set('a', 'x'.repeat(length));
      text.set('b', 'y'.repeat(length));
      await wait(2);
    }
    await wait(60);
    await text.close();
    expect(writes.length).toBeLessThanOrEqual(8);
    expect(writes.at(-1)).toEqual({ a: 'x'.repeat(50), b: 'y'.repeat(50) });
  });

  it('forgets a section that has ended, survives a failed write, and is silent when closed', async () => {
    const writes: string[][] = [];
    const text = new LiveText(5, async (texts) => {
      writes.push([...texts.keys()]);
      if (writes.length === 1) throw new Error('connection lost');
    });
    text.set('a', '1');
    await wait(20);
    text.set('a', '2');
    text.set('b', '1');
    text.drop('a');
    await wait(20);
    text.set('c', '1');
    await text.close();
    await wait(20);
    expect(writes).toEqual([['a'], ['b']]);
  });
});
