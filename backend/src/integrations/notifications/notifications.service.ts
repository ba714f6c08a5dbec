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
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/**
 * `progress`: a run or its sections changed. `control`: somebody wants it to pause, go on or stop. Both carry the run's
 * id and nothing else. `templates`: some template changed; the database says so by itself.
 */
export const CHANNELS = { progress: 'run_progress', control: 'run_control', templates: 'templates_changed' } as const;
type Channel = keyof typeof CHANNELS;

const LONGEST_RECONNECT_MS = 5_000;

/**
 * The one connection of this process that listens to PostgreSQL. A notification may be lost: whoever waits for a run also
 * looks by itself now and then, and whoever keeps something until it changes asks `listening` first.
 */
@Injectable()
export class Notifications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Notifications.name);
  private readonly listeners = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private client: pg.Client | null = null;
  private connected = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  onApplicationBootstrap(): void {
    void this.keepListening();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
  }

  /** Whether changes are heard of at present. */
  get listening(): boolean {
    return this.connected;
  }

  /** Calls `hear` after each change, and whenever notifications may have been missed. Answers how to stop. */
  subscribe(channel: Channel, key: string, hear: () => void): () => void {
    const name = `${CHANNELS[channel]}:${key}`;
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
        if (!this.stopping.signal.aborted)
          this.logger.warn(`Listening to the database was interrupted: ${String(error)}`);
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
      this.connected = true;
      connected();
      // What happened while nobody listened is unknown: everybody looks once.
      for (const name of this.listeners.eventNames()) this.listeners.emit(name);
      await gone;
    } finally {
      this.connected = false;
      this.client = null;
      await client.end().catch(() => undefined);
    }
  }
}
