import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteOlder } from '../database/delete-older.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';

/** How long what opens nothing any more is kept: long enough to look into a theft that was noticed late. */
const KEPT_DAYS = 30;

/** Removes links, sessions and their refresh tokens that ended 30 days ago. */
@Injectable()
export class AuthPurgeService {
  private readonly logger = new Logger(AuthPurgeService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
  ) {}

  @Cron('37 3 * * *')
  async schedule(): Promise<void> {
    await this.queue.add('auth.purge', {});
  }

  @HandlesJob('auth.purge')
  async purge(): Promise<void> {
    const links = await deleteOlder(this.dataSource, 'one_time_tokens', 'least(used_at, expires_at)', KEPT_DAYS);
    // With their refresh tokens: the reuse of an old one must be noticed as long as its session lives.
    const sessions = await deleteOlder(this.dataSource, 'sessions', 'least(revoked_at, expires_at)', KEPT_DAYS);
    if (links + sessions > 0) this.logger.log(`Purged ${links} links and ${sessions} sessions.`);
  }
}
