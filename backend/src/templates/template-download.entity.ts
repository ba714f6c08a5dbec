import { Column, Entity, ForeignKey } from 'typeorm';
import { EnumColumn } from '../database/columns.js';
import { Row } from '../database/rows.js';
import { User } from '../users/user.entity.js';
import { Template } from './template.entity.js';

export const TEMPLATE_DOWNLOAD_FORMATS = ['docx', 'md'] as const;
export type TemplateDownloadFormat = (typeof TEMPLATE_DOWNLOAD_FORMATS)[number];

/** One download of a blank template. */
@Entity('template_downloads')
export class TemplateDownload extends Row {
  @ForeignKey(() => Template, { onDelete: 'RESTRICT' })
  @Column('varchar', { length: 100 })
  templateId: string;

  @ForeignKey(() => User, { onDelete: 'RESTRICT' })
  @Column('uuid')
  userId: string;

  @EnumColumn('template_download_format', TEMPLATE_DOWNLOAD_FORMATS)
  format: TemplateDownloadFormat;
}
