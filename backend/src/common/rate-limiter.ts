import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Redis } from 'ioredis';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { commonErrors } from './common.errors.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

/** Longer values are no addresses or ids, and the store would refuse them. */
const MAX_VALUE = 100;

/** Made by the migrations, read by the view `rate_limits`. */
const STORE_TABLE = 'rate_limit_store';

/** Counts requests in a store that all processes share: Redis where there is one and it answers, else PostgreSQL. */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimiter.name);
  private readonly redis: Redis | null;
  private readonly limiters = new Map<RateLimitName, RateLimiterStoreAbstract>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.redis = config.redis ? new Redis(config.redis.url, { lazyConnect: true, maxRetriesPerRequest: 1 }) : null;
    this.redis?.on('error', (error: Error) => this.logger.warn({ err: error }, 'Rate limits count in PostgreSQL'));
  }

  /** Counts one request of `value` (an address or a user's id). Errors: TOO_MANY_REQUESTS with Retry-After. */
  async consume(name: RateLimitName, value: string): Promise<void> {
    if (!this.config.rateLimits) return;
    try {
      await this.limiter(name).consume(storeKey(name, value));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw commonErrors.TOO_MANY_REQUESTS({ headers: { 'Retry-After': String(seconds) } });
    }
  }

  /** Forgets what was counted, after a success that shows there was no attack. */
  async forget(name: RateLimitName, value: string): Promise<void> {
    if (this.config.rateLimits) await this.limiter(name).delete(storeKey(name, value));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter(name: RateLimitName): RateLimiterStoreAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const { points, seconds: duration } = RATE_LIMITS[name];
    const options = { keyPrefix: name, points, duration };
    const postgres = new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: STORE_TABLE,
      tableCreated: true,
    });
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: postgres })
      : postgres;
    this.limiters.set(name, limiter);
    return limiter;
  }
}

/** The library puts the limit's name before it. */
function storeKey(name: RateLimitName, value: string): string {
  return `${RATE_LIMITS[name].by}:${value.slice(0, MAX_VALUE)}`;
}
