import { ApiProperty } from '@nestjs/swagger';
import { type PrdVersion, VERSION_STATUSES, type VersionStatus } from './prd-version.entity.js';

export class VersionResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: '1, 2, 3 … within the document.' })
  version: number;

  @ApiProperty({ enum: [...VERSION_STATUSES] })
  status: VersionStatus;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: String, nullable: true })
  changelogSummary: string | null;

  @ApiProperty()
  isAiGenerated: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The user; null for the system.' })
  createdBy: string | null;
}

export function mapVersion(version: PrdVersion): VersionResponseDto {
  const { id, status, title, changelogSummary, isAiGenerated, createdAt, createdBy } = version;
  return {
    id,
    version: version.version,
    status,
    title,
    changelogSummary,
    isAiGenerated,
    createdAt: createdAt.toISOString(),
    createdBy,
  };
}
