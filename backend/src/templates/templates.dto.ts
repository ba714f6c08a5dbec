import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  CATEGORIES,
  DOC_TYPES,
  PLANS,
  templatePricing,
  type Category,
  type ComplexityLevel,
  type DependencyType,
  type DocType,
  type Field,
  type Plan,
  type SearchContent,
  type TemplateFaq,
  type TemplatePricing,
  type TemplateSection,
} from '@specforge/document';
import { IsString } from 'class-validator';
import type { RenderedExample } from './examples.service.js';
import type { PublishedTemplate } from './templates.service.js';

/** `templateId` of a path. One of another form is one that does not exist. */
export class TemplateParams {
  @ApiProperty({ example: 'prd-saas-starter' })
  @IsString()
  templateId: string;
}

export class SectionDependencyDto {
  @ApiProperty({ description: 'Key of the other section.' })
  id: string;

  @ApiProperty({ enum: ['hard', 'soft'] })
  type: DependencyType;
}

export class SectionSummaryDto {
  @ApiProperty({ example: 'executive-summary' })
  key: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: [SectionDependencyDto] })
  dependsOn: SectionDependencyDto[];
}

export class SectionGuidanceDto {
  @ApiProperty({ description: "'What to write'." })
  placeholder: string;

  @ApiProperty({ type: [String] })
  tips: string[];

  @ApiProperty({ description: 'For the author of the draft, human or model.' })
  drafting: string;
}

/** Fields differ by kind; their shape is the `Field` type of @specforge/document. */
class SectionFieldDto {
  @ApiProperty({
    description: 'text, prose, bullets, number, date, choice, table, records, stories, reference, diagram',
  })
  kind: string;

  @ApiProperty({ description: "The key in the section's data." })
  name: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ description: 'What to write.' })
  hint: string;

  @ApiProperty()
  meaning: string;

  @ApiProperty({ required: false })
  optional?: boolean;
}

@ApiExtraModels(SectionFieldDto)
export class TemplateSectionDto extends SectionSummaryDto {
  @ApiProperty({ type: SectionGuidanceDto })
  guidance: SectionGuidanceDto;

  @ApiProperty({
    type: 'array',
    items: { allOf: [{ $ref: getSchemaPath(SectionFieldDto) }], additionalProperties: true },
    description: 'The Field union of @specforge/document.',
  })
  fields: Field[];
}

class TemplateBaseDto {
  @ApiProperty({ example: 'prd-saas-starter' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ enum: [...DOC_TYPES] })
  docType: DocType;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty({ enum: [...PLANS] })
  requiredPlan: Plan;

  @ApiProperty({ enum: [1, 2, 3, 4], description: '1 Simple, 2 Standard, 3 Advanced, 4 Premium' })
  complexityLevel: ComplexityLevel;

  @ApiProperty({ example: '1.0.0' })
  version: string;

  @ApiProperty({ type: [String] })
  tags: string[];
}

export class TemplateSummaryDto extends TemplateBaseDto {
  @ApiProperty({ description: 'Whether a finished document of it can be looked at.' })
  hasExample: boolean;

  @ApiProperty({ type: [SectionSummaryDto] })
  sections: SectionSummaryDto[];
}

export class TemplatePricingDto implements TemplatePricing {
  @ApiProperty({ description: 'Credits of every document before the multiplier.' })
  baseCost: number;

  @ApiProperty({ description: 'Credits of a section before the multiplier.' })
  sectionCost: number;

  @ApiProperty()
  multiplier: number;

  @ApiProperty({ example: 'Standard' })
  complexityLabel: string;

  @ApiProperty({ description: 'The fewest sections of a run.' })
  minimumSections: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'What each section adds to the price, multiplier included.',
  })
  sectionCosts: Record<string, number>;
}

export class TemplateFaqDto implements TemplateFaq {
  @ApiProperty()
  question: string;

  @ApiProperty()
  answer: string;
}

export class SearchContentDto implements SearchContent {
  @ApiProperty({ example: 'mobile app PRD template' })
  targetKeyword: string;

  @ApiProperty({ description: 'Title of the page, at most 60 characters.' })
  seoTitle: string;

  @ApiProperty({ description: 'At most 155 characters.' })
  metaDescription: string;

  @ApiProperty()
  whatItIs: string;

  @ApiProperty({ type: [String] })
  benefits: string[];

  @ApiProperty({ type: [String], description: 'Steps, in order.' })
  howToUse: string[];

  @ApiProperty({ type: [TemplateFaqDto] })
  faqs: TemplateFaqDto[];

  @ApiProperty({ type: [String] })
  relatedTemplateIds: string[];
}

class ExampleSectionDto {
  @ApiProperty()
  key: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Escaped; headings from the second level on.' })
  html: string;
}

class ExampleOpeningDto {
  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'The idea that it was drafted from.' })
  idea: string;
}

export class TemplateExampleDto extends ExampleOpeningDto implements RenderedExample {
  @ApiProperty({ type: [ExampleSectionDto] })
  sections: ExampleSectionDto[];
}

export class ExamplePreviewDto extends ExampleOpeningDto {
  @ApiProperty({ description: 'Its first section, as HTML.' })
  opening: string;
}

export class TemplateDetailDto extends TemplateBaseDto {
  @ApiProperty({ description: 'What this kind of document is for, who reads it, how it should sound.' })
  purpose: string;

  @ApiProperty({
    type: SearchContentDto,
    nullable: true,
    description: 'What search engines and visitors read; null where nobody has written it.',
  })
  search: SearchContentDto | null;

  @ApiProperty({ type: ExamplePreviewDto, nullable: true })
  example: ExamplePreviewDto | null;

  @ApiProperty({ type: TemplatePricingDto })
  pricing: TemplatePricingDto;

  @ApiProperty({ type: [TemplateSectionDto] })
  sections: TemplateSection[];
}

export function mapTemplateSummary({ template }: PublishedTemplate, hasExample: boolean): TemplateSummaryDto {
  return {
    ...mapBase(template),
    hasExample,
    sections: template.sections.map(({ key, title, description, dependsOn }) => ({
      key,
      title,
      description,
      dependsOn,
    })),
  };
}

export function mapTemplateDetail({ template }: PublishedTemplate, example: RenderedExample | null): TemplateDetailDto {
  return {
    ...mapBase(template),
    purpose: template.purpose,
    search: template.search ?? null,
    example: example && { title: example.title, idea: example.idea, opening: example.sections[0]?.html ?? '' },
    pricing: templatePricing(template),
    sections: template.sections,
  };
}

function mapBase(template: PublishedTemplate['template']): TemplateBaseDto {
  const { id, name, description, docType, category, requiredPlan, complexityLevel, version, tags } = template;
  return { id, name, description, docType, category, requiredPlan, complexityLevel, version, tags };
}
