import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';

export const PROJECT_STATUSES = ['draft', 'ready', 'unlocked'] as const;
/** draft before the first finished document, ready after, unlocked when every document was paid for in full. */
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** An idea and the documents made from it. */
@Entity('projects')
export class Project extends WorkspaceRow {
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @Column('text')
  idea: string;

  @Column('varchar', { length: 255 })
  title: string;

  @EnumColumn('project_status', PROJECT_STATUSES, { default: 'draft' })
  status: ProjectStatus;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Restorable for 30 days, then purged with its documents. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
