import { ApiProperty } from '@nestjs/swagger';
import type { FieldValue, SectionData } from '@specforge/document';
import { Matches } from 'class-validator';
import { ValidateInteger, ValidateObject, ValidateText, ValidateUuid } from '../common/validators.js';

const anyValue = { type: 'object', additionalProperties: true } as const;
/** The value of a field: a text, a number, a list, or null where nothing was written. */
const fieldValue = {
  nullable: true,
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
};

export class SectionParams {
  @ValidateUuid()
  documentId: string;

  @ApiProperty({ example: 'strategic-goals' })
  @Matches(/^[a-z0-9][a-z0-9-]{0,79}$/, { message: 'sectionKey must be a section key such as strategic-goals' })
  sectionKey: string;
}

export class SectionUpdateDto {
  @ValidateObject({ description: 'One value per field of the section. New records leave out uid and id.' })
  data: Record<string, unknown>;

  @ValidateInteger({ min: 0, max: 1_000_000_000, optional: true, description: 'The revision this was made from.' })
  revision?: number;
}

export class SectionResponseDto {
  @ApiProperty()
  key: string;

  @ApiProperty({ ...anyValue })
  data: SectionData;

  @ApiProperty()
  revision: number;

  @ApiProperty({ description: "Number of the document's version that holds this." })
  version: number;
}

export class SectionImproveDto {
  @ValidateText({ max: 4000, message: 'Please say what should be improved' })
  instructions: string;
}

export class FieldChangeDto {
  @ApiProperty()
  field: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ ...fieldValue, description: "The field's value before." })
  before: FieldValue;

  @ApiProperty({ ...fieldValue, description: "The field's value now." })
  after: FieldValue;
}

export class SectionImproveResponseDto extends SectionResponseDto {
  @ApiProperty({ ...anyValue })
  before: SectionData;

  @ApiProperty({ type: [FieldChangeDto] })
  changes: FieldChangeDto[];

  @ApiProperty({ example: 10 })
  creditsCharged: number;

  @ApiProperty({ description: 'Credits left in the wallet.' })
  balance: number;
}

export class SectionRevertDto {
  @ValidateInteger({ min: 1, max: 1_000_000_000, description: 'The revision to undo, with all after it.' })
  revision: number;
}
