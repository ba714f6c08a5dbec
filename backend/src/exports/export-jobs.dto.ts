import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_STYLES, type ExportStyle } from '@specforge/document';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { ValidateChoice, ValidateText, ValidateTextList, ValidateUuid } from '../common/validators.js';
import { EXPORT_FORMATS, EXPORT_STATUSES, type ExportFormat, type ExportStatus } from './export-job.entity.js';
import { CSV_FLAVOURS, type CsvFlavour, type ExportOptions, PAPER_SIZES, type PaperSize } from './export-options.js';

export class ExportJobParams {
  @ValidateUuid()
  exportId: string;
}

export class ProjectExportsParams {
  @ValidateUuid()
  projectId: string;
}

export class DownloadParams {
  @ValidateText({ max: 300 })
  token: string;
}

/** Formats that are made. */
export const OFFERED_FORMATS = ['pdf', 'docx', 'pptx', 'csv'] as const satisfies readonly ExportFormat[];

export class ExportOptionsDto implements ExportOptions {
  @ValidateTextList({ optional: true, min: 1, max: 100, maxLength: 100, description: 'Keys; all sections by default.' })
  sections?: string[];

  @ValidateChoice({ optional: true, of: PAPER_SIZES, description: 'Of PDF files; A4 by default.' })
  paper?: PaperSize;

  @ValidateChoice({
    optional: true,
    of: CSV_FLAVOURS,
    description: 'Of CSV files: for spreadsheets, or as the importer of a tracker wants them; plain by default.',
  })
  flavour?: CsvFlavour;
}

export class ExportCreateDto {
  @ValidateChoice({ of: OFFERED_FORMATS })
  format: (typeof OFFERED_FORMATS)[number];

  @ValidateChoice({
    optional: true,
    of: EXPORT_STYLES,
    description: 'For whom the file is made; technical by default.',
  })
  template?: ExportStyle;

  @ApiProperty({ type: ExportOptionsDto, required: false })
  @ValidateIf((_, value: unknown) => value !== undefined)
  @IsObject({ message: '$property must be an object' })
  @ValidateNested()
  @Type(() => ExportOptionsDto)
  options?: ExportOptionsDto;
}

export class ExportResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty({ enum: [...EXPORT_FORMATS] })
  format: ExportFormat;

  @ApiProperty({ enum: [...EXPORT_STYLES] })
  template: ExportStyle;

  @ApiProperty({ enum: [...EXPORT_STATUSES] })
  status: ExportStatus;

  @ApiProperty({ type: String, nullable: true, description: 'What is being done, while it is queued or processed.' })
  statusMessage: string | null;

  @ApiProperty({ description: 'Per cent.' })
  progress: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, in words for its user.' })
  errorMessage: string | null;

  @ApiProperty({ type: ExportOptionsDto })
  options: ExportOptions;

  @ApiProperty({ type: String, nullable: true })
  fileName: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Bytes.' })
  fileSize: number | null;

  @ApiProperty({ type: String, nullable: true })
  mimeType: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Opens the file without further proof until downloadExpiresAt. Null where there is none, or no more.',
  })
  downloadUrl: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  downloadExpiresAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ProjectExportDto extends ExportResponseDto {
  @ApiProperty()
  documentTitle: string;
}

/** A row as the queries of `export-jobs.service.ts` select it. */
export interface ExportRow {
  id: string;
  documentId: string;
  format: ExportFormat;
  template: ExportStyle;
  status: ExportStatus;
  statusMessage: string | null;
  progress: number;
  errorMessage: string | null;
  options: ExportOptions;
  fileName: string | null;
  fileSize: string | null;
  mimeType: string | null;
  hasFile: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export function mapExport(row: ExportRow, link: { url: string; expiresAt: number } | null): ExportResponseDto {
  const { hasFile: _, fileSize, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    fileSize: fileSize === null ? null : Number(fileSize),
    downloadUrl: link?.url ?? null,
    downloadExpiresAt: link && new Date(link.expiresAt).toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
