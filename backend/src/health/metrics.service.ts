import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Registry } from 'prom-client';
import { DataSource } from 'typeorm';

interface Figure {
  name: string;
  help: string;
  /** One row with one number, or none where nothing can be said yet. */
  sql: string;
}

/** What money and work look like from outside. Each is one short statement, asked when somebody collects. */
const FIGURES: readonly Figure[] = [
  {
    name: 'specforge_ledger_problems',
    help: 'Rows that broke a rule of the ledger at its last check; anything above 0 wants somebody.',
    sql: 'SELECT problems AS value FROM ledger_checks ORDER BY created_at DESC LIMIT 1',
  },
  {
    name: 'specforge_ledger_check_age_seconds',
    help: 'Seconds since the last check of the ledger; it is made every night.',
    sql: 'SELECT extract(epoch FROM now() - created_at)::float AS value FROM ledger_checks ORDER BY created_at DESC LIMIT 1',
  },
  {
    name: 'specforge_payment_events_waiting',
    help: 'Events of the payment provider that were stored and had no effect yet.',
    sql: 'SELECT count(*)::integer AS value FROM payment_events WHERE processed_at IS NULL',
  },
  {
    name: 'specforge_credits_missing',
    help: 'Credits of payments that went back, which had been spent by then.',
    sql: 'SELECT coalesce(sum(credits_missing), 0)::integer AS value FROM payment_reversals WHERE credits_missing > 0',
  },
  {
    name: 'specforge_runs_waiting',
    help: 'Documents that wait for a worker.',
    sql: `SELECT count(*)::integer AS value FROM runs
           WHERE status = 'running' AND (lease_until IS NULL OR lease_until < now())`,
  },
  {
    name: 'specforge_runs_running',
    help: 'Documents that are being written.',
    sql: `SELECT count(*)::integer AS value FROM runs WHERE status = 'running' AND lease_until >= now()`,
  },
];

/** Figures for Prometheus, from the process itself and from the database that all processes share. */
@Injectable()
export class MetricsService {
  private registry: Promise<Registry> | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What a collector reads, and its media type. Errors: when the database does not answer. */
  async collect(): Promise<{ contentType: string; text: string }> {
    const registry = await (this.registry ??= this.open());
    return { contentType: registry.contentType, text: await registry.metrics() };
  }

  /** The library is loaded, and the process watched, only where somebody collects. */
  private async open(): Promise<Registry> {
    const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const { dataSource } = this;
    for (const { name, help, sql } of FIGURES) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const [row]: { value: number }[] = await dataSource.query(sql);
          if (row) this.set(row.value);
          // Without a check there is no number to show: nought would look like a clean ledger.
          else this.remove();
        },
      });
    }
    return registry;
  }
}
