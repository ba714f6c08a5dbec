import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { ShareCreateDto, ShareParams, ShareResponseDto, SharesParams } from './shares.dto.js';
import { SharesService } from './shares.service.js';

@ApiTags('shares')
@Controller('documents/:documentId/shares')
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Post()
  @Requires('share.create')
  @RateLimit('shares')
  @ApiOperation({ summary: 'Make a link that lets somebody outside the workspace read a document' })
  @ApiCreatedResponse({ type: ShareResponseDto })
  create(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: SharesParams,
    @Body() dto: ShareCreateDto,
  ): Promise<ShareResponseDto> {
    return this.shares.create(actor, documentId, dto);
  }

  @Get()
  @Requires('share.read')
  @ApiOperation({ summary: 'The links to a document that were not revoked, open ones first' })
  @ApiOkResponse({ type: [ShareResponseDto] })
  list(@CurrentActor() actor: Actor, @Param() { documentId }: SharesParams): Promise<ShareResponseDto[]> {
    return this.shares.list(actor, documentId);
  }

  @Delete(':shareId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('share.delete')
  @ApiOperation({ summary: 'Close a link for good' })
  @ApiNoContentResponse()
  revoke(@CurrentActor() actor: Actor, @Param() { documentId, shareId }: ShareParams): Promise<void> {
    return this.shares.revoke(actor, documentId, shareId);
  }
}
