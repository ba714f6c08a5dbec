import { ApiProperty } from '@nestjs/swagger';
import { ValidateText, ValidateUuid } from '../common/validators.js';
import { PROJECT_STATUSES, type Project, type ProjectStatus } from './project.entity.js';

export const MAX_IDEA = 20_000;
const NO_DESCRIPTION = 'Please provide a description of your product';

export class ProjectParams {
  @ValidateUuid()
  projectId: string;
}

export class ProjectCreateDto {
  @ValidateText({ max: MAX_IDEA, message: NO_DESCRIPTION, description: 'What the product is.' })
  idea: string;
}

export class ProjectUpdateDto {
  @ValidateText({ max: 255, optional: true })
  title?: string;

  @ValidateText({ max: MAX_IDEA, message: NO_DESCRIPTION, optional: true })
  idea?: string;
}

export class TemplateSuggestionDto {
  @ApiProperty({ example: 'prd-saas-starter' })
  templateId: string;

  @ApiProperty({ description: 'Title of the finished document that leads to it.' })
  after: string;
}

export class ProjectResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  idea: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: [...PROJECT_STATUSES] })
  status: ProjectStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export function mapProject({ id, idea, title, status, createdAt, updatedAt }: Project): ProjectResponseDto {
  return { id, idea, title, status, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
