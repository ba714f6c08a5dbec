import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { DiagramDrawerService } from './diagram-drawer.service.js';
import { DiagramsResponseDto } from './diagrams.dto.js';
import { ExportParams } from './exports.dto.js';

@ApiTags('documents')
@Controller('documents/:documentId/diagrams')
export class DiagramsController {
  constructor(private readonly drawer: DiagramDrawerService) {}

  @Get()
  @Requires('document.read')
  @ApiOperation({ summary: "A document's diagrams as pictures" })
  @ApiOkResponse({ type: DiagramsResponseDto })
  list(@CurrentActor() actor: Actor, @Param() { documentId }: ExportParams): Promise<DiagramsResponseDto> {
    return this.drawer.list(actor, documentId);
  }
}
