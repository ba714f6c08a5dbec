import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ImprovementHoldsService } from '../documents/improvement-holds.service.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { VersionsService } from '../versions/versions.service.js';
import { RunExecutorService } from './run-executor.service.js';
import { runLifeCycle } from './run-life-cycle.js';
import { CHANNELS } from '../integrations/notifications/notifications.service.js';
import { LONGEST_PAUSE_DAYS } from './run-timing.js';

const SCHEDULE_MS = 10_000;
/** A run that was enqueued so recently is left to its job. */
const GRACE_SECONDS = 3;
const BATCH = 50;

/**
 * Finds what fell between row and queue. The scheduler wakes the workers for runs that nobody took, and each worker
 * looks by itself (`RunExecutorService`), so that neither a lost job nor a sleeping queue can hold a run up.
 */
@Injectable()
export class RunSweeperService {
  private readonly logger = new Logger(RunSweeperService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly executor: RunExecutorService,
    private readonly holds: ImprovementHoldsService,
    private readonly versions: VersionsService,
  ) {}

  @Interval(SCHEDULE_MS)
  async schedule(): Promise<void> {
    try {
      const runs: { id: string }[] = await this.dataSource.query(
        `SELECT id FROM runs
          WHERE status = 'running' AND coalesce(lease_until, updated_at + make_interval(secs => $1)) < now()
          ORDER BY created_at LIMIT $2`,
        [GRACE_SECONDS, BATCH],
      );
      for (const { id } of runs) await this.queue.add('run.execute', { runId: id });
      await this.queue.add('runs.sweep', {});
    } catch (error) {
      this.logger.warn(`Could not look for forgotten runs: ${String(error)}`);
    }
  }

  @HandlesJob('runs.sweep')
  async sweep(): Promise<void> {
    await this.cancelForgotten();
    await this.holds.releaseAbandoned();
    await this.versions.finishDrafts();
    await this.executor.takeWork();
  }

  /** Runs that have been paused too long, and those whose document was deleted while they were paused. */
  private async cancelForgotten(): Promise<void> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE runs r SET status = $1, cancel_requested_at = now()
         FROM documents d
        WHERE r.status = 'paused' AND d.id = r.document_id
          AND (r.paused_at < now() - make_interval(days => $2) OR d.deleted_at IS NOT NULL)
        RETURNING pg_notify($3, r.id::text)`,
      [runLifeCycle.next('paused', 'windUp'), LONGEST_PAUSE_DAYS, CHANNELS.progress],
    );
    if (count > 0) this.logger.log(`${count} paused runs are being cancelled.`);
  }
}
