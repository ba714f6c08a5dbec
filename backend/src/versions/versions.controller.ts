import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { DifferenceQuery, DifferenceResponseDto } from './version-differences.dto.js';
import { VersionDifferencesService } from './version-differences.service.js';
import {
  VersionDetailDto,
  VersionParams,
  VersionResponseDto,
  VersionsParams,
  VersionUpdateDto,
} from './versions.dto.js';
import { VersionsService } from './versions.service.js';

@ApiTags('versions')
@Controller('documents/:documentId')
export class VersionsController {
  constructor(
    private readonly versions: VersionsService,
    private readonly differences: VersionDifferencesService,
  ) {}

  @Get('versions')
  @Requires('version.read')
  @ApiListQuery()
  @ApiOperation({ summary: 'The versions of a document, newest first' })
  @ApiOkResponse({
    type: [VersionResponseDto],
    headers: { 'Content-Range': { description: '`versions 0-49/72`', schema: { type: 'string' } } },
  })
  async list(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: VersionsParams,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VersionResponseDto[]> {
    const { rows, headers } = await this.versions.list(actor, documentId, query);
    reply.headers(headers);
    return rows;
  }

  @Get('versions/:version')
  @Requires('version.read')
  @ApiOperation({ summary: 'A version of a document with its sections' })
  @ApiOkResponse({ type: VersionDetailDto })
  get(@CurrentActor() actor: Actor, @Param() { documentId, version }: VersionParams): Promise<VersionDetailDto> {
    return this.versions.get(actor, documentId, version);
  }

  @Patch('versions/:version')
  @Requires('document.edit')
  @ApiOperation({ summary: 'Give a version a name' })
  @ApiOkResponse({ type: VersionResponseDto })
  rename(
    @CurrentActor() actor: Actor,
    @Param() { documentId, version }: VersionParams,
    @Body() { name }: VersionUpdateDto,
  ): Promise<VersionResponseDto> {
    return this.versions.rename(actor, documentId, version, name);
  }

  @Get('difference')
  @Requires('version.read')
  @ApiOperation({ summary: 'What differs between two versions, by requirement' })
  @ApiOkResponse({ type: DifferenceResponseDto })
  compare(
    @CurrentActor() actor: Actor,
    @Param() { documentId }: VersionsParams,
    @Query() { from, to }: DifferenceQuery,
  ): Promise<DifferenceResponseDto> {
    return this.differences.compare(actor, documentId, from, to);
  }
}
