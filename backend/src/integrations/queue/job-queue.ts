import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { JobName, JobPayloads } from './jobs.js';
import { closeInTime, WORK_QUEUE } from './queue.connection.js';

/** How long a caller waits for the queue: whoever enqueues has a person waiting, and a lost job is found anyway. */
const PATIENCE_MS = 1_000;

/** Wakes a worker. Call it after the transaction that wrote the row has committed. */
@Injectable()
export class JobQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);

  constructor(@InjectQueue(WORK_QUEUE) private readonly queue: Queue) {
    this.queue.on('error', (error) => this.logger.warn({ err: error }, 'The queue reported an error'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await closeInTime(this.queue);
  }

  /** Rejects when the queue is away. Redis commands would wait for its return, so the job may still go out later. */
  async add<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    // No fixed job id: a job that failed under an id would silently swallow the next one.
    const added = this.queue.add(name, payload, { removeOnComplete: true, removeOnFail: 1000 });
    const waiting = new AbortController();
    const late = sleep(PATIENCE_MS, 'late' as const, { signal: waiting.signal, ref: false }).catch(() => null);
    try {
      if ((await Promise.race([added, late])) !== 'late') return;
      added.catch(() => undefined);
      throw new Error('The queue does not answer.');
    } finally {
      waiting.abort();
    }
  }

  /** Resolves when the queue answers; for the health check. */
  async ping(): Promise<void> {
    await this.queue.getWaitingCount();
  }
}
