import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { faultPoint } from '../common/fault-points.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { LlmClient } from '../integrations/llm/llm.client.js';
import { SectionWriter } from '../writing/section-writer.js';
import { TitleWriter } from '../writing/title-writer.js';
import { withPatience } from './database-patience.js';
import { type ExecutionTools, RunExecution, type StopReason } from './run-execution.js';
import { type Lease, LeaseLost, RunLeaseService, type Wishes } from './run-lease.service.js';
import { RunLoaderService } from './run-loader.service.js';
import { Notifications } from '../integrations/notifications/notifications.service.js';
import { RunSettlementService } from './run-settlement.service.js';
import { RunStoreService } from './run-store.service.js';
import { type RunTiming, runTiming } from './run-timing.js';

/**
 * The runs of this worker, at most RUN_CONCURRENCY at once. A job only wakes it: what there is to do, it reads from
 * the rows, oldest first, so a job may come twice, late or never.
 */
@Injectable()
export class RunExecutorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RunExecutorService.name);
  private readonly timing: RunTiming;
  private readonly tools: ExecutionTools;
  private readonly active = new Map<string, { execution: RunExecution | null; ended: Promise<void> }>();
  private claiming = 0;
  private stopping = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly leases: RunLeaseService,
    private readonly loader: RunLoaderService,
    private readonly store: RunStoreService,
    private readonly settlement: RunSettlementService,
    private readonly notifications: Notifications,
    llm: LlmClient,
    sections: SectionWriter,
    titles: TitleWriter,
  ) {
    this.timing = runTiming(config);
    this.tools = { llm, sections, titles, store, textMs: this.timing.textMs };
  }

  onApplicationBootstrap(): void {
    if (!this.isWorker) return;
    // Runs whose job was lost, and those whose worker is gone.
    this.timer = setInterval(() => void this.takeWork(), this.timing.sweepMs);
    void this.takeWork();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    for (const { execution } of this.active.values()) execution?.stop('shutdown');
    await Promise.allSettled([...this.active.values()].map(({ ended }) => ended));
  }

  @HandlesJob('run.execute')
  async wake(): Promise<void> {
    await this.takeWork();
  }

  /** Takes runs that nobody works on while there is room for them. */
  async takeWork(): Promise<void> {
    if (!this.isWorker) return;
    while (!this.stopping && this.active.size + this.claiming < this.config.runs.concurrency) {
      this.claiming += 1;
      try {
        const claim = await this.leases.claim();
        if (!claim) return;
        this.begin(claim.lease, claim.wishes);
      } catch (error) {
        this.logger.warn(`Could not look for runs: ${String(error)}`);
        return;
      } finally {
        this.claiming -= 1;
      }
    }
  }

  private get isWorker(): boolean {
    return this.config.role === 'all' || this.config.role === 'worker';
  }

  private begin(lease: Lease, wishes: Wishes): void {
    const slot: { execution: RunExecution | null; ended: Promise<void> } = {
      execution: null,
      ended: Promise.resolve(),
    };
    this.active.set(lease.runId, slot);
    slot.ended = this.carryOut(lease, wishes, (execution) => {
      slot.execution = execution;
      if (this.stopping) execution.stop('shutdown');
    })
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) this.logger.warn(error.message);
        else this.logger.error(error, `Run ${lease.runId} was interrupted and will be taken up again`);
      })
      .finally(() => {
        this.active.delete(lease.runId);
        void this.takeWork();
      });
  }

  private async carryOut(lease: Lease, wishes: Wishes, began: (execution: RunExecution) => void): Promise<void> {
    faultPoint('run-claimed');
    const work = await withPatience(() => this.loader.load(lease));
    const execution = new RunExecution(this.tools, lease, work);
    const obey = ({ cancel, pause }: Wishes) => {
      if (cancel) execution.stop('cancel');
      else if (pause) execution.stop('pause');
      else execution.continue();
    };
    const look = async () => {
      try {
        obey(await this.leases.renew(lease));
      } catch (error) {
        if (error instanceof LeaseLost) execution.stop('lost');
      }
    };
    const renewal = setInterval(() => void look(), this.timing.renewMs);
    const unsubscribe = this.notifications.subscribe('control', lease.runId, () => void look());
    try {
      obey(wishes);
      began(execution);
      const { id: documentId, workspaceId } = work.document;
      const document = { documentId, workspaceId };
      if (work.hasInterrupted) await withPatience(() => this.store.resetInterrupted(lease, document));
      faultPoint('run-prepared');
      await this.end(lease, await execution.write());
    } finally {
      clearInterval(renewal);
      unsubscribe();
    }
  }

  private async end(lease: Lease, stopped: StopReason | null): Promise<void> {
    switch (stopped) {
      case 'lost':
        throw new LeaseLost(lease.runId);
      case 'shutdown':
        return withPatience(() => this.leases.release(lease));
      case 'pause':
        return withPatience(() => this.settlement.pause(lease));
      default: {
        const cancelled = stopped === 'cancel';
        faultPoint('all-sections-ended');
        await withPatience(() => this.store.setStep(lease, cancelled ? 'settling' : 'assembling'));
        await withPatience(() => this.settlement.settle(lease.runId, { lease, cancelled }));
        faultPoint('settlement-committed');
      }
    }
  }
}
