import { setTimeout as sleep } from 'node:timers/promises';
import { watched, within } from './promised-time.js';

describe('a promise about time', () => {
  it('is kept by what is quick, which answers as always', async () => {
    await expect(within(60_000, () => Promise.resolve('done'))).resolves.toBe('done');
    await expect(within(60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('is broken by what takes a thousand times as long, however busy the machine is', async () => {
    await expect(within(1, () => sleep(1_000))).rejects.toThrow('was promised within 1 ms');
  });

  it('is judged by a machine that is never quicker than itself', async () => {
    const { result, tookMs, slowness } = await watched(() => sleep(300, 'slept'));
    expect(result).toBe('slept');
    expect(tookMs).toBeGreaterThanOrEqual(299);
    expect(slowness).toBeGreaterThanOrEqual(1);
  });
});
