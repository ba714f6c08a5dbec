import { ApiProperty } from '@nestjs/swagger';
import type { SectionData } from '@specforge/document';
import { ValidateInteger, ValidateText, ValidateUuid } from '../common/validators.js';
import { VERSION_ORIGINS, VERSION_STATUSES, type VersionOrigin, type VersionStatus } from './prd-version.entity.js';

const LAST_VERSION = 2_147_483_647;

export class VersionsParams {
  @ValidateUuid()
  documentId: string;
}

export class ProjectVersionsParams {
  @ValidateUuid()
  projectId: string;
}

export class VersionParams extends VersionsParams {
  @ValidateInteger({ min: 1, max: LAST_VERSION, description: 'Its number within the document.' })
  version: number;
}

export class VersionUpdateDto {
  @ValidateText({
    min: 0,
    max: 120,
    description: 'What to call it: `Sent to client`. An empty text takes the name away.',
  })
  name: string;
}

export class VersionAuthorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}

export class VersionResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: '1, 2, 3 … within the document.' })
  version: number;

  @ApiProperty({ enum: [...VERSION_STATUSES] })
  status: VersionStatus;

  @ApiProperty({ description: "The document's title then." })
  title: string;

  @ApiProperty({ type: String, nullable: true, description: 'What somebody called it.' })
  name: string | null;

  @ApiProperty({ enum: [...VERSION_ORIGINS], description: 'How it came about.' })
  origin: VersionOrigin;

  @ApiProperty({ type: Number, nullable: true, description: 'Number of the version that was put back, for `restore`.' })
  restoredVersion: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'What it changed, from the difference to the one before.' })
  changelogSummary: string | null;

  @ApiProperty()
  isAiGenerated: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The instructions of an improvement.' })
  aiPrompt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: VersionAuthorDto, nullable: true, description: 'Whose change it was; null for a run.' })
  author: VersionAuthorDto | null;
}

export class ProjectVersionDto extends VersionResponseDto {
  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty({ description: "The document's title now." })
  documentTitle: string;
}

export class VersionDetailDto extends VersionResponseDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    description: 'Data of every section that was written then, by key.',
  })
  sections: Record<string, SectionData>;

  @ApiProperty({
    type: [String],
    description: "Keys of the document's sections in their order then; empty for the template's order.",
  })
  sectionOrder: string[];
}

/** Columns of a version as it is sent, from `prd_versions v` joined with its author `u`. */
export const VERSION_COLUMNS = `v.id, v.version, v.status, v.title, v.name, v.origin,
  v.restored_version AS "restoredVersion", v.changelog_summary AS "changelogSummary",
  v.is_ai_generated AS "isAiGenerated", v.ai_prompt AS "aiPrompt", v.created_at AS "createdAt",
  u.id AS "authorId", u.name AS "authorName"`;

export interface VersionRow extends Omit<VersionResponseDto, 'createdAt' | 'author'> {
  createdAt: Date;
  authorId: string | null;
  authorName: string | null;
}

export function mapVersion({ authorId, authorName, createdAt, ...version }: VersionRow): VersionResponseDto {
  const author = authorId === null ? null : { id: authorId, name: authorName ?? '' };
  return { ...version, createdAt: createdAt.toISOString(), author };
}
