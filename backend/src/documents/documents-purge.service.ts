import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';

/** How long what was deleted can be restored. */
const KEPT_DAYS = 30;
const BATCH = 100;

/** Removes for good what was deleted 30 days ago. Ledger, costs and audit stay: they only remember its ids. */
@Injectable()
export class DocumentsPurgeService {
  private readonly logger = new Logger(DocumentsPurgeService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
  ) {}

  @Cron('17 3 * * *')
  async schedule(): Promise<void> {
    await this.queue.add('documents.purge', {});
  }

  @HandlesJob('documents.purge')
  async purge(): Promise<void> {
    const documents = await this.deleteOld('documents');
    const projects = await this.deleteOld('projects');
    if (documents + projects > 0) this.logger.log(`Purged ${documents} documents and ${projects} projects.`);
  }

  private async deleteOld(table: 'documents' | 'projects'): Promise<number> {
    let total = 0;
    for (let count = BATCH; count === BATCH; total += count) {
      [, count] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table} WHERE deleted_at < now() - make_interval(days => $1) LIMIT $2)`,
        [KEPT_DAYS, BATCH],
      );
    }
    return total;
  }
}
