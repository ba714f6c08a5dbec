import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CodedError } from '../common/coded-error.js';
import { faultPoint } from '../common/fault-points.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { type ClaimedExport, ExportLeaseService, ExportLost } from './export-lease.service.js';
import { ExportRenderersService } from './export-renderers.service.js';
import { type ExportTiming, exportTiming, MAX_ATTEMPTS } from './export-timing.js';
import { exportErrors } from './exports.errors.js';
import { FilesService } from './files.service.js';

/** Why a worker stops in the middle of an export. */
class Stopped extends Error {}

/**
 * The exports of this worker, at most EXPORT_CONCURRENCY at once. A job only wakes it: what there is to do, it reads
 * from the rows, oldest first, so a job may come twice, late or never.
 */
@Injectable()
export class ExportExecutorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExportExecutorService.name);
  private readonly timing: ExportTiming;
  private readonly active = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  private claiming = 0;
  private stopping = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly leases: ExportLeaseService,
    private readonly renderers: ExportRenderersService,
    private readonly files: FilesService,
  ) {
    this.timing = exportTiming(config);
  }

  onApplicationBootstrap(): void {
    if (!this.isWorker) return;
    // Exports whose job was lost, and those whose worker is gone.
    this.timer = setInterval(() => void this.takeWork(), this.timing.sweepMs);
    void this.takeWork();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    for (const { abort } of this.active.values()) abort.abort(new Stopped('The process is stopping.'));
    await Promise.allSettled([...this.active.values()].map(({ ended }) => ended));
  }

  @HandlesJob('export.execute')
  async wake(): Promise<void> {
    await this.takeWork();
  }

  /** Takes exports that nobody works on while there is room for them. */
  async takeWork(): Promise<void> {
    if (!this.isWorker) return;
    while (!this.stopping && this.active.size + this.claiming < this.config.exports.concurrency) {
      this.claiming += 1;
      try {
        const job = await this.leases.claim();
        if (!job) return;
        this.begin(job);
      } catch (error) {
        this.logger.warn(`Could not look for exports: ${String(error)}`);
        return;
      } finally {
        this.claiming -= 1;
      }
    }
  }

  private get isWorker(): boolean {
    return this.config.role === 'all' || this.config.role === 'worker';
  }

  private begin(job: ClaimedExport): void {
    const abort = new AbortController();
    const slot = { abort, ended: Promise.resolve() };
    this.active.set(job.owner, slot);
    slot.ended = this.carryOut(job, abort)
      .catch((error: unknown) => {
        if (error instanceof ExportLost) this.logger.log(error.message);
        else this.logger.error(error, `Export ${job.id} was interrupted and will be taken up again`);
      })
      .finally(() => {
        this.active.delete(job.owner);
        void this.takeWork();
      });
  }

  private async carryOut(job: ClaimedExport, abort: AbortController): Promise<void> {
    faultPoint('export-claimed');
    // Its workers died: whatever kills them, it is not tried for ever.
    if (job.attempt > MAX_ATTEMPTS) return this.leases.fail(job, exportErrors.EXPORT_INTERRUPTED().message);
    const renewal = setInterval(() => {
      this.leases.renew(job).catch((error: unknown) => error instanceof ExportLost && abort.abort(error));
    }, this.timing.renewMs);
    const late = setTimeout(() => abort.abort(exportErrors.EXPORT_TOO_SLOW()), this.timing.renderMs);
    try {
      await this.make(job, abort.signal);
    } catch (error) {
      await this.settle(job, abort.signal.aborted ? abort.signal.reason : error);
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
    if (error instanceof ExportLost) throw error;
    if (error instanceof Stopped) return this.leases.release(job);
    if (error instanceof CodedError) return this.leases.fail(job, error.message);
    this.logger.warn({ err: error }, `Try ${job.attempt} of export ${job.id} failed`);
    if (job.attempt >= MAX_ATTEMPTS) return this.leases.fail(job, exportErrors.EXPORT_BROKE_DOWN().message);
    await this.leases.putBack(job, this.timing.retryMs * job.attempt, 'Something went wrong; it is tried again');
  }
}
