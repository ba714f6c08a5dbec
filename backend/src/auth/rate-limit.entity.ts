import { ViewColumn, ViewEntity } from 'typeorm';

/** What the limiter has counted, read from its own store (`rate_limit_store`). */
@ViewEntity('rate_limits', { synchronize: false })
export class RateLimit {
  /** Set when the limit counts by user. */
  @ViewColumn()
  userId: string | null;

  /** Set when the limit counts by address. */
  @ViewColumn()
  ip: string | null;

  /** Name of the limit: `login`, `register`, … */
  @ViewColumn()
  key: string;

  @ViewColumn()
  count: number;

  /** Null for a limit that never ends. */
  @ViewColumn()
  windowEnd: Date | null;
}
