import { ApiProperty } from '@nestjs/swagger';
import { ValidateInteger } from '../common/validators.js';
import { DIFF_TYPES, type DiffType } from './prd-diff.entity.js';
import { VersionResponseDto } from './versions.dto.js';

const RUN_KINDS = ['same', 'removed', 'added'] as const;

export class DifferenceQuery {
  @ValidateInteger({ min: 1, max: 2_147_483_647, description: 'Number of the earlier version.' })
  from: number;

  @ValidateInteger({ min: 1, max: 2_147_483_647, description: 'Number of the later version.' })
  to: number;
}

export class DifferenceRunDto {
  @ApiProperty()
  text: string;

  @ApiProperty({ enum: [...RUN_KINDS] })
  kind: (typeof RUN_KINDS)[number];
}

export class ChangedPartDto {
  @ApiProperty({ example: 'Description' })
  label: string;

  @ApiProperty({ type: [DifferenceRunDto], description: 'Both texts in one, word by word.' })
  runs: DifferenceRunDto[];
}

export class ChangeDto {
  @ApiProperty({
    description:
      '`section`, `section.field`, `section.field.{uid}` for a record, `$title`, or `$order` of the sections.',
  })
  path: string;

  @ApiProperty({ enum: [...DIFF_TYPES] })
  type: DiffType;

  @ApiProperty({ example: 'FR-003 Offer a shift' })
  title: string;

  @ApiProperty({ description: 'What changed, as a sentence.' })
  sentence: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for the title of the document and the order of its sections.',
  })
  sectionKey: string | null;

  @ApiProperty({ type: String, nullable: true })
  sectionTitle: string | null;

  @ApiProperty({ type: [ChangedPartDto] })
  parts: ChangedPartDto[];
}

export class DifferenceResponseDto {
  @ApiProperty({ type: VersionResponseDto })
  from: VersionResponseDto;

  @ApiProperty({ type: VersionResponseDto })
  to: VersionResponseDto;

  @ApiProperty({ type: String, nullable: true, description: 'All of it in one line; null when nothing differs.' })
  summary: string | null;

  @ApiProperty({ type: [ChangeDto], description: 'In the order of the document.' })
  changes: ChangeDto[];
}
