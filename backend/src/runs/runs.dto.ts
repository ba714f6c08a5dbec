import { ApiProperty } from '@nestjs/swagger';
import type { SectionData } from '@specforge/document';
import { ValidateText, ValidateTextList, ValidateUuid } from '../common/validators.js';
import { MAX_IDEA } from '../projects/projects.dto.js';
import { RUN_SECTION_STATES, RUN_STATUSES, RUN_STEPS } from './run.enumerations.js';
import type { RunSectionState, RunStatus, RunStep } from './run.enumerations.js';

export class RunParams {
  @ValidateUuid()
  runId: string;
}

export class RunStartParams {
  @ValidateUuid()
  projectId: string;
}

export class RunStartDto {
  @ValidateText({ max: 64, description: 'Id of a published template.' })
  templateId: string;

  @ValidateTextList({ min: 1, max: 60, maxLength: 80, description: 'Keys of the chosen sections.' })
  enabledSections: string[];

  @ValidateText({ min: 0, max: MAX_IDEA, optional: true, description: "What to know beyond the project's idea." })
  userInput?: string;
}

export class RunStartedDto {
  @ApiProperty({ format: 'uuid' })
  runId: string;

  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ description: 'Credits held for the run.' })
  creditsReserved: number;
}

export class RunErrorDto {
  @ApiProperty({ example: 'MODEL_BUSY' })
  code: string;

  @ApiProperty()
  message: string;
}

export class RunSectionDto {
  @ApiProperty()
  key: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: [...RUN_SECTION_STATES] })
  state: RunSectionState;

  @ApiProperty({ type: [String], description: 'Keys of the chosen sections that it builds on.' })
  dependsOn: string[];

  @ApiProperty({ type: String, nullable: true, description: 'Unfinished JSON text while it is being written.' })
  text: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description: 'When it is done.' })
  data: SectionData | null;

  @ApiProperty({ type: RunErrorDto, nullable: true })
  error: RunErrorDto | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;

  @ApiProperty()
  inputTokens: number;

  @ApiProperty()
  outputTokens: number;
}

export class RunProgressDto {
  @ApiProperty()
  total: number;

  @ApiProperty()
  done: number;

  @ApiProperty({
    description:
      'Sections that failed, or could not be written without one that did, and that nobody has written or taken out since.',
  })
  failed: number;

  @ApiProperty({ type: [RunSectionDto], description: 'Empty in `run` events.' })
  sections: RunSectionDto[];
}

export class RunResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'Goes up with every change: of two answers, the higher one is newer.' })
  revision: number;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty()
  documentTitle: string;

  @ApiProperty()
  templateId: string;

  @ApiProperty()
  templateName: string;

  @ApiProperty()
  idea: string;

  @ApiProperty({ enum: [...RUN_STATUSES] })
  status: RunStatus;

  @ApiProperty({ enum: [...RUN_STEPS] })
  step: RunStep;

  @ApiProperty({ type: RunProgressDto })
  progress: RunProgressDto;

  @ApiProperty({ description: 'Credits held, also when the document is free.' })
  creditsReserved: number;

  @ApiProperty({ description: 'Credits that it has cost: 0 until it ends, and for a free document.' })
  creditsSpent: number;

  @ApiProperty({ description: 'Credits given back for what was not delivered.' })
  creditsRefunded: number;

  @ApiProperty({ description: "The user's free first document: a gift covers what is held." })
  firstDocumentFree: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  cancelledAt: string | null;

  @ApiProperty({ type: String, nullable: true })
  errorMessage: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Null until there is something to go by.' })
  estimatedSecondsRemaining: number | null;

  @ApiProperty({ description: 'Written by the embedded drafting engine.' })
  offlineDraft: boolean;

  @ApiProperty()
  cancelRequested: boolean;

  @ApiProperty()
  pauseRequested: boolean;
}
