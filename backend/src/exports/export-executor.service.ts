import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ClaimedWork, LeaseLost } from '../common/claimed-work.js';
import { CodedError } from '../common/coded-error.js';
import { faultPoint } from '../common/fault-points.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { type ClaimedExport, ExportLeaseService } from './export-lease.service.js';
import { ExportRenderersService } from './export-renderers.service.js';
import { type ExportTiming, exportTiming, MAX_ATTEMPTS } from './export-timing.js';
import { exportErrors } from './exports.errors.js';
import { FilesService } from './files.service.js';

/** The exports of this worker, at most EXPORT_CONCURRENCY at once, oldest first. */
@Injectable()
export class ExportExecutorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExportExecutorService.name);
  private readonly timing: ExportTiming;
  private readonly work: ClaimedWork<ClaimedExport>;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly leases: ExportLeaseService,
    private readonly renderers: ExportRenderersService,
    private readonly files: FilesService,
  ) {
    this.timing = exportTiming(config);
    this.work = new ClaimedWork({
      role: config.role,
      name: 'exports',
      concurrency: config.exports.concurrency,
      sweepMs: this.timing.sweepMs,
      claim: () => leases.claim(),
      carryOut: (job, stopping) => this.carryOut(job, stopping),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  @HandlesJob('export.execute')
  async takeWork(): Promise<void> {
    await this.work.take();
  }

  private async carryOut(job: ClaimedExport, stopping: AbortSignal): Promise<void> {
    faultPoint('export-claimed');
    // Its workers died: whatever kills them, it is not tried for ever.
    if (job.attempt > MAX_ATTEMPTS) return this.leases.fail(job, exportErrors.EXPORT_INTERRUPTED().message);
    const abort = new AbortController();
    const renewal = setInterval(() => {
      this.leases.renew(job).catch((error: unknown) => error instanceof LeaseLost && abort.abort(error));
    }, this.timing.renewMs);
    const late = setTimeout(() => abort.abort(exportErrors.EXPORT_TOO_SLOW()), this.timing.renderMs);
    try {
      const signal = AbortSignal.any([stopping, abort.signal]);
      await this.make(job, signal);
    } catch (error) {
      // The process is stopping, so this try does not count.
      if (stopping.aborted) await this.leases.release(job);
      else await this.settle(job, abort.signal.aborted ? abort.signal.reason : error);
    } finally {
      clearInterval(renewal);
      clearTimeout(late);
    }
  }

  private async make(job: ClaimedExport, signal: AbortSignal): Promise<void> {
    const { name, mime, content } = await this.renderers.render(job, {
      signal,
      report: (progress, message) => this.leases.report(job, progress, message),
    });
    signal.throwIfAborted();
    faultPoint('export-rendered');
    await this.leases.report(job, 90, 'Saving the file');
    const { workspaceId, userId: ownerUserId } = job;
    const fileId = await this.files.keep({ workspaceId, ownerUserId, mime, content });
    faultPoint('export-stored');
    await this.leases.complete(job, { fileId, fileName: name, fileSize: content.length, mimeType: mime });
    faultPoint('export-completed');
  }

  /** What a user can be told ends the export; anything else may go better the next time. */
  private async settle(job: ClaimedExport, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) throw error;
    if (error instanceof CodedError) return this.leases.fail(job, error.message);
    this.logger.warn({ err: error }, `Try ${job.attempt} of export ${job.id} failed`);
    if (job.attempt >= MAX_ATTEMPTS) return this.leases.fail(job, exportErrors.EXPORT_BROKE_DOWN().message);
    await this.leases.putBack(job, this.timing.retryMs * job.attempt, 'Something went wrong; it is tried again');
  }
}
