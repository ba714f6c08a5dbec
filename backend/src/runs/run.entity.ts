import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { EnumColumn, FractionalCreditsColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import type { LlmUsage } from '../integrations/llm/llm.types.js';
import { Project } from '../projects/project.entity.js';
import { Template } from '../templates/template.entity.js';
import { User } from '../users/user.entity.js';
import { RUN_STATUSES, RUN_STEPS, type RunStatus, type RunStep } from './run.enumerations.js';

/** One generation of a document. The row is the truth; a queued job only wakes a worker to look at it. */
@Entity('runs')
export class Run extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @ForeignKey(() => Template, { onDelete: 'RESTRICT' })
  @Column('varchar', { length: 100 })
  templateId: string;

  /** The project's idea when the run began; null for the oldest runs, which go by what it is now. */
  @Column('text', { nullable: true })
  idea: string | null;

  /** The versions of the project's other documents that it is drafted from, newest document first. */
  @Column('uuid', { array: true, default: '{}' })
  earlierVersions: string[];

  /** What the user said beyond the project's idea. */
  @Column('text', { nullable: true })
  userInput: string | null;

  @EnumColumn('run_status', RUN_STATUSES, { default: 'running' })
  status: RunStatus;

  @EnumColumn('run_step', RUN_STEPS, { default: 'queued' })
  step: RunStep;

  /** Credits held at the start, and held again when failed sections are retried. */
  @Column('integer')
  creditsReserved: number;

  /** The part of `creditsReserved` that comes back only when nothing at all is delivered. */
  @Column('integer')
  baseCredits: number;

  @FractionalCreditsColumn()
  creditsSpent: number;

  @Column('integer', { default: 0 })
  creditsRefunded: number;

  /** The user's free first document: a promo row of the same amount stands before the charge. */
  @Column('boolean', { default: false })
  isFree: boolean;

  /** How often failed sections were tried again; part of the keys of their ledger rows. */
  @Column('integer', { default: 0 })
  retries: number;

  /** The worker that has it, until `leaseUntil`; whoever finds that in the past may take over. */
  @Column('varchar', { length: 100, nullable: true })
  leaseOwner: string | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  /** How often a worker took it. With `leaseOwner` it fences off one that lost its lease without noticing. */
  @Column('integer', { default: 0 })
  attempt: number;

  @Column('timestamptz', { nullable: true })
  pauseRequestedAt: Date | null;

  /** A run that is paused for 7 days is cancelled. */
  @Column('timestamptz', { nullable: true })
  pausedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelRequestedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** When unspent credits went back; null while they are held. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @Column('varchar', { length: 60, nullable: true })
  errorCode: string | null;

  @Column('text', { nullable: true })
  errorMessage: string | null;

  /** What helper calls (the document's name) used, beside the sections. */
  @Column('jsonb', { default: () => "'{}'" })
  helperUsage: Partial<LlmUsage>;

  /**
   * The last number given to a change of this run or its sections. A change takes the next one by
   * `UPDATE runs SET update_seq = update_seq + 1 … RETURNING` first in its transaction: the row's lock makes the
   * numbers visible in order, so a reader that asks for what came after N misses nothing.
   */
  @Column('bigint', { default: 0 })
  updateSeq: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
