import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { EnumColumn } from '../database/columns.js';

export const IDEMPOTENCY_STATES = ['running', 'done'] as const;
export type IdempotencyState = (typeof IDEMPOTENCY_STATES)[number];

/** A request that carried an `Idempotency-Key`, and the answer that it got first. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** As `actorKey` names it. */
  @PrimaryColumn('varchar', { length: 100 })
  actor: string;

  @PrimaryColumn('varchar', { length: 255 })
  key: string;

  /** SHA-256 in hex of method, path and body: the same key with another request is refused. */
  @Column('char', { length: 64 })
  requestHash: string;

  @EnumColumn('idempotency_state', IDEMPOTENCY_STATES, { default: 'running' })
  state: IdempotencyState;

  /** While it runs: when a process that died in the middle no longer blocks the key. */
  @Column('timestamptz')
  lockedUntil: Date;

  /** HTTP status and body of the answer. */
  @Column('smallint', { nullable: true })
  status: number | null;

  @Column('jsonb', { nullable: true })
  response: unknown;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
