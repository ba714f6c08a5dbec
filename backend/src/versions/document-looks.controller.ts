import { Body, Controller, Get, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { DocumentLookDto, DocumentLookMarkDto } from './document-looks.dto.js';
import { DocumentLooksService } from './document-looks.service.js';
import { DifferenceResponseDto } from './version-differences.dto.js';
import { VersionsParams } from './versions.dto.js';

@ApiTags('versions')
@Controller('documents/:documentId/look')
export class DocumentLooksController {
  constructor(private readonly looks: DocumentLooksService) {}

  @Get()
  @Requires('version.read')
  @ApiOperation({ summary: 'When one last looked at a document, and what has changed since' })
  @ApiOkResponse({ type: DocumentLookDto })
  get(@CurrentActor() actor: Actor, @Param() { documentId }: VersionsParams): Promise<DocumentLookDto> {
    return this.looks.get(actor, documentId);
  }

  @Put()
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('version.read')
  @ApiOperation({ summary: 'Mark a document as seen, in the state that the revisions name' })
  @ApiNoContentResponse()
  mark(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: VersionsParams,
    @Body() { revisions }: DocumentLookMarkDto,
  ): Promise<void> {
    return this.looks.mark(actor, documentId, revisions);
  }

  @Get('difference')
  @Requires('version.read')
  @ApiOperation({ summary: 'What has changed in a document since one last looked' })
  @ApiOkResponse({ type: DifferenceResponseDto })
  difference(@CurrentActor() actor: Actor, @Param() { documentId }: VersionsParams): Promise<DifferenceResponseDto> {
    return this.looks.difference(actor, documentId);
  }
}
