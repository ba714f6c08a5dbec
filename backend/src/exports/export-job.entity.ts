import { EXPORT_STYLES, type ExportStyle } from '@specforge/document';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { EnumColumn, newId } from '../database/columns.js';
import { Document } from '../documents/document.entity.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { StoredFile } from './file.entity.js';

export const EXPORT_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];
export const EXPORT_FORMATS = ['pdf', 'docx', 'pptx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** An export made in the background. The row is the truth; a queued job only wakes a worker to look at it. */
@Entity('export_jobs')
export class ExportJob {
  /** A UUIDv7 in text, as the specification has it. */
  @PrimaryColumn('text')
  id: string = newId();

  @ForeignKey('Workspace', { onDelete: 'RESTRICT' })
  @Column('uuid')
  workspaceId: string;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @ForeignKey(() => Project, { onDelete: 'CASCADE' })
  @Column('uuid')
  projectId: string;

  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @EnumColumn('export_format', EXPORT_FORMATS)
  format: ExportFormat;

  /** The style; technical where it is null, as in rows from before there was a choice. */
  @EnumColumn('export_template', EXPORT_STYLES, { nullable: true })
  template: ExportStyle | null;

  @EnumColumn('export_status', EXPORT_STATUSES, { default: 'queued' })
  status: ExportStatus;

  @Column('varchar', { length: 255, nullable: true })
  statusMessage: string | null;

  @Column('jsonb', { default: () => "'{}'" })
  options: Record<string, unknown>;

  /** Per cent: 0 to 100. */
  @Column('integer', { default: 0 })
  progress: number;

  @Column('varchar', { length: 255, nullable: true })
  fileName: string | null;

  /** Bytes. Kept with the MIME type when the file itself is purged. */
  @Column('bigint', { nullable: true })
  fileSize: number | null;

  @Column('varchar', { length: 150, nullable: true })
  mimeType: string | null;

  @ForeignKey(() => StoredFile, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  fileId: string | null;

  @Column('text', { nullable: true })
  errorMessage: string | null;

  /** As in `Run`. */
  @Column('varchar', { length: 100, nullable: true })
  leaseOwner: string | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  @Column('integer', { default: 0 })
  attempt: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
