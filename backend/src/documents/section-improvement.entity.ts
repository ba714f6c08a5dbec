import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { Document } from './document.entity.js';

export const IMPROVEMENT_STATUSES = ['running', 'done', 'failed'] as const;
export type ImprovementStatus = (typeof IMPROVEMENT_STATUSES)[number];

/**
 * One AI improvement of a section. The row exists, and its credits are held, before the model is asked; one whose
 * process died is found by its lapsed lease and its credits go back.
 */
@Entity('section_improvements')
export class SectionImprovement extends WorkspaceRow {
  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @Column('varchar', { length: 80 })
  sectionKey: string;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @Column('text')
  instructions: string;

  @EnumColumn('improvement_status', IMPROVEMENT_STATUSES, { default: 'running' })
  status: ImprovementStatus;

  /** The ledger row that holds its price. */
  @ForeignKey('CreditTransaction', { onDelete: 'RESTRICT' })
  @Column('uuid')
  holdTransactionId: string;

  /** The section's revision that was sent to the model. */
  @Column('integer')
  baseRevision: number;

  /** The revision that came of it; null unless done. */
  @Column('integer', { nullable: true })
  revision: number | null;

  @Column('varchar', { length: 60, nullable: true })
  errorCode: string | null;

  /** Whoever finds it in the past while the row is `running` gives the credits back. */
  @Column('timestamptz')
  leaseUntil: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
