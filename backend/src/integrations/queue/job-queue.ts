import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { JobName, JobPayloads } from './jobs.js';
import { WORK_QUEUE } from './queue.connection.js';

/** Wakes a worker. Call it after the transaction that wrote the row has committed. */
@Injectable()
export class JobQueue {
  constructor(@InjectQueue(WORK_QUEUE) private readonly queue: Queue) {}

  async add<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    // No fixed job id: a job that failed under an id would silently swallow the next one.
    await this.queue.add(name, payload, { removeOnComplete: true, removeOnFail: 1000 });
  }

  /** Resolves when the queue answers; for the health check. */
  async ping(): Promise<void> {
    await this.queue.getWaitingCount();
  }
}
