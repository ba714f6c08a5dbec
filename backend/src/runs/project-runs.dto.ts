import { ApiProperty } from '@nestjs/swagger';
import { RUN_STATUSES, type RunStatus } from './run.enumerations.js';

export class RunStarterDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}

export class RunSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty()
  documentTitle: string;

  @ApiProperty()
  templateName: string;

  @ApiProperty({ enum: [...RUN_STATUSES] })
  status: RunStatus;

  @ApiProperty({ type: 'integer', description: 'Sections that are written.' })
  done: number;

  @ApiProperty({ type: 'integer', description: 'Sections that were asked for.' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Credits held, also when the document is free.' })
  creditsReserved: number;

  @ApiProperty({ description: 'Credits that it has cost: 0 until it ends, and for a free document.' })
  creditsSpent: number;

  @ApiProperty({ type: 'integer', description: 'Credits given back for what was not delivered.' })
  creditsRefunded: number;

  @ApiProperty({ description: "The user's free first document: a gift covers what is held." })
  firstDocumentFree: boolean;

  @ApiProperty({ type: RunStarterDto })
  startedBy: RunStarterDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;
}

/** A row as `project-runs.service.ts` selects it. */
export interface RunSummaryRow extends Omit<RunSummaryDto, 'creditsSpent' | 'startedBy' | 'createdAt' | 'completedAt'> {
  creditsSpent: string;
  userId: string;
  userName: string;
  createdAt: Date;
  completedAt: Date | null;
}

export function mapRunSummary({ creditsSpent, userId, userName, ...row }: RunSummaryRow): RunSummaryDto {
  return {
    ...row,
    creditsSpent: Number(creditsSpent),
    startedBy: { id: userId, name: userName },
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt && row.completedAt.toISOString(),
  };
}
