import { Column, Entity, ForeignKey } from 'typeorm';
import type { PremiumFeature } from '../addons/premium-features.js';
import { CreditTransaction } from '../credits/credit-transaction.entity.js';
import { CostColumn, EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { GENERATION_TYPES, type GenerationType } from '../documents/document.enumerations.js';
import { User } from '../users/user.entity.js';

/**
 * What a run, or an improvement of one section, used and cost. It outlives what it names: project, document and run
 * are remembered ids without a foreign key.
 */
@Entity('generation_costs')
export class GenerationCost extends WorkspaceRow {
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @Column('uuid')
  projectId: string;

  @Column('uuid', { nullable: true })
  documentId: string | null;

  /** Null for an improvement. */
  @Column('uuid', { nullable: true })
  runId: string | null;

  /** The charge; null when nothing was charged. */
  @ForeignKey(() => CreditTransaction, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  creditTransactionId: string | null;

  @EnumColumn('generation_type', GENERATION_TYPES)
  generationType: GenerationType;

  @Column('jsonb', { default: () => "'[]'" })
  premiumFeatures: PremiumFeature[];

  /** Credits per feature. */
  @Column('jsonb', { default: () => "'{}'" })
  premiumCostBreakdown: Partial<Record<PremiumFeature, number>>;

  @Column('integer', { default: 0 })
  totalInputTokens: number;

  @Column('integer', { default: 0 })
  totalOutputTokens: number;

  @Column('integer', { default: 0 })
  totalApiCalls: number;

  @CostColumn()
  inputTokenCostCents: number;

  @CostColumn()
  outputTokenCostCents: number;

  @CostColumn()
  totalApiCostCents: number;

  /** Per cent: 150 is one and a half times the cost. Recorded, not used for the price. */
  @Column('integer', { default: 150 })
  markupMultiplier: number;

  /** Credits kept after refunds. */
  @Column('integer', { default: 0 })
  finalChargedCents: number;

  /** Calls of the model for sections (`OPENAI_MODEL`) and of the one for short helper calls (`OPENAI_MODEL_MINI`). */
  @Column('integer', { default: 0 })
  gpt4oCallsCount: number;

  @Column('integer', { default: 0 })
  gpt4oMiniCallsCount: number;

  @Column('integer', { nullable: true })
  generationTimeMs: number | null;
}
