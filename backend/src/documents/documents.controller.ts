import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiExtraModels, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { VersionParams } from '../versions/versions.dto.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { DocumentOutlineService } from './document-outline.service.js';
import {
  DocumentParams,
  DocumentResponseDto,
  DocumentSummaryDto,
  DocumentUpdateDto,
  OutlineUpdateDto,
  SectionStateDto,
  VersionRestoredDto,
} from './documents.dto.js';
import { DocumentsService } from './documents.service.js';
import { VersionRestoreService } from './version-restore.service.js';

@ApiTags('documents')
@ApiExtraModels(SectionStateDto)
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly outlines: DocumentOutlineService,
    private readonly versions: VersionRestoreService,
  ) {}

  @Get()
  @Requires('document.read')
  @TakesWorkspaceHeader()
  @ApiListQuery()
  @ApiOperation({ summary: 'Documents of the workspace, newest first' })
  @ApiOkResponse({
    type: [DocumentSummaryDto],
    headers: { 'Content-Range': { description: '`documents 0-24/319`', schema: { type: 'string' } } },
  })
  async list(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentSummaryDto[]> {
    const { rows, headers } = await this.documents.list(actor, workspace, query);
    reply.headers(headers);
    return rows;
  }

  @Get(':documentId')
  @Requires('document.read')
  @ApiOperation({ summary: 'A document with its sections' })
  @ApiOkResponse({ type: DocumentResponseDto })
  get(@CurrentActor() actor: Actor, @Param() { documentId }: DocumentParams): Promise<DocumentResponseDto> {
    return this.documents.get(actor, documentId);
  }

  @Patch(':documentId')
  @Requires('document.edit')
  @ApiOperation({ summary: 'Rename a document' })
  @ApiOkResponse({ type: DocumentResponseDto })
  rename(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: DocumentParams,
    @Body() dto: DocumentUpdateDto,
  ): Promise<DocumentResponseDto> {
    return this.documents.rename(actor, documentId, dto);
  }

  @Put(':documentId/outline')
  @Requires('document.edit')
  @ApiOperation({ summary: 'Take sections out of a document, put them in, or move them' })
  @ApiOkResponse({ type: DocumentResponseDto })
  arrange(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: DocumentParams,
    @Body() dto: OutlineUpdateDto,
  ): Promise<DocumentResponseDto> {
    return this.outlines.arrange(actor, documentId, dto);
  }

  @Delete(':documentId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('document.delete')
  @ApiOperation({ summary: 'Delete a document; restorable for 30 days' })
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param() { documentId }: DocumentParams): Promise<void> {
    return this.documents.delete(actor, documentId);
  }

  @Post(':documentId/restore')
  @HttpCode(HttpStatus.OK)
  @Requires('document.delete')
  @ApiOperation({ summary: 'Take a deletion back' })
  @ApiOkResponse({ type: DocumentResponseDto })
  restore(@CurrentActor() actor: Actor, @Param() { documentId }: DocumentParams): Promise<DocumentResponseDto> {
    return this.documents.restore(actor, documentId);
  }

  @Post(':documentId/versions/:version/restore')
  @HttpCode(HttpStatus.OK)
  @Requires('document.edit')
  @ApiOperation({ summary: 'Put an earlier version back, as a new one' })
  @ApiOkResponse({ type: VersionRestoredDto })
  restoreVersion(
    @CurrentActor() actor: Actor,
    @Param() { documentId, version }: VersionParams,
  ): Promise<VersionRestoredDto> {
    return this.versions.restore(actor, documentId, version);
  }
}
