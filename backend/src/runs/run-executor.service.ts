import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ClaimedWork, LeaseLost } from '../common/claimed-work.js';
import { faultPoint } from '../common/fault-points.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { DiagramRequestsService } from '../documents/diagram-requests.service.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { LlmClient } from '../integrations/llm/llm.client.js';
import { SectionWriter } from '../writing/section-writer.js';
import { TitleWriter } from '../writing/title-writer.js';
import { withPatience } from './database-patience.js';
import { type ExecutionTools, RunExecution, type StopReason } from './run-execution.js';
import { type ClaimedRun, type Lease, RunLeaseService, runLost, type Wishes } from './run-lease.service.js';
import { RunLoaderService } from './run-loader.service.js';
import { Notifications } from '../integrations/notifications/notifications.service.js';
import { RunSettlementService } from './run-settlement.service.js';
import { RunStoreService } from './run-store.service.js';
import { type RunTiming, runTiming } from './run-timing.js';

/** The runs of this worker, at most RUN_CONCURRENCY at once, oldest first. */
@Injectable()
export class RunExecutorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly timing: RunTiming;
  private readonly tools: ExecutionTools;
  private readonly work: ClaimedWork<ClaimedRun>;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly leases: RunLeaseService,
    private readonly loader: RunLoaderService,
    private readonly store: RunStoreService,
    private readonly settlement: RunSettlementService,
    private readonly notifications: Notifications,
    diagrams: DiagramRequestsService,
    llm: LlmClient,
    sections: SectionWriter,
    titles: TitleWriter,
  ) {
    this.timing = runTiming(config);
    this.tools = { llm, sections, titles, store, diagrams, textMs: this.timing.textMs };
    this.work = new ClaimedWork({
      role: config.role,
      name: 'runs',
      concurrency: config.runs.concurrency,
      sweepMs: this.timing.sweepMs,
      claim: () => leases.claim(),
      carryOut: (claim, stopping) => this.carryOut(claim, stopping),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  @HandlesJob('run.execute')
  async takeWork(): Promise<void> {
    await this.work.take();
  }

  private async carryOut({ lease, wishes }: ClaimedRun, stopping: AbortSignal): Promise<void> {
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
    const shutDown = () => execution.stop('shutdown');
    stopping.addEventListener('abort', shutDown);
    try {
      obey(wishes);
      if (stopping.aborted) shutDown();
      const { id: documentId, workspaceId } = work.document;
      const document = { documentId, workspaceId };
      if (work.hasInterrupted) await withPatience(() => this.store.resetInterrupted(lease, document));
      faultPoint('run-prepared');
      await this.end(lease, await execution.write());
    } finally {
      clearInterval(renewal);
      unsubscribe();
      stopping.removeEventListener('abort', shutDown);
    }
  }

  private async end(lease: Lease, stopped: StopReason | null): Promise<void> {
    switch (stopped) {
      case 'lost':
        throw runLost(lease.runId);
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
