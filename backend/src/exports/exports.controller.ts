import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import { CurrentActor, SignedIn } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { TemplateParams } from '../templates/templates.dto.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { MIME, type ExportedFile } from './document-files.js';
import { DocumentExportDto, ExportParams, TemplateDownloadQueryDto } from './exports.dto.js';
import { ExportsService } from './exports.service.js';

const FILE_ANSWER = {
  description: 'The file. Content-Disposition names it.',
  schema: { type: 'string', format: 'binary' },
} as const;
const bare = (mime: string) => mime.split(';')[0] ?? mime;

@ApiTags('exports')
@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Post('documents/:documentId/export')
  @HttpCode(HttpStatus.OK)
  @Requires('document.export')
  @Idempotent({ answer: 'rerun' })
  @RateLimit('exports')
  @ApiOperation({ summary: 'A document as Word, Markdown, or an archive with one file per section. Free' })
  @ApiProduces(bare(MIME.docx), bare(MIME.md), bare(MIME.zip))
  @ApiOkResponse(FILE_ANSWER)
  async exportDocument(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: ExportParams,
    @Body() { format }: DocumentExportDto,
  ): Promise<StreamableFile> {
    return answer(await this.exports.exportDocument(actor, documentId, format));
  }

  @Get('forge/templates/:templateId/download')
  @SignedIn()
  @ApiOperation({ summary: 'A template as a blank document with hints. Free' })
  @ApiProduces(bare(MIME.docx), bare(MIME.md))
  @ApiOkResponse(FILE_ANSWER)
  async downloadBlank(
    @CurrentActor() actor: Actor,
    @Param() { templateId }: TemplateParams,
    @Query() { format }: TemplateDownloadQueryDto,
  ): Promise<StreamableFile> {
    return answer(await this.exports.downloadBlank(actor, templateId, format));
  }
}

function answer({ name, mime, content }: ExportedFile): StreamableFile {
  const options = {
    type: mime,
    disposition: contentDisposition(name),
    ...(Buffer.isBuffer(content) && { length: content.length }),
  };
  return Buffer.isBuffer(content) ? new StreamableFile(content, options) : new StreamableFile(content, options);
}
