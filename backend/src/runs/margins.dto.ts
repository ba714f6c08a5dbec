import { ApiProperty } from '@nestjs/swagger';
import { ValidateDay } from '../common/validators.js';
import { GENERATION_TYPES, type GenerationType } from '../documents/document.enumerations.js';

const PENCE = 'Pence, with fractions: a call of a model costs less than one.';

/** What something cost and brought. */
export class MarginDto {
  @ApiProperty({ type: 'integer' })
  inputTokens: number;

  @ApiProperty({ type: 'integer' })
  outputTokens: number;

  @ApiProperty({ type: 'integer' })
  calls: number;

  @ApiProperty({ description: 'What the models cost, in US cents.' })
  costCents: number;

  @ApiProperty({ description: `The same at the rate of PENCE_PER_DOLLAR. ${PENCE}` })
  costPence: number;

  @ApiProperty({ description: `The cost with the markup that was recorded. ${PENCE}` })
  markedUpPence: number;

  @ApiProperty({ type: 'integer', description: 'Pence of credits that were kept after refunds.' })
  chargedPence: number;

  @ApiProperty({ description: `Charged less cost. ${PENCE}` })
  marginPence: number;
}

export class RunMarginDto extends MarginDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'uuid' })
  workspaceId: string;

  @ApiProperty({ format: 'uuid' })
  userId: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  documentId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for an improvement.' })
  runId: string | null;

  @ApiProperty({ enum: GENERATION_TYPES, enumName: 'GenerationType' })
  generationType: GenerationType;

  @ApiProperty({ type: 'integer', description: 'Per cent: 150 is one and a half times the cost.' })
  markupMultiplier: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds.' })
  generationTimeMs: number | null;
}

export class DayMarginDto extends MarginDto {
  @ApiProperty({ format: 'date', description: 'The day (UTC).' })
  date: string;

  @ApiProperty({ type: 'integer' })
  runs: number;

  @ApiProperty({ type: 'integer' })
  improvements: number;
}

export class MarginDaysQuery {
  @ValidateDay({ optional: true, description: 'The first day (UTC). Default: 29 days before the last.' })
  from?: string;

  @ValidateDay({ optional: true, description: 'The last day (UTC). Default: today.' })
  to?: string;
}
