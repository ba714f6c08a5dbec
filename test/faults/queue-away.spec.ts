import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { closeInTime, queueConnection } from '../../backend/src/integrations/queue/queue.connection.js';
import { startRedis } from '../../scripts/redis.mjs';
import { within } from '../support/promised-time.js';

const SECONDS = 1000;
/** Redis has been asked for often enough by then that attempts are as far apart as they get. */
const AWAY_MS = 5 * SECONDS;
const CLOSED_MS = 12 * SECONDS;

const redis = await startRedis();

(redis ? it : it.skip)(
  'a queue that Redis left with work in it closes in time, and lets go of what waited',
  async () => {
    if (!redis) throw new Error('There is no Redis.');
    const connection = queueConnection({ redis: { url: redis.url }, database: { url: '' } });
    const queue = new Queue('away', { connection });
    // Told once an attempt to reach it again has failed: what is added then waits, and is not on its way to a closed end.
    const away = new Promise<void>((resolve) => queue.on('error', () => resolve()));
    await queue.waitUntilReady();
    await redis.stop();
    await away;
    const added = queue.add('work', {}).then(
      () => 'added',
      () => 'given up',
    );
    await sleep(AWAY_MS);

    await within(CLOSED_MS, async () => {
      await closeInTime(queue);
      // The framework closes it once more and waits for that.
      await queue.close();
    });
    expect(await added).toBe('given up');
  },
);
