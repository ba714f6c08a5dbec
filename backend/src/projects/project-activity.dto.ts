import { ApiProperty } from '@nestjs/swagger';
import { ValidateInteger, ValidateUuid } from '../common/validators.js';

/** What is told of a project, by what it was done to. */
export const ACTIVITY_KINDS = [
  'project.create',
  'project.delete',
  'project.rename',
  'project.editIdea',
  'run.start',
  'run.pause',
  'run.resume',
  'run.cancel',
  'run.retry',
  'run.fail',
  'version.generation',
  'version.edit',
  'version.improvement',
  'version.undo',
  'version.restore',
  'version.rename',
  'document.delete',
  'document.restore',
  'document.export',
  'document.download',
  'share.create',
  'share.revoke',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export class ActivityQuery {
  @ValidateInteger({ min: 1, max: 100, optional: true, description: 'Default 25.' })
  limit?: number;

  @ValidateUuid({ optional: true, description: 'Only what is older than the entry with this id.' })
  before?: string;
}

export class ActivityPersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}

export class ActivityDocumentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'It can be opened: it is there and not deleted.' })
  isOpen: boolean;
}

export class ActivityResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: [...ACTIVITY_KINDS], enumName: 'ActivityKind' })
  kind: ActivityKind;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: ActivityPersonDto, nullable: true, description: 'Null for what the product did by itself.' })
  person: ActivityPersonDto | null;

  @ApiProperty({ type: ActivityDocumentDto, nullable: true })
  document: ActivityDocumentDto | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  runId: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of the version that came of it, or was meant.' })
  version: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it changed; the name that was given; the format of a file.',
  })
  detail: string | null;
}

/** A row as `project-activity.service.ts` selects it. */
export interface ActivityRow {
  id: string;
  kind: ActivityKind;
  at: Date;
  personId: string | null;
  personName: string | null;
  documentId: string | null;
  documentTitle: string | null;
  isOpen: boolean;
  runId: string | null;
  version: number | null;
  detail: string | null;
}

export function mapActivity(row: ActivityRow): ActivityResponseDto {
  const { id, kind, at, personId, personName, documentId, documentTitle, isOpen, runId, version, detail } = row;
  return {
    id,
    kind,
    at: at.toISOString(),
    person: personId === null ? null : { id: personId, name: personName ?? '' },
    document: documentId === null ? null : { id: documentId, title: documentTitle ?? 'a document', isOpen },
    runId,
    version,
    detail,
  };
}
