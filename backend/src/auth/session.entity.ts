import { Column, Entity, ForeignKey } from 'typeorm';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';

/** One sign-in on one browser. Its id is in every access token; revoking it takes effect at once. */
@Entity('sessions')
export class Session extends Row {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('varchar', { length: 512, nullable: true })
  userAgent: string | null;

  /** IPv4 or IPv6, at most 45 characters. */
  @Column('varchar', { length: 45, nullable: true })
  ip: string | null;
}
