import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** One intent: who sent which key, and what the request was. */
export interface Intent {
  actor: string;
  key: string;
  requestHash: string;
}

/** The first answer, as it is kept. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export type Claim =
  | { kind: 'won'; operationId: string }
  | { kind: 'otherRequest' }
  | { kind: 'running'; secondsLeft: number }
  | { kind: 'answered'; answer: KeptAnswer };

const KEPT = '24 hours';
/** How long a request may go without a sign of life before a repetition takes it over. */
const LOCK_SECONDS = 15;
export const RENEW_MS = 5_000;
const PURGE_MS = 10 * 60_000;

/** The table of keys. Claiming one is a single statement, so of any number sent at once exactly one wins. */
@Injectable()
export class IdempotencyStore implements OnModuleInit, OnApplicationShutdown {
  private purging: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.purging = setInterval(() => void this.purge().catch(() => undefined), PURGE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.purging);
  }

  /** Takes the key: a new one, an expired one, or one whose holder died or failed before it could answer. */
  async claim({ actor, key, requestHash }: Intent): Promise<Claim> {
    const [won]: { createdAt: Date }[] = await this.dataSource.query(
      `INSERT INTO idempotency_keys AS k (actor, key, request_hash, locked_until, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4), now() + interval '${KEPT}')
       ON CONFLICT (actor, key) DO UPDATE
          SET request_hash = excluded.request_hash, state = 'running', status = NULL, response = NULL,
              locked_until = excluded.locked_until,
              created_at = CASE WHEN k.expires_at <= now() THEN now() ELSE k.created_at END,
              expires_at = CASE WHEN k.expires_at <= now() THEN excluded.expires_at ELSE k.expires_at END
        WHERE k.expires_at <= now()
           OR (k.state = 'running' AND k.locked_until <= now() AND k.request_hash = excluded.request_hash)
       RETURNING created_at AS "createdAt"`,
      [actor, key, requestHash, LOCK_SECONDS],
    );
    if (won) return { kind: 'won', operationId: operationId(actor, key, won.createdAt) };

    const [held]: HeldRow[] = await this.dataSource.query(
      `SELECT request_hash AS "requestHash", state, response,
              greatest(1, ceil(extract(epoch FROM locked_until - now())))::int AS "secondsLeft"
         FROM idempotency_keys WHERE actor = $1 AND key = $2`,
      [actor, key],
    );
    if (held && held.requestHash !== requestHash) return { kind: 'otherRequest' };
    if (held?.state === 'done' && held.response) return { kind: 'answered', answer: read(held.response) };
    return { kind: 'running', secondsLeft: held?.secondsLeft ?? 1 };
  }

  async renew({ actor, key }: Intent): Promise<void> {
    await this.dataSource.query(
      `UPDATE idempotency_keys SET locked_until = now() + make_interval(secs => $3)
        WHERE actor = $1 AND key = $2 AND state = 'running'`,
      [actor, key, LOCK_SECONDS],
    );
  }

  /** Answers whether this was the first answer. */
  async keep(
    { actor, key, requestHash }: Intent,
    answer: KeptAnswer,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const [, kept]: [unknown[], number] = await tx.query(
      `UPDATE idempotency_keys SET state = 'done', status = $4, response = $5
        WHERE actor = $1 AND key = $2 AND request_hash = $3 AND state = 'running'`,
      [actor, key, requestHash, answer.status, JSON.stringify(write(answer))],
    );
    return kept > 0;
  }

  /** Lets the next repetition try again. The row stays, and with it the operation's id. */
  async release({ actor, key, requestHash }: Intent): Promise<void> {
    await this.dataSource.query(
      `UPDATE idempotency_keys SET locked_until = now()
        WHERE actor = $1 AND key = $2 AND request_hash = $3 AND state = 'running'`,
      [actor, key, requestHash],
    );
  }

  private async purge(): Promise<void> {
    await this.dataSource.query('DELETE FROM idempotency_keys WHERE expires_at < now()');
  }
}

interface HeldRow {
  requestHash: string;
  state: 'running' | 'done';
  response: StoredAnswer | null;
  secondsLeft: number;
}

/** The body is stored as JSON text: `jsonb` would give its members another order. */
interface StoredAnswer extends Omit<KeptAnswer, 'body'> {
  json: string | null;
}

function write({ body, ...answer }: KeptAnswer): StoredAnswer {
  return { ...answer, json: body === undefined ? null : JSON.stringify(body) };
}

function read({ json, ...answer }: StoredAnswer): KeptAnswer {
  return { ...answer, body: json === null ? undefined : JSON.parse(json) };
}

/** The same for every attempt at one intent, so that an attempt can see what an interrupted one has done. */
function operationId(actor: string, key: string, createdAt: Date): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([actor, key, createdAt.getTime()]))
    .digest('hex');
  // Version 8 of RFC 9562: a UUID whose bits are the application's own.
  const variant = ((parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
