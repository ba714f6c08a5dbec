import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, TakesWorkspaceHeader, WorkspaceHeader } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { ApiListQuery, ListQueryDto } from '../common/list-query.js';
import { OperationId } from '../common/operation-id.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { ActivityQuery, ActivityResponseDto } from './project-activity.dto.js';
import { ProjectActivityService } from './project-activity.service.js';
import { ProjectSuggestionsService } from './project-suggestions.service.js';
import {
  ProjectCreateDto,
  ProjectParams,
  ProjectResponseDto,
  ProjectUpdateDto,
  TemplateSuggestionDto,
} from './projects.dto.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly activity: ProjectActivityService,
    private readonly suggestions: ProjectSuggestionsService,
  ) {}

  @Post()
  @Requires('project.create')
  @Idempotent()
  @TakesWorkspaceHeader()
  @ApiOperation({ summary: 'Keep a product idea' })
  @ApiCreatedResponse({ type: ProjectResponseDto })
  create(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @WorkspaceHeader() workspace: string | null,
    @Body() dto: ProjectCreateDto,
  ): Promise<ProjectResponseDto> {
    return this.projects.create(actor, operationId, workspace, dto);
  }

  @Get()
  @Requires('project.read')
  @TakesWorkspaceHeader()
  @ApiListQuery()
  @ApiOperation({ summary: 'Projects of the workspace, newest first' })
  @ApiOkResponse({ type: [ProjectResponseDto] })
  async list(
    @CurrentActor() actor: Actor,
    @WorkspaceHeader() workspace: string | null,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProjectResponseDto[]> {
    const { rows, headers } = await this.projects.list(actor, workspace, query);
    reply.headers(headers);
    return rows;
  }

  @Get(':projectId')
  @Requires('project.read')
  @ApiOperation({ summary: 'One project' })
  @ApiOkResponse({ type: ProjectResponseDto })
  get(@CurrentActor() actor: Actor, @Param() { projectId }: ProjectParams): Promise<ProjectResponseDto> {
    return this.projects.get(actor, projectId);
  }

  @Get(':projectId/activity')
  @Requires('project.read')
  @ApiOperation({
    summary: 'Who did what in a project, newest first',
    description: 'The `Link` header leads to what is older.',
  })
  @ApiOkResponse({ type: [ActivityResponseDto] })
  async listActivity(
    @CurrentActor() actor: Actor,
    @Param() { projectId }: ProjectParams,
    @Query() query: ActivityQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActivityResponseDto[]> {
    const { rows, headers } = await this.activity.list(actor, projectId, query);
    reply.headers(headers);
    return rows;
  }

  @Get(':projectId/suggested-templates')
  @Requires('project.read')
  @ApiOperation({ summary: 'Templates that suit what a project has, the most fitting first' })
  @ApiOkResponse({ type: [TemplateSuggestionDto] })
  suggest(@CurrentActor() actor: Actor, @Param() { projectId }: ProjectParams): Promise<TemplateSuggestionDto[]> {
    return this.suggestions.list(actor, projectId);
  }

  @Patch(':projectId')
  @Requires('project.edit')
  @ApiOperation({ summary: 'Change title or idea' })
  @ApiOkResponse({ type: ProjectResponseDto })
  update(
    @CurrentActor() actor: Actor,
    @Param() { projectId }: ProjectParams,
    @Body() dto: ProjectUpdateDto,
  ): Promise<ProjectResponseDto> {
    return this.projects.update(actor, projectId, dto);
  }

  @Delete(':projectId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('project.delete')
  @ApiOperation({ summary: 'Delete a project with its documents; restorable for 30 days' })
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param() { projectId }: ProjectParams): Promise<void> {
    return this.projects.delete(actor, projectId);
  }
}
