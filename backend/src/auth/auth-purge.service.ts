import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';

/** How long what opens nothing any more is kept: long enough to look into a theft that was noticed late. */
const KEPT_DAYS = 30;
const BATCH = 1000;

const SPENT = {
  one_time_tokens: 'least(used_at, expires_at)',
  // The reuse of an old token must be noticed as long as its session lives, so tokens go with their sessions.
  sessions: 'least(revoked_at, expires_at)',
} as const;

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
    const links = await this.deleteSpent('one_time_tokens');
    const sessions = await this.deleteSpent('sessions');
    if (links + sessions > 0) this.logger.log(`Purged ${links} links and ${sessions} sessions.`);
  }

  private async deleteSpent(table: keyof typeof SPENT): Promise<number> {
    let total = 0;
    for (let count = BATCH; count === BATCH; total += count) {
      [, count] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table} WHERE ${SPENT[table]} < now() - make_interval(days => $1) LIMIT $2)`,
        [KEPT_DAYS, BATCH],
      );
    }
    return total;
  }
}
