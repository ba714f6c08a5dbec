import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access-route.decorators.js';
import { CONTENT_RANGE, wholeRange } from '../common/list-query.js';
import { ExamplesService } from './examples.service.js';
import {
  TemplateDetailDto,
  TemplateExampleDto,
  TemplateParams,
  TemplateSummaryDto,
  mapTemplateDetail,
} from './templates.dto.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('templates')
@Controller('forge/templates')
export class TemplatesController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly examples: ExamplesService,
  ) {}

  @Get()
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Every published template, by name' })
  @ApiOkResponse({ type: [TemplateSummaryDto] })
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { json, count } = await this.templates.list();
    void reply.header(CONTENT_RANGE, wholeRange('templates', count));
    return json;
  }

  @Get(':templateId')
  @Public()
  @ApiOperation({ summary: 'A template with its sections, their fields and what they cost' })
  @ApiOkResponse({ type: TemplateDetailDto })
  async get(@Param() { templateId }: TemplateParams): Promise<TemplateDetailDto> {
    const published = await this.templates.getPublished(templateId);
    return mapTemplateDetail(published, await this.examples.find(published.template, published.versionId));
  }

  @Get(':templateId/example')
  @Public()
  @ApiOperation({ summary: 'A finished document of this template, drafted from one idea and left as it was' })
  @ApiOkResponse({ type: TemplateExampleDto })
  example(@Param() { templateId }: TemplateParams): Promise<TemplateExampleDto> {
    return this.examples.get(templateId);
  }
}
