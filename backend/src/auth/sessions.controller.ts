import { Controller, Delete, Get, HttpCode, HttpStatus, Inject, Param, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, SignedIn } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { SessionParams, SessionResponseDto } from './auth.dto.js';
import { clearRefreshCookie } from './refresh-cookie.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Sign-in')
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Where the user is signed in' })
  @ApiOkResponse({ type: [SessionResponseDto] })
  list(@CurrentActor() actor: Actor): Promise<SessionResponseDto[]> {
    return this.sessions.list(actor);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @SignedIn()
  @ApiOperation({ summary: 'Sign out one session' })
  @ApiNoContentResponse()
  revoke(@CurrentActor() actor: Actor, @Param() { id }: SessionParams): Promise<void> {
    return this.sessions.revoke(actor, id);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @SignedIn()
  @ApiOperation({ summary: 'Sign out everywhere' })
  @ApiNoContentResponse({ description: 'Signed out everywhere, here too.' })
  async revokeAll(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.revokeAll(actor);
    clearRefreshCookie(reply, this.config);
  }
}
