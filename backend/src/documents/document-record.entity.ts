import type { RecordValue, StoryValue } from '@specforge/document';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Document } from './document.entity.js';

/**
 * A requirement, goal, story, risk … of a document: a projection of its section, kept on save, for comments, trace,
 * search, difference and agents. One that is removed stays, marked, so that its display id is never given again.
 */
@Entity('document_records')
export class DocumentRecord {
  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  documentId: string;

  /** The record's immutable internal id. */
  @PrimaryColumn('uuid')
  uid: string;

  @ForeignKey('Workspace', { onDelete: 'RESTRICT' })
  @Column('uuid')
  workspaceId: string;

  @Column('varchar', { length: 80 })
  sectionKey: string;

  @Column('varchar', { length: 80 })
  fieldName: string;

  /** What it is, as its field's meaning says: `feature`, `goal`, `risk`. */
  @Column('varchar', { length: 80 })
  meaning: string;

  /** `FR` and 3 of `FR-003`; `displayId` is both. */
  @Column('varchar', { length: 12 })
  prefix: string;

  @Column('integer')
  number: number;

  @Column('varchar', { length: 24 })
  displayId: string;

  @Column('text')
  title: string;

  /** Order within the field. */
  @Column('integer')
  position: number;

  @Column('jsonb')
  data: RecordValue | StoryValue;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
