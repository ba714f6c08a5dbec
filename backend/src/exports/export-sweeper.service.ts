import { Injectable, Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteOlder } from '../database/delete-older.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { ExportExecutorService } from './export-executor.service.js';
import { KEPT_DAYS } from './export-timing.js';
import { FilesService } from './files.service.js';

const SCHEDULE_MS = 10_000;
/** An export that was ordered so recently is left to its job. */
const GRACE_SECONDS = 3;
/** Pictures of diagrams that no document has shown for so long are drawn again when they are needed. */
const PICTURES_KEPT_DAYS = 90;

/** Wakes workers for exports that nobody took, and removes the files that nobody needs any more. */
@Injectable()
export class ExportSweeperService {
  private readonly logger = new Logger(ExportSweeperService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly executor: ExportExecutorService,
    private readonly files: FilesService,
  ) {}

  @Interval(SCHEDULE_MS)
  async schedule(): Promise<void> {
    try {
      const [waiting]: unknown[] = await this.dataSource.query(
        `SELECT 1 FROM export_jobs
          WHERE status IN ('queued', 'processing')
            AND coalesce(lease_until, updated_at + make_interval(secs => $1)) < now() LIMIT 1`,
        [GRACE_SECONDS],
      );
      if (waiting) await this.queue.add('exports.sweep', {});
    } catch (error) {
      this.logger.warn(`Could not look for forgotten exports: ${String(error)}`);
    }
  }

  @HandlesJob('exports.sweep')
  async sweep(): Promise<void> {
    await this.executor.takeWork();
  }

  @Cron('57 3 * * *')
  async schedulePurge(): Promise<void> {
    await this.queue.add('exports.purge', {});
  }

  /** The list of exports stays, with names and sizes; their files go, and then what nothing refers to. */
  @HandlesJob('exports.purge')
  async purge(): Promise<void> {
    await this.dataSource.query(
      `UPDATE export_jobs SET file_id = NULL
        WHERE file_id IS NOT NULL AND updated_at < now() - make_interval(days => $1)`,
      [KEPT_DAYS],
    );
    await this.dataSource.query(
      `UPDATE section_exports SET file_id = NULL
        WHERE file_id IS NOT NULL AND created_at < now() - make_interval(days => $1)`,
      [KEPT_DAYS],
    );
    await deleteOlder(this.dataSource, 'diagram_pictures', 'last_used_at', PICTURES_KEPT_DAYS);
    const files = await this.files.collect();
    if (files > 0) this.logger.log(`Removed ${files} files that nothing referred to.`);
  }
}
