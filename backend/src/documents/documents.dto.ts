import { ApiProperty } from '@nestjs/swagger';
import { ACTOR_KINDS } from '../database/actor-kinds.js';
import type { ActorKind } from '../common/actor.js';
import { ValidateText, ValidateTextList, ValidateUuid } from '../common/validators.js';
import { DOC_TYPES, type DocType, listRecords, type SectionData, type TemplateSection } from '@specforge/document';
import { TemplateSectionDto } from '../templates/templates.dto.js';
import { type LoadedDocument, structuredForm } from './document-content.service.js';
import { SECTION_STATES, type SectionState } from './document.enumerations.js';
import { SHOWN_DOCUMENT_STATUSES, type ShownDocumentStatus, shownStatus } from './document-life-cycle.js';

export class DocumentParams {
  @ValidateUuid()
  documentId: string;
}

export class DocumentUpdateDto {
  @ValidateText({ max: 255, message: 'Please give the document a title' })
  title: string;
}

const MOST_SECTIONS = 100;

export class OutlineUpdateDto {
  @ValidateTextList({
    min: 1,
    max: MOST_SECTIONS,
    maxLength: 80,
    description: 'Keys of the sections that the document is to have, in order. Others are taken out.',
  })
  sections: string[];

  @ValidateTextList({ max: MOST_SECTIONS, maxLength: 80, description: 'Those that it had when this was decided.' })
  from: string[];
}

/** What lists and detail share. */
class DocumentHeadDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ example: 'prd-saas-starter' })
  templateId: string;

  @ApiProperty()
  templateName: string;

  @ApiProperty({ enum: [...DOC_TYPES] })
  docType: DocType;

  @ApiProperty({ enum: [...SHOWN_DOCUMENT_STATUSES] })
  status: ShownDocumentStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The newest run that wrote it.' })
  runId: string | null;
}

export class DocumentSummaryDto extends DocumentHeadDto {
  @ApiProperty()
  projectTitle: string;

  @ApiProperty({ description: "The project's idea was edited after this was drafted from it." })
  fromOlderIdea: boolean;
}

export class SectionStateDto {
  @ApiProperty({ enum: [...SECTION_STATES] })
  state: SectionState;

  @ApiProperty({ description: 'Goes up by one with each change; a save names the one it was made from.' })
  revision: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ enum: [...ACTOR_KINDS], description: 'Who wrote it last; `system` is the model.' })
  authorKind: ActorKind;
}

/** A section of the template that is no part of the document, and can become one. */
export class AbsentSectionDto {
  @ApiProperty()
  key: string;

  @ApiProperty()
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Key of the section of the document that it follows in the template; null where it would be the first.',
  })
  after: string | null;

  @ApiProperty({ description: 'It was taken out with text in it, which comes back with it.' })
  isWritten: boolean;

  @ApiProperty({ type: [String], description: 'Ids of its records; references to them lead nowhere while it is out.' })
  recordIds: string[];

  @ApiProperty({ type: TemplateSectionDto, nullable: true, description: 'Its fields, where it was taken out.' })
  section: TemplateSection | null;
}

export class DocumentResponseDto extends DocumentHeadDto {
  @ApiProperty({ example: '1.0.0' })
  templateVersion: string;

  @ApiProperty({ description: 'Number of the newest version; 0 before the first.' })
  version: number;

  @ApiProperty({ description: 'Drafted by the embedded engine, without a large model.' })
  offlineDraft: boolean;

  @ApiProperty({ type: [TemplateSectionDto], description: 'Its sections in order.' })
  outline: TemplateSection[];

  @ApiProperty({ type: [AbsentSectionDto], description: "Other sections of its template, in the template's order." })
  absent: AbsentSectionDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    description: 'Data of every written section, by key.',
  })
  sections: Record<string, SectionData>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/SectionStateDto' },
    description: 'By section key.',
  })
  sectionStates: Record<string, SectionStateDto>;

  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'Parts that the structured PRD lacks; null when it is complete or the document is no PRD.',
  })
  missingParts: string[] | null;
}

export class VersionRestoredDto {
  @ApiProperty({ description: 'Number of the new version.' })
  version: number;

  @ApiProperty({ type: [String], description: 'Keys of the sections that were changed.' })
  sections: string[];
}

export function mapDocument(
  document: LoadedDocument,
  { runId, version }: { runId: string | null; version: number },
): DocumentResponseDto {
  const structured = structuredForm(document);
  return {
    id: document.id,
    title: document.title,
    templateId: document.template.id,
    templateName: document.template.name,
    templateVersion: document.template.version,
    docType: document.template.docType,
    status: shownStatus(document.status),
    projectId: document.projectId,
    runId,
    version,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    offlineDraft: document.offlineDraft,
    outline: document.outline,
    absent: absentSections(document),
    sections: Object.fromEntries(document.sections.flatMap(({ key, data }) => (data ? [[key, data]] : []))),
    sectionStates: Object.fromEntries(
      document.sections.map(({ key, state, revision, updatedAt, authorKind }) => [
        key,
        { state, revision, updatedAt: updatedAt.toISOString(), authorKind },
      ]),
    ),
    missingParts: structured && 'missing' in structured ? structured.missing : null,
  };
}

function absentSections({ template, outline, takenOut }: LoadedDocument): AbsentSectionDto[] {
  const present = new Set(outline.map(({ key }) => key));
  const kept = new Map(takenOut.map((one) => [one.section.key, one]));
  return template.sections.flatMap(({ key, title }, index): AbsentSectionDto[] => {
    if (present.has(key)) return [];
    const held = kept.get(key);
    const data = held?.row.data ?? null;
    const recordIds = held ? listRecords(held.section, data).map(({ id }) => id) : [];
    const after = template.sections.slice(0, index).findLast((one) => present.has(one.key))?.key ?? null;
    return [{ key, title, after, isWritten: data !== null, recordIds, section: held?.section ?? null }];
  });
}
