import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { WorkspaceRow } from '../database/rows.js';
import { Document } from '../documents/document.entity.js';
import { User } from '../users/user.entity.js';
import { StoredFile } from './file.entity.js';

export const DOWNLOAD_FORMATS = ['full-docx', 'full-markdown', 'zip-docx', 'zip-markdown'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** A document, or some of its sections, downloaded at once. */
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

  @EnumColumn('section_export_type', DOWNLOAD_FORMATS)
  exportType: DownloadFormat;

  /** Keys. */
  @Column('text', { array: true, default: '{}' })
  sectionsIncluded: string[];
}
