import { Column, Entity, ForeignKey, UpdateDateColumn } from 'typeorm';
import { PREMIUM_FEATURES, type PremiumFeature } from '../addons/premium-features.js';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Project } from '../projects/project.entity.js';
import { TemplateVersion } from '../templates/template-version.entity.js';
import { Template } from '../templates/template.entity.js';
import { User } from '../users/user.entity.js';
import { DOCUMENT_SOURCE_TYPES, DOCUMENT_STATUSES, GENERATION_TYPES } from './document.enumerations.js';
import type { DocumentSourceType, DocumentStatus, GenerationType } from './document.enumerations.js';

/** A document made from a template version. Its sections are rows of `document_sections`. */
@Entity('documents')
export class Document extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  /** Who made it. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @ForeignKey(() => Template, { onDelete: 'RESTRICT' })
  @Column('varchar', { length: 100 })
  templateId: string;

  /** The version it was made from and is validated, shown and exported by for ever. */
  @ForeignKey(() => TemplateVersion, { onDelete: 'RESTRICT' })
  @Column('uuid')
  templateVersionId: string;

  @EnumColumn('document_source_type', DOCUMENT_SOURCE_TYPES, { default: 'generated' })
  sourceType: DocumentSourceType;

  @Column('varchar', { length: 255 })
  title: string;

  @Column('text', { nullable: true })
  summary: string | null;

  /** `ready` is sent as `completed`. */
  @EnumColumn('document_status', DOCUMENT_STATUSES, { default: 'draft' })
  status: DocumentStatus;

  @EnumColumn('generation_type', GENERATION_TYPES, { default: 'basic' })
  generationType: GenerationType;

  @EnumColumn('premium_feature', PREMIUM_FEATURES, { array: true, default: '{}' })
  premiumAddons: PremiumFeature[];

  /** The embedded drafting engine wrote it: screens and exports say so. */
  @Column('boolean', { default: false })
  offlineDraft: boolean;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Restorable for 30 days, then purged with its files. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
