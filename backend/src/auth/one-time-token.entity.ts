import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';

export const ONE_TIME_TOKEN_PURPOSES = ['password_reset', 'email_change'] as const;
export type OneTimeTokenPurpose = (typeof ONE_TIME_TOKEN_PURPOSES)[number];

/** A link in a mail. It works once: `UPDATE … SET used_at = now() WHERE … AND used_at IS NULL` claims it. */
@Entity('one_time_tokens')
export class OneTimeToken extends Row {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @EnumColumn('one_time_token_purpose', ONE_TIME_TOKEN_PURPOSES)
  purpose: OneTimeTokenPurpose;

  /** SHA-256 in hex. */
  @Column('char', { length: 64 })
  tokenHash: string;

  /** The address to change to; set for `email_change` only. */
  @Column('varchar', { length: 320, nullable: true })
  newEmail: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
