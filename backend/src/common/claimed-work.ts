import { setMaxListeners } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/config.js';

/** Thrown by a write of a worker whose lease is another's by now: it must stop and touch nothing. */
export class LeaseLost extends Error {
  /** `row` names it, as in `run 8d1f…`. */
  constructor(row: string) {
    super(`The lease on ${row} is lost.`);
    this.name = 'LeaseLost';
  }
}

export interface ClaimedWorkOptions<Claim> {
  role: Config['role'];
  /** In the plural, for logs. */
  name: string;
  /** Claims of this process at once. */
  concurrency: number;
  /** Milliseconds between two looks for rows whose job was lost, or whose worker is gone. */
  sweepMs: number;
  /** Takes the oldest row that nobody works on, or null. */
  claim: () => Promise<Claim | null>;
  /** `stopping` is aborted when the process is to end. What it throws leaves the row to be taken up again. */
  carryOut: (claim: Claim, stopping: AbortSignal) => Promise<void>;
}

/**
 * Rows of one kind that a worker claims under a lease and carries out, a few at once. A job only wakes it: what there
 * is to do, it reads from the rows, so a job may come twice, late or never.
 */
export class ClaimedWork<Claim> {
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  private readonly going = new Set<Promise<void>>();
  private readonly claiming = new Set<Promise<boolean>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ClaimedWorkOptions<Claim>) {
    this.logger = new Logger(`ClaimedWork of ${options.name}`);
    // Everything that goes on listens to it.
    setMaxListeners(0, this.stopping.signal);
  }

  start(): void {
    if (!this.isWorker) return;
    this.timer = setInterval(() => void this.take(), this.options.sweepMs);
    void this.take();
  }

  /** Settles when everything that was going on has let go of its row. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    // What is being claimed now begins yet, to let go of its row.
    await Promise.allSettled(this.claiming);
    await Promise.allSettled(this.going);
  }

  /** Takes rows while there is room for them. */
  async take(): Promise<void> {
    if (!this.isWorker) return;
    while (!this.stopping.signal.aborted && this.going.size + this.claiming.size < this.options.concurrency) {
      const claimed = this.claim();
      this.claiming.add(claimed);
      const found = await claimed;
      this.claiming.delete(claimed);
      if (!found) return;
    }
  }

  /** Whether there was a row to take. */
  private async claim(): Promise<boolean> {
    try {
      const claim = await this.options.claim();
      if (claim !== null) this.begin(claim);
      return claim !== null;
    } catch (error) {
      this.logger.warn(`Could not look for ${this.options.name}: ${String(error)}`);
      return false;
    }
  }

  private get isWorker(): boolean {
    return this.options.role === 'all' || this.options.role === 'worker';
  }

  private begin(claim: Claim): void {
    const ended = this.options
      .carryOut(claim, this.stopping.signal)
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) this.logger.warn(error.message);
        else this.logger.error(error, 'Interrupted; it will be taken up again');
      })
      .finally(() => {
        this.going.delete(ended);
        void this.take();
      });
    this.going.add(ended);
  }
}
