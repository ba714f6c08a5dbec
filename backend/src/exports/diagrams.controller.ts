import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { DiagramDrawerService } from './diagram-drawer.service.js';
import { DiagramsQuery, DiagramsResponseDto } from './diagrams.dto.js';
import { ExportParams } from './exports.dto.js';

@ApiTags('documents')
@Controller('documents/:documentId/diagrams')
export class DiagramsController {
  constructor(private readonly drawer: DiagramDrawerService) {}

  @Get()
  @Requires('document.read')
  @ApiOperation({ summary: "A document's diagrams as pictures, or those of an earlier version" })
  @ApiOkResponse({ type: DiagramsResponseDto })
  list(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: ExportParams,
    @Query() { version }: DiagramsQuery,
  ): Promise<DiagramsResponseDto> {
    return version === undefined
      ? this.drawer.list(actor, documentId)
      : this.drawer.listOfVersion(actor, documentId, version);
  }
}
