import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../common/database-availability.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const PATIENCE_MS = 20_000;

/**
 * Repeats work whose database connection broke, for a while: a section that the model has written is worth more than
 * a few seconds. The work must be safe to do twice, since nobody knows whether a commit that broke took place.
 */
export async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > until) throw error;
      await sleep(pause);
    }
  }
}
