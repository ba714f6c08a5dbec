import { describe, expect, it } from '@jest/globals';
import { CallSlots } from './call-slots.js';

describe('CallSlots', () => {
  it('gives out no more than it has, in the order of asking', async () => {
    const slots = new CallSlots(2);
    const [first, second] = [await slots.acquire(), await slots.acquire()];
    const order: string[] = [];
    const third = slots.acquire().then((release) => (order.push('third'), release));
    const fourth = slots.acquire().then((release) => (order.push('fourth'), release));
    await Promise.resolve();
    expect(order).toEqual([]);
    second?.();
    (await third)?.();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
    first?.();
  });

  it('takes a slot back once only', async () => {
    const slots = new CallSlots(1);
    const release = await slots.acquire();
    release?.();
    release?.();
    expect(await slots.acquire()).not.toBeNull();
    const waiting = new AbortController();
    const next = slots.acquire(waiting.signal);
    waiting.abort();
    expect(await next).toBeNull();
  });

  it('forgets who stopped waiting', async () => {
    const slots = new CallSlots(1);
    const release = await slots.acquire();
    const gone = new AbortController();
    const left = slots.acquire(gone.signal);
    const patient = slots.acquire();
    gone.abort();
    release?.();
    expect(await left).toBeNull();
    expect(await patient).not.toBeNull();
  });

  it('remembers the longest pause asked for', () => {
    const slots = new CallSlots(1);
    slots.pause(500, 1_000);
    slots.pause(100, 1_000);
    expect(slots.pauseLeft(1_200)).toBe(300);
    expect(slots.pauseLeft(2_000)).toBe(0);
  });
});
