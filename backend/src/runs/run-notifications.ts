import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/** `progress`: a run or its sections changed. `control`: somebody wants it to pause, go on or stop. */
export const CHANNELS = { progress: 'run_progress', control: 'run_control' } as const;
type Channel = keyof typeof CHANNELS;

const LONGEST_RECONNECT_MS = 5_000;

/**
 * The one connection of this process that listens to PostgreSQL for runs; a notification carries the run's id and
 * nothing else. Whoever waits for one also looks by itself now and then, so a lost notification costs only time.
 */
@Injectable()
export class RunNotifications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RunNotifications.name);
  private readonly listeners = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private client: pg.Client | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  onApplicationBootstrap(): void {
    void this.keepListening();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
  }

  /** Calls `hear` after each change of a run, and whenever notifications may have been missed. Answers how to stop. */
  subscribe(channel: Channel, runId: string, hear: () => void): () => void {
    const name = `${CHANNELS[channel]}:${runId}`;
    this.listeners.on(name, hear);
    return () => void this.listeners.off(name, hear);
  }

  private async keepListening(): Promise<void> {
    for (let pause = 100; !this.stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_RECONNECT_MS)) {
      try {
        await this.listen(() => {
          pause = 100;
        });
      } catch (error) {
        if (!this.stopping.signal.aborted) this.logger.warn(`Listening for runs was interrupted: ${String(error)}`);
      }
      await sleep(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection is gone. */
  private async listen(connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.database.url,
      application_name: 'specforge-listen',
      keepAlive: true,
    });
    const gone = new Promise<void>((resolve, reject) => {
      client.once('end', resolve);
      client.once('error', reject);
    });
    gone.catch(() => undefined);
    client.on('notification', ({ channel, payload }) => void this.listeners.emit(`${channel}:${payload ?? ''}`));
    this.client = client;
    try {
      await client.connect();
      for (const channel of Object.values(CHANNELS)) await client.query(`LISTEN ${channel}`);
      connected();
      // What happened while nobody listened is unknown: everybody looks once.
      for (const name of this.listeners.eventNames()) this.listeners.emit(name);
      await gone;
    } finally {
      this.client = null;
      await client.end().catch(() => undefined);
    }
  }
}
