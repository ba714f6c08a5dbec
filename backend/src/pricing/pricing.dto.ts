import { ApiProperty } from '@nestjs/swagger';
import type { PriceBreakdown } from '@specforge/document';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { ValidateText } from '../common/validators.js';

export class PriceEstimateDto {
  @ValidateText({ max: 64, description: 'Id of a published template.' })
  templateId: string;

  @ApiProperty({ type: [String], minItems: 1, maxItems: 60, description: 'Keys of the chosen sections, each once.' })
  @MaxLength(64, { each: true, message: 'each item of sections must be at most 64 characters' })
  @IsString({ each: true, message: 'each item of sections must be a text' })
  @ArrayMaxSize(60, { message: 'sections must have at most 60 items' })
  @IsArray({ message: 'sections must be a list of texts' })
  sections: string[];
}

export class SectionPriceDto {
  @ApiProperty()
  key: string;

  @ApiProperty({ description: 'Before the multiplier.' })
  credits: number;
}

export class PriceBreakdownDto implements PriceBreakdown {
  @ApiProperty({ description: 'Credits of every document, before the multiplier.' })
  base: number;

  @ApiProperty({ type: [SectionPriceDto] })
  perSection: SectionPriceDto[];

  @ApiProperty()
  multiplier: number;

  @ApiProperty({ description: 'Base and sections, before the multiplier.' })
  subtotal: number;

  @ApiProperty()
  total: number;
}

export class PriceEstimateResponseDto {
  @ApiProperty({ description: 'The list price. One credit is one penny.' })
  credits: number;

  @ApiProperty({ example: '2.25' })
  pounds: string;

  @ApiProperty({ example: 'Standard' })
  complexityLabel: string;

  @ApiProperty({ description: 'Credits that the run will be charged: none for a first core document.' })
  payable: number;

  @ApiProperty({ description: "Whether this run would be the user's free first core document." })
  firstDocumentFree: boolean;

  @ApiProperty({ type: [String], description: 'Keys in template order, added dependencies included.' })
  sections: string[];

  @ApiProperty({ type: [String], description: 'Keys that were added because a chosen section requires them.' })
  autoAdded: string[];

  @ApiProperty({ type: PriceBreakdownDto })
  breakdown: PriceBreakdownDto;
}
