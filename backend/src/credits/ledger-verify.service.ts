import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import { checkLedger, type LedgerProblem } from './ledger-check.js';

/** Looks through the whole ledger every night. What it finds is logged, kept, and shown as a metric. */
@Injectable()
export class LedgerVerifyService {
  private readonly logger = new Logger(LedgerVerifyService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
  ) {}

  @Cron('7 2 * * *', { name: 'ledger-verify' })
  async schedule(): Promise<void> {
    await this.queue.add('ledger.verify', {});
  }

  @HandlesJob('ledger.verify')
  async run(): Promise<void> {
    await this.verify();
  }

  async verify(): Promise<LedgerProblem[]> {
    const problems = await checkLedger((sql) => this.dataSource.query(sql));
    for (const { rule, count, rows } of problems) {
      this.logger.error({ rule, count, rows }, 'The ledger breaks a rule');
    }
    await this.dataSource.query('INSERT INTO ledger_checks (problems, details) VALUES ($1, $2)', [
      problems.reduce((sum, { count }) => sum + count, 0),
      JSON.stringify(problems),
    ]);
    return problems;
  }
}
