import { Body, Controller, HttpCode, HttpStatus, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import {
  SectionImproveDto,
  SectionImproveResponseDto,
  SectionParams,
  SectionResponseDto,
  SectionRevertDto,
  SectionUpdateDto,
} from './section-changes.dto.js';
import { SectionEditsService } from './section-edits.service.js';
import { SectionImproveService } from './section-improve.service.js';

@ApiTags('documents')
@Controller()
export class SectionsController {
  constructor(
    private readonly edits: SectionEditsService,
    private readonly improvements: SectionImproveService,
  ) {}

  @Patch('documents/:documentId/sections/:sectionKey')
  @Requires('document.edit')
  @ApiOperation({ summary: 'Save a section' })
  @ApiOkResponse({ type: SectionResponseDto })
  save(
    @CurrentActor() actor: Actor,
    @Param() { documentId, sectionKey }: SectionParams,
    @Body() dto: SectionUpdateDto,
  ): Promise<SectionResponseDto> {
    return this.edits.save(actor, documentId, sectionKey, dto);
  }

  @Post('documents/:documentId/sections/:sectionKey/revert')
  @HttpCode(HttpStatus.OK)
  @Requires('document.edit')
  @ApiOperation({ summary: 'Put a section back to its state before a revision' })
  @ApiOkResponse({ type: SectionResponseDto })
  revert(
    @CurrentActor() actor: Actor,
    @Param() { documentId, sectionKey }: SectionParams,
    @Body() dto: SectionRevertDto,
  ): Promise<SectionResponseDto> {
    return this.edits.revert(actor, documentId, sectionKey, dto);
  }

  @Post('forge/documents/:documentId/sections/:sectionKey/improve')
  @HttpCode(HttpStatus.OK)
  @Requires('document.improve')
  @Idempotent()
  @RateLimit('improve')
  @ApiOperation({ summary: 'Improve a section with AI: 10 credits, charged only when it succeeds' })
  @ApiOkResponse({ type: SectionImproveResponseDto })
  improve(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Param() { documentId, sectionKey }: SectionParams,
    @Body() dto: SectionImproveDto,
  ): Promise<SectionImproveResponseDto> {
    return this.improvements.improve(actor, operationId, documentId, sectionKey, dto);
  }
}
