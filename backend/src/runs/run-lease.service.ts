import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LeaseLost } from '../common/claimed-work.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { CHANNELS } from '../integrations/notifications/notifications.service.js';
import { runTiming } from './run-timing.js';

/** The right to work on a run. `attempt` fences off a worker that lost it without noticing. */
export interface Lease {
  runId: string;
  owner: string;
  attempt: number;
}

/** What users want of the run, as read at each renewal. */
export interface Wishes {
  pause: boolean;
  cancel: boolean;
}

export interface ClaimedRun {
  lease: Lease;
  wishes: Wishes;
}

export const runLost = (runId: string) => new LeaseLost(`run ${runId}`);

/** Leases in the run's row, by the database's clock. */
@Injectable()
export class RunLeaseService {
  readonly owner = `${hostname().slice(0, 40)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  private readonly seconds: number;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.seconds = runTiming(config).leaseMs / 1000;
  }

  /** Takes the oldest run that nobody works on, or null. */
  async claim(): Promise<ClaimedRun | null> {
    const [rows]: [({ id: string; attempt: number } & Wishes)[], number] = await this.dataSource.query(
      `UPDATE runs
          SET lease_owner = $1, lease_until = now() + make_interval(secs => $2), attempt = attempt + 1,
              step = 'preparing', started_at = coalesce(started_at, now()), update_seq = update_seq + 1
        WHERE id = (SELECT id FROM runs
                     WHERE status = 'running' AND (lease_until IS NULL OR lease_until < now())
                     ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, attempt, pause_requested_at IS NOT NULL AS pause, cancel_requested_at IS NOT NULL AS cancel`,
      [this.owner, this.seconds],
    );
    const [row] = rows;
    if (!row) return null;
    const { id, attempt, pause, cancel } = row;
    return { lease: { runId: id, owner: this.owner, attempt }, wishes: { pause, cancel } };
  }

  /** Keeps the lease and answers what users want. A run whose document was deleted is to be cancelled. Errors: LeaseLost. */
  async renew({ runId, owner, attempt }: Lease): Promise<Wishes> {
    const [rows]: [Wishes[], number] = await this.dataSource.query(
      `UPDATE runs r SET lease_until = now() + make_interval(secs => $4)
         FROM documents d
        WHERE r.id = $1 AND r.lease_owner = $2 AND r.attempt = $3 AND r.status = 'running' AND d.id = r.document_id
        RETURNING r.pause_requested_at IS NOT NULL AS pause,
                  (r.cancel_requested_at IS NOT NULL OR d.deleted_at IS NOT NULL) AS cancel`,
      [runId, owner, attempt, this.seconds],
    );
    const [wishes] = rows;
    if (!wishes) throw runLost(runId);
    return wishes;
  }

  /**
   * The first statement of every change that a worker makes: proves the lease, locks the run, gives the change its
   * number and, once it is committed, tells readers. Errors: LeaseLost.
   */
  async fence(tx: EntityManager, { runId, owner, attempt }: Lease): Promise<number> {
    const [rows]: [{ seq: number }[], number] = await tx.query(
      `UPDATE runs SET update_seq = update_seq + 1
        WHERE id = $1 AND lease_owner = $2 AND attempt = $3 AND status = 'running'
        RETURNING update_seq AS seq, pg_notify($4, $1::text)`,
      [runId, owner, attempt, CHANNELS.progress],
    );
    const [row] = rows;
    if (!row) throw runLost(runId);
    return row.seq;
  }

  /** Lets the run go, so that another worker may take it at once. */
  async release({ runId, owner, attempt }: Lease): Promise<void> {
    await this.dataSource.query(
      `UPDATE runs SET lease_owner = NULL, lease_until = NULL WHERE id = $1 AND lease_owner = $2 AND attempt = $3`,
      [runId, owner, attempt],
    );
  }
}
