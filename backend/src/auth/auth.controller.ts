import { Body, Controller, HttpCode, HttpStatus, Inject, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExtractJwt } from 'passport-jwt';
import { CurrentActor, Public, SignedIn } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import {
  AccountCreateDto,
  PasswordForgotDto,
  PasswordResetDto,
  PasswordUpdateDto,
  SessionCreateDto,
  SessionGrantDto,
} from './auth.dto.js';
import { AuthService, type SignedInBrowser } from './auth.service.js';
import { PasswordService } from './password.service.js';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.js';
import { type Device, SessionsService } from './sessions.service.js';

const readBearer = ExtractJwt.fromAuthHeaderAsBearerToken();

@ApiTags('Sign-in')
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly auth: AuthService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('register')
  @Public()
  @RateLimit('register')
  @ApiOperation({ summary: 'Create an account with its own workspace and 500 credits' })
  @ApiCreatedResponse({ type: SessionGrantDto })
  async register(
    @Body() dto: AccountCreateDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionGrantDto> {
    return this.enter(reply, await this.auth.register(dto, device(request)));
  }

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Public()
  @RateLimit('login')
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: SessionGrantDto })
  async login(
    @Body() dto: SessionCreateDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionGrantDto> {
    return this.enter(reply, await this.auth.login(dto, device(request)));
  }

  @Post('refresh')
  @HttpCode(HttpStatus.OK)
  @Public()
  @ApiOperation({ summary: 'Exchange the refresh cookie for a new access token' })
  @ApiOkResponse({ type: SessionGrantDto, description: 'Takes the refresh cookie and sets its successor.' })
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionGrantDto> {
    return this.enter(reply, await this.auth.refresh(readRefreshCookie(request)));
  }

  /** Public, so that signing out works with an expired access token too. */
  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @ApiOperation({ summary: 'Sign out' })
  @ApiNoContentResponse()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    clearRefreshCookie(reply, this.config);
    await this.sessions.endByToken({ refreshToken: readRefreshCookie(request), accessToken: readBearer(request) });
  }

  @Post('password')
  @HttpCode(HttpStatus.NO_CONTENT)
  @SignedIn()
  @ApiOperation({ summary: 'Change the password' })
  @ApiNoContentResponse({ description: 'Every session has ended, this one too.' })
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body() dto: PasswordUpdateDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.passwords.change(actor, dto);
    clearRefreshCookie(reply, this.config);
  }

  @Post('password/forgot')
  @HttpCode(HttpStatus.ACCEPTED)
  @Public()
  @RateLimit('reset')
  @ApiOperation({ summary: 'Ask for a link to set a new password' })
  @ApiAcceptedResponse({ description: 'If there is such an account, a link is on its way to it.' })
  forgotPassword(@Body() dto: PasswordForgotDto): void {
    this.passwords.forgot(dto);
  }

  @Post('password/reset')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @RateLimit('reset')
  @ApiOperation({ summary: 'Set a new password with the token of such a link' })
  @ApiNoContentResponse({ description: 'Every session has ended.' })
  resetPassword(@Body() dto: PasswordResetDto): Promise<void> {
    return this.passwords.reset(dto);
  }

  private enter(reply: FastifyReply, { refreshToken, grant }: SignedInBrowser): SessionGrantDto {
    setRefreshCookie(reply, this.config, refreshToken);
    return grant;
  }
}

function device(request: FastifyRequest): Device {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? null };
}
