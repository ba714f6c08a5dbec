import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough to be overtaken by others that want the processor, short enough to keep nobody from it. */
const REST_MS = 100;
const WORK_MS = 20;

export interface Watched<T> {
  result: T;
  tookMs: number;
  /** How many times slower than alone the machine was meanwhile: about 1 when nothing else kept it busy. */
  slowness: number;
}

/** Does the work and looks how fast the machine is meanwhile: how late it wakes who rested, how long it lets work wait. */
export async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const started = performance.now();
  const ended = { at: NaN };
  const worked = work().finally(() => (ended.at = performance.now()));
  worked.catch(() => undefined);
  let due = 0;
  const looking = performance.now();
  while (Number.isNaN(ended.at)) {
    await sleep(REST_MS);
    due += REST_MS + spin();
  }
  const slowness = Math.max(1, (performance.now() - looking) / due);
  return { result: await worked, tookMs: ended.at - started, slowness };
}

/** A promise about time is made for a machine that has time; where others keep it busy, what was promised takes as much longer. */
export async function within<T>(promisedMs: number, work: () => Promise<T>): Promise<T> {
  const { result, tookMs, slowness } = await watched(work);
  if (tookMs <= promisedMs * slowness) return result;
  const busy = `on a machine that was ${slowness.toFixed(1)} times slower than alone`;
  throw new Error(`It took ${Math.round(tookMs)} ms, and was promised within ${promisedMs} ms (${busy}).`);
}

/** Milliseconds of the processor that it used. */
function spin(): number {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= WORK_MS * 1000) return (user + system) / 1000;
  }
}
