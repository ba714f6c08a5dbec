import { DOC_TYPES, type DocType, type Template as TemplateContent } from '@specforge/document';
import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { Template } from './template.entity.js';

export const TEMPLATE_SOURCES = ['shipped', 'admin'] as const;
export type TemplateSource = (typeof TEMPLATE_SOURCES)[number];

/** The whole content of a template at one time. Never changed (the database refuses): documents pin it. */
@Entity('template_versions')
export class TemplateVersion extends Row {
  @ForeignKey(() => Template, { onDelete: 'RESTRICT' })
  @Column('varchar', { length: 100 })
  templateId: string;

  /** 1, 2, 3 … within the template. The content's own version, `1.0.0`, is in it. */
  @Column('integer')
  version: number;

  @EnumColumn('template_source', TEMPLATE_SOURCES)
  source: TemplateSource;

  /** Sections resolved, so that the document's validation, views and exports never change under it. */
  @Column('jsonb')
  content: TemplateContent;

  /** The content's own; lists read it without unpacking the content. */
  @EnumColumn('doc_type', DOC_TYPES)
  docType: DocType;

  /** SHA-256 in hex of the canonical content: seeding adds a version only when it is new. */
  @Column('char', { length: 64 })
  contentHash: string;

  /** Null for shipped content. */
  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;
}
