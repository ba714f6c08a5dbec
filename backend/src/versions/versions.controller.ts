import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { ValidateUuid } from '../common/validators.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { VersionResponseDto } from './versions.dto.js';
import { VersionsService } from './versions.service.js';

class VersionsParams {
  @ValidateUuid()
  documentId: string;
}

@ApiTags('documents')
@Controller('documents/:documentId/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get()
  @Requires('version.read')
  @ApiOperation({ summary: 'The versions of a document, newest first' })
  @ApiOkResponse({ type: [VersionResponseDto] })
  list(@CurrentActor() actor: Actor, @Param() { documentId }: VersionsParams): Promise<VersionResponseDto[]> {
    return this.versions.list(actor, documentId);
  }
}
