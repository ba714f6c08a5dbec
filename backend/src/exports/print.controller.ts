import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { PrintParams, PrintQueryDto, PrintResponseDto } from './print.dto.js';
import { PrintService } from './print.service.js';

@ApiTags('exports')
@Controller('projects/:projectId/print')
export class PrintController {
  constructor(private readonly prints: PrintService) {}

  @Get()
  @Requires('project.read')
  @ApiOperation({ summary: 'A document of a project as pages to print, in HTML' })
  @ApiOkResponse({ type: PrintResponseDto })
  print(
    @CurrentActor() actor: Actor,
    @Param() { projectId }: PrintParams,
    @Query() query: PrintQueryDto,
  ): Promise<PrintResponseDto> {
    return this.prints.print(actor, projectId, query);
  }
}
