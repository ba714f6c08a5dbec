import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_STYLES, type ExportStyle } from '@specforge/document';
import { ValidateChoice, ValidateUuid } from '../common/validators.js';

export class PrintParams {
  @ValidateUuid()
  projectId: string;
}

export class PrintQueryDto {
  @ValidateUuid({ optional: true, description: 'One of the project; the newest by default.' })
  documentId?: string;

  @ValidateChoice({ optional: true, of: EXPORT_STYLES, description: 'For whom it is laid out; technical by default.' })
  style?: ExportStyle;
}

export class PrintableDocumentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  title: string;
}

export class PrintedPagesDto {
  @ApiProperty({ format: 'uuid' })
  documentId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'One element; every text in it is escaped.' })
  html: string;

  @ApiProperty({ description: 'Style sheet for it, on screen and on paper.' })
  styles: string;

  @ApiProperty({ description: 'Diagrams are being drawn: ask again in a moment.' })
  drawing: boolean;
}

export class PrintResponseDto {
  @ApiProperty({ description: "The project's." })
  title: string;

  @ApiProperty({ type: [PrintableDocumentDto], description: 'Its documents with any text in them, newest first.' })
  documents: PrintableDocumentDto[];

  @ApiProperty({ type: PrintedPagesDto, nullable: true, description: 'Null where nothing has been written yet.' })
  pages: PrintedPagesDto | null;
}
