import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { CostColumn, EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { PREMIUM_DEPENDENCY_TYPES, PREMIUM_FEATURES } from './premium-features.js';
import type { PremiumDependencyType, PremiumFeature } from './premium-features.js';

export const MODULE_STATUSES = ['draft', 'ready', 'failed'] as const;
export type ModuleStatus = (typeof MODULE_STATUSES)[number];

/** A premium add-on written for a document. */
@Entity('prd_modules')
export class PrdModule extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @EnumColumn('premium_feature', PREMIUM_FEATURES)
  moduleType: PremiumFeature;

  @EnumColumn('premium_dependency_type', PREMIUM_DEPENDENCY_TYPES)
  dependencyType: PremiumDependencyType;

  @EnumColumn('module_status', MODULE_STATUSES, { default: 'draft' })
  status: ModuleStatus;

  /** Values of the add-on's fields; null until it is written. */
  @Column('jsonb', { nullable: true })
  content: Record<string, unknown> | null;

  /** What the model cost. */
  @CostColumn()
  generationCostCents: number;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  createdBy: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
