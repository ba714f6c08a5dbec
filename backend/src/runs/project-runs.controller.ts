import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { RunSummaryDto } from './project-runs.dto.js';
import { ProjectRunsService } from './project-runs.service.js';
import { RunStartParams } from './runs.dto.js';

@ApiTags('runs')
@Controller()
export class ProjectRunsController {
  constructor(private readonly runs: ProjectRunsService) {}

  @Get('projects/:projectId/runs')
  @Requires('project.read')
  @ApiListQuery()
  @ApiOperation({ summary: 'The runs of a project, newest first' })
  @ApiOkResponse({ type: [RunSummaryDto] })
  async listOfProject(
    @CurrentActor() actor: Actor,
    @Param() { projectId }: RunStartParams,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RunSummaryDto[]> {
    const { rows, headers } = await this.runs.listOfProject(actor, projectId, query);
    reply.headers(headers);
    return rows;
  }
}
