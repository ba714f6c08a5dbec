import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Worker } from 'bullmq';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { HANDLES_JOB } from './handles-job.decorator.js';
import { JOB_NAMES, type JobContext, type JobName } from './jobs.js';
import { closeInTime, WORK_QUEUE, queueConnection } from './queue.connection.js';

type AnyHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Slots for short jobs beside those that hold a run for minutes. */
const SHORT_JOB_SLOTS = 2;

/** Carries out jobs in the roles `all` and `worker`. Start-up fails when a job has no handler or two. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private readonly stopping = new AbortController();
  private worker: Worker | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const handlers = this.findHandlers();
    if (this.config.role !== 'all' && this.config.role !== 'worker') return;
    this.worker = new Worker(
      WORK_QUEUE,
      async (job) => {
        const handler = handlers.get(job.name);
        if (!handler) throw new Error(`No handler for job ${job.name}`);
        await handler(job.data, { signal: this.stopping.signal });
      },
      {
        connection: queueConnection(this.config),
        concurrency: this.config.runs.concurrency + SHORT_JOB_SLOTS,
        lockDuration: 10_000,
        stalledInterval: 5_000,
        maxStalledCount: 100,
        // A lost wake-up must not leave the worker asleep: look for work every few seconds.
        drainDelay: 3,
      },
    );
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'The queue reported an error'));
    this.worker.on('failed', (job, error) => this.logger.error({ err: error, job: job?.name }, 'A job failed'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('The process is stopping'));
    if (this.worker) await closeInTime(this.worker);
  }

  private findHandlers(): Map<string, AnyHandler> {
    const handlers = new Map<string, AnyHandler>();
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      if (!prototype) continue;
      for (const key of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype[key];
        if (typeof method !== 'function') continue;
        const name = this.reflector.get<JobName | undefined>(HANDLES_JOB, method);
        if (!name) continue;
        if (handlers.has(name)) throw new Error(`Job ${name} has two handlers.`);
        handlers.set(name, (payload, context) => (method as AnyHandler).call(instance, payload, context));
      }
    }
    for (const name of Object.keys(JOB_NAMES)) {
      if (!handlers.has(name)) throw new Error(`Job ${name} has no handler.`);
    }
    return handlers;
  }
}
