import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access-route.decorators.js';
import { CONTENT_RANGE, wholeRange } from '../common/list-query.js';
import { TemplateDetailDto, TemplateParams, TemplateSummaryDto, mapTemplateDetail } from './templates.dto.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('templates')
@Controller('forge/templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

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
    return mapTemplateDetail(await this.templates.getPublished(templateId));
  }
}
