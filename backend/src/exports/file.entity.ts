import { Column, Entity, ForeignKey } from 'typeorm';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';

/** A stored file, once per workspace and content. Purged when nothing has referred to it for a while. */
@Entity('files')
export class StoredFile extends WorkspaceRow {
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  ownerUserId: string;

  /** Key in the store, unique in all of it. */
  @Column('varchar', { length: 500 })
  path: string;

  @Column('varchar', { length: 150 })
  mime: string;

  @Column('bigint')
  bytes: number;

  /** SHA-256 in hex. */
  @Column('char', { length: 64 })
  contentHash: string;

  /** Rows that refer to it. */
  @Column('integer', { default: 0 })
  refCount: number;

  @Column('timestamptz', { nullable: true })
  lastRefAt: Date | null;
}
