import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Public } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { type Download, ExportDownloadsService } from './export-downloads.service.js';
import {
  DownloadParams,
  ExportCreateDto,
  ExportJobParams,
  ExportResponseDto,
  ProjectExportDto,
  ProjectExportsParams,
} from './export-jobs.dto.js';
import { ExportJobsService } from './export-jobs.service.js';
import { ExportParams } from './exports.dto.js';

const FILE_ANSWER = {
  description: 'The file. Content-Disposition names it.',
  schema: { type: 'string', format: 'binary' },
} as const;

@ApiTags('exports')
@Controller()
export class ExportJobsController {
  constructor(
    private readonly jobs: ExportJobsService,
    private readonly downloads: ExportDownloadsService,
  ) {}

  @Post('documents/:documentId/exports')
  @HttpCode(HttpStatus.ACCEPTED)
  @Requires('document.export')
  @Idempotent()
  @RateLimit('exports')
  @ApiOperation({ summary: 'Order a file of a document; it is made in the background. Free' })
  @ApiAcceptedResponse({ type: ExportResponseDto })
  create(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Param() { documentId }: ExportParams,
    @Body() dto: ExportCreateDto,
  ): Promise<ExportResponseDto> {
    return this.jobs.create(actor, operationId, documentId, dto);
  }

  @Get('documents/:documentId/exports')
  @Requires('document.export')
  @ApiOperation({ summary: 'The exports of a document, newest first' })
  @ApiOkResponse({ type: [ExportResponseDto] })
  list(@CurrentActor() actor: Actor, @Param() { documentId }: ExportParams): Promise<ExportResponseDto[]> {
    return this.jobs.list(actor, documentId);
  }

  @Get('projects/:projectId/exports')
  @Requires('project.read')
  @ApiListQuery()
  @ApiOperation({ summary: 'The exports of all documents of a project, newest first' })
  @ApiOkResponse({ type: [ProjectExportDto] })
  async listOfProject(
    @CurrentActor() actor: Actor,
    @Param() { projectId }: ProjectExportsParams,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProjectExportDto[]> {
    const { rows, headers } = await this.jobs.listOfProject(actor, projectId, query);
    reply.headers(headers);
    return rows;
  }

  @Get('exports/:exportId')
  @Requires('document.export')
  @ApiOperation({ summary: 'How far an export is' })
  @ApiOkResponse({ type: ExportResponseDto })
  get(@CurrentActor() actor: Actor, @Param() { exportId }: ExportJobParams): Promise<ExportResponseDto> {
    return this.jobs.get(actor, exportId);
  }

  @Get('exports/:exportId/file')
  @Requires('document.export')
  @ApiOperation({ summary: 'The file of a finished export' })
  @ApiOkResponse(FILE_ANSWER)
  async file(@CurrentActor() actor: Actor, @Param() { exportId }: ExportJobParams): Promise<StreamableFile> {
    return stream(await this.downloads.open(actor, exportId));
  }

  @Get('downloads/:token')
  @Public()
  @ApiOperation({ summary: 'The file of a finished export, by a link that expires' })
  @ApiOkResponse(FILE_ANSWER)
  async download(@Param() { token }: DownloadParams): Promise<StreamableFile> {
    return stream(await this.downloads.openLink(token));
  }

  @Post('exports/:exportId/cancel')
  @HttpCode(HttpStatus.OK)
  @Requires('document.export')
  @ApiOperation({ summary: 'Stop making the file' })
  @ApiOkResponse({ type: ExportResponseDto })
  cancel(@CurrentActor() actor: Actor, @Param() { exportId }: ExportJobParams): Promise<ExportResponseDto> {
    return this.jobs.cancel(actor, exportId);
  }

  @Post('exports/:exportId/retry')
  @HttpCode(HttpStatus.OK)
  @Requires('document.export')
  @Idempotent()
  @RateLimit('exports')
  @ApiOperation({ summary: 'Make the file of a failed or cancelled export again' })
  @ApiOkResponse({ type: ExportResponseDto })
  retry(@CurrentActor() actor: Actor, @Param() { exportId }: ExportJobParams): Promise<ExportResponseDto> {
    return this.jobs.retry(actor, exportId);
  }
}

function stream({ name, mime, size, content }: Download): StreamableFile {
  return new StreamableFile(content, { type: mime, disposition: contentDisposition(name), length: size });
}
