import { Column, Entity, ForeignKey } from 'typeorm';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';

/**
 * A refresh token of a session's family. Rotation is one claim: `UPDATE … SET used_at = now() WHERE token_hash = $1
 * AND used_at IS NULL`; whoever loses it within the grace after `usedAt` gets another child, later the session ends.
 */
@Entity('refresh_tokens')
export class RefreshToken extends Row {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @ForeignKey(() => Session, { onDelete: 'CASCADE' })
  @Column('uuid')
  sessionId: string;

  /** SHA-256 in hex. */
  @Column('char', { length: 64 })
  tokenHash: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** The token that this one was issued for. Two children of one token are parallel tabs or a lost answer. */
  @ForeignKey(() => RefreshToken, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  rotatedFromId: string | null;
}
