import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { ProjectVersionsService } from './project-versions.service.js';
import { ProjectVersionDto, ProjectVersionsParams } from './versions.dto.js';

@ApiTags('versions')
@Controller()
export class ProjectVersionsController {
  constructor(private readonly versions: ProjectVersionsService) {}

  @Get('projects/:projectId/versions')
  @Requires('project.read')
  @ApiListQuery()
  @ApiOperation({ summary: 'The versions of all documents of a project, newest first' })
  @ApiOkResponse({ type: [ProjectVersionDto] })
  async listOfProject(
    @CurrentActor() actor: Actor,
    @Param() { projectId }: ProjectVersionsParams,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProjectVersionDto[]> {
    const { rows, headers } = await this.versions.listOfProject(actor, projectId, query);
    reply.headers(headers);
    return rows;
  }
}
