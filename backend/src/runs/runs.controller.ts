import { Body, Controller, Get, Headers, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { OperationId } from '../common/operation-id.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';
import { RunControlService } from './run-control.service.js';
import { RunEventsService } from './run-events.service.js';
import { RunReaderService } from './run-reader.service.js';
import { RunStartService } from './run-start.service.js';
import { RunParams, RunResponseDto, RunStartDto, RunStartedDto, RunStartParams } from './runs.dto.js';
import { beginEventStream, readLastEventId } from './server-sent-events.js';

@ApiTags('runs')
@Controller()
export class RunsController {
  constructor(
    private readonly starts: RunStartService,
    private readonly reader: RunReaderService,
    private readonly events: RunEventsService,
    private readonly control: RunControlService,
  ) {}

  @Post('forge/projects/:projectId/runs')
  @HttpCode(HttpStatus.ACCEPTED)
  @Requires('run.create')
  @Idempotent()
  @RateLimit('runs')
  @ApiOperation({ summary: 'Start writing a document; its price is held' })
  @ApiAcceptedResponse({ type: RunStartedDto })
  start(
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string,
    @Param() { projectId }: RunStartParams,
    @Body() dto: RunStartDto,
  ): Promise<RunStartedDto> {
    return this.starts.start(actor, operationId, projectId, dto);
  }

  @Get('runs/:runId')
  @Requires('run.read')
  @ApiOperation({ summary: 'A run with its sections' })
  @ApiOkResponse({ type: RunResponseDto })
  get(@CurrentActor() actor: Actor, @Param() { runId }: RunParams): Promise<RunResponseDto> {
    return this.reader.get(actor, runId);
  }

  @Get('runs/:runId/events')
  @Requires('run.read')
  @ApiOperation({
    summary: 'A run as server-sent events',
    description:
      '`snapshot`: the run. Then `section`: a section that changed; `run`: the run without its sections; `end`: it ' +
      'is over. With `Last-Event-ID` only what changed since is sent.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, schema: { type: 'integer', minimum: 0 } })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  async follow(
    @CurrentActor() actor: Actor,
    @Param() { runId }: RunParams,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const request = { actor, runId, lastEventId: readLastEventId(lastEventId) };
    await this.events.open(request, () => beginEventStream(reply));
  }

  @Post('runs/:runId/pause')
  @HttpCode(HttpStatus.OK)
  @Requires('run.control')
  @ApiOperation({ summary: 'Pause after the sections that are being written' })
  @ApiOkResponse({ type: RunResponseDto })
  pause(@CurrentActor() actor: Actor, @Param() { runId }: RunParams): Promise<RunResponseDto> {
    return this.control.pause(actor, runId);
  }

  @Post('runs/:runId/resume')
  @HttpCode(HttpStatus.OK)
  @Requires('run.control')
  @ApiOperation({ summary: 'Go on with a paused run' })
  @ApiOkResponse({ type: RunResponseDto })
  resume(@CurrentActor() actor: Actor, @Param() { runId }: RunParams): Promise<RunResponseDto> {
    return this.control.resume(actor, runId);
  }

  @Post('runs/:runId/cancel')
  @HttpCode(HttpStatus.OK)
  @Requires('run.control')
  @ApiOperation({ summary: 'Stop, keep what is finished, and give the rest of the price back' })
  @ApiOkResponse({ type: RunResponseDto })
  cancel(@CurrentActor() actor: Actor, @Param() { runId }: RunParams): Promise<RunResponseDto> {
    return this.control.cancel(actor, runId);
  }

  @Post('runs/:runId/retry')
  @HttpCode(HttpStatus.OK)
  @Requires('run.control')
  @Idempotent()
  @RateLimit('runs')
  @ApiOperation({ summary: 'Write the failed sections again; their price is held again' })
  @ApiOkResponse({ type: RunResponseDto })
  retry(@CurrentActor() actor: Actor, @Param() { runId }: RunParams): Promise<RunResponseDto> {
    return this.control.retry(actor, runId);
  }
}
