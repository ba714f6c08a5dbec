import { ApiProperty } from '@nestjs/swagger';
import { ValidateObject } from '../common/validators.js';

export class DocumentLookMarkDto {
  @ValidateObject({ description: 'The revision of every written section that was seen, by key.' })
  revisions: Record<string, unknown>;
}

export class DocumentLookDto {
  @ApiProperty({ type: Number, nullable: true, description: 'The newest version at the last look; null before it.' })
  seenVersion: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  seenAt: string | null;

  @ApiProperty({ description: 'Whether anything was changed since, by somebody else or by a run.' })
  changed: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'What changed, in one line.' })
  summary: string | null;

  @ApiProperty({ type: [String], description: 'Names of the others who changed it.' })
  authors: string[];
}
