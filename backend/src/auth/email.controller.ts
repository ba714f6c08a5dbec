import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Public, SignedIn } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { EmailChangeDto, EmailVerifyDto } from './auth.dto.js';
import { EmailChangeService } from './email-change.service.js';

@ApiTags('Account')
@Controller()
export class EmailController {
  constructor(private readonly emails: EmailChangeService) {}

  @Post('user/email')
  @HttpCode(HttpStatus.ACCEPTED)
  @SignedIn()
  @RateLimit('email-change')
  @ApiOperation({ summary: 'Ask for another email address; a link goes there' })
  @ApiAcceptedResponse({ description: 'A link is on its way to the new address.' })
  request(@CurrentActor() actor: Actor, @Body() dto: EmailChangeDto): Promise<void> {
    return this.emails.request(actor, dto);
  }

  @Post('auth/email/verify')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @RateLimit('reset')
  @ApiOperation({ summary: 'Confirm the new address with the token of that link' })
  @ApiNoContentResponse()
  verify(@Body() dto: EmailVerifyDto): Promise<void> {
    return this.emails.verify(dto);
  }
}
