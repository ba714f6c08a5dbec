import { CATEGORIES, type Category, DOC_TYPES, type DocType, PLANS, type Plan } from '@specforge/document';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { EnumColumn } from '../database/columns.js';

export const TEMPLATE_VISIBILITIES = ['base', 'standard', 'premium'] as const;
/** base: everyone; standard: signed in; premium: by required plan. */
export type TemplateVisibility = (typeof TEMPLATE_VISIBILITIES)[number];

/** The head of a template: what lists and gates read of its published version, written when that changes. */
@Entity('templates')
export class Template {
  /** As in addresses: `prd-saas-starter`. */
  @PrimaryColumn('varchar', { length: 100 })
  id: string;

  @Column('varchar', { length: 255 })
  name: string;

  @EnumColumn('doc_type', DOC_TYPES)
  docType: DocType;

  @EnumColumn('template_category', CATEGORIES)
  category: Category;

  @Column('text')
  description: string;

  @Column('text', { array: true, default: '{}' })
  tags: string[];

  @EnumColumn('plan', PLANS, { default: 'free' })
  requiredPlan: Plan;

  /** 1 simple, 2 standard, 3 advanced, 4 premium. */
  @Column('smallint', { default: 2 })
  complexityLevel: number;

  @EnumColumn('template_visibility', TEMPLATE_VISIBILITIES, { default: 'base' })
  visibility: TemplateVisibility;

  /** The version that new documents pin; null hides the template. */
  @ForeignKey('TemplateVersion', { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  publishedVersionId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
