import type { SectionDependency } from '@specforge/document';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CostColumn, EnumColumn } from '../database/columns.js';
import { Run } from './run.entity.js';
import { RUN_SECTION_STATES, type RunSectionState } from './run.enumerations.js';

/** A section's way through a run. Its finished data stands in `document_sections`. */
@Entity('run_sections')
export class RunSection {
  @ForeignKey(() => Run, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  runId: string;

  @PrimaryColumn('varchar', { length: 80 })
  key: string;

  @ForeignKey('Workspace', { onDelete: 'RESTRICT' })
  @Column('uuid')
  workspaceId: string;

  @Column('integer')
  position: number;

  /** Of the chosen sections only. */
  @Column('jsonb', { default: () => "'[]'" })
  dependsOn: SectionDependency[];

  @EnumColumn('run_section_state', RUN_SECTION_STATES, { default: 'waiting' })
  state: RunSectionState;

  /** Its own price, which goes back when it is not delivered. */
  @Column('integer')
  priceCredits: number;

  /** Went back at a settlement; a retry holds it again and sets this to false. */
  @Column('boolean', { default: false })
  refunded: boolean;

  /** Times that it was begun. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** The answer so far while it is being written, not yet whole JSON; null before and after. */
  @Column('text', { nullable: true })
  partialText: string | null;

  @Column('varchar', { length: 60, nullable: true })
  errorCode: string | null;

  @Column('text', { nullable: true })
  errorMessage: string | null;

  /** Over all attempts and repairs. */
  @Column('integer', { default: 0 })
  inputTokens: number;

  @Column('integer', { default: 0 })
  cachedInputTokens: number;

  @Column('integer', { default: 0 })
  outputTokens: number;

  @Column('integer', { default: 0 })
  apiCalls: number;

  @CostColumn()
  inputTokenCostCents: number;

  @CostColumn()
  outputTokenCostCents: number;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** The number of its newest change; see `Run.updateSeq`. */
  @Column('bigint', { default: 0 })
  updateSeq: number;
}
