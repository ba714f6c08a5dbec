import { ApiProperty } from '@nestjs/swagger';
import {
  DOC_TYPES,
  type DocType,
  EXPORT_STYLES,
  type ExportStyle,
  type SectionData,
  type TemplateSection,
} from '@specforge/document';
import { ValidateChoice, ValidateText } from '../common/validators.js';
import type { LoadedDocument } from '../documents/document-content.service.js';
import { PrintedPagesDto } from '../exports/print.dto.js';
import { TemplateSectionDto } from '../templates/templates.dto.js';
import type { ShareAccessLevel } from './share.entity.js';

/** As long as an address may be: what no link can look like is simply not found. */
const LONGEST_TOKEN = 500;

export class SharedParams {
  @ValidateText({ max: LONGEST_TOKEN, trim: false })
  token: string;
}

export class SharedOpenDto {
  @ValidateText({ optional: true, max: 200, trim: false, description: 'Where the link asks for one.' })
  password?: string;
}

export class SharedPrintQueryDto {
  @ValidateChoice({ optional: true, of: EXPORT_STYLES, description: 'For whom it is laid out; technical by default.' })
  style?: ExportStyle;
}

export class SharedLinkDto {
  @ApiProperty({ description: 'It was opened here, and may be read.' })
  isOpen: boolean;

  @ApiProperty({ description: 'Opening it takes a password.' })
  asksPassword: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "The document's; null to those who have yet to give the password.",
  })
  title: string | null;
}

export class SharedDocumentDto {
  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty()
  templateName: string;

  @ApiProperty({ enum: [...DOC_TYPES] })
  docType: DocType;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ description: 'Drafted by the embedded engine, without a large model.' })
  offlineDraft: boolean;

  @ApiProperty({ description: 'The link does not allow editing.' })
  viewOnly: boolean;

  @ApiProperty({ type: [TemplateSectionDto], description: 'Its sections in order.' })
  outline: TemplateSection[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    description: 'Data of every written section, by key.',
  })
  sections: Record<string, SectionData>;
}

export class SharedPrintDto {
  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: PrintedPagesDto, nullable: true, description: 'Null where nothing has been written yet.' })
  pages: PrintedPagesDto | null;
}

export function mapSharedDocument(document: LoadedDocument, accessLevel: ShareAccessLevel): SharedDocumentDto {
  const { title, projectId, template, updatedAt, offlineDraft, outline, sections } = document;
  return {
    title,
    projectId,
    templateName: template.name,
    docType: template.docType,
    updatedAt: updatedAt.toISOString(),
    offlineDraft,
    viewOnly: accessLevel !== 'edit',
    outline,
    sections: Object.fromEntries(sections.flatMap(({ key, data }) => (data ? [[key, data]] : []))),
  };
}
