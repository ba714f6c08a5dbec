import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteOlder } from '../database/delete-older.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';

/** How long what was deleted can be restored. */
const KEPT_DAYS = 30;

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
    const documents = await deleteOlder(this.dataSource, 'documents', 'deleted_at', KEPT_DAYS);
    const projects = await deleteOlder(this.dataSource, 'projects', 'deleted_at', KEPT_DAYS);
    if (documents + projects > 0) this.logger.log(`Purged ${documents} documents and ${projects} projects.`);
  }
}
