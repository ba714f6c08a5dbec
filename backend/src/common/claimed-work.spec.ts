import { setTimeout as sleep } from 'node:timers/promises';
import { ClaimedWork } from './claimed-work.js';

describe('claimed work', () => {
  it('stops when what was being claimed has let go too', async () => {
    const claimed = Promise.withResolvers<string>();
    let letGo = false;
    const work = new ClaimedWork<string>({
      role: 'worker',
      name: 'rows',
      concurrency: 1,
      sweepMs: 60_000,
      claim: () => claimed.promise,
      carryOut: async (_, stopping) => {
        await sleep(20);
        letGo = stopping.aborted;
      },
    });
    const taken = work.take();
    const stopped = work.stop();
    claimed.resolve('row');
    await stopped;
    expect(letGo).toBe(true);
    await taken;
  });
});
