import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { PrdVersion } from './prd-version.entity.js';

export const DIFF_TYPES = ['addition', 'deletion', 'modification'] as const;
export type DiffType = (typeof DIFF_TYPES)[number];

/** One difference between two versions of a document: a requirement that was added, removed or changed, or a field. */
@Entity('prd_diffs')
export class PrdDiff extends WorkspaceRow {
  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @ForeignKey(() => PrdVersion, { onDelete: 'CASCADE' })
  @Column('uuid')
  fromVersionId: string;

  @ForeignKey(() => PrdVersion, { onDelete: 'CASCADE' })
  @Column('uuid')
  toVersionId: string;

  /** Order within the comparison. */
  @Column('integer')
  position: number;

  /** `section-key`, `section-key.field`, `section-key.field.{uid}` of a record, `$title`, or `$order` of the sections. */
  @Column('varchar', { length: 300 })
  sectionPath: string;

  @EnumColumn('diff_type', DIFF_TYPES)
  diffType: DiffType;

  @Column('jsonb', { nullable: true })
  oldValue: unknown;

  @Column('jsonb', { nullable: true })
  newValue: unknown;

  @Column('varchar', { length: 255 })
  displayTitle: string;

  /** Plain sentence: what changed. */
  @Column('text')
  humanReadableDiff: string;
}
