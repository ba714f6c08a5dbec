import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { User } from '../users/user.entity.js';
import { EXPORT_FORMATS } from './export-job.entity.js';
import { StoredFile } from './file.entity.js';

export const DOWNLOAD_FORMATS = ['full-docx', 'full-markdown', 'zip-docx', 'zip-markdown'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
/** At once, or made in the background of chosen sections. */
export const SECTION_EXPORT_TYPES = [...DOWNLOAD_FORMATS, ...EXPORT_FORMATS] as const;
export type SectionExportType = (typeof SECTION_EXPORT_TYPES)[number];

/** A document downloaded at once, or a file of some of its sections. */
@Entity('section_exports')
export class SectionExport extends WorkspaceRow {
  @ForeignKey(() => Document, { onDelete: 'CASCADE' })
  @Column('uuid')
  documentId: string;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  /** Null when the answer was streamed and not stored. */
  @ForeignKey(() => StoredFile, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  fileId: string | null;

  @EnumColumn('section_export_type', SECTION_EXPORT_TYPES)
  exportType: SectionExportType;

  /** Keys. */
  @Column('text', { array: true, default: '{}' })
  sectionsIncluded: string[];
}
